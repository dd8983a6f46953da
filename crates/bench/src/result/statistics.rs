//! How many runs ended how, and what that is worth.

use std::collections::BTreeMap;
use std::fmt;

use crate::model::{AnswerClass, Benchmark, ResultCategory, RunId, RunRecord};
use crate::verdict;

/// How many runs ended how, and what that is worth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RunSetStatistics {
    /// Runs that are finished.
    pub n_runs: usize,
    /// The property holds, as expected.
    pub n_correct_true: usize,
    /// The property is violated, as expected.
    pub n_correct_false: usize,
    /// The property should not hold.
    pub n_wrong_true: usize,
    /// The property should hold.
    pub n_wrong_false: usize,
    /// Without an answer, whatever the reason.
    pub n_unknown: usize,
    /// The sum of all points.
    pub score: i32,
    /// The most points that could be made; absent if there are none to be made.
    pub max_score: Option<i32>,
}

impl RunSetStatistics {
    /// Of one repetition, or of all.
    pub(super) fn new(
        benchmark: &Benchmark,
        results: &BTreeMap<RunId, RunRecord>,
        repetition: Option<usize>,
    ) -> RunSetStatistics {
        let mut statistics = RunSetStatistics::default();
        for (id, result) in
            results.iter().filter(|(id, _)| repetition.is_none_or(|repetition| id.repetition == repetition))
        {
            statistics.add(benchmark, *id, result);
        }
        statistics
    }

    fn add(&mut self, benchmark: &Benchmark, id: RunId, result: &RunRecord) {
        self.n_runs += 1;
        let is_true = result.status.class() == AnswerClass::True;
        match result.category {
            ResultCategory::Correct if is_true => self.n_correct_true += 1,
            ResultCategory::Correct => self.n_correct_false += 1,
            ResultCategory::Wrong if is_true => self.n_wrong_true += 1,
            ResultCategory::Wrong => self.n_wrong_false += 1,
            ResultCategory::Unknown | ResultCategory::Error => self.n_unknown += 1,
            ResultCategory::CorrectUnconfirmed | ResultCategory::Missing => {}
        }
        let run = benchmark.run(id);
        let property = run.property.as_ref();
        self.score += verdict::score(&result.status, result.category, property).unwrap_or(0);
        if let Some(max_score) = verdict::max_score(run.expected.as_ref(), property) {
            *self.max_score.get_or_insert(0) += max_score;
        }
    }
}

impl fmt::Display for RunSetStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Statistics:{:>15} Files", self.n_runs)?;
        writeln!(f, "  correct:          {:>6}", self.n_correct_true + self.n_correct_false)?;
        writeln!(f, "    correct true:   {:>6}", self.n_correct_true)?;
        writeln!(f, "    correct false:  {:>6}", self.n_correct_false)?;
        writeln!(f, "  incorrect:        {:>6}", self.n_wrong_true + self.n_wrong_false)?;
        writeln!(f, "    incorrect true: {:>6}", self.n_wrong_true)?;
        writeln!(f, "    incorrect false:{:>6}", self.n_wrong_false)?;
        writeln!(f, "  unknown:          {:>6}", self.n_unknown)?;
        if let Some(max_score) = self.max_score {
            writeln!(f, "  Score:            {:>6} (max: {max_score})", self.score)?;
        }
        Ok(())
    }
}
