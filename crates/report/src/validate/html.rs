//! A validation as one self-contained page.
//!
//! The page has no script: folds and filters are those of the browser, so that nothing of a program or a witness could
//! ever run in it.

use askama::Template;
use jurat_validate::Validation;
use jurat_witness::program::Program;

use crate::lines::numbered_lines;
use crate::validate::fates::{ClaimFate, ShownReason};
use crate::validate::notes::{Note, notes};
use crate::validate::report::engine_in_words;
use crate::validate::{ValidationReport, ViolationReport};

/// As many bytes of a woven file are shown.
const MAX_WOVEN_BYTES: usize = 200_000;
/// As many reasons are listed.
const MAX_REASONS: usize = 100;
/// Notes stand no further to the right.
const MAX_INDENT: usize = 24;
/// As many inputs are listed.
const MAX_INPUTS: usize = 1_000;

#[derive(Template)]
#[template(path = "validate.html")]
struct Page<'a> {
    report: &'a ValidationReport,
    /// The verdict as a class of the style sheet.
    verdict: String,
    facts: Vec<(&'static str, String)>,
    violation: Option<Violation<'a>>,
    tallies: Vec<Tally>,
    n_internal: usize,
    files: Vec<File<'a>>,
    elsewhere: Vec<(String, Vec<Note>)>,
    n_elsewhere_left_out: usize,
    reasons: Vec<ReasonRow<'a>>,
    woven: Vec<Woven<'a>>,
    version: &'static str,
}

struct Violation<'a> {
    report: &'a ViolationReport,
    link: Option<Link>,
    arguments: Given<'a>,
    inputs: Given<'a>,
}

/// What the program was given, as much as is listed.
struct Given<'a> {
    values: &'a [String],
    n_left_out: usize,
}

/// A line of the given sources.
struct Link {
    file: usize,
    line: u32,
}

/// How many claims met a fate, and what that means.
struct Tally {
    fate: ClaimFate,
    count: usize,
    meaning: &'static str,
}

struct File<'a> {
    name: &'a str,
    number: usize,
    lines: Vec<Line<'a>>,
}

struct Line<'a> {
    number: u32,
    text: &'a str,
    notes: Vec<Note>,
}

impl Line<'_> {
    /// Whether there is something to see without asking for the verifier's own variables.
    fn is_claimed(&self) -> bool {
        self.notes.iter().any(|note| !note.is_internal)
    }

    /// The width of the space before the text, so that notes stand below it.
    fn indent(&self) -> usize {
        let space = self.text.chars().take_while(|c| c.is_whitespace());
        space.map(|c| if c == '\t' { 4 } else { 1 }).sum::<usize>().min(MAX_INDENT)
    }

    fn is_violated(&self) -> bool {
        self.notes.iter().any(|note| note.fate == ClaimFate::Violated)
    }
}

struct ReasonRow<'a> {
    fate: ClaimFate,
    reason: &'a ShownReason,
    link: Option<Link>,
}

struct Woven<'a> {
    name: &'a str,
    lines: Vec<(u32, &'a str)>,
    is_cut: bool,
}

/// The page. `woven` are the names and texts of the woven sources.
pub fn html(
    report: &ValidationReport,
    validation: &Validation,
    program: &Program,
    woven: &[(String, String)],
) -> String {
    let mut notes = notes(report, &validation.claims, program);
    let files = program.files.iter().enumerate().map(|(idx, file)| {
        let line = |(number, text)| Line {
            number,
            text,
            notes: notes.at_lines.remove(&(idx, number)).unwrap_or_default(),
        };
        File { name: &file.name, number: idx + 1, lines: numbered_lines(&file.text).map(line).collect() }
    });
    let page = Page {
        report,
        verdict: report.verdict.to_lowercase(),
        facts: facts(report),
        violation: report.violation.as_ref().map(|violation| counterexample(violation, program)),
        tallies: tallies(report),
        n_internal: report.claims.iter().filter(|claim| claim.verifiers_own).count(),
        files: files.collect(),
        elsewhere: notes.elsewhere,
        n_elsewhere_left_out: notes.n_elsewhere_left_out,
        reasons: reasons(report, program),
        woven: woven.iter().map(|(name, text)| Woven::new(name, text)).collect(),
        version: env!("CARGO_PKG_VERSION"),
    };
    page.render().unwrap_or_else(|error| unreachable!("a string can always be written to: {error}"))
}

/// The parts of a sentence, and whether each is code: what stands between backticks.
fn prose(sentence: &str) -> impl Iterator<Item = (bool, &str)> {
    sentence.split('`').enumerate().map(|(idx, part)| (idx % 2 == 1, part))
}

fn facts(report: &ValidationReport) -> Vec<(&'static str, String)> {
    let mut facts = vec![
        ("Witness", report.witness.clone()),
        ("Property", report.property.clone()),
        match &report.path {
            Some(path) => ("Violation", path.words()),
            None => ("Semantics", report.semantics.to_owned()),
        },
        ("Claims", report.counts()),
        ("Time", report.took()),
    ];
    if let Some(engine) = report.engine {
        facts.insert(2, ("Engine", engine_in_words(engine, report.opinion_of)));
    }
    facts.extend(report.notes.iter().map(|note| ("Note", note.clone())));
    facts
}

fn counterexample<'a>(violation: &'a ViolationReport, program: &Program) -> Violation<'a> {
    Violation {
        report: violation,
        link: link(program, violation.file.as_deref(), violation.line),
        arguments: given(&violation.arguments),
        inputs: given(&violation.inputs),
    }
}

fn given(values: &[String]) -> Given<'_> {
    let listed = &values[..values.len().min(MAX_INPUTS)];
    Given { values: listed, n_left_out: values.len() - listed.len() }
}

fn link(program: &Program, file: Option<&str>, line: Option<u32>) -> Option<Link> {
    let found = program.file(file?)?;
    let file = program.files.iter().position(|other| std::ptr::eq(other, found))? + 1;
    let line = line.filter(|line| (1..=found.n_lines()).contains(line))?;
    Some(Link { file, line })
}

fn tallies(report: &ValidationReport) -> Vec<Tally> {
    let count = |fate| report.claims.iter().filter(|claim| claim.fate == fate).count();
    let tally = |fate, meaning| Tally { fate, count: count(fate), meaning };
    let n_open = count(ClaimFate::Open);
    if n_open > 0 {
        return vec![Tally {
            fate: ClaimFate::Open,
            count: n_open,
            meaning: "not looked at, for the reason above",
        }];
    }
    let checked = match report.verdict {
        _ if report.path.is_some() => "so it was in the run that shows the violation",
        "True" => "holds in every execution",
        "False" => "tested in the program, and not what was found to be wrong",
        _ => "to be tested in the program, but there is no answer",
    };
    vec![
        tally(ClaimFate::Violated, "wrong in the execution that was found"),
        tally(ClaimFate::Checked, checked),
        tally(ClaimFate::Dropped, "not tested, for the reason beside it"),
        tally(ClaimFate::Wildcard, "says nothing that can be tested"),
    ]
}

fn reasons<'a>(report: &'a ValidationReport, program: &Program) -> Vec<ReasonRow<'a>> {
    let dropped = report.dropped.iter().map(|reason| (ClaimFate::Dropped, reason));
    let wildcard = report.wildcard.iter().map(|reason| (ClaimFate::Wildcard, reason));
    let row = |(fate, reason): (ClaimFate, &'a ShownReason)| ReasonRow {
        fate,
        reason,
        link: link(program, reason.file.as_deref(), reason.line),
    };
    dropped.chain(wildcard).take(MAX_REASONS).map(row).collect()
}

impl<'a> Woven<'a> {
    fn new(name: &'a str, text: &'a str) -> Self {
        let mut n_bytes = 0;
        let fits = |(_, line): &(u32, &str)| {
            n_bytes += line.len() + 1;
            n_bytes <= MAX_WOVEN_BYTES
        };
        let lines: Vec<_> = numbered_lines(text).take_while(fits).collect();
        let is_cut = lines.len() < text.lines().count();
        Self { name, lines, is_cut }
    }
}
