//! How many witnesses got which verdict so far.

use jurat_report::validate_all::Row;
use jurat_validate::Category;

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
        match row.category {
            Category::True => self.confirmed += 1,
            Category::False => self.refuted += 1,
            Category::Witness
            | Category::Extraction
            | Category::Compilation
            | Category::Timeout
            | Category::Memory
            | Category::Undecided
            | Category::Io => self.unknown += 1,
        }
        format!("{} True, {} False, {} Unknown", self.confirmed, self.refuted, self.unknown)
    }
}

/// What became of one.
pub(crate) fn line(row: &Row) -> String {
    format!("{:.2} s  {}: {}", row.wall_seconds, row.subject.task, row.category.as_str())
}
