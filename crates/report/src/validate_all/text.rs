//! A summary for a terminal: a table of the verdicts, and what else is to be said about all tasks.

use std::fmt::Write as _;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use jurat_validate::Category;

use super::row::Row;
use super::summary::BatchSummary;
use crate::style::{BOLD, DIM};

/// As many disagreements are listed.
const N_LISTED: usize = 20;

/// The width of the longest category.
const WIDTH: usize = 30;

/// What the tasks took that were validated now.
#[derive(Clone, Copy, Debug)]
pub struct BatchEffort {
    /// How many there were.
    pub n_tasks: usize,
    /// How many at once.
    pub n_jobs: usize,
    /// From the first start to the last end.
    pub wall_time: Duration,
}

/// The table.
pub fn text(summary: &BatchSummary<'_>, effort: BatchEffort) -> String {
    let mut out = format!("{BOLD}{:<WIDTH$} {:>7} {:>9}{BOLD:#}\n", "verdict", "tasks", "per cent");
    for (category, count) in &summary.categories {
        let style = if *count == 0 { DIM } else { style(*category) };
        push_row(&mut out, style, category.as_str(), *count, summary.n_tasks);
    }
    push_row(&mut out, BOLD, "total", summary.n_tasks, summary.n_tasks);
    out.push('\n');
    let mut note = |label: &str, value: &str| {
        let _ = writeln!(out, "{DIM}{label:<9}{DIM:#} {value}");
    };
    let claims = summary.claims;
    note(
        "claims",
        &format!(
            "{} claimed: {} checked, {} wildcard, {} dropped",
            claims.claimed, claims.checked, claims.wildcard, claims.dropped
        ),
    );
    let agreement = &summary.agreement;
    if agreement.n_expected() > 0 {
        note(
            "expected",
            &format!(
                "{} answers agree, {} disagree, {} unknown",
                agreement.n_agree,
                agreement.disagree.len(),
                agreement.n_unknown
            ),
        );
    }
    note("time", &time(effort));
    push_disagreements(&mut out, &agreement.disagree);
    out
}

fn push_row(out: &mut String, style: Style, label: &str, count: usize, total: usize) {
    #[expect(clippy::cast_precision_loss, reason = "nobody has so many tasks")]
    let per_cent = if total == 0 { 0.0 } else { 100.0 * count as f64 / total as f64 };
    let _ = writeln!(out, "{style}{label:<WIDTH$}{style:#} {count:>7} {per_cent:>9.1}");
}

fn time(effort: BatchEffort) -> String {
    let BatchEffort { n_tasks, n_jobs, wall_time } = effort;
    let jobs = if n_jobs == 1 { "1 job".to_owned() } else { format!("{n_jobs} jobs") };
    let seconds = wall_time.as_secs_f64();
    let Some(per_task) = u32::try_from(n_tasks).ok().and_then(|n_tasks| wall_time.checked_div(n_tasks))
    else {
        return "all tasks were validated before".to_owned();
    };
    let per_task = 1e3 * per_task.as_secs_f64();
    format!("{seconds:.1} s for {n_tasks} tasks with {jobs}, {per_task:.0} ms per task on average")
}

fn push_disagreements(out: &mut String, rows: &[&Row]) {
    if rows.is_empty() {
        return;
    }
    let _ = writeln!(out, "\n{BOLD}not as expected{BOLD:#}");
    for row in rows.iter().take(N_LISTED) {
        let expected = if row.subject.expected == Some(true) { "True" } else { "False" };
        let style = style(row.category);
        let answer = row.category.verdict();
        let _ = write!(out, "  {}: expected {expected}, found {style}{answer}{style:#}", row.subject.task);
        let _ = match &row.reason {
            Some(reason) => writeln!(out, ": {reason}"),
            None => writeln!(out),
        };
    }
    if rows.len() > N_LISTED {
        let _ = writeln!(out, "  and {} more", rows.len() - N_LISTED);
    }
}

fn style(category: Category) -> Style {
    match category {
        Category::True => AnsiColor::Green.on_default(),
        Category::False => AnsiColor::Red.on_default(),
        Category::Witness
        | Category::Extraction
        | Category::Compilation
        | Category::Timeout
        | Category::Memory
        | Category::Undecided
        | Category::Io => AnsiColor::Yellow.on_default(),
    }
}
