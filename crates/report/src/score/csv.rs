//! Tables for spreadsheets and programs.

use super::{Cell, Grid, number};

/// A table as CSV. Scores and times are not rounded as for people.
pub fn csv(grid: &Grid) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let head = grid.columns.iter().map(|column| harmless(&column.title));
    writer.write_record(head).expect("memory can be written");
    for row in &grid.rows {
        writer.write_record(row.cells.iter().map(value)).expect("memory can be written");
    }
    let bytes = writer.into_inner().expect("memory can be written");
    String::from_utf8(bytes).expect("texts stay texts")
}

fn value(cell: &Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) | Cell::Ditto(text) => harmless(text),
        Cell::Count(count) | Cell::Rank(count) | Cell::Share { count, .. } => count.to_string(),
        Cell::Score { score, .. } => number::exact(*score, 6),
        Cell::Time(time) => number::exact(time.as_secs_f64() / 3600.0, 9),
    }
}

/// What a spreadsheet would take for a formula becomes text, as such programs want it: behind an apostrophe.
fn harmless(text: &str) -> String {
    let text = crate::visible(text);
    if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text }
}
