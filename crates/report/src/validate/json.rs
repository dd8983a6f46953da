//! A validation as JSON.

use crate::validate::ValidationReport;

/// One object.
pub fn json(report: &ValidationReport) -> String {
    let text =
        serde_json::to_string_pretty(report).unwrap_or_else(|error| unreachable!("plain data: {error}"));
    format!("{text}\n")
}
