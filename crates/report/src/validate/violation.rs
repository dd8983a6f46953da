//! What is violated, in words.

use jurat_validate::checks::{Check, Expect, Expectation, Expected};
use jurat_validate::ids::{CheckId, ClaimId};
use jurat_validate::source::Source;
use jurat_validate::{Semantics, Validation, Verdict, Violated};
use jurat_witness::claims::Fact;
use serde::Serialize;

/// As many claimed values are named.
const N_SHOWN: usize = 8;

/// What is violated, in words.
#[derive(Clone, Debug, Serialize)]
pub struct ViolationReport {
    /// What kind of thing is violated.
    pub kind: ViolationKind,
    /// The file of the program.
    pub file: Option<String>,
    /// The line of the program.
    pub line: Option<u32>,
    /// That line, without the space around it.
    pub source: Option<String>,
    /// One sentence.
    pub message: String,
    /// What the witness claims instead of what was found.
    pub claimed: Option<String>,
    /// What was found.
    pub found: Option<String>,
    /// Which occurrence it was at that place, from 1.
    pub occurrence: Option<u64>,
    /// The call of the method that was asked for instead of `main`: `pk.Type.name(0, null)`.
    pub call: Option<String>,
    /// What `main`, or that method, was called with.
    pub arguments: Vec<String>,
    /// The standard input, as a Java string has it, in quotes; a byte that is no text is `\\xff`. None if nothing depends on it.
    pub standard_input: Option<String>,
    /// What the program was given, in the order in which it asks.
    pub inputs: Vec<String>,
    /// The places of the program that were being executed, the innermost first.
    pub trace: Vec<String>,
}

/// What kind of thing is violated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ViolationKind {
    /// An assertion of the program fails.
    Assertion,
    /// An exception leaves `main` that the property forbids.
    Exception,
    /// A condition of the witness is false.
    Condition,
    /// A value is none that the witness claims.
    Value,
}

impl ViolationReport {
    /// `Main.java:7`, or the method of a class file that tells no lines.
    pub fn place(&self) -> Option<String> {
        let file = self.file.as_ref()?;
        Some(place_in_words(file, self.line.unwrap_or_default()))
    }

    /// What was found instead of what is claimed: `3 was stored, the 8th time`.
    pub fn finding(&self) -> String {
        match (&self.found, self.occurrence) {
            (Some(found), Some(occurrence)) => {
                format!("{found} was stored, the {} time", ordinal(occurrence))
            }
            (Some(found), None) => format!("{found} when it was evaluated"),
            (None, _) => self.message.clone(),
        }
    }
}

/// The violation, if there is one.
pub(crate) fn violation(validation: &Validation, semantics: Semantics) -> Option<ViolationReport> {
    let Verdict::False(violation) = &validation.verdict else { return None };
    let mut report = match &violation.what {
        Violated::Assertion { assert } => {
            let place = validation.assertion(*assert)?;
            let file = validation.source(place.source)?.name.clone();
            let message = format!("the assertion `{}` fails", one_line(&place.condition));
            ViolationReport::at(ViolationKind::Assertion, Some((file, place.line)), message)
        }
        Violated::Exception { class, place } => {
            let left = validation.entry.as_ref().map_or("main", |entry| entry.method.as_str());
            let message = format!("a `{class}` leaves `{left}`");
            ViolationReport::at(ViolationKind::Exception, place.clone(), message)
        }
        Violated::Condition { check, threw } => condition(validation, *check, *threw)?,
        Violated::Value { check, seen, from, index, found } => {
            let check = validation.check(*check)?;
            let stored = Stored { seen: *seen, from: *from, index: *index, found };
            value(validation, semantics, check, &stored)
        }
    };
    let place = report.file.as_ref().zip(report.line);
    report.source = place.and_then(|(file, line)| source_line(validation, file, line));
    report.arguments = violation.arguments.iter().map(|argument| format!("{argument:?}")).collect();
    report.standard_input = violation.standard_input.as_deref().map(readable);
    report.inputs = violation.inputs.iter().map(ToString::to_string).collect();
    report.trace = violation.trace.iter().map(|(file, line)| place_in_words(file, *line)).collect();
    if let Some(entry) = &validation.entry {
        let call = entry.call(&violation.inputs);
        // What the call was made of is no input of the method.
        report.inputs.drain(..call.n_inputs);
        report.arguments = call.arguments;
        report.call = Some(call.text);
    }
    Some(report)
}

impl ViolationReport {
    fn at(kind: ViolationKind, place: Option<(String, u32)>, message: String) -> Self {
        let (file, line) = place.unzip();
        let line = line.filter(|&line| line > 0);
        Self {
            kind,
            file,
            line,
            source: None,
            message,
            claimed: None,
            found: None,
            occurrence: None,
            call: None,
            arguments: Vec::new(),
            standard_input: None,
            inputs: Vec::new(),
            trace: Vec::new(),
        }
    }
}

/// Bytes in quotes: text as text, with escapes, and the others as numbers.
fn readable(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '\'' => text.push(c),
                '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{7f}' => {
                    text.push_str(&format!("\\x{:02x}", u32::from(c)));
                }
                c => text.extend(c.escape_debug()),
            }
        }
        text.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}")));
    }
    text.push('"');
    text
}

/// Class files may tell no line, which is then 0.
fn place_in_words(file: &str, line: u32) -> String {
    if line == 0 { file.to_owned() } else { format!("{file}:{line}") }
}

fn condition(validation: &Validation, check: CheckId, threw: bool) -> Option<ViolationReport> {
    let check = validation.check(check)?;
    let Expected::Condition { expression, .. } = &check.expected else { return None };
    let expression = one_line(expression);
    let (what, found) = if threw { ("throws an exception", "an exception") } else { ("is false", "false") };
    let message = format!("the claim `{expression}` ({}) {what}", check.subject);
    Some(ViolationReport {
        claimed: Some(expression),
        found: Some(found.to_owned()),
        ..ViolationReport::at(ViolationKind::Condition, place_of(validation, check), message)
    })
}

/// A value that is not claimed.
struct Stored<'a> {
    seen: u64,
    from: usize,
    index: Option<u64>,
    found: &'a str,
}

fn value(
    validation: &Validation,
    semantics: Semantics,
    check: &Check,
    stored: &Stored<'_>,
) -> ViolationReport {
    let Stored { seen, index, found, .. } = stored;
    let subject = match index {
        Some(index) => format!("element {index} of `{}`", check.subject),
        None => format!("`{}`", check.subject),
    };
    let message = format!("{found} is stored to {subject}, which the witness does not claim");
    ViolationReport {
        claimed: Some(claimed(validation, semantics, check, stored)),
        found: Some((*found).to_owned()),
        occurrence: Some(*seen),
        ..ViolationReport::at(ViolationKind::Value, place_of(validation, check), message)
    }
}

/// The claim that is violated, as far as that can be told: the first that could have matched.
pub(super) fn violated_claim(validation: &Validation) -> Option<ClaimId> {
    let Verdict::False(violation) = &validation.verdict else { return None };
    let expected = |check: CheckId| validation.check(check).map(|it| &it.expected);
    match violation.what {
        Violated::Assertion { .. } | Violated::Exception { .. } => None,
        Violated::Condition { check, .. } => match expected(check)? {
            Expected::Condition { claim, .. } => Some(*claim),
            Expected::Values(_) => None,
        },
        Violated::Value { check, from, .. } => match expected(check)? {
            Expected::Values(expectations) => expectations.iter().skip(from).find_map(|it| it.claim),
            Expected::Condition { .. } => None,
        },
    }
}

/// What could have been stored: `1, then 2, from there on`.
fn claimed(validation: &Validation, semantics: Semantics, check: &Check, stored: &Stored<'_>) -> String {
    let Expected::Values(expectations) = &check.expected else { return String::new() };
    let rest = &expectations[stored.from.min(expectations.len())..];
    let list = |separator: &str| {
        let shown = rest.iter().take(N_SHOWN).map(|it| words(validation, it, stored.found));
        let more = rest.len().saturating_sub(N_SHOWN);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        shown.collect::<Vec<_>>().join(separator) + &more
    };
    match semantics {
        Semantics::Sequence if rest.is_empty() => "nothing, from there on".to_owned(),
        Semantics::Sequence => format!("{}, from there on", list(", then ")),
        Semantics::Counter => {
            let own = rest.first().map(|it| words(validation, it, stored.found));
            format!("{}, in the {} call", own.unwrap_or_default(), ordinal(stored.from as u64 + 1))
        }
        Semantics::Any => format!("{}, in any order", list(", ")),
    }
}

/// A claimed value, written like the one that was found.
fn words(validation: &Validation, expectation: &Expectation, found: &str) -> String {
    let claim = expectation.claim.and_then(|claim| validation.claim(claim));
    match (&expectation.expect, claim.map(|claim| &claim.fact)) {
        // Without debug information the witness has numbers for booleans.
        (Expect::Integral(number @ 0..=1), _) if matches!(found, "true" | "false") => {
            (*number == 1).to_string()
        }
        (Expect::Integral(_), Some(Fact::Store { value, .. })) => value.to_string(),
        (Expect::Element { index: Some(index), value }, _) => format!("{value} at {index}"),
        (Expect::Element { index: None, value }, _) => value.to_string(),
        (expect, _) => expect.to_string(),
    }
}

fn ordinal(number: u64) -> String {
    let ending = match (number % 10, number % 100) {
        (1, rest) if rest != 11 => "st",
        (2, rest) if rest != 12 => "nd",
        (3, rest) if rest != 13 => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// An expression over several lines in one.
fn one_line(expression: &str) -> String {
    expression.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

fn place_of(validation: &Validation, check: &Check) -> Option<(String, u32)> {
    validation.source(check.source).map(|source| (source.name.clone(), check.line))
}

fn source_line(validation: &Validation, file: &str, line: u32) -> Option<String> {
    // The JVM knows packages, not paths.
    let is_it = |source: &&Source| source.name == file || source.name_in_package() == file;
    let source = validation.sources.iter().find(is_it)?;
    let text = source.text.lines().nth(line.checked_sub(1)? as usize)?;
    Some(text.trim().to_owned())
}
