//! How many witnesses got which verdict so far.

use jurat_report::validate_all::Row;

/// How many witnesses got which verdict so far.
#[derive(Default)]
pub(crate) struct Tally {
    confirmed: usize,
    refuted: usize,
    unknown: usize,
}

impl Tally {
    /// Counts one, and tells all.
    pub(crate) fn count(&mut self, row: &Row) -> String {
        match row.category.verdict() {
            "True" => self.confirmed += 1,
            "False" => self.refuted += 1,
            _ => self.unknown += 1,
        }
        format!("{} True, {} False, {} Unknown", self.confirmed, self.refuted, self.unknown)
    }
}

/// What became of one.
pub(crate) fn line(row: &Row) -> String {
    format!("{:.2} s  {}: {}", row.wall_seconds, row.subject.task, row.category.as_str())
}
