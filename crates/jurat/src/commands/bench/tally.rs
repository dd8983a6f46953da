//! How many runs were right so far.

use jurat_bench::model::{Category, Run, RunResult};

/// How many runs were right so far.
#[derive(Default)]
pub(super) struct Tally {
    n_correct: usize,
    n_wrong: usize,
    n_unknown: usize,
    n_error: usize,
    n_missing: usize,
}

impl Tally {
    /// Counts one, and tells all.
    pub(super) fn count(&mut self, result: &RunResult) -> String {
        match result.category {
            Category::Correct | Category::CorrectUnconfirmed => self.n_correct += 1,
            Category::Wrong => self.n_wrong += 1,
            Category::Unknown => self.n_unknown += 1,
            Category::Error => self.n_error += 1,
            Category::Missing => self.n_missing += 1,
        }
        let counts = [
            (self.n_correct, "correct"),
            (self.n_wrong, "wrong"),
            (self.n_unknown, "unknown"),
            (self.n_error, "error"),
            (self.n_missing, "without expectation"),
        ];
        let present = counts.iter().filter(|(count, _)| *count > 0);
        present.map(|(count, name)| format!("{count} {name}")).collect::<Vec<_>>().join(", ")
    }
}

/// What became of one.
pub(super) fn line(run: &Run, result: &RunResult) -> String {
    let measured = &result.measured;
    format!(
        "{:>7.2} s CPU {:>7.2} s wall  {}: {}",
        measured.cpu_time.as_secs_f64(),
        measured.wall_time.as_secs_f64(),
        run.identifier.display(),
        result.status
    )
}
