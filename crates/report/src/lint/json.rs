//! Findings as JSON, for programs. The shape is stable: fields are added, never changed.

use serde::Serialize;

use crate::lint::{FindingCounts, Linted};

#[derive(Serialize)]
struct Output<'a> {
    version: u32,
    files: Vec<File<'a>>,
    summary: FindingCounts,
}

#[derive(Serialize)]
struct File<'a> {
    path: &'a str,
    findings: Vec<Finding<'a>>,
    /// Rules that were broken more often than findings are listed.
    cut: Vec<Cut>,
}

#[derive(Serialize)]
struct Finding<'a> {
    code: &'static str,
    rule: &'static str,
    severity: &'static str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    message: &'a str,
    help: &'a str,
}

#[derive(Serialize)]
struct Cut {
    code: &'static str,
    rule: &'static str,
    count: usize,
}

/// All findings as one JSON document.
pub fn json(linted: &[Linted]) -> String {
    let mut summary = FindingCounts::default();
    for witness in linted {
        summary += FindingCounts::of(&witness.report);
    }
    let output = Output { version: 1, files: linted.iter().map(file).collect(), summary };
    let mut text = serde_json::to_string_pretty(&output).expect("strings and numbers are always JSON");
    text.push('\n');
    text
}

fn file(linted: &Linted) -> File<'_> {
    let findings = linted.report.findings.iter().map(|finding| {
        let start = linted.reading.position(finding.span.start);
        let end = linted.reading.position(finding.span.end);
        Finding {
            code: finding.rule.code,
            rule: finding.rule.name,
            severity: finding.severity.as_str(),
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            message: &finding.message,
            help: &finding.help,
        }
    });
    let cut =
        linted.report.cut.iter().map(|(rule, count)| Cut { code: rule.code, rule: rule.name, count: *count });
    File { path: &linted.path, findings: findings.collect(), cut: cut.collect() }
}
