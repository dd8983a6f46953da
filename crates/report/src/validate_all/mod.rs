//! The results of many validations: one row for each task, and what they come to together.
//!
//! A [`Row`] is made when its task is finished, and written and read again as a line of a CSV file; a [`BatchSummary`] is
//! made of all rows.

mod csv;
mod json;
mod record;
mod row;
mod summary;
#[cfg(test)]
mod tests;
mod text;

pub use csv::{HEADER, NotARow, NotResumable, line, rows, rows_to_resume};
pub use json::json;
pub use row::{Row, Subject};
pub use summary::{Agreement, BatchSummary, Claims};
pub use text::{BatchEffort, text};
