//! Witnesses in YAML 2.0.

use super::{ASSERT, Location};

/// Which kind of invariant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invariant {
    /// Before each evaluation of a loop's condition.
    Loop,
    /// Before a statement.
    Location,
}

/// A correctness witness with one invariant.
pub fn invariant(kind: Invariant, location: Location, condition: &str) -> String {
    let kind = match kind {
        Invariant::Loop => "loop_invariant",
        Invariant::Location => "location_invariant",
    };
    let Location { line, column } = location;
    let quoted = condition.replace('\\', "\\\\").replace('"', "\\\"");
    format!(
        "- entry_type: invariant_set\n{}  content:\n    - invariant:\n        type: {kind}\n        location:\n          file_name: Main.java\n          line: {line}\n          column: {column}\n        value: \"{quoted}\"\n        format: java_expression\n",
        metadata()
    )
}

/// A violation witness: what each call returns, and where the assertion fails.
pub fn violation(inputs: &[(Location, String)], target: Location) -> String {
    let mut text = format!("- entry_type: violation_sequence\n{}  content:\n", metadata());
    for (Location { line, column }, value) in inputs {
        text.push_str(&format!(
            "    - segment:\n        - waypoint:\n            action: follow\n            type: function_return\n            location: {{ file_name: Main.java, line: {line}, column: {column} }}\n            constraint: {{ value: \"\\\\result == {value}\", format: acsl_expression }}\n"
        ));
    }
    let Location { line, column } = target;
    text + &format!(
        "    - segment:\n        - waypoint:\n            action: follow\n            type: target\n            location: {{ file_name: Main.java, line: {line}, column: {column} }}\n"
    )
}

fn metadata() -> String {
    format!(
        "  metadata:\n    format_version: \"2.0\"\n    uuid: 6f3c0d5e-9a51-4a0e-8a53-0b6f3f1d2c11\n    creation_time: \"2026-01-01T00:00:00Z\"\n    producer:\n      name: oracle\n      version: \"1\"\n    task:\n      input_files:\n        - Main.java\n      specification: \"{ASSERT}\"\n      data_model: LP64\n      language: Java\n"
    )
}
