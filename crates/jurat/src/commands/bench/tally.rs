//! How many runs were right so far.

use jurat_bench::model::{Category, Run, RunRecord};

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
            Category::Correct | Category::CorrectUnconfirmed => self.correct += 1,
            Category::Wrong => self.wrong += 1,
            Category::Unknown => self.unknown += 1,
            Category::Error => self.error += 1,
            Category::Missing => self.missing += 1,
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
pub(super) fn line(run: &Run, result: &RunRecord) -> String {
    let measured = &result.measured;
    format!(
        "{:>7.2} s CPU {:>7.2} s wall  {}: {}",
        measured.cpu_time.as_secs_f64(),
        measured.wall_time.as_secs_f64(),
        run.identifier.display(),
        result.status
    )
}
