//! Findings for people: place, code, sentence; then the marked line; then help. The first line suffices alone.

use std::fmt::Write as _;

use jurat_witness::Reading;
use jurat_witness::lint::Finding;

use crate::lint::{FindingCounts, Linted};
use crate::style::{BOLD, DIM, GUTTER, HELP, of_severity, visible};

/// The widest part of a source line that is shown.
const MAX_WIDTH: usize = 100;

/// The findings of a witness.
pub fn text(linted: &Linted) -> String {
    let mut out = String::new();
    for finding in &linted.report.findings {
        render_finding(&mut out, &linted.path, &linted.reading, finding);
    }
    for (rule, n_all) in &linted.report.cut {
        let _ = writeln!(
            out,
            "{DIM}{}: {} {}: {n_all} in all, the first are shown (--limit 0 shows every one){DIM:#}",
            visible(&linted.path),
            rule.code,
            rule.name
        );
    }
    out
}

/// The last line: how many findings in how many witnesses.
pub fn total(n_witnesses: usize, counts: FindingCounts) -> String {
    let FindingCounts { errors, warnings, infos } = counts;
    let witnesses = plural(n_witnesses, "witness", "witnesses");
    if errors + warnings + infos == 0 {
        return format!("{HELP}clean{HELP:#}: {witnesses}, no findings\n");
    }
    let (errors, warnings) = (plural(errors, "error", "errors"), plural(warnings, "warning", "warnings"));
    format!("{BOLD}{errors}, {warnings}, {}{BOLD:#} in {witnesses}\n", plural(infos, "info", "infos"))
}

fn plural(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

fn render_finding(out: &mut String, path: &str, reading: &Reading, finding: &Finding) {
    let at = reading.position(finding.span.start);
    let style = of_severity(finding.severity);
    let _ = writeln!(
        out,
        "{BOLD}{}:{}:{}:{BOLD:#} {style}{}[{}]{style:#}: {BOLD}{}{BOLD:#}",
        visible(path),
        at.line,
        at.column,
        finding.severity.as_str(),
        finding.rule.code,
        visible(&finding.message)
    );
    render_line(out, reading, finding, at.line);
    let _ = writeln!(out, "  {HELP}help:{HELP:#} {}", visible(&finding.help));
}

fn render_line(out: &mut String, reading: &Reading, finding: &Finding, line_number: u32) {
    let Some(line) = reading.lines.line_span(&reading.text, line_number) else { return };
    let text = line.of(&reading.text);
    if text.trim().is_empty() {
        return;
    }
    let offset = finding.span.start.saturating_sub(line.start) as usize;
    let (before, after) = text.split_at_checked(offset).unwrap_or((text, ""));
    // A line of a megabyte is shown around the finding only.
    let is_long = text.chars().nth(MAX_WIDTH).is_some();
    let near = if is_long { last_chars(before, MAX_WIDTH / 2) } else { before };
    let n_near = near.chars().count();
    let rest: String = after.chars().take(MAX_WIDTH - n_near).collect();
    let n_bytes = finding.span.end.saturating_sub(finding.span.start) as usize;
    let n_marked = rest.char_indices().take_while(|(at, _)| *at < n_bytes).count().max(1);
    let style = of_severity(finding.severity);
    let number = line_number.to_string();
    let margin = " ".repeat(number.len());
    let cut = if near.len() < before.len() { "…" } else { "" };
    let _ = writeln!(out, "  {GUTTER}{number} |{GUTTER:#} {cut}{}{}", visible(near), visible(&rest));
    let indent = " ".repeat(n_near + cut.chars().count());
    let _ = writeln!(out, "  {GUTTER}{margin} |{GUTTER:#} {indent}{style}{}{style:#}", "^".repeat(n_marked));
}

fn last_chars(text: &str, n: usize) -> &str {
    let start = text.char_indices().rev().take(n).last().map_or(text.len(), |(at, _)| at);
    &text[start..]
}
