//! The best three of each category.

use jurat_score::standings::Counts;
use jurat_score::{Answers, Standing};

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
        caption: "The best three verifiers of each category. CPU time is that of the correctly solved tasks, and decides between equal scores. An empty cell: such answers do not count in this category."
            .to_owned(),
        columns,
        rows,
    }
}

fn top(scores: &Scores<'_>, standing: &Standing) -> Vec<Row> {
    let category = scores.structure.category(standing.category);
    let answers = category.answers();
    let best = standing
        .entries
        .iter()
        .filter_map(|entry| Some((entry.place.rank().filter(|rank| *rank <= 3)?, entry)));
    let rows = best.enumerate().map(|(idx, (rank, entry))| {
        let counted = entry.tally.counted(answers);
        Row::new(vec![
            if idx == 0 { Cell::text(&category.name) } else { Cell::Ditto(category.name.clone()) },
            Cell::Rank(rank),
            Cell::text(name_of(scores, &entry.verifier)),
            Cell::Score { score: entry.score, medal: Medal::of(entry.place) },
            Cell::Time(entry.cpu_time),
            Cell::Count(counted.n_correct),
            Cell::Count(counted.n_unconfirmed),
            counted_wrong(answers != Answers::OnlyTrue, entry.tally.when_false),
            counted_wrong(answers != Answers::OnlyFalse, entry.tally.when_true),
        ])
        .new_group(idx == 0)
    });
    rows.collect()
}

/// Wrong answers, where such answers count.
fn counted_wrong(do_count: bool, counts: Counts) -> Cell {
    if do_count { Cell::Count(counts.n_wrong) } else { Cell::Empty }
}
