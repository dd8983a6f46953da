//! A validation for a terminal. The last line is what `BenchExec`'s tool module reads.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};

use crate::style::{BOLD, DIM, GUTTER, visible};
use crate::validate::fates::ShownReason;
use crate::validate::report::engine_in_words;
use crate::validate::{ValidationReport, ViolationReport};

/// As many reasons of wildcards, and as many of dropped claims, are told.
const N_REASONS: usize = 6;
/// As many inputs are told.
const N_INPUTS: usize = 40;

/// The result; its last line is `Witness validation: ` and the verdict.
pub fn text(report: &ValidationReport) -> String {
    let mut out = format!("{BOLD}{}{BOLD:#}\n", visible(&report.witness));
    row(&mut out, "property", &report.property);
    if let Some(engine) = report.engine {
        // Of a violation one execution is looked at, however claims about all would be matched.
        let semantics =
            if report.path.is_some() { String::new() } else { format!(", {} semantics", report.semantics) };
        let engine = engine_in_words(engine, report.opinion_of);
        row(&mut out, "engine", &format!("{engine}{semantics}"));
    }
    row(&mut out, "took", &report.took());
    if let Some(path) = &report.path {
        row(&mut out, "witness", &format!("of a violation, with {}", path.words()));
    }
    row(&mut out, "claims", &report.counts());
    render_reasons(&mut out, "wildcard", &report.wildcard);
    render_reasons(&mut out, "dropped", &report.dropped);
    for note in &report.notes {
        row(&mut out, "note", note);
    }
    out.push('\n');
    match &report.violation {
        Some(violation) => render_violation(&mut out, violation),
        None => out += &format!("{}\n", visible(&report.reason)),
    }
    let style = verdict_style(report.verdict);
    // The last line is exact: a style stands around the verdict only, and only on a terminal.
    let _ = writeln!(out, "\nWitness validation: {style}{}{style:#}", report.verdict);
    out
}

pub(crate) fn row(out: &mut String, label: &str, value: &str) {
    let _ = writeln!(out, "  {DIM}{label:<9}{DIM:#} {}", visible(value));
}

/// One reason a line, with the numbers of claims below each other.
fn render_reasons(out: &mut String, label: &str, reasons: &[ShownReason]) {
    let width = reasons.first().map_or(0, |most| most.count.to_string().len());
    for (idx, reason) in reasons.iter().take(N_REASONS).enumerate() {
        let label = if idx == 0 { label } else { "" };
        let first = if reason.count > 1 { "first: " } else { "" };
        let place = reason.place().map(|place| format!(" {DIM}({first}{}){DIM:#}", visible(&place)));
        let _ = writeln!(
            out,
            "    {DIM}{label:<9}{DIM:#} {:>width$}  {}{}",
            reason.count,
            visible(&reason.text),
            place.unwrap_or_default()
        );
    }
    let rest = reasons.get(N_REASONS..).unwrap_or_default();
    if !rest.is_empty() {
        let n_claims: usize = rest.iter().map(|reason| reason.count).sum();
        let _ = writeln!(out, "    {:<9} {n_claims:>width$}  for {} more reasons", "", rest.len());
    }
}

pub(crate) fn render_violation(out: &mut String, violation: &ViolationReport) {
    let place = violation.place().map(|place| format!("{}: ", visible(&place))).unwrap_or_default();
    let _ = writeln!(out, "{BOLD}{place}{BOLD:#}{}", visible(&violation.message));
    if let (Some(source), Some(line)) = (&violation.source, violation.line) {
        let _ = writeln!(out, "  {GUTTER}{line} |{GUTTER:#} {}", visible(source));
    }
    if violation.found.is_some() {
        row(out, "found", &violation.finding());
    }
    if let Some(claimed) = &violation.claimed {
        row(out, "claimed", claimed);
    }
    if violation.trace.len() > 1 {
        row(out, "called", &format!("from {}", violation.trace[1..].join(", from ")));
    }
    match &violation.call {
        Some(call) => row(out, "call", call),
        None => given(out, "arguments", ", ", &violation.arguments),
    }
    if let Some(input) = &violation.standard_input {
        row(out, "standard input", &shortened(input));
    }
    given(out, "inputs", ", then ", &violation.inputs);
}

/// A text of which so much is told.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 400;
    let n_chars = text.chars().count();
    if n_chars <= LONGEST {
        return text.to_owned();
    }
    let start: String = text.chars().take(LONGEST).collect();
    format!("{start}… and {} more characters", n_chars - LONGEST)
}

/// What the program was given, as much as is told.
fn given(out: &mut String, name: &str, separator: &str, values: &[String]) {
    if values.is_empty() {
        return;
    }
    let shown = &values[..values.len().min(N_INPUTS)];
    let rest = values.len() - shown.len();
    let more = if rest > 0 { format!("{separator}{rest} more") } else { String::new() };
    row(out, name, &format!("{}{more}", shown.join(separator)));
}

pub(crate) fn verdict_style(verdict: &str) -> Style {
    match verdict {
        "True" | "TRUE" => AnsiColor::Green.on_default().bold(),
        "False" | "FALSE" => AnsiColor::Red.on_default().bold(),
        _ => AnsiColor::Yellow.on_default().bold(),
    }
}
