//! Conditions: expressions that must be true at a loop or a statement.

use jurat_java::sites::{LoopSite, MethodSite, Sites};
use jurat_java::{Loop, LoopKind, Outline, Place as At};
use jurat_witness::claims::{Claim, ClaimPlace as Place, Fact, Moment};
use jurat_witness::expr::{self, Mentions};
use jurat_witness::jbmc::Scope;
use jurat_witness::model::Language;
use smol_str::SmolStr;

use crate::checks::captures::captures;
use crate::checks::index::{Spot, is_in, simple_name};
use crate::checks::purity;
use crate::checks::{Check, Dropped, Expected, Fate, Site, Wildcard};
use crate::ids::ClaimId;
use crate::lexical::{breaks_in_literal, without_comments, without_comments_and_literals};
use crate::source::Source;

/// Makes checks of conditions.
pub(super) struct Conditions<'a> {
    sources: &'a [Source],
}

impl<'a> Conditions<'a> {
    pub(super) fn new(sources: &'a [Source]) -> Self {
        Self { sources }
    }

    /// The check of a claim that is a condition.
    pub(super) fn check(&self, id: ClaimId, claim: &Claim, spot: Spot<'_>) -> Result<Check, Fate> {
        let Fact::Condition { moment, expression, result_of } = &claim.fact else {
            return Err(Fate::Dropped(Dropped::Unsupported("claims of this kind")));
        };
        let (expression, mentions) = parse(expression)?;
        if let Some(dropped) = purity::unknown_call(&expression, &mentions) {
            return Err(Fate::Dropped(dropped));
        }
        if result_of.is_some() {
            return Err(Fate::Dropped(Dropped::Unsupported("conditions on results")));
        }
        let site = self.site(&claim.place, spot, *moment).map_err(Fate::Dropped)?;
        self.means_the_same(&expression, &mentions, spot, &site).map_err(Fate::Dropped)?;
        Ok(Check {
            source: spot.source,
            line: spot.line,
            subject: moment.as_str().into(),
            expected: Expected::Condition { expression, claim: id },
            sites: vec![site],
        })
    }

    /// Whether the names of a condition mean at the site what the witness means by them.
    fn means_the_same(
        &self,
        expression: &str,
        mentions: &Mentions,
        spot: Spot<'_>,
        site: &Site,
    ) -> Result<(), Dropped> {
        let source = &self.sources[spot.source.index()];
        let sites = source.sites();
        let method = match site {
            Site::LoopHead(idx) => sites.loops[*idx].method,
            Site::Before(idx) | Site::After(idx) => sites.statements[*idx].method,
            Site::Store(_)
            | Site::Element(_)
            | Site::Elements(_)
            | Site::Length(_)
            | Site::Argument { .. } => return Ok(()),
        };
        if !is_in_or_around(spot.scope, &sites.methods[method], sites) {
            return Err(Dropped::OtherMethod);
        }
        if captures(self.sources, spot.source, method, expression, mentions) {
            return Err(Dropped::Obstacle("a lambda would have to hold what is named outside of it"));
        }
        match site {
            Site::LoopHead(idx) if hides(source, &sites.loops[*idx], expression) => Err(Dropped::Hidden),
            _ => Ok(()),
        }
    }

    fn site(&self, place: &Place, spot: Spot<'_>, moment: Moment) -> Result<Site, Dropped> {
        match moment {
            Moment::LoopHead => self.loop_head(place, spot),
            Moment::Before => self.statement(place, spot).map(Site::Before),
            Moment::After => self.after(place, spot),
            Moment::LoopTransition | Moment::LocationTransition => {
                Err(Dropped::Unsupported("transition invariants"))
            }
            Moment::Branch => Err(Dropped::Unsupported("conditions on one side of a branch")),
            Moment::Call => Err(Dropped::Unsupported("conditions where a method is entered or left")),
            Moment::State => Err(Dropped::Unsupported("conditions in one of several states behind a line")),
            Moment::Never => Err(Dropped::Unreachable),
        }
    }

    /// The loop at the place; without a column, the leftmost of the line, or in GraphML any: offsets are not looked at.
    fn loop_head(&self, place: &Place, spot: Spot<'_>) -> Result<Site, Dropped> {
        let loops = self.sources[spot.source.index()].sites().loops.iter().enumerate();
        let is_here = |line, column| spot.line == line && place.column.is_none_or(|it| it == column);
        let mut found = loops.filter(|(_, it)| is_here(it.start.line, it.start.column));
        let (idx, site) = found.next().ok_or(Dropped::NoSite)?;
        if place.is_any_of_line && found.next().is_some() {
            return Err(Dropped::Obstacle("several loops start on the line"));
        }
        if place.is_any_of_line && leads_to_other_loop(&self.sources[spot.source.index()], spot.line) {
            return Err(Dropped::Obstacle("the line also leads to the head of another loop"));
        }
        site.obstacle.map_or(Ok(Site::LoopHead(idx)), |reason| Err(Dropped::Obstacle(reason)))
    }

    fn statement(&self, place: &Place, spot: Spot<'_>) -> Result<usize, Dropped> {
        let statements = self.sources[spot.source.index()].sites().statements.iter().enumerate();
        let is_here = |line, column| spot.line == line && place.column.is_none_or(|it| it == column);
        let mut found = statements.filter(|(_, it)| is_here(it.start.line, it.start.column));
        let (idx, site) = found.next().ok_or(Dropped::NoSite)?;
        site.obstacle.map_or(Ok(idx), |reason| Err(Dropped::Obstacle(reason)))
    }

    /// Behind the one statement that starts on the line. With several it is open which of them the edge means.
    fn after(&self, place: &Place, spot: Spot<'_>) -> Result<Site, Dropped> {
        let statements = &self.sources[spot.source.index()].sites().statements;
        let n_here = statements.iter().filter(|statement| statement.start.line == spot.line).count();
        if n_here > 1 {
            return Err(Dropped::Ambiguous);
        }
        let idx = self.statement(place, spot)?;
        if has_parts(&self.sources[spot.source.index()], statements[idx].start) {
            return Err(Dropped::Obstacle("the edge may end anywhere within this statement"));
        }
        if !is_end_of_statement(place, &self.sources[spot.source.index()], statements[idx].start) {
            return Err(Dropped::Obstacle("the edge ends elsewhere than the statement of its first line"));
        }
        if statements[idx].goes_on {
            Ok(Site::After(idx))
        } else {
            Err(Dropped::Obstacle("nothing runs behind this statement"))
        }
    }
}

/// Whether a place, if it says where it ends, ends on the last line of the statement that starts here.
fn is_end_of_statement(place: &Place, source: &Source, start: At) -> bool {
    let line_at = |offset: u32| 1 + source.text.chars().take(offset as usize).filter(|c| *c == '\n').count();
    let said = place.end_line.into_iter().chain(place.end_offset.map(|offset| line_at(offset) as u32));
    let ends = source.outline.statements.iter().filter(|it| it.start == start).map(|it| it.end.line);
    let ends: Vec<u32> = ends.collect();
    said.into_iter().all(|line| ends.contains(&line))
}

/// Whether the statement at a place has others in it: behind which part of `for (i = 0; i < n; i++) {` does its line end?
/// Whether the loop that starts on a line is followed by another one, or is the last thing that one around it does: whoever leaves it
/// comes to the head of that one.
fn leads_to_other_loop(source: &Source, line: u32) -> bool {
    let outline = &source.outline;
    let starts = |it: &&Loop| it.start.line == line;
    outline.loops.iter().filter(starts).any(|inner| {
        let mut own = outline.statements.iter().filter(|it| it.start == inner.start);
        let next = own.find_map(|it| it.next);
        outline.loops.iter().filter(|other| other.start != inner.start).any(|other| {
            let is_around = other.start < inner.start && inner.last_line <= other.last_line;
            match next {
                Some(next) => other.start == next,
                // The head of a `for` is behind what it does after each iteration, which stands elsewhere.
                None => is_around && !(other.kind == LoopKind::For && has_update(&source.text, other.start)),
            }
        })
    })
}

/// Whether the head of a `for` says what is done after each iteration.
fn has_update(text: &str, start: At) -> bool {
    let code = without_comments_and_literals(text);
    let mut lines = code.lines().skip(start.line.saturating_sub(1) as usize);
    let first: String =
        lines.next().unwrap_or_default().chars().skip(start.column.saturating_sub(1) as usize).collect();
    let mut depth = 0_u32;
    let mut last = ' ';
    for c in first.chars().chain(lines.flat_map(|line| line.chars().chain(['\n']))) {
        match c {
            '(' => depth += 1,
            ')' if depth <= 1 => break,
            ')' => depth -= 1,
            _ => {}
        }
        if !c.is_whitespace() {
            last = c;
        }
    }
    last != ';'
}

fn has_parts(source: &Source, start: At) -> bool {
    let statements = &source.outline.statements;
    let mut whole = statements.iter().filter(|it| it.start == start && !it.is_simple);
    whole.any(|it| statements.iter().any(|other| it.start < other.start && other.end <= it.end))
}

/// Whether a scope means a method, or the one that a lambda stands in.
fn is_in_or_around(scope: Option<&Scope>, method: &MethodSite, sites: &Sites) -> bool {
    let is_around = |outer: &&MethodSite| {
        !outer.is_lambda() && outer.first_line <= method.first_line && method.last_line <= outer.last_line
    };
    let mut around = sites.methods.iter().filter(is_around);
    is_in(scope, method, sites) || method.is_lambda() && around.any(|outer| is_in(scope, outer, sites))
}

/// Whether the body of a `do` declares a variable or a class that the condition names. Where the loop has no end it is looked at
/// from inside of the body, and there the name would mean what the body declares.
fn hides(source: &Source, site: &LoopSite, expression: &str) -> bool {
    let Outline { loops, variables, classes, .. } = &source.outline;
    if !loops.iter().any(|it| it.kind == LoopKind::Do && it.start == site.start) {
        return false;
    }
    let words: Vec<&str> =
        expression.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).collect();
    let inner_variables =
        variables.iter().filter(|it| it.declared >= site.start && it.declared.line <= site.last_line);
    let inner_classes =
        classes.iter().filter(|it| (site.start.line..=site.last_line).contains(&it.first_line));
    let mut declared =
        inner_variables.map(|it| it.name.as_str()).chain(inner_classes.map(|it| simple_name(&it.name)));
    declared.any(|name| words.contains(&name) && !name.is_empty())
}

/// The text as a Java expression on one line. Names are javac's to judge.
fn parse(text: &str) -> Result<(SmolStr, Mentions), Fate> {
    if let Some(dropped) = purity::misread(text) {
        return Err(Fate::Dropped(dropped));
    }
    // On one line, the first `//` would hide all that follows.
    let text = without_comments(text);
    let text = text.trim().trim_end_matches(';').trim_end();
    let mentions =
        expr::parse(text, Language::Java).map_err(|error| Fate::Dropped(Dropped::NotJava(error.message)))?;
    if text == "true" {
        return Err(Fate::Wildcard(Wildcard::Trivial));
    }
    if !mentions.results.is_empty() || !mentions.transitions.is_empty() {
        return Err(Fate::Dropped(Dropped::Unsupported("references to results and earlier states")));
    }
    if breaks_in_literal(text) {
        return Err(Fate::Dropped(Dropped::NotJava("found a line end inside of a literal".to_owned())));
    }
    // A line end is one byte or two, so spans would move if it became anything else than as many spaces.
    Ok((text.replace(['\n', '\r'], " ").into(), mentions))
}
