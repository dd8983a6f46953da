//! What is violated, in words.

use jurat_validate::checks::{Check, Expect, Expected};
use jurat_validate::{Validation, Verdict, Violated};
use serde::Serialize;

/// As many claimed values are named.
const N_SHOWN: usize = 8;

/// What is violated, in words.
#[derive(Clone, Debug, Serialize)]
pub struct ViolationReport {
    /// The file of the program.
    pub file: Option<String>,
    /// The line of the program.
    pub line: Option<u32>,
    /// That line.
    pub source: Option<String>,
    /// One sentence.
    pub message: String,
    /// What was claimed.
    pub claimed: Option<String>,
    /// What was found instead.
    pub found: Option<String>,
    /// What the program was given, in the order in which it asks.
    pub inputs: Vec<String>,
}

/// The violation, if there is one.
pub(crate) fn violation(validation: &Validation) -> Option<ViolationReport> {
    let Verdict::False(violation) = &validation.verdict else { return None };
    let (place, message, claimed, found) = match &violation.what {
        Violated::Assertion { assert } => {
            let place = validation.woven.as_ref()?.asserts.get(*assert)?;
            let file = validation.sources.get(place.source)?.name.clone();
            (Some((file, place.line)), format!("the assertion `{}` fails", place.condition), None, None)
        }
        Violated::Exception { class, place } => {
            (place.clone(), format!("`{class}` leaves `main`"), None, None)
        }
        Violated::Condition { check, threw } => {
            let check = validation.checks.checks.get(*check)?;
            let what = if *threw { "cannot be evaluated" } else { "is false" };
            let message = format!("the {} `{}` {what}", check.subject, expression(check));
            (place_of(validation, check), message, Some(expression(check).to_owned()), None)
        }
        Violated::Value { check, seen, from, index, found } => {
            let check = validation.checks.checks.get(*check)?;
            let claimed = claimed(check, *from);
            let element = index.map(|index| format!("[{index}]")).unwrap_or_default();
            let message =
                format!("`{}{element}` is {found} the {} time, claimed is {claimed}", check.subject, ordinal(*seen));
            (place_of(validation, check), message, Some(claimed), Some(found.clone()))
        }
    };
    let source = place.as_ref().and_then(|(file, line)| source_line(validation, file, *line));
    Some(ViolationReport {
        line: place.as_ref().map(|(_, line)| *line),
        file: place.map(|(file, _)| file),
        source,
        message,
        claimed,
        found,
        inputs: violation.inputs.iter().map(ToString::to_string).collect(),
    })
}

/// The claims that are violated, as far as that can be told: those that could have matched.
pub(super) fn violated_claims(validation: &Validation) -> Vec<usize> {
    let Verdict::False(violation) = &validation.verdict else { return Vec::new() };
    match violation.what {
        Violated::Assertion { .. } | Violated::Exception { .. } => Vec::new(),
        Violated::Condition { check, .. } => match validation.checks.checks.get(check).map(|it| &it.expected) {
            Some(Expected::Condition { claim, .. }) => vec![*claim],
            _ => Vec::new(),
        },
        Violated::Value { check, from, .. } => match validation.checks.checks.get(check).map(|it| &it.expected) {
            Some(Expected::Values(expectations)) => {
                expectations.iter().skip(from).find_map(|it| it.claim).into_iter().collect()
            }
            _ => Vec::new(),
        },
    }
}

fn expression(check: &Check) -> &str {
    match &check.expected {
        Expected::Condition { expression, .. } => expression,
        Expected::Values(_) => "",
    }
}

/// `3, then 5, then 7`.
fn claimed(check: &Check, from: usize) -> String {
    let Expected::Values(expectations) = &check.expected else { return String::new() };
    let rest = &expectations[from.min(expectations.len())..];
    let shown: Vec<String> = rest.iter().take(N_SHOWN).map(|it| words(&it.expect)).collect();
    let more = if rest.len() > N_SHOWN { format!(" and {} more", rest.len() - N_SHOWN) } else { String::new() };
    format!("{}{more}", shown.join(", then "))
}

fn words(expect: &Expect) -> String {
    match expect {
        Expect::Element { index: Some(index), value } => format!("[{index}] {value}"),
        Expect::Element { index: None, value } => value.to_string(),
        other => other.to_string(),
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

fn place_of(validation: &Validation, check: &Check) -> Option<(String, u32)> {
    validation.sources.get(check.file).map(|source| (source.name.clone(), check.line))
}

fn source_line(validation: &Validation, file: &str, line: u32) -> Option<String> {
    // The JVM tells only the last part of a path.
    let is_it = |name: &str| name == file || name.rsplit('/').next() == Some(file);
    let source = validation.sources.iter().find(|source| is_it(&source.name))?;
    let text = source.text.lines().nth(line.checked_sub(1)? as usize)?;
    Some(text.trim().to_owned())
}
