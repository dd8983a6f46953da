//! Runs every rule over a witness in one pass over its elements.

use jurat_text::GoOn;

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Key, Tag};
use crate::lint::context::Context;
use crate::lint::finding::{Finding, Severity};
use crate::lint::registry::RULES;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::sites;
use crate::lint::yaml_driver;
use crate::program::Program;
use crate::reading::{Reading, Syntax};

/// What to look at.
#[derive(Clone, Copy, Debug)]
pub struct LintOptions {
    /// Whether the strict rules are on.
    pub strict: bool,
    /// How many findings of one rule are kept; the others are counted.
    pub max_per_rule: usize,
}

/// The findings of a witness.
#[derive(Debug)]
pub struct LintReport {
    /// In the order of the file.
    pub findings: Vec<Finding>,
    /// Rules that were broken more often than findings were kept, and how often in all; by code.
    pub cut: Vec<(&'static Rule, usize)>,
}

impl LintReport {
    /// The worst severity found.
    pub fn worst(&self) -> Option<Severity> {
        self.findings.iter().map(|finding| finding.severity).max()
    }
}

/// Runs the rules over a witness; rules that need the program are silent without it.
pub fn lint(reading: &Reading, program: Option<&Program>, options: LintOptions) -> LintReport {
    lint_while(reading, program, options, &|| true).unwrap_or_else(|| unreachable!("nobody stops it"))
}

/// The same; nothing when it was told to stop.
pub fn lint_while(
    reading: &Reading,
    program: Option<&Program>,
    options: LintOptions,
    go_on: GoOn<'_>,
) -> Option<LintReport> {
    let mut ctx = Context::new(reading, program, options, RULES[0], go_on);
    let rules = || RULES.iter().copied().filter(|rule| options.strict || !rule.strict);
    for rule in rules() {
        if ctx.enter(rule) {
            check_whole(&mut ctx, rule);
        }
    }
    match &reading.syntax {
        Syntax::GraphMl(document) => Dispatch::new(rules()).run(&mut ctx, document),
        Syntax::Yaml(document) => yaml_driver::check(&mut ctx, document, rules()),
        Syntax::Unknown => {}
    }
    sites::run(&mut ctx, rules());
    let (mut findings, counts) = ctx.finish()?;
    findings.sort_by_key(|finding| (finding.span.start, finding.rule.code));
    let cut = rules()
        .filter_map(|rule| {
            let count = *counts.get(rule.code)?;
            (count > options.max_per_rule).then_some((rule, count))
        })
        .collect();
    Some(LintReport { findings, cut })
}

/// Runs the checks that look at the witness as a whole.
fn check_whole(ctx: &mut Context<'_>, rule: &'static Rule) {
    let reading = ctx.reading;
    match (rule.check, &reading.syntax) {
        (Check::Problem(check), _) => reading.problems.iter().for_each(|problem| check(ctx, problem)),
        (Check::Witness(check), Syntax::GraphMl(_) | Syntax::Yaml(_)) => check(ctx, &reading.witness),
        (Check::GraphMl(check), Syntax::GraphMl(document)) => check(ctx, document),
        // A file that breaks off misses much; only the place where it breaks off is worth telling.
        (Check::Yaml(check), Syntax::Yaml(document)) if !document.is_cut => check(ctx, document),
        (Check::Automaton(check), Syntax::GraphMl(_)) => {
            if let Some(automaton) = reading.witness.automaton() {
                check(ctx, automaton);
            }
        }
        (Check::Entries(check), Syntax::Yaml(_)) => {
            if let Some(entries) = reading.witness.entries() {
                check(ctx, entries);
            }
        }
        _ => {}
    }
}

type ElementCheck = fn(&mut Context<'_>, &GraphmlDocument, ElementId, &GraphmlElement);
type DatumCheck = fn(&mut Context<'_>, &Datum<'_>);

/// The checks of single elements, sorted by what they want to see, so that each element meets only its own.
struct Dispatch {
    by_tag: [Vec<(&'static Rule, ElementCheck)>; Tag::Other as usize + 1],
    by_key: [Vec<(&'static Rule, DatumCheck)>; Key::Other as usize + 1],
}

impl Dispatch {
    fn new(rules: impl Iterator<Item = &'static Rule>) -> Self {
        let mut dispatch = Self { by_tag: Default::default(), by_key: std::array::from_fn(|_| Vec::new()) };
        for rule in rules {
            match rule.check {
                Check::Element(tag, check) => dispatch.by_tag[tag as usize].push((rule, check)),
                Check::Datum(keys, check) => {
                    for key in keys {
                        dispatch.by_key[*key as usize].push((rule, check));
                    }
                }
                Check::Problem(_)
                | Check::GraphMl(_)
                | Check::Automaton(_)
                | Check::Yaml(_)
                | Check::Mapping(..)
                | Check::Sequence(_)
                | Check::Entries(_)
                | Check::Site(_)
                | Check::Witness(_) => {}
            }
        }
        dispatch
    }

    fn run(&self, ctx: &mut Context<'_>, document: &GraphmlDocument) {
        for (id, element) in document.unusual_elements() {
            for (rule, check) in &self.by_tag[element.tag as usize] {
                if ctx.enter(rule) {
                    check(ctx, document, id, element);
                }
            }
        }
        for (_, data) in document.with_tag(Tag::Data) {
            if !self.by_key[data.key as usize].is_empty() {
                self.datum(ctx, document, data);
            }
        }
    }

    fn datum(&self, ctx: &mut Context<'_>, document: &GraphmlDocument, element: &GraphmlElement) {
        let value = document.content(element);
        if value.is_empty() {
            return;
        }
        let datum = Datum { key: element.key, value, span: document.content_span(element) };
        for (rule, check) in &self.by_key[element.key as usize] {
            if ctx.enter(rule) {
                check(ctx, &datum);
            }
        }
    }
}
