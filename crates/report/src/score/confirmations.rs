//! How many witnesses each validator has confirmed.

use std::collections::BTreeSet;

use jurat_score::{Confirmation, WitnessKind};

use super::{Cell, Grid, GridColumn, GridRow, Scores};

/// How many witnesses each validator has confirmed (Table 7 of the report of 2016), for each kind of witness that any
/// validator has looked at.
pub fn confirmations(scores: &Scores<'_>) -> Vec<Grid> {
    let kinds = [WitnessKind::Correctness, WitnessKind::Violation];
    kinds.into_iter().filter_map(|kind| of_kind(scores, kind)).collect()
}

fn of_kind(scores: &Scores<'_>, kind: WitnessKind) -> Option<Grid> {
    let rows: Vec<&Confirmation> = scores.judged.confirmations.iter().filter(|it| it.kind == kind).collect();
    let validators: BTreeSet<&String> = rows.iter().flat_map(|it| it.by.keys()).collect();
    let answer = match kind {
        WitnessKind::Correctness => "TRUE",
        WitnessKind::Violation => "FALSE",
    };
    let mut columns = vec![GridColumn::text("Verifier"), GridColumn::number(format!("Correct {answer}"))];
    columns.extend(validators.iter().map(|id| GridColumn::number(name(scores, id))));
    columns.push(GridColumn::number("Any validator"));
    let row = |it: &&Confirmation| {
        let mut cells =
            vec![Cell::text(scores.structure.display_name(&it.verifier)), Cell::Count(it.n_answers)];
        let share = |count| Cell::Share { count, per_cent: it.per_cent(count) };
        cells.extend(validators.iter().map(|id| it.by.get(*id).map_or(Cell::Empty, |count| share(*count))));
        cells.push(share(it.n_confirmed));
        GridRow::new(cells)
    };
    (!rows.is_empty()).then(|| Grid {
        title: format!("Confirmation of {kind} witnesses"),
        caption: format!(
            "For the correct answers {answer} of each verifier in categories where validators have looked at {kind} witnesses: \
             how many witnesses each validator confirms."
        ),
        rows: rows.iter().map(row).collect(),
        columns,
    })
}

/// The tool, with the version of the format where it has several.
fn name(scores: &Scores<'_>, id: &str) -> String {
    let validator = scores.structure.validator(id);
    match validator.version {
        Some(version) => format!("{} ({version})", validator.name),
        None => validator.name,
    }
}
