//! The quantitative overview: verifiers by categories, with the best three of each category.

use super::{Cell, Grid, GridColumn, GridRow, Medal, Scores};

/// The quantitative overview (Table 5 of the report of 2016).
pub fn overview(scores: &Scores<'_>) -> Grid {
    let standings = &scores.standings.categories;
    let name = |standing: &jurat_score::CategoryStanding| {
        let category = scores.structure.category(standing.category);
        GridColumn::number(if category.is_demo {
            format!("{} (demo)", category.name)
        } else {
            category.name.clone()
        })
    };
    let columns = std::iter::once(GridColumn::text("Verifier")).chain(standings.iter().map(name)).collect();
    let headed = |title: &str, cell: fn(&jurat_score::CategoryStanding) -> Cell| {
        let cells = std::iter::once(Cell::text(title)).chain(standings.iter().map(cell)).collect();
        GridRow::head(cells)
    };
    let mut rows = vec![
        headed("Tasks", |standing| Cell::Count(standing.n_tasks)),
        headed("Maximal score", |standing| Cell::plain_score(standing.max_score)),
    ];
    for (idx, verifier) in scores.verifiers().into_iter().enumerate() {
        let cells = standings.iter().map(|standing| match standing.entry(verifier) {
            Some(entry) => Cell::Score { score: entry.score, medal: Medal::of(entry.place) },
            None => Cell::Empty,
        });
        let cells = std::iter::once(Cell::text(name_of(scores, verifier))).chain(cells).collect();
        rows.push(GridRow::new(cells).new_group(idx == 0));
    }
    Grid {
        title: "Quantitative overview".to_owned(),
        caption: "Scores of all verifiers; the best three of each category are marked. Scores in parentheses are not ranked \
                  (hors concours, or the verifier opted out). An empty cell: the verifier did not take part, or lacks results in a part of the category."
            .to_owned(),
        columns,
        rows,
    }
}

/// The name of a verifier, and that it cannot win if so.
pub(super) fn name_of(scores: &Scores<'_>, verifier: &str) -> String {
    let name = scores.structure.display_name(verifier);
    if scores.structure.participant(verifier).is_some_and(|it| it.is_hors_concours) {
        format!("{name} (hors concours)")
    } else {
        name.to_owned()
    }
}
