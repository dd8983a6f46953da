//! A validation in words.

use jurat_validate::checks::Counts;
use jurat_validate::{Semantics, Validation, Verdict};
use serde::Serialize;

use crate::validate::fates::{ClaimReport, Reason, claims, reasons};
use crate::validate::violation::{ViolationReport, violation};

/// A validation in words. JSON has the same fields.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// `True`, `False` or `Unknown`.
    pub verdict: &'static str,
    /// The row of a summary over many tasks.
    pub category: &'static str,
    /// Why it is unknown.
    pub reason: Option<String>,
    /// The witness, as given.
    pub witness: String,
    /// The property.
    pub property: String,
    /// How claims are matched with executions.
    pub semantics: &'static str,
    /// The engine that decided, or was the last to try.
    pub engine: Option<&'static str>,
    /// How many claims there are.
    pub n_claims: usize,
    /// How many were checked.
    pub n_checked: usize,
    /// How many say nothing that can be tested.
    pub n_wildcard: usize,
    /// How many were not checked.
    pub n_dropped: usize,
    /// Why claims are wildcards, most frequent first.
    pub wildcard: Vec<Reason>,
    /// Why claims were dropped, most frequent first.
    pub dropped: Vec<Reason>,
    /// What is violated.
    pub violation: Option<ViolationReport>,
    /// What everybody should know who relies on the verdict.
    pub notes: Vec<String>,
    /// What it took.
    pub usage: UsageReport,
    /// Every claim with its fate.
    pub claims: Vec<ClaimReport>,
}

/// What a validation took.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct UsageReport {
    /// Of everything.
    pub wall_seconds: f64,
    /// Of the engine's processes.
    pub cpu_seconds: f64,
    /// The most that the engine's processes used at once, in bytes.
    pub memory_bytes: Option<u64>,
}

/// What a validation was about.
#[derive(Clone, Debug)]
pub struct About {
    /// The witness, as given.
    pub witness: String,
    /// The property.
    pub property: String,
    /// How claims are matched with executions.
    pub semantics: Semantics,
}

impl Report {
    /// Puts a validation into words; `line_of` gives the line of the witness for a byte offset.
    pub fn new(validation: &Validation, about: About, line_of: impl Fn(u32) -> u32) -> Self {
        let Counts { checked, wildcard, dropped } = validation.checks.counts();
        let claims = claims(validation, line_of);
        let (wildcard_reasons, dropped_reasons) = reasons(&claims);
        let usage = validation.usage;
        Self {
            verdict: validation.verdict.as_str(),
            category: validation.verdict.category().as_str(),
            reason: match &validation.verdict {
                Verdict::Unknown(unknown) => Some(unknown.to_string()),
                Verdict::True | Verdict::False(_) => None,
            },
            witness: about.witness,
            property: about.property,
            semantics: about.semantics.as_str(),
            engine: validation.engine.map(jurat_validate::Engine::as_str),
            n_claims: validation.claims.len(),
            n_checked: checked,
            n_wildcard: wildcard,
            n_dropped: dropped,
            wildcard: wildcard_reasons,
            dropped: dropped_reasons,
            violation: violation(validation),
            notes: validation.notes.clone(),
            usage: UsageReport {
                wall_seconds: usage.wall_time.as_secs_f64(),
                cpu_seconds: usage.cpu_time.as_secs_f64(),
                memory_bytes: usage.memory,
            },
            claims,
        }
    }
}
