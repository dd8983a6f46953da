//! A verification in words.

use jurat_validate::{Semantics, Validation, Verdict};
use serde::Serialize;

use crate::validate::report::opinion_of;
use crate::validate::{UsageReport, ViolationReport, violation};

/// A verification in words. JSON has the same fields.
#[derive(Clone, Debug, Serialize)]
pub struct VerificationReport {
    /// Of the fields; a new number if one changes its meaning or goes.
    pub version: u32,
    /// `TRUE`, `FALSE` or `UNKNOWN`.
    pub verdict: &'static str,
    /// Why, in one sentence.
    pub reason: String,
    /// The files of the program, as given.
    pub program: Vec<String>,
    /// The method that was called instead of `main`.
    pub method: Option<String>,
    /// The property.
    pub property: String,
    /// The engine that decided, or was the last to try.
    pub engine: Option<&'static str>,
    /// Whose opinion the verdict is, if Jurat does not vouch for it.
    pub opinion_of: Option<&'static str>,
    /// What is violated.
    pub violation: Option<ViolationReport>,
    /// What everybody should know who relies on the verdict.
    pub notes: Vec<String>,
    /// What it took.
    pub usage: UsageReport,
}

/// What a verification was about.
#[derive(Clone, Debug)]
pub struct AboutVerification {
    /// The files of the program, as given.
    pub program: Vec<String>,
    /// The property.
    pub property: String,
}

impl VerificationReport {
    /// Puts a verification into words.
    pub fn new(validation: &Validation, about: AboutVerification) -> Self {
        let violation = violation(validation, Semantics::default());
        Self {
            version: 1,
            verdict: match validation.verdict {
                Verdict::True => "TRUE",
                Verdict::False(_) => "FALSE",
                Verdict::Unknown(_) => "UNKNOWN",
            },
            reason: reason(validation, violation.as_ref()),
            program: about.program,
            method: validation.entry.as_ref().map(|entry| entry.method.clone()),
            property: about.property,
            engine: validation.engine.map(|engine| engine.name),
            opinion_of: opinion_of(validation),
            violation,
            notes: validation.notes.clone(),
            usage: UsageReport::of(validation),
        }
    }
}

/// Why the verdict is what it is.
fn reason(validation: &Validation, violation: Option<&ViolationReport>) -> String {
    match &validation.verdict {
        Verdict::True => {
            let how = validation.engine.map_or("all executions were examined", |engine| engine.proof);
            match &validation.entry {
                None => format!("{how}: the property holds"),
                Some(entry) => {
                    let objects = if entry.notes.is_empty() {
                        ""
                    } else {
                        ", objects being as their constructors make them"
                    };
                    format!(
                        "{how} of `{}` in a new virtual machine: the property holds for all arguments{objects}",
                        entry.method
                    )
                }
            }
        }
        Verdict::False(_) => violation.map(|violation| violation.message.clone()).unwrap_or_default(),
        Verdict::Unknown(unknown) => unknown.to_string(),
    }
}
