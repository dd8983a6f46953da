//! Reasons to doubt JBMC when it has found no violation.
//!
//! Where JBMC knows no code it invents some, and where it understands nothing a path can end without a word. A proof counts
//! only if none of that was in reach.

use std::collections::BTreeSet;

use super::call::LONGEST_STRING;
use super::harmless::{is_harmless_class, is_harmless_method};
use super::launcher::{Role, role};
use super::output::{Output, Status};
use super::survey::Survey;

/// A reason to doubt; the names are sorted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Doubt {
    /// The probe holds, too.
    #[error("no execution comes to an end, so that everything holds")]
    Vacuous,
    /// Methods without code.
    #[error("it has no code for {}", names(.0))]
    Bodiless(Vec<String>),
    /// Classes of which it does not know what they extend.
    #[error("it does not know the {}", classes(.0))]
    MissingClasses(Vec<String>),
    /// Methods with an `invokedynamic` that it ignores.
    #[error("it ignores an invokedynamic in {}", names(.0))]
    OddDynamics(Vec<String>),
    /// The program gets strings, and JBMC tried only short ones.
    #[error("it tried no input strings of more than {LONGEST_STRING} characters")]
    LongStrings,
    /// Its own messages.
    #[error("it complains: {}", .0.join("; "))]
    Complaints(Vec<String>),
}

/// All reasons to doubt that the program holds because JBMC found no violation.
pub fn doubts(entry_class: &str, output: &Output, survey: &Survey) -> Vec<Doubt> {
    let is_reached = output.properties.iter().any(|property| {
        matches!(property.status, Status::Failure(_)) && role(entry_class, property) == Role::Probe
    });
    let internal = output.properties.iter().filter(|property| {
        matches!(property.status, Status::Failure(_)) && role(entry_class, property) == Role::Internal
    });
    let complaints = output.errors.iter().chain(internal.map(|property| &property.description));
    let has_strings =
        survey.reachable.iter().any(|method| method.contains("sv_benchmarks.Verifier.nondetString:"));
    [
        (!is_reached).then_some(Doubt::Vacuous),
        some(&survey.bodiless, is_harmless_method).map(Doubt::Bodiless),
        some(&survey.missing_classes, is_harmless_class).map(Doubt::MissingClasses),
        some(&survey.odd_dynamics, |_| false).map(Doubt::OddDynamics),
        has_strings.then_some(Doubt::LongStrings),
        some(complaints, |_| false).map(Doubt::Complaints),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Those that are not harmless, if there are any.
fn some<'a>(
    names: impl IntoIterator<Item = &'a String>,
    is_harmless: fn(&str) -> bool,
) -> Option<Vec<String>> {
    let names: BTreeSet<&String> = names.into_iter().filter(|name| !is_harmless(name)).collect();
    (!names.is_empty()).then(|| names.into_iter().cloned().collect())
}

/// As many as a reader wants to see.
fn names(names: &[String]) -> String {
    const SHOWN: usize = 5;
    let shown = names.iter().take(SHOWN).map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(SHOWN) {
        0 => shown,
        n_more => format!("{shown} and {n_more} more"),
    }
}

fn classes(classes: &[String]) -> String {
    format!("{} {}", if classes.len() == 1 { "class" } else { "classes" }, names(classes))
}
