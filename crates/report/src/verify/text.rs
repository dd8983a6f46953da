//! A verification for a terminal. The last line is the verdict.

use std::fmt::Write as _;

use crate::style::{BOLD, visible};
use crate::validate::report::engine_in_words;
use crate::validate::text::{render_violation, row, verdict_style};
use crate::verify::VerificationReport;

/// The result; its last line is the verdict.
pub fn text(report: &VerificationReport) -> String {
    let name = match &report.program[..] {
        [only] => only.clone(),
        [first, rest @ ..] => format!("{first} and {} more", rest.len()),
        [] => String::new(),
    };
    let mut out = format!("{BOLD}{}{BOLD:#}\n", visible(&name));
    if let Some(method) = &report.method {
        row(&mut out, "method", method);
    }
    row(&mut out, "property", &report.property);
    if let Some(engine) = report.engine {
        row(&mut out, "engine", &engine_in_words(engine, report.opinion_of));
    }
    row(&mut out, "took", &format!("{:.2} s", report.usage.wall_seconds));
    for note in &report.notes {
        row(&mut out, "note", note);
    }
    out.push('\n');
    match &report.violation {
        Some(violation) => render_violation(&mut out, violation),
        None => out += &format!("{}\n", visible(&report.reason)),
    }
    let style = verdict_style(report.verdict);
    // The last line is exact: a style stands around the verdict only on a terminal.
    let _ = writeln!(out, "\n{style}{}{style:#}", report.verdict);
    out
}
