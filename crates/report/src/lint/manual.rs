//! The manual of a rule, and the table of all rules.

use std::fmt::Write as _;

use jurat_witness::lint::{RULES, Rule};

use crate::style::{BOLD, DIM, of_severity};

/// The manual of a rule.
pub fn explain(rule: &Rule) -> String {
    let style = of_severity(rule.severity);
    let strict = if rule.strict { ", only with --strict" } else { "" };
    let mut out = format!(
        "{BOLD}{} {}{BOLD:#} ({style}{}{style:#}{strict})\n\n{}\n\n{}\n",
        rule.code,
        rule.name,
        rule.severity.as_str(),
        wrapped(rule.what),
        wrapped(rule.why)
    );
    for (title, example) in [("Bad", rule.bad), ("Good", rule.good)] {
        let _ = writeln!(out, "\n{BOLD}{title}{BOLD:#}");
        for line in example.trim_matches('\n').lines() {
            let _ = writeln!(out, "    {line}");
        }
    }
    out
}

/// The table of all rules.
pub fn table() -> String {
    let width = RULES.iter().map(|rule| rule.name.len()).max().unwrap_or(0);
    let mut out = String::new();
    for rule in RULES {
        let style = of_severity(rule.severity);
        let strict = if rule.strict { " (only with --strict)" } else { "" };
        let _ = writeln!(
            out,
            "{BOLD}{}{BOLD:#}  {style}{:<7}{style:#}  {:<width$}  {}{DIM}{strict}{DIM:#}",
            rule.code,
            rule.severity.as_str(),
            rule.name,
            rule.what
        );
    }
    out
}

/// Breaks a paragraph into lines of at most 100 characters.
fn wrapped(paragraph: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in paragraph.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= 100 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}
