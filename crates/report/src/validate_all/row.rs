//! What came of one task.

use jurat_validate::checks::Counts;
use jurat_validate::{Category, Engine, Semantics, Validation, Verdict};
use serde::{Deserialize, Serialize};

use super::record::Record;
use crate::style::visible;
use crate::validate::violation;

/// What came of one task. No text in it has a line break, so that a row is a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Record", into = "Record")]
pub struct Row {
    /// What was validated.
    pub subject: Subject,
    /// The verdict, and of Unknown the kind of the reason.
    pub category: Category,
    /// Why it is not True.
    pub reason: Option<String>,
    /// The engine that decided, or was the last to try.
    pub engine: Option<Engine>,
    /// How many claims the witness has.
    pub n_claims: usize,
    /// What became of them; nothing at all if it did not come to that.
    pub counts: Counts,
    /// Of everything.
    pub wall_seconds: f64,
    /// Of the engine's processes.
    pub cpu_seconds: f64,
    /// The most that the engine's processes used at once, in bytes; absent if the machine cannot tell.
    pub memory_bytes: Option<u64>,
}

/// What is validated, and how. No text in it has a line break.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The file that defines the task.
    pub task: String,
    /// The witness.
    pub witness: String,
    /// What is to hold; absent if that cannot be found out.
    pub property: Option<String>,
    /// Whether it holds, if the task says so.
    pub expected: Option<bool>,
    /// The options that matter for the answer.
    pub options: String,
}

impl Row {
    /// The row of a validation.
    pub fn new(subject: Subject, validation: &Validation, semantics: Semantics) -> Self {
        let usage = &validation.usage;
        Self {
            subject,
            category: validation.verdict.category(),
            reason: reason(validation, semantics),
            engine: validation.engine,
            n_claims: validation.claims.len(),
            counts: validation.checks.counts(),
            wall_seconds: milliseconds(usage.wall_time.as_secs_f64()),
            cpu_seconds: milliseconds(usage.cpu_time.as_secs_f64()),
            memory_bytes: usage.memory,
        }
    }

    /// The row of a task that it did not come to validate.
    pub fn failed(subject: Subject, reason: &str) -> Self {
        Self {
            subject,
            category: Category::Io,
            reason: Some(visible(reason)),
            engine: None,
            n_claims: 0,
            counts: Counts::default(),
            wall_seconds: 0.0,
            cpu_seconds: 0.0,
            memory_bytes: None,
        }
    }
}

impl Subject {
    /// A task about whose property nothing is known yet.
    pub fn new(task: &str, witness: &str, options: &str) -> Self {
        let [task, witness, options] = [task, witness, options].map(visible);
        Self { task, witness, property: None, expected: None, options }
    }
}

fn reason(validation: &Validation, semantics: Semantics) -> Option<String> {
    match &validation.verdict {
        Verdict::True => None,
        Verdict::Unknown(unknown) => Some(visible(&unknown.to_string())),
        Verdict::False(_) => violation(validation, semantics).map(|violation| {
            let place = violation.file.zip(violation.line).map(|(file, line)| format!("{file}:{line}: "));
            visible(&format!("{}{}", place.unwrap_or_default(), violation.message))
        }),
    }
}

/// What is below a millisecond says nothing.
fn milliseconds(seconds: f64) -> f64 {
    (seconds * 1e3).round() / 1e3
}
