//! How many runs were right so far.

use jurat_bench::model::{BenchmarkRun, ResultCategory, RunRecord};

/// How many runs were right so far.
#[derive(Default)]
pub(super) struct Tally {
    correct: usize,
    wrong: usize,
    unknown: usize,
    error: usize,
    missing: usize,
}

impl Tally {
    /// Counts one, and tells all.
    pub(super) fn count(&mut self, result: &RunRecord) -> String {
        match result.category {
            ResultCategory::Correct | ResultCategory::CorrectUnconfirmed => self.correct += 1,
            ResultCategory::Wrong => self.wrong += 1,
            ResultCategory::Unknown => self.unknown += 1,
            ResultCategory::Error => self.error += 1,
            ResultCategory::Missing => self.missing += 1,
        }
        let counts = [
            (self.correct, "correct"),
            (self.wrong, "wrong"),
            (self.unknown, "unknown"),
            (self.error, "error"),
            (self.missing, "without expectation"),
        ];
        let present = counts.iter().filter(|(count, _)| *count > 0);
        present.map(|(count, name)| format!("{count} {name}")).collect::<Vec<_>>().join(", ")
    }
}

/// What became of one.
pub(super) fn line(run: &BenchmarkRun, result: &RunRecord) -> String {
    let measured = &result.measured;
    format!(
        "{:>7.2} s CPU {:>7.2} s wall  {}: {}",
        measured.cpu_time.as_secs_f64(),
        measured.wall_time.as_secs_f64(),
        run.identifier.display(),
        result.status
    )
}
