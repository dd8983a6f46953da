//! How often a verifier was right and wrong, and how long it took.

use std::ops::AddAssign;
use std::time::Duration;

use jurat_bench::model::{AnswerClass, ResultCategory};

use crate::judge::JudgedRun;
use crate::structure::CountedAnswers;

/// How often a verifier was right and wrong in a category, and how long that took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Where it said `true`.
    pub when_true: AnswerCounts,
    /// Where it said `false`.
    pub when_false: AnswerCounts,
    /// Runs in which it did not know.
    pub n_unknown: usize,
    /// Runs that ended otherwise, also those with a witness that cannot be used.
    pub n_error: usize,
    /// CPU time of all runs.
    pub cpu_time: Duration,
}

/// How often one answer was right and wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AnswerCounts {
    /// Right, and confirmed where that is needed.
    pub n_correct: usize,
    /// Right, but not confirmed.
    pub n_unconfirmed: usize,
    /// Wrong.
    pub n_wrong: usize,
    /// CPU time of what is right and confirmed.
    pub cpu_time: Duration,
}

impl Tally {
    /// Counts a run.
    pub(crate) fn count(&mut self, run: &JudgedRun) {
        let cpu_time = run.result.cpu_time.unwrap_or_default();
        self.cpu_time = self.cpu_time.saturating_add(cpu_time);
        let counts = match (run.result.category, run.result.class()) {
            (ResultCategory::Error, _) => return self.n_error += 1,
            (ResultCategory::Unknown | ResultCategory::Missing, _) | (_, AnswerClass::Other) => {
                return self.n_unknown += 1;
            }
            (_, AnswerClass::True) => &mut self.when_true,
            (_, AnswerClass::False) => &mut self.when_false,
        };
        match run.result.category {
            ResultCategory::Correct => {
                counts.n_correct += 1;
                counts.cpu_time = counts.cpu_time.saturating_add(cpu_time);
            }
            ResultCategory::CorrectUnconfirmed => counts.n_unconfirmed += 1,
            ResultCategory::Wrong => counts.n_wrong += 1,
            ResultCategory::Unknown | ResultCategory::Error | ResultCategory::Missing => {}
        }
    }

    /// What counts where only these answers do.
    pub fn counted(&self, answers: CountedAnswers) -> AnswerCounts {
        match answers {
            CountedAnswers::All => {
                let mut both = self.when_true;
                both += self.when_false;
                both
            }
            CountedAnswers::OnlyTrue => self.when_true,
            CountedAnswers::OnlyFalse => self.when_false,
        }
    }
}

impl AddAssign for AnswerCounts {
    fn add_assign(&mut self, other: Self) {
        self.n_correct += other.n_correct;
        self.n_unconfirmed += other.n_unconfirmed;
        self.n_wrong += other.n_wrong;
        self.cpu_time = self.cpu_time.saturating_add(other.cpu_time);
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.when_true += other.when_true;
        self.when_false += other.when_false;
        self.n_unknown += other.n_unknown;
        self.n_error += other.n_error;
        self.cpu_time = self.cpu_time.saturating_add(other.cpu_time);
    }
}
