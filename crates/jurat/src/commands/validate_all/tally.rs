//! How many witnesses got which verdict so far.

use jurat_report::validate_all::Row;

/// How many witnesses got which verdict so far.
#[derive(Default)]
pub(crate) struct Tally {
    n_true: usize,
    n_false: usize,
    n_unknown: usize,
}

impl Tally {
    /// Counts one, and tells all.
    pub(crate) fn count(&mut self, row: &Row) -> String {
        match row.category.verdict() {
            "True" => self.n_true += 1,
            "False" => self.n_false += 1,
            _ => self.n_unknown += 1,
        }
        format!("{} True, {} False, {} Unknown", self.n_true, self.n_false, self.n_unknown)
    }
}

/// What became of one.
pub(crate) fn line(row: &Row) -> String {
    format!("{:.2} s  {}: {}", row.wall_seconds, row.subject.task, row.category.as_str())
}
