//! Conditions: expressions that must be true at a loop or a statement.

use jurat_witness::claims::{Claim, Fact, Moment, Place};
use jurat_witness::expr;
use jurat_witness::model::Language;
use rustc_hash::FxHashSet;
use smol_str::SmolStr;

use crate::checks::index::Spot;
use crate::checks::{Check, Dropped, Expected, Fate, Site, Wildcard};
use crate::source::Source;

/// Methods of the JDK that only tell. A method of the program may have such a name and do anything, so these names count only
/// where the program declares none of them.
const PURE_CALLS: &[&str] = &[
    "abs", "charAt", "compareTo", "contains", "containsKey", "endsWith", "equals", "floorMod", "get", "indexOf",
    "intValue", "isEmpty", "isNaN", "length", "longValue", "max", "min", "size", "startsWith",
];

/// Of these, methods of functional interfaces: where there are lambdas, they may do anything, too.
const OF_LAMBDAS: &[&str] = &["compareTo", "get"];

/// Makes checks of conditions.
pub(super) struct Conditions<'a> {
    sources: &'a [Source],
    /// The names of the program's methods.
    declared: FxHashSet<&'a str>,
    /// Whether it has lambdas or method references.
    has_lambdas: bool,
}

impl<'a> Conditions<'a> {
    pub(super) fn new(sources: &'a [Source]) -> Self {
        let methods = sources.iter().flat_map(|source| &source.sites().methods);
        let has_lambdas = sources.iter().any(|source| source.text.contains("->") || source.text.contains("::"));
        Self { sources, declared: methods.map(|method| method.name.as_str()).collect(), has_lambdas }
    }

    /// The check of a claim that is a condition.
    pub(super) fn check(&self, idx: usize, claim: &Claim, spot: Spot<'_>) -> Result<Check, Fate> {
        let Fact::Condition { moment, expression, result_of } = &claim.fact else {
            return Err(Fate::Dropped(Dropped::Unsupported("claims of this kind")));
        };
        let expression = self.expression(expression)?;
        if result_of.is_some() {
            return Err(Fate::Dropped(Dropped::Unsupported("conditions on results")));
        }
        let site = self.site(&claim.place, spot, *moment).map_err(Fate::Dropped)?;
        Ok(Check {
            file: spot.file,
            line: spot.line,
            subject: moment.as_str().into(),
            expected: Expected::Condition { expression, claim: idx },
            sites: vec![site],
        })
    }

    /// The text as a Java expression on one line that only tells. Names are javac's to judge.
    fn expression(&self, text: &str) -> Result<SmolStr, Fate> {
        let text = text.trim().trim_end_matches(';').trim_end();
        let mentions = expr::parse(text, Language::Java)
            .map_err(|error| Fate::Dropped(Dropped::NotJava(error.message)))?;
        // javac replaces these before it looks at anything else: they may hide the end of a literal, and a call behind it.
        if text.contains("\\u") {
            return Err(Fate::Dropped(Dropped::Unsupported("Unicode escapes")));
        }
        if text == "true" {
            return Err(Fate::Wildcard(Wildcard::Trivial));
        }
        if !mentions.results.is_empty() || !mentions.transitions.is_empty() {
            return Err(Fate::Dropped(Dropped::Unsupported("references to results and earlier states")));
        }
        let call = mentions.calls.iter().map(|span| &text[span.start as usize..span.end as usize]);
        let is_pure = |name: &str| {
            let is_lambda = self.has_lambdas && OF_LAMBDAS.contains(&name);
            PURE_CALLS.contains(&name) && !self.declared.contains(name) && !is_lambda
        };
        if let Some(name) = call.into_iter().find(|name| !is_pure(name)) {
            return Err(Fate::Dropped(Dropped::Call(name.to_owned())));
        }
        Ok(text.split(['\n', '\r']).collect::<Vec<_>>().join(" ").into())
    }

    fn site(&self, place: &Place, spot: Spot<'_>, moment: Moment) -> Result<Site, Dropped> {
        match moment {
            Moment::LoopHead => self.loop_head(place, spot),
            Moment::Before => self.statement(place, spot).map(Site::Before),
            Moment::After => self.after(place, spot),
            Moment::LoopTransition | Moment::LocationTransition => {
                Err(Dropped::Unsupported("transition invariants"))
            }
        }
    }

    /// The loop at the place; without a column, the leftmost of the line.
    fn loop_head(&self, place: &Place, spot: Spot<'_>) -> Result<Site, Dropped> {
        let loops = self.sources[spot.file].sites().loops.iter().enumerate();
        let is_here = |line, column| spot.line == line && place.column.is_none_or(|it| it == column);
        let mut found = loops.filter(|(_, it)| is_here(it.start.line, it.start.column));
        let (idx, site) = found.next().ok_or(Dropped::NoSite)?;
        site.obstacle.map_or(Ok(Site::LoopHead(idx)), |reason| Err(Dropped::Obstacle(reason)))
    }

    fn statement(&self, place: &Place, spot: Spot<'_>) -> Result<usize, Dropped> {
        let statements = self.sources[spot.file].sites().statements.iter().enumerate();
        let is_here = |line, column| spot.line == line && place.column.is_none_or(|it| it == column);
        let mut found = statements.filter(|(_, it)| is_here(it.start.line, it.start.column));
        let (idx, site) = found.next().ok_or(Dropped::NoSite)?;
        site.obstacle.map_or(Ok(idx), |reason| Err(Dropped::Obstacle(reason)))
    }

    /// Behind the one statement that starts on the line. With several it is open which of them the edge means.
    fn after(&self, place: &Place, spot: Spot<'_>) -> Result<Site, Dropped> {
        let statements = &self.sources[spot.file].sites().statements;
        let n_here = statements.iter().filter(|statement| statement.start.line == spot.line).count();
        if n_here > 1 {
            return Err(Dropped::Ambiguous);
        }
        let idx = self.statement(place, spot)?;
        match statements[idx].goes_on {
            true => Ok(Site::After(idx)),
            false => Err(Dropped::Obstacle("nothing runs behind this statement")),
        }
    }
}
