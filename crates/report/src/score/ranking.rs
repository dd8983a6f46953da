//! The best three of each category.

use jurat_score::standings::AnswerCounts;
use jurat_score::{CategoryStanding, CountedAnswers};

use super::overview::name_of;
use super::{Cell, Grid, GridColumn, GridRow, Medal, Scores};

/// The best three of each category (Table 6 of the report of 2016); more if they share the third rank.
pub fn ranking(scores: &Scores<'_>) -> Grid {
    let columns = vec![
        GridColumn::text("Category"),
        GridColumn::number("Rank"),
        GridColumn::text("Verifier"),
        GridColumn::number("Score"),
        GridColumn::number("CPU time (h)"),
        GridColumn::number("Solved tasks"),
        GridColumn::number("Unconfirmed tasks"),
        GridColumn::number("False alarms"),
        GridColumn::number("Wrong proofs"),
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

fn top(scores: &Scores<'_>, standing: &CategoryStanding) -> Vec<GridRow> {
    let category = scores.structure.category(standing.category);
    let answers = category.answers();
    let best = standing
        .entries
        .iter()
        .filter_map(|entry| Some((entry.place.rank().filter(|rank| *rank <= 3)?, entry)));
    let rows = best.enumerate().map(|(idx, (rank, entry))| {
        let counted = entry.tally.counted(answers);
        GridRow::new(vec![
            if idx == 0 { Cell::text(&category.name) } else { Cell::Ditto(category.name.clone()) },
            Cell::Rank(rank),
            Cell::text(name_of(scores, &entry.verifier)),
            Cell::Score { score: entry.score, medal: Medal::of(entry.place) },
            Cell::Time(entry.cpu_time),
            Cell::Count(counted.n_correct),
            Cell::Count(counted.n_unconfirmed),
            counted_wrong(answers != CountedAnswers::OnlyTrue, entry.tally.when_false),
            counted_wrong(answers != CountedAnswers::OnlyFalse, entry.tally.when_true),
        ])
        .new_group(idx == 0)
    });
    rows.collect()
}

/// Wrong answers, where such answers count.
fn counted_wrong(do_count: bool, counts: AnswerCounts) -> Cell {
    if do_count { Cell::Count(counts.n_wrong) } else { Cell::Empty }
}
