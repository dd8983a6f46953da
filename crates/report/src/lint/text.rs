//! Findings for people: place, code, sentence; then the marked line; then help. The first line suffices alone.

use std::fmt::Write as _;

use jurat_witness::Reading;
use jurat_witness::lint::Finding;

use crate::lint::{Counts, Linted};
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
            linted.path, rule.code, rule.name
        );
    }
    out
}

/// The last line: how many findings in how many witnesses.
pub fn total(n_witnesses: usize, counts: Counts) -> String {
    let Counts { errors, warnings, infos } = counts;
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
        "{BOLD}{path}:{}:{}:{BOLD:#} {style}{}[{}]{style:#}: {BOLD}{}{BOLD:#}",
        at.line,
        at.column,
        finding.severity.as_str(),
        finding.rule.code,
        visible(&finding.message)
    );
    render_line(out, reading, finding);
    let _ = writeln!(out, "  {HELP}help:{HELP:#} {}", visible(&finding.help));
}

fn render_line(out: &mut String, reading: &Reading, finding: &Finding) {
    let at = reading.position(finding.span.start);
    let Some(line) = reading.lines.line_span(&reading.text, at.line) else { return };
    let text = line.of(&reading.text);
    if text.trim().is_empty() {
        return;
    }
    let n_before = at.column as usize - 1;
    // A line of a megabyte is shown around the finding only.
    let first = n_before.saturating_sub(MAX_WIDTH / 2);
    let first = if text.chars().nth(MAX_WIDTH).is_none() { 0 } else { first };
    let shown: String = text.chars().skip(first).take(MAX_WIDTH).collect();
    let n_shown = shown.chars().count();
    let span_in_line = finding.span.end.min(line.end).saturating_sub(finding.span.start) as usize;
    let marked = reading.text.get(finding.span.start as usize..).unwrap_or_default();
    let n_marked = marked.char_indices().take_while(|(at, _)| *at < span_in_line).count();
    let column = n_before - first;
    let n_marked = n_marked.clamp(1, n_shown.saturating_sub(column).max(1));
    let style = of_severity(finding.severity);
    let number = at.line.to_string();
    let margin = " ".repeat(number.len());
    let cut = if first > 0 { "…" } else { "" };
    let _ = writeln!(out, "  {GUTTER}{number} |{GUTTER:#} {cut}{}", visible(&shown));
    let indent = " ".repeat(column + cut.chars().count());
    let _ = writeln!(out, "  {GUTTER}{margin} |{GUTTER:#} {indent}{style}{}{style:#}", "^".repeat(n_marked));
}
