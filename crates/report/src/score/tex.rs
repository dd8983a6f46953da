//! Tables for papers.

use super::{Cell, Grid, GridRow, Medal, number};

/// A table as LaTeX: a `tabular` of the package booktabs, with a command for each medal that a paper can define anew.
pub fn tex(grid: &Grid) -> String {
    let mut text = format!(
        "% {}\n% Needs \\usepackage{{booktabs}} and, for its headings, \\usepackage{{rotating}}.\n",
        comment(&grid.title)
    );
    for (command, style) in [
        ("first", "\\textbf{\\boldmath #1}\\rlap{$^1$}"),
        ("second", "\\textbf{\\boldmath #1}\\rlap{$^2$}"),
        ("third", "\\textbf{\\boldmath #1}\\rlap{$^3$}"),
        ("unranked", "(#1)"),
    ] {
        text.push_str(&format!("\\providecommand{{\\jurat{command}}}[1]{{{style}}}\n"));
    }
    let alignment: String =
        grid.columns.iter().map(|column| if column.is_number { 'r' } else { 'l' }).collect();
    text.push_str(&format!("\\begin{{tabular}}{{@{{}}{alignment}@{{}}}}\n\\toprule\n"));
    let is_wide = grid.columns.len() > 10;
    let heading = |title: &str| {
        if is_wide {
            format!("\\begin{{sideways}}{}\\end{{sideways}}", escaped(title))
        } else {
            escaped(title)
        }
    };
    push_line(
        &mut text,
        grid.columns
            .iter()
            .enumerate()
            .map(|(idx, column)| if idx == 0 { escaped(&column.title) } else { heading(&column.title) }),
    );
    text.push_str("\\midrule\n");
    for (idx, row) in grid.rows.iter().enumerate() {
        if idx > 0 && row.is_new_group {
            text.push_str("\\midrule\n");
        }
        push_row(&mut text, row);
    }
    text.push_str("\\bottomrule\n\\end{tabular}\n");
    text
}

fn push_row(text: &mut String, row: &GridRow) {
    push_line(text, row.cells.iter().map(value));
}

fn push_line(text: &mut String, cells: impl Iterator<Item = String>) {
    text.push_str(&cells.collect::<Vec<_>>().join(" & "));
    text.push_str(" \\\\\n");
}

fn value(cell: &Cell) -> String {
    match cell {
        Cell::Empty | Cell::Ditto(_) => String::new(),
        Cell::Text(text) => escaped(text),
        Cell::Count(count) | Cell::Rank(count) => count.to_string(),
        Cell::Score { score, medal } => {
            let score = number::score(*score);
            // A minus, not a hyphen.
            let score = if score.starts_with('-') { format!("${score}$") } else { score };
            match medal {
                Medal::Best(1) => format!("\\juratfirst{{{score}}}"),
                Medal::Best(2) => format!("\\juratsecond{{{score}}}"),
                Medal::Best(_) => format!("\\juratthird{{{score}}}"),
                Medal::Unranked => format!("\\juratunranked{{{score}}}"),
                Medal::None => score,
            }
        }
        Cell::Time(time) => number::hours(*time),
        Cell::Share { count, per_cent } => match per_cent {
            Some(share) => format!("{count} ({share:.0}\\,\\%)"),
            None => count.to_string(),
        },
    }
}

/// Words that mean themselves. At the beginning of a row, also `[` and `*` mean something to the end of the row before it, and
/// two dashes would become one.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in crate::visible(text).chars() {
        match c {
            '[' | '*' => out.extend(['{', c, '}']),
            '-' if out.ends_with('-') => out.push_str("{}-"),
            '|' => out.push_str("\\textbar{}"),
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => out.extend(['\\', c]),
            _ => out.push(c),
        }
    }
    out
}

/// Words behind a `%`, which end with the line.
fn comment(text: &str) -> String {
    crate::visible(text)
}
