//! Files into which somebody has written what the validators say. SV-COMP calls such a file `….fixed.xml.bz2`.

use std::path::Path;

use jurat_bench::model::{ResultCategory, RunStatus};
use rustc_hash::FxHashSet;

use crate::results::{Results, ScoredTask, VerifierRuns};
use crate::structure::{Structure, WitnessKind};

/// Whether a file of this name is one.
pub(super) fn is_fixed(path: &Path) -> bool {
    path.to_string_lossy().contains(".fixed.")
}

/// How many answers such a file calls confirmed, although no validator among the results does. So it is if the results of
/// some validators are there, and those of others are not.
pub(super) fn n_unheard(structure: &Structure, results: &Results, fixed: &VerifierRuns) -> usize {
    let mut asked: FxHashSet<WitnessKind> = FxHashSet::default();
    let mut confirmed: FxHashSet<(&ScoredTask, &RunStatus)> = FxHashSet::default();
    for validation in results.validations.iter().filter(|it| it.category == fixed.category) {
        let validator = structure.validator(&validation.validator);
        let kinds = WitnessKind::ALL.into_iter().filter(|kind| validator.looks_at(*kind));
        if validator.is_linter {
            continue;
        }
        asked.extend(kinds);
        if validation.verifier == fixed.verifier {
            let answers = validation.answers.iter();
            confirmed.extend(answers.map(|answer| (&answer.task, &answer.result.status)));
        }
    }
    let unheard = fixed.runs.iter().filter(|run| {
        run.result.category == ResultCategory::Correct
            && WitnessKind::of(run.result.class()).is_some_and(|kind| asked.contains(&kind))
            && !confirmed.contains(&(&run.task, &run.result.status))
    });
    unheard.count()
}
