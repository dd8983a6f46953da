//! Results and structures for tests, in a few words.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::time::Duration;

use jurat_bench::model::{ExpectedVerdict, PropertyFile, ResultCategory, RunResult, RunStatus};
use jurat_bench::verdict;
use jurat_score::structure::{Draft, DraftCategory, ListedParticipant};
use jurat_score::{
    CountedAnswers, Judged, Results, Rules, ScoredTask, Standings, Structure, ValidatorRun, ValidatorRuns,
    VerifierRun, VerifierRuns, judge, standings,
};

/// The task of this name.
pub(crate) fn task(name: &str) -> ScoredTask {
    ScoredTask { name: name.into(), property: "unreach-call".into() }
}

/// What the answer should be: `true`, `false`, `false(part)`; nothing for a void task.
pub(crate) fn expected(text: &str) -> Option<ExpectedVerdict> {
    match text {
        "true" => Some(ExpectedVerdict::True),
        "false" => Some(ExpectedVerdict::False { subproperty: None }),
        "" => None,
        _ => Some(ExpectedVerdict::False {
            subproperty: Some(text["false(".len()..text.len() - 1].to_owned()),
        }),
    }
}

/// A run that BenchExec has looked at.
pub(crate) fn run(name: &str, wanted: &str, status: &str, seconds: f64) -> VerifierRun {
    let property = PropertyFile { path: "p.prp".into(), name: "p".to_owned(), is_svcomp: true };
    let (status, expected) = (RunStatus::parse(status), expected(wanted));
    VerifierRun {
        task: task(name),
        result: RunResult {
            category: verdict::category(&status, Some(&property), expected.as_ref()),
            status,
            cpu_time: Some(Duration::from_secs_f64(seconds)),
        },
        expected,
    }
}

pub(crate) fn verification(verifier: &str, category: &str, runs: Vec<VerifierRun>) -> VerifierRuns {
    VerifierRuns { verifier: verifier.to_owned(), category: category.to_owned(), runs }
}

/// The answers of a validator: names of tasks, and what it says.
pub(crate) fn validation(
    validator: &str,
    verifier: &str,
    category: &str,
    answers: &[(&str, &str)],
) -> ValidatorRuns {
    let answer = |(name, status): &(&str, &str)| ValidatorRun {
        task: task(name),
        result: RunResult {
            status: (*status).into(),
            category: ResultCategory::Unknown,
            cpu_time: Some(Duration::from_secs(1)),
        },
        witness: None,
    };
    ValidatorRuns {
        validator: validator.to_owned(),
        verifier: verifier.to_owned(),
        category: category.to_owned(),
        answers: answers.iter().map(answer).collect(),
    }
}

pub(crate) fn base(name: &str) -> DraftCategory {
    DraftCategory { name: name.to_owned(), ..DraftCategory::default() }
}

pub(crate) fn meta(name: &str, members: &[&str], answers: CountedAnswers) -> DraftCategory {
    let members = Some(members.iter().map(|member| (*member).to_owned()).collect());
    DraftCategory { name: name.to_owned(), members, answers, ..DraftCategory::default() }
}

pub(crate) fn structure(categories: Vec<DraftCategory>) -> Structure {
    Structure::new(Draft { categories, ..Draft::default() }).expect("a structure")
}

/// The same with verifiers that cannot win.
pub(crate) fn structure_with_guests(categories: Vec<DraftCategory>, guests: &[&str]) -> Structure {
    let guest = |id: &&str| ListedParticipant {
        id: (*id).to_owned(),
        name: (*id).to_owned(),
        is_hors_concours: true,
        ..ListedParticipant::default()
    };
    let participants = guests.iter().map(guest).collect();
    Structure::new(Draft { categories, participants, ..Draft::default() }).expect("a structure")
}

/// Everything from results to ranks.
pub(crate) fn scored(structure: &Structure, rules: &Rules, results: &Results) -> (Judged, Standings) {
    let judged = judge(structure, rules, results);
    let standings = standings(structure, rules, &judged);
    (judged, standings)
}

/// The scores in a category, the best first.
pub(crate) fn scores<'s>(
    structure: &Structure,
    standings: &'s Standings,
    category: &str,
) -> Vec<(&'s str, f64)> {
    let id = structure.find(category).expect(category);
    let entries = standings.of(id).map(|standing| &standing.entries[..]).unwrap_or_default();
    entries.iter().map(|entry| (entry.verifier.as_str(), entry.score)).collect()
}
