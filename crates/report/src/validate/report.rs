//! A validation in words. `docs/validate-json.md` tells the fields to those who read JSON.

use jurat_validate::checks::Counts;
use jurat_validate::{Semantics, Validation, Verdict};
use serde::Serialize;

use crate::validate::fates::{ClaimFate, ClaimReport, ShownReason, claims, reasons};
use crate::validate::violation::{ViolationReport, violation};

/// A validation in words. JSON has the same fields.
#[derive(Clone, Debug, Serialize)]
pub struct ValidationReport {
    /// Of the fields; a new number if one changes its meaning or goes.
    pub version: u32,
    /// `True`, `False` or `Unknown`.
    pub verdict: &'static str,
    /// Why, in one sentence.
    pub reason: String,
    /// The row of a summary over many tasks.
    pub category: &'static str,
    /// The witness, as given.
    pub witness: String,
    /// The files of the program, as given.
    pub program: Vec<String>,
    /// The property.
    pub property: String,
    /// How claims are matched with executions.
    pub semantics: &'static str,
    /// The engine that decided, or was the last to try.
    pub engine: Option<&'static str>,
    /// Whose opinion the verdict is, if Jurat does not vouch for it.
    pub opinion_of: Option<&'static str>,
    /// How many claims there are.
    pub n_claims: usize,
    /// How many were checked.
    pub n_checked: usize,
    /// How many say nothing that can be tested.
    pub n_wildcard: usize,
    /// How many were not checked.
    pub n_dropped: usize,
    /// Why claims are wildcards, most frequent first.
    pub wildcard: Vec<ShownReason>,
    /// Why claims were dropped, most frequent first.
    pub dropped: Vec<ShownReason>,
    /// Of a violation witness: the execution that it describes.
    pub path: Option<PathReport>,
    /// What is violated.
    pub violation: Option<ViolationReport>,
    /// What everybody should know who relies on the verdict.
    pub notes: Vec<String>,
    /// What it took.
    pub usage: UsageReport,
    /// Every claim with its fate, in the order of the witness.
    pub claims: Vec<ClaimReport>,
}

/// The execution that a violation witness describes.
#[derive(Clone, Debug, Serialize)]
pub struct PathReport {
    /// How many inputs the witness gives.
    pub n_inputs: usize,
    /// How many of them the run that shows the violation used; none if there is no such run.
    pub n_used: Option<usize>,
    /// Where the witness says that the property is violated, if it does.
    pub target: Option<String>,
}

impl PathReport {
    fn of(validation: &Validation) -> Option<Self> {
        let path = validation.path.as_ref()?;
        let n_used = match &validation.verdict {
            Verdict::False(violation) => Some(violation.n_followed),
            Verdict::True | Verdict::Unknown(_) => None,
        };
        let target = path.target.as_ref().map(ToString::to_string);
        Some(Self { n_inputs: path.steps.len(), n_used, target })
    }

    /// `3 inputs, all of them used, to Main.java:7`.
    pub(super) fn words(&self) -> String {
        let inputs = match self.n_inputs {
            0 => "no inputs".to_owned(),
            1 => "1 input".to_owned(),
            n_inputs => format!("{n_inputs} inputs"),
        };
        let used = match self.n_used {
            None => String::new(),
            Some(_) if self.n_inputs == 0 => String::new(),
            Some(n_used) if n_used == self.n_inputs => ", all used".to_owned(),
            Some(n_used) => format!(", {n_used} used"),
        };
        let target = self.target.as_ref().map(|target| format!(", to {target}")).unwrap_or_default();
        format!("{inputs}{used}{target}")
    }
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

impl UsageReport {
    pub(crate) fn of(validation: &Validation) -> Self {
        let usage = &validation.usage;
        Self {
            wall_seconds: usage.wall_time.as_secs_f64(),
            cpu_seconds: usage.cpu_time.as_secs_f64(),
            memory_bytes: usage.memory,
        }
    }
}

/// What a validation was about.
#[derive(Clone, Debug)]
pub struct AboutValidation {
    /// The witness, as given.
    pub witness: String,
    /// The files of the program, as given.
    pub program: Vec<String>,
    /// The property.
    pub property: String,
    /// How claims are matched with executions.
    pub semantics: Semantics,
}

impl ValidationReport {
    /// Puts a validation into words; `line_of` gives the line of the witness for a byte offset.
    pub fn new(validation: &Validation, about: AboutValidation, line_of: impl Fn(u32) -> u32) -> Self {
        let Counts { checked, wildcard, dropped } = validation.checks.counts();
        let violation = violation(validation, about.semantics);
        let claims = claims(validation, violation.as_ref(), line_of);
        Self {
            version: 1,
            verdict: validation.verdict.as_str(),
            reason: reason(validation, violation.as_ref()),
            category: validation.verdict.category().as_str(),
            witness: about.witness,
            program: about.program,
            property: about.property,
            semantics: about.semantics.as_str(),
            engine: validation.engine.map(|engine| engine.name),
            opinion_of: opinion_of(validation),
            n_claims: validation.claims.len(),
            n_checked: checked,
            n_wildcard: wildcard,
            n_dropped: dropped,
            wildcard: reasons(&claims, ClaimFate::Wildcard),
            dropped: reasons(&claims, ClaimFate::Dropped),
            path: PathReport::of(validation),
            violation,
            notes: validation.notes.clone(),
            usage: UsageReport::of(validation),
            claims,
        }
    }

    /// `30 claims: 12 checked, 15 wildcard, 3 dropped`.
    pub(super) fn counts(&self) -> String {
        let Self { n_claims, n_checked, n_wildcard, n_dropped, .. } = self;
        if n_checked + n_wildcard + n_dropped < *n_claims {
            return format!("{n_claims}, none of them looked at");
        }
        format!("{n_claims}: {n_checked} checked, {n_wildcard} wildcard, {n_dropped} dropped")
    }

    /// `0.45 s (0.31 s of CPU time and 45 MB in the engine)`.
    pub(super) fn took(&self) -> String {
        let UsageReport { wall_seconds, cpu_seconds, memory_bytes } = self.usage;
        if self.engine.is_none() {
            return format!("{wall_seconds:.2} s");
        }
        let memory = memory_bytes.map(|bytes| format!(" and {} MB", bytes.div_ceil(1_000_000)));
        format!(
            "{wall_seconds:.2} s ({cpu_seconds:.2} s of CPU time{} in the engine)",
            memory.unwrap_or_default()
        )
    }
}

/// Whose opinion the verdict is, if Jurat does not vouch for it: what JBMC calls proved, nobody has looked at again.
pub(crate) fn opinion_of(validation: &Validation) -> Option<&'static str> {
    validation.engine.filter(|_| validation.verdict == Verdict::True).and_then(|engine| engine.opinion_of)
}

/// The engine for people, with a word if its verdict is an opinion.
pub(crate) fn engine_in_words(engine: &str, opinion_of: Option<&str>) -> String {
    opinion_of.map_or_else(|| engine.to_owned(), |who| format!("{engine} (the verdict is {who}'s opinion)"))
}

/// Why the verdict is what it is.
fn reason(validation: &Validation, violation: Option<&ViolationReport>) -> String {
    match &validation.verdict {
        Verdict::True => {
            let how = validation.engine.map_or("all executions were examined", |engine| engine.proof);
            if validation.path.is_some() {
                return format!("{how}: the property holds, so there is no violation as the witness has it");
            }
            let claims = match validation.checks.counts().checked {
                0 => "no claim could be checked".to_owned(),
                1 => "so does the only claim that could be checked".to_owned(),
                n_checked => format!("so do all {n_checked} claims that could be checked"),
            };
            format!("{how}: the property holds, and {claims}")
        }
        Verdict::False(_) => violation.map_or_else(
            || "the property or a claim is violated".to_owned(),
            |violation| violation.message.clone(),
        ),
        Verdict::Unknown(unknown) => unknown.to_string(),
    }
}
