//! What became of each claim, in words.

use std::collections::BTreeMap;

use jurat_validate::Validation;
use jurat_validate::checks::{Fate, Wildcard};
use jurat_validate::ids::ClaimId;
use serde::Serialize;

use crate::validate::violation::{ViolationReport, violated_claim};

/// A claim and what became of it.
#[derive(Clone, Debug, Serialize)]
pub struct ClaimReport {
    /// The line of the witness.
    pub witness_line: u32,
    /// The file, as the witness names it.
    pub file: Option<String>,
    /// The line of the program.
    pub line: Option<u32>,
    /// The method.
    pub method: Option<String>,
    /// What is claimed.
    pub text: String,
    /// What became of it.
    pub fate: ClaimFate,
    /// Why it is violated, a wildcard or dropped.
    pub reason: Option<String>,
    /// Whether it is about a variable or an object of the verifier, so that few want to see it.
    pub verifiers_own: bool,
}

/// What became of a claim. What matters more comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ClaimFate {
    /// It was checked, and it is the one that is violated.
    Violated,
    /// A check in the program tests it.
    Checked,
    /// It is not tested.
    Dropped,
    /// It is understood, but says nothing that can be tested.
    Wildcard,
    /// It did not come to looking at it.
    Open,
}

impl ClaimFate {
    /// One word, the same as in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Violated => "violated",
            Self::Checked => "checked",
            Self::Dropped => "dropped",
            Self::Wildcard => "wildcard",
            Self::Open => "open",
        }
    }
}

/// A reason and how many claims share it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownReason {
    /// In words.
    pub text: String,
    /// How many claims.
    pub count: usize,
    /// The file of the first of them, as the witness names it.
    pub file: Option<String>,
    /// Its line in the program.
    pub line: Option<u32>,
}

impl ShownReason {
    /// The place of the first claim: `Main.java:7`.
    pub fn place(&self) -> Option<String> {
        self.file.as_ref().zip(self.line).map(|(file, line)| format!("{file}:{line}"))
    }
}

/// All claims, in the order of the witness.
pub(super) fn claims(
    validation: &Validation,
    violation: Option<&ViolationReport>,
    line_of: impl Fn(u32) -> u32,
) -> Vec<ClaimReport> {
    let violated = violated_claim(validation);
    let found = violation.map(ViolationReport::finding);
    let reports = validation.claims.iter().enumerate().map(|(idx, claim)| {
        let id = ClaimId::at(idx);
        let (fate, reason) = match validation.fate(id) {
            Some(Fate::Checked { .. }) if violated == Some(id) => (ClaimFate::Violated, found.clone()),
            Some(Fate::Checked { .. } | Fate::Followed) => (ClaimFate::Checked, None),
            Some(Fate::Wildcard(wildcard)) => (ClaimFate::Wildcard, Some(wildcard.as_str().to_owned())),
            Some(Fate::Dropped(dropped)) => (ClaimFate::Dropped, Some(dropped.to_string())),
            None => (ClaimFate::Open, None),
        };
        ClaimReport {
            witness_line: line_of(claim.span.start),
            file: claim.place.file.as_ref().map(ToString::to_string),
            line: claim.place.line,
            method: claim.place.scope.as_ref().map(ToString::to_string),
            text: claim.fact.to_string(),
            fate,
            reason,
            verifiers_own: matches!(validation.fate(id), Some(Fate::Wildcard(Wildcard::VerifiersOwn))),
        }
    });
    reports.collect()
}

/// The reasons of the claims with this fate, most frequent first.
pub(super) fn reasons(claims: &[ClaimReport], fate: ClaimFate) -> Vec<ShownReason> {
    let mut reasons: BTreeMap<&str, ShownReason> = BTreeMap::new();
    for claim in claims.iter().filter(|claim| claim.fate == fate) {
        let Some(text) = claim.reason.as_deref() else { continue };
        let reason = reasons.entry(text).or_insert_with(|| ShownReason {
            text: text.to_owned(),
            count: 0,
            file: claim.file.clone(),
            line: claim.line,
        });
        reason.count += 1;
    }
    let mut reasons: Vec<ShownReason> = reasons.into_values().collect();
    reasons.sort_by_key(|reason| std::cmp::Reverse(reason.count));
    reasons
}
