//! Rows and their summary as JSON.

use serde::Serialize;

use super::row::Row;
use super::summary::BatchSummary;

/// One object: `rows` has the columns of the CSV file, `summary` what they come to.
pub fn json(rows: &[Row], summary: &BatchSummary<'_>) -> String {
    #[derive(Serialize)]
    struct Results<'a> {
        rows: &'a [Row],
        summary: &'a BatchSummary<'a>,
    }
    let text = serde_json::to_string_pretty(&Results { rows, summary });
    text.unwrap_or_else(|error| unreachable!("plain data: {error}")) + "\n"
}
