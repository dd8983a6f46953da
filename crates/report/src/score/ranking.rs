//! The best three of each category.

use jurat_score::Standing;

use super::overview::name_of;
use super::{Cell, Column, Grid, Medal, Row, Scores};

/// The best three of each category (Table 6 of the report of 2016); more if they share the third rank.
pub fn ranking(scores: &Scores<'_>) -> Grid {
    let columns = vec![
        Column::text("Category"),
        Column::number("Rank"),
        Column::text("Verifier"),
        Column::number("Score"),
        Column::number("CPU time (h)"),
        Column::number("Solved tasks"),
        Column::number("Unconfirmed tasks"),
        Column::number("False alarms"),
        Column::number("Wrong proofs"),
    ];
    let rows = scores.standings.categories.iter().flat_map(|standing| top(scores, standing)).collect();
    Grid {
        title: "Ranking".to_owned(),
        caption: "The best three verifiers of each category. CPU time is that of the correctly solved tasks, and decides between equal scores."
            .to_owned(),
        columns,
        rows,
    }
}

fn top(scores: &Scores<'_>, standing: &Standing) -> Vec<Row> {
    let category = scores.structure.category(standing.category);
    let best = standing
        .entries
        .iter()
        .filter_map(|entry| Some((entry.place.rank().filter(|rank| *rank <= 3)?, entry)));
    let rows = best.enumerate().map(|(idx, (rank, entry))| {
        let counted = entry.tally.counted(category.answers());
        Row::new(vec![
            if idx == 0 { Cell::text(&category.name) } else { Cell::Ditto(category.name.clone()) },
            Cell::Rank(rank),
            Cell::text(name_of(scores, &entry.verifier)),
            Cell::Score { score: entry.score, medal: Medal::of(entry.place) },
            Cell::Time(entry.cpu_time),
            Cell::Count(counted.n_correct),
            Cell::Count(counted.n_unconfirmed),
            Cell::Count(entry.tally.when_false.n_wrong),
            Cell::Count(entry.tally.when_true.n_wrong),
        ])
        .new_group(idx == 0)
    });
    rows.collect()
}
