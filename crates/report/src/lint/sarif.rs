//! Findings as SARIF 2.1.0, the format that code hosts and editors read.

use jurat_witness::lint::{Finding, RULES, Rule, Severity};
use serde_json::{Value, json};

use crate::lint::Linted;

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// All findings as one SARIF log.
pub fn sarif(linted: &[Linted], version: &str) -> String {
    let results: Vec<Value> = linted
        .iter()
        .flat_map(|witness| witness.report.findings.iter().map(|finding| result(witness, finding)))
        .collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "jurat",
                "semanticVersion": version,
                "rules": RULES.iter().map(|rule| descriptor(rule)).collect::<Vec<_>>(),
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    });
    let mut text = serde_json::to_string_pretty(&log).expect("strings and numbers are always JSON");
    text.push('\n');
    text
}

fn descriptor(rule: &Rule) -> Value {
    json!({
        "id": rule.code,
        "name": rule.name,
        "shortDescription": { "text": rule.what },
        "fullDescription": { "text": rule.why },
        "defaultConfiguration": { "level": level(rule.severity) },
    })
}

fn result(linted: &Linted, finding: &Finding) -> Value {
    let start = linted.reading.position(finding.span.start);
    let end = linted.reading.position(finding.span.end);
    json!({
        "ruleId": finding.rule.code,
        "ruleIndex": RULES.iter().position(|rule| std::ptr::eq(*rule, finding.rule)),
        "level": level(finding.severity),
        "message": { "text": format!("{} (help: {})", finding.message, finding.help) },
        "locations": [{ "physicalLocation": {
            "artifactLocation": { "uri": uri(&linted.path) },
            "region": {
                "startLine": start.line,
                "startColumn": start.column,
                "endLine": end.line,
                "endColumn": end.column,
            },
        }}],
    })
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Info => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

/// A path as a URI reference: everything but unreserved characters and slashes is escaped.
fn uri(path: &str) -> String {
    use std::fmt::Write as _;
    path.bytes().fold(String::new(), |mut uri, byte| {
        if byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            let _ = write!(uri, "%{byte:02X}");
        }
        uri
    })
}
