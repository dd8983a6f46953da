//! A validation for a terminal. The last line is what the tool module of `BenchExec` reads.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use crate::style::{BOLD, DIM, GUTTER, visible};
use crate::validate::fates::Reason;
use crate::validate::{Report, ViolationReport};

/// The result; its last line is `Witness validation: ` and the verdict.
pub fn text(report: &Report) -> String {
    let mut out = format!("{BOLD}{}{BOLD:#}\n", visible(&report.witness));
    let mut row = |label: &str, value: &str| {
        let _ = writeln!(out, "  {DIM}{label:<9}{DIM:#} {}", visible(value));
    };
    row("property", &report.property);
    row("claims", &counts(report));
    for reason in &report.wildcard {
        row("wildcard", &line(reason));
    }
    for reason in &report.dropped {
        row("dropped", &line(reason));
    }
    if let Some(engine) = report.engine {
        row("engine", &format!("{engine}, {} semantics", report.semantics));
    }
    row("used", &usage(report));
    for note in &report.notes {
        row("note", note);
    }
    if let Some(violation) = &report.violation {
        render_violation(&mut out, violation);
    }
    if let Some(reason) = &report.reason {
        let _ = writeln!(out, "\n{BOLD}unknown:{BOLD:#} {}", visible(reason));
    }
    let style = verdict_style(report.verdict);
    // The last line is exact: a style stands around the verdict only, and only on a terminal.
    let _ = writeln!(out, "\nWitness validation: {style}{}{style:#}", report.verdict);
    out
}

fn counts(report: &Report) -> String {
    format!(
        "{} claimed: {} checked, {} wildcard, {} dropped",
        report.n_claims, report.n_checked, report.n_wildcard, report.n_dropped
    )
}

fn line(reason: &Reason) -> String {
    let example = reason.example.as_ref().map(|place| format!(" (first: {place})")).unwrap_or_default();
    format!("{}: {}{example}", reason.count, reason.text)
}

fn usage(report: &Report) -> String {
    let usage = report.usage;
    let memory = usage.memory_bytes.map(|bytes| format!(", {} MB of memory", bytes / 1_000_000));
    format!(
        "{:.2} s, {:.2} s of CPU time{}",
        usage.wall_seconds,
        usage.cpu_seconds,
        memory.unwrap_or_default()
    )
}

fn render_violation(out: &mut String, violation: &ViolationReport) {
    let place = match (&violation.file, violation.line) {
        (Some(file), Some(line)) => format!("{}:{line}: ", visible(file)),
        _ => String::new(),
    };
    let _ = writeln!(out, "\n{BOLD}{place}{BOLD:#}{}", visible(&violation.message));
    if let (Some(source), Some(line)) = (&violation.source, violation.line) {
        let _ = writeln!(out, "  {GUTTER}{line} |{GUTTER:#} {}", visible(source));
    }
    if !violation.inputs.is_empty() {
        let _ = writeln!(out, "  inputs, in this order: {}", visible(&violation.inputs.join(", ")));
    }
}

fn verdict_style(verdict: &str) -> Style {
    match verdict {
        "True" => AnsiColor::Green.on_default().bold(),
        "False" => AnsiColor::Red.on_default().bold(),
        _ => AnsiColor::Yellow.on_default().bold(),
    }
}
