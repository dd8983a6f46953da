//! A summary for a terminal: a line for each run set.

use std::fmt::Write as _;

use super::{Group, Table, ToolRuns};
use crate::style::{BOLD, DIM, visible};

/// Longer labels are cut.
const MAX_WIDTH: usize = 48;

/// The columns, but for the label: head, and whether it is shown even if all is zero.
const GROUPS: [(Group, &str, bool); 7] = [
    (Group::Correct, "correct", true),
    (Group::CorrectUnconfirmed, "unconfirmed", false),
    (Group::Wrong, "wrong", true),
    (Group::Unknown, "unknown", true),
    (Group::Error, "error", true),
    (Group::Missing, "missing", false),
    (Group::Aborted, "aborted", false),
];

/// The summary.
pub fn text(table: &Table) -> String {
    let totals: Vec<_> = table.run_sets.iter().map(|run_set| table.totals(run_set)).collect();
    let groups: Vec<_> = GROUPS
        .iter()
        .filter(|(group, _, always)| *always || totals.iter().any(|total| total.count(*group) > 0))
        .collect();
    let has_score = totals.iter().any(|total| total.score.is_some());

    let mut head = vec!["run set".to_owned(), "runs".to_owned()];
    head.extend(groups.iter().map(|(_, name, _)| (*name).to_owned()));
    if has_score {
        head.extend(["score", "of"].map(str::to_owned));
    }
    head.push("CPU time (s)".to_owned());
    let mut lines = vec![head];
    for (run_set, total) in table.run_sets.iter().zip(&totals) {
        let mut line = vec![cut(&visible(&run_set.label)), total.count(Group::All).to_string()];
        line.extend(groups.iter().map(|(group, _, _)| total.count(*group).to_string()));
        if has_score {
            let max = total.max_score.to_string();
            line.extend([total.score.map_or_else(String::new, |score| score.to_string()), max]);
        }
        line.push(cpu_time(run_set));
        lines.push(line);
    }
    aligned(&lines)
}

fn cut(label: &str) -> String {
    if label.chars().count() <= MAX_WIDTH {
        return label.to_owned();
    }
    label.chars().take(MAX_WIDTH - 1).chain(['…']).collect()
}

/// Of all runs.
fn cpu_time(run_set: &ToolRuns) -> String {
    let sum = run_set.column("cputime").and_then(|column| run_set.statistics(column, Group::All));
    sum.map_or_else(String::new, |statistics| format!("{:.1}", statistics.sum))
}

/// The first column to the left, the others to the right.
fn aligned(lines: &[Vec<String>]) -> String {
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    let mut out = String::new();
    for (index, line) in lines.iter().enumerate() {
        let mut text = format!("{:<1$}", line[0], widths[0]);
        for (cell, width) in line.iter().zip(&widths).skip(1) {
            let _ = write!(text, "  {cell:>width$}");
        }
        let style = if index == 0 { BOLD } else { anstyle::Style::new() };
        let _ = writeln!(out, "{style}{}{style:#}", text.trim_end());
    }
    if lines.len() == 1 {
        let _ = writeln!(out, "{DIM}no run sets{DIM:#}");
    }
    out
}
