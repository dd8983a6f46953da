//! Tables for a terminal.

use anstyle::{AnsiColor, Style};

use super::{Cell, Grid, GridRow, Medal, Scores, confirmations, number, overview, ranking, validators};
use crate::style::{BOLD, DIM, visible};

/// Wider tables go on below, with their first column again.
const MAX_WIDTH: usize = 120;

/// Everything that a terminal shows: overview, ranking, confirmations and validators.
pub fn summary(scores: &Scores<'_>) -> String {
    let mut grids = vec![overview(scores), ranking(scores)];
    grids.extend(confirmations(scores));
    grids.extend(validators(scores));
    grids.iter().filter(|grid| !grid.rows.is_empty()).map(text).collect::<Vec<_>>().join("\n")
}

/// A table as text. The best three have their rank behind the score, so that nothing depends on colours.
pub fn text(grid: &Grid) -> String {
    let cells: Vec<Vec<(String, Style)>> =
        grid.rows.iter().map(|row| row.cells.iter().map(|cell| shown(cell, row)).collect()).collect();
    let n_chars = |text: &str| text.chars().count();
    let width = |idx: usize| {
        let title = n_chars(&visible(&grid.columns[idx].title));
        cells.iter().map(|row| n_chars(&row[idx].0)).max().unwrap_or(0).max(title)
    };
    let widths: Vec<usize> = (0..grid.columns.len()).map(width).collect();
    let mut out = format!("{BOLD}{}{BOLD:#}\n", visible(&grid.title));
    let parts = parts(&widths);
    for part in &parts {
        let line = |out: &mut String, cell: &dyn Fn(usize) -> (String, Style)| {
            for (position, idx) in part.iter().enumerate() {
                let (text, style) = cell(*idx);
                let padding = " ".repeat(widths[*idx] - n_chars(&text));
                let is_last = position + 1 == part.len();
                let text = if is_last { text.trim_end() } else { &text };
                let gap = if position == 0 { "" } else { "  " };
                out.push_str(&if grid.columns[*idx].is_number {
                    format!("{gap}{padding}{style}{text}{style:#}")
                } else {
                    format!("{gap}{style}{text}{style:#}{padding}")
                });
            }
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
        };
        line(&mut out, &|idx| (visible(&grid.columns[idx].title), DIM));
        for (row, cells) in grid.rows.iter().zip(&cells) {
            // Who did not take part in any of these categories.
            if parts.len() > 1 && part[1..].iter().all(|idx| cells[*idx].0.is_empty()) {
                continue;
            }
            if row.is_new_group
                && row != &grid.rows[0]
                && !out.ends_with("\n\n")
                && part.len() == widths.len()
            {
                out.push('\n');
            }
            line(&mut out, &|idx| cells[idx].clone());
        }
        out.push('\n');
    }
    if !grid.caption.is_empty() {
        out.push_str(&format!("{DIM}{}{DIM:#}\n", wrapped(&visible(&grid.caption))));
    }
    out
}

/// The columns that stand beside each other.
fn parts(widths: &[usize]) -> Vec<Vec<usize>> {
    let first = widths.first().copied().unwrap_or(0);
    let mut parts = vec![vec![0]];
    let mut width = first;
    for (idx, column) in widths.iter().enumerate().skip(1) {
        if width + 2 + column > MAX_WIDTH && parts.last().is_some_and(|part| part.len() > 1) {
            parts.push(vec![0]);
            width = first;
        }
        width += 2 + column;
        if let Some(part) = parts.last_mut() {
            part.push(idx);
        }
    }
    parts
}

fn shown(cell: &Cell, row: &GridRow) -> (String, Style) {
    let plain = if row.is_head { DIM } else { Style::new() };
    match cell {
        Cell::Empty | Cell::Ditto(_) => (String::new(), plain),
        Cell::Text(text) => (visible(text), plain),
        // As wide as the scores below, which may have a rank behind them.
        Cell::Count(count) if row.is_head => (format!("{count} "), plain),
        Cell::Count(count) => (count.to_string(), plain),
        Cell::Rank(rank) => (rank.to_string(), plain),
        Cell::Time(time) => (number::hours(*time), plain),
        Cell::Share { count, per_cent } => {
            let share = per_cent.map(|share| format!(" ({})", number::per_cent(share)));
            (format!("{count}{}", share.unwrap_or_default()), plain)
        }
        Cell::Score { score, medal } => {
            let score = number::score(*score);
            match medal {
                Medal::Best(1) => (format!("{score}¹"), AnsiColor::Yellow.on_default().bold()),
                Medal::Best(2) => (format!("{score}²"), BOLD),
                Medal::Best(_) => (format!("{score}³"), BOLD),
                Medal::Unranked => (format!("({score})"), DIM),
                Medal::None => (format!("{score} "), plain),
            }
        }
    }
}

fn wrapped(text: &str) -> String {
    let mut out = String::new();
    let mut width = 0;
    for word in text.split_whitespace() {
        let n = word.chars().count();
        if width > 0 && width + 1 + n > MAX_WIDTH {
            out.push('\n');
            width = 0;
        } else if width > 0 {
            out.push(' ');
            width += 1;
        }
        out.push_str(word);
        width += n;
    }
    out
}
