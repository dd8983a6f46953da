//! What became of each claim, in words.

use std::collections::BTreeMap;

use jurat_validate::Validation;
use jurat_validate::checks::Fate;
use serde::Serialize;

/// A claim and what became of it.
#[derive(Clone, Debug, Serialize)]
pub struct ClaimReport {
    /// The line of the witness.
    pub witness_line: u32,
    /// The file, as the witness names it.
    pub file: Option<String>,
    /// The line of the program.
    pub line: Option<u32>,
    /// What is claimed.
    pub text: String,
    /// What became of it.
    pub fate: ClaimFate,
    /// Why it is a wildcard or was dropped.
    pub reason: Option<String>,
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the house")]
pub enum ClaimFate {
    Checked,
    Wildcard,
    Dropped,
    /// It is the one that is violated.
    Violated,
}

/// A reason and how many claims share it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// In words.
    pub text: String,
    /// How many claims.
    pub count: usize,
    /// The first of them: file and line of the program.
    pub example: Option<String>,
}

/// All claims, in the order of the witness.
pub(super) fn claims(validation: &Validation, line_of: impl Fn(u32) -> u32) -> Vec<ClaimReport> {
    let violated = super::violation::violated_claims(validation);
    let fates = validation.checks.fates.iter();
    let reports = validation.claims.iter().zip(fates).enumerate().map(|(idx, (claim, fate))| {
        let (fate, reason) = match fate {
            Fate::Checked { .. } if violated.contains(&idx) => (ClaimFate::Violated, None),
            Fate::Checked { .. } => (ClaimFate::Checked, None),
            Fate::Wildcard(wildcard) => (ClaimFate::Wildcard, Some(wildcard.as_str().to_owned())),
            Fate::Dropped(dropped) => (ClaimFate::Dropped, Some(dropped.to_string())),
        };
        ClaimReport {
            witness_line: line_of(claim.span.start),
            file: claim.place.file.as_ref().map(ToString::to_string),
            line: claim.place.line,
            text: claim.fact.to_string(),
            fate,
            reason,
        }
    });
    reports.collect()
}

/// The reasons of wildcards and of dropped claims, most frequent first.
pub(super) fn reasons(claims: &[ClaimReport]) -> (Vec<Reason>, Vec<Reason>) {
    let of = |fate: ClaimFate| {
        let mut reasons: BTreeMap<&str, Reason> = BTreeMap::new();
        for claim in claims.iter().filter(|claim| claim.fate == fate) {
            let Some(text) = claim.reason.as_deref() else { continue };
            let reason = reasons.entry(text).or_insert_with(|| Reason {
                text: text.to_owned(),
                count: 0,
                example: claim.file.as_ref().zip(claim.line).map(|(file, line)| format!("{file}:{line}")),
            });
            reason.count += 1;
        }
        let mut reasons: Vec<Reason> = reasons.into_values().collect();
        reasons.sort_by_key(|reason| std::cmp::Reverse(reason.count));
        reasons
    };
    (of(ClaimFate::Wildcard), of(ClaimFate::Dropped))
}
