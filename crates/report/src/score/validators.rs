//! Scores and ranks of the validators.

use jurat_score::Track;

use super::{Cell, Grid, GridColumn, GridRow, Medal, Scores};

/// Scores and ranks of the validators, a table for each track.
pub fn validators(scores: &Scores<'_>) -> Vec<Grid> {
    scores.tracks.iter().map(|track| grid(scores, track)).collect()
}

fn grid(scores: &Scores<'_>, track: &Track) -> Grid {
    let columns = vec![
        GridColumn::text("Category"),
        GridColumn::number("Rank"),
        GridColumn::text("Validator"),
        GridColumn::number("Score"),
        GridColumn::number("Maximal score"),
        GridColumn::number("CPU time (h)"),
        GridColumn::number("Confirmed"),
        GridColumn::number("Refuted"),
        GridColumn::number("Wrongly confirmed"),
        GridColumn::number("Wrongly refuted"),
        GridColumn::number("Correct witnesses"),
        GridColumn::number("Wrong witnesses"),
    ];
    let rows = track.categories.iter().flat_map(|standing| {
        standing.entries.iter().enumerate().map(move |(idx, entry)| {
            let is_first = idx == 0;
            let category = scores.category_name(standing.category);
            let medal = match entry.rank {
                Some(rank @ 1..=3) => Medal::Best(rank as u8),
                _ => Medal::None,
            };
            GridRow::new(vec![
                if is_first { Cell::text(category) } else { Cell::Ditto(category.to_owned()) },
                entry.rank.map_or(Cell::Empty, Cell::Rank),
                Cell::text(scores.structure.validator(&entry.validator).name),
                Cell::Score { score: entry.score, medal },
                Cell::plain_score(standing.max_score),
                Cell::Time(entry.tally.cpu_time),
                Cell::Count(entry.tally.n_confirmed),
                Cell::Count(entry.tally.n_refuted),
                Cell::Count(entry.tally.n_wrongly_confirmed),
                Cell::Count(entry.tally.n_wrongly_refuted),
                Cell::Count(standing.n_correct),
                Cell::Count(standing.n_wrong),
            ])
            .new_group(is_first)
        })
    });
    let version = track.version.as_ref().map(|version| format!(", version {version}")).unwrap_or_default();
    Grid {
        title: format!("Validators of {} witnesses{version}", track.kind),
        caption: "Correct and wrong witnesses have the same weight, however many there are of each. Who has no points has no rank."
            .to_owned(),
        columns,
        rows: rows.collect(),
    }
}
