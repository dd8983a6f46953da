//! All verifiers of a category.

use jurat_score::{CategoryId, CategoryStanding, Rank, StandingEntry};

use super::overview::name_of;
use super::{Cell, Grid, GridColumn, GridRow, Medal, Scores};

/// All verifiers of a category, the best first.
pub fn standing(scores: &Scores<'_>, standing: &CategoryStanding) -> Grid {
    let mut columns = vec![GridColumn::number("Rank"), GridColumn::text("Verifier")];
    columns.extend(counts().map(GridColumn::number));
    let rows = standing.entries.iter().map(|entry| GridRow::new(cells(scores, entry)));
    Grid {
        title: scores.category_name(standing.category).to_owned(),
        caption: caption(scores, standing),
        columns,
        rows: rows.collect(),
    }
}

/// All verifiers of all categories in one table, for programs.
pub fn all_standings(scores: &Scores<'_>) -> Grid {
    let mut columns =
        vec![GridColumn::text("Category"), GridColumn::number("Rank"), GridColumn::text("Verifier")];
    columns.extend(counts().map(GridColumn::number));
    let rows = scores.standings.categories.iter().flat_map(|standing| {
        let category = Cell::text(scores.category_name(standing.category));
        let row = move |entry: &StandingEntry| {
            GridRow::new(std::iter::once(category.clone()).chain(cells(scores, entry)).collect())
        };
        standing.entries.iter().map(row)
    });
    Grid { title: "Standings".to_owned(), caption: String::new(), columns, rows: rows.collect() }
}

fn counts() -> impl Iterator<Item = &'static str> {
    [
        "Score",
        "CPU time (h)",
        "Correct true",
        "Correct false",
        "Unconfirmed true",
        "Unconfirmed false",
        "False alarms",
        "Wrong proofs",
        "Unknown",
        "Error",
    ]
    .into_iter()
}

fn cells(scores: &Scores<'_>, entry: &StandingEntry) -> Vec<Cell> {
    let tally = &entry.tally;
    let rank = match entry.place {
        Rank::Ranked(rank) => Cell::Rank(rank),
        Rank::HorsConcours | Rank::OptedOut => Cell::Empty,
    };
    vec![
        rank,
        Cell::text(match entry.place {
            Rank::OptedOut => format!("{} (opted out)", scores.structure.display_name(&entry.verifier)),
            Rank::Ranked(_) | Rank::HorsConcours => name_of(scores, &entry.verifier),
        }),
        Cell::Score { score: entry.score, medal: Medal::of(entry.place) },
        Cell::Time(entry.cpu_time),
        Cell::Count(tally.when_true.n_correct),
        Cell::Count(tally.when_false.n_correct),
        Cell::Count(tally.when_true.n_unconfirmed),
        Cell::Count(tally.when_false.n_unconfirmed),
        Cell::Count(tally.when_false.n_wrong),
        Cell::Count(tally.when_true.n_wrong),
        Cell::Count(tally.n_unknown),
        Cell::Count(tally.n_error),
    ]
}

fn caption(scores: &Scores<'_>, standing: &CategoryStanding) -> String {
    use jurat_score::CountedAnswers;
    let category = scores.structure.category(standing.category);
    let n_valid = standing.n_true + standing.n_false;
    let void = match standing.n_void {
        0 => String::new(),
        n => format!(" and {n} void"),
    };
    let mut caption = format!(
        "{n_valid} tasks ({} true, {} false){void}; maximal score {}.",
        standing.n_true,
        standing.n_false,
        super::number::score(standing.max_score)
    );
    caption.push_str(match category.answers() {
        CountedAnswers::All => "",
        CountedAnswers::OnlyFalse => " Only answers FALSE count.",
        CountedAnswers::OnlyTrue => " Only answers TRUE count.",
    });
    if !category.is_base() {
        caption.push_str(&parts(scores, standing));
    }
    if category.is_demo {
        caption.push_str(" A demonstration, which counts nowhere else.");
    }
    caption
}

/// What a meta category is made of. Parts without valid tasks do not count.
fn parts(scores: &Scores<'_>, standing: &CategoryStanding) -> String {
    let has_tasks = |id: &CategoryId| {
        scores.standings.of(*id).is_some_and(|standing| standing.n_true + standing.n_false > 0)
    };
    let names = |ids: Vec<CategoryId>| {
        ids.into_iter().map(|id| scores.category_name(id)).collect::<Vec<_>>().join(", ")
    };
    let (counted, empty): (Vec<_>, Vec<_>) = scores.structure.members(standing.category).partition(has_tasks);
    let empty = if empty.is_empty() {
        String::new()
    } else {
        format!(" There are no results that count in {}.", names(empty))
    };
    format!(" Made of {}, with the same weight for each.{empty}", names(counted))
}
