//! A verification as JSON.

use crate::verify::VerificationReport;

/// One object.
pub fn json(report: &VerificationReport) -> String {
    let text =
        serde_json::to_string_pretty(report).unwrap_or_else(|error| unreachable!("plain data: {error}"));
    format!("{text}\n")
}
