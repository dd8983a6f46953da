//! The table of the first page: who has how many points in which category.

use askama::Template;
use jurat_score::{CategoryStanding, Track};

use super::{CompetitionSite, format, links};

#[derive(Template)]
#[template(path = "site/scores.html")]
pub(super) struct Scores<'a> {
    about: String,
    /// Of whom the scores are, and for what they got them.
    who: &'static str,
    what: &'static str,
    columns: Vec<Column<'a>>,
    rows: Vec<Row<'a>>,
}

struct Column<'a> {
    name: &'a str,
    link: String,
    n_all: usize,
    max_score: String,
}

struct Row<'a> {
    name: &'a str,
    link: String,
    cells: Vec<Option<Cell>>,
}

struct Cell {
    score: String,
    medal: Option<usize>,
}

/// The scores of the verifiers in some categories.
pub(super) fn of_verifiers<'a>(site: &CompetitionSite<'a>, standings: &[&'a CategoryStanding]) -> Scores<'a> {
    let columns = standings.iter().map(|standing| {
        let name = site.outcome.structure.category(standing.category).name.as_str();
        let max_score = format::score(standing.max_score);
        Column { name, link: links::category(name), n_all: standing.n_tasks, max_score }
    });
    let rows = site.competition.verifiers.iter().map(|verifier| {
        let id = &verifier.participant.id;
        let cells = standings.iter().map(|standing| {
            let entry = standing.entry(id)?;
            Some(Cell { score: format::score(entry.score), medal: format::place(entry.place).1 })
        });
        Row { name: &verifier.participant.name, link: links::participant(id), cells: cells.collect() }
    });
    Scores {
        about: "Points of each verifier in each category; the best three of each are marked.".to_owned(),
        who: "Verifier",
        what: "tasks",
        columns: columns.collect(),
        rows: rows.collect(),
    }
}

/// The scores of the validators of one kind of witness.
pub(super) fn of_validators<'a>(site: &CompetitionSite<'a>, track: &'a Track) -> Scores<'a> {
    let mut standings: Vec<_> = track.categories.iter().collect();
    // Meta categories first, as for verifiers.
    standings.sort_by_key(|standing| site.outcome.structure.category(standing.category).is_base());
    let columns = standings.iter().map(|standing| {
        let name = site.outcome.structure.category(standing.category).name.as_str();
        let n_all = standing.n_correct + standing.n_wrong;
        let max_score = format::score(standing.max_score);
        Column { name, link: links::category(name), n_all, max_score }
    });
    let validators = site.competition.validators.iter().filter(|it| it.kinds.contains(&track.kind));
    let rows = validators.map(|validator| {
        let id = &validator.participant.id;
        let cells = standings.iter().map(|standing| {
            let entry = standing.entries.iter().find(|entry| entry.validator == *id)?;
            Some(Cell { score: format::score(entry.score), medal: format::medal(entry.rank) })
        });
        Row { name: &validator.participant.name, link: links::participant(id), cells: cells.collect() }
    });
    Scores {
        about: format!("Points of each validator for {} witnesses.", track.kind),
        who: "Validator",
        what: "witnesses",
        columns: columns.collect(),
        rows: rows.collect(),
    }
}
