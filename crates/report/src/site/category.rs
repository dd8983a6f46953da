//! The page of a category.

use std::collections::BTreeMap;

use askama::Template;
use jurat_score::structure::CategoryKind;
use jurat_score::{CategoryId, CountedAnswers, StandingEntry};

use super::plot::plot;
use super::{CompetitionSite, Frame, format, links};

#[derive(Template)]
#[template(path = "site/category.html")]
struct Page<'a> {
    frame: Frame<'a>,
    name: &'a str,
    about: String,
    members: Vec<(&'a str, String)>,
    formula: &'static str,
    rows: Vec<Row<'a>>,
    plot: String,
    table: Option<String>,
    verifiers: Vec<&'a str>,
    tasks: Vec<Task>,
}

struct Row<'a> {
    place: String,
    medal: Option<usize>,
    name: &'a str,
    link: String,
    score: String,
    cpu_time: String,
    correct_true: usize,
    correct_false: usize,
    unconfirmed: usize,
    false_alarms: usize,
    wrong_proofs: usize,
    unknown: usize,
    errors: usize,
}

struct Task {
    name: String,
    link: String,
    expected: String,
    /// By verifier.
    cells: Vec<Option<Cell>>,
}

struct Cell {
    status: String,
    class: &'static str,
}

/// The page of a category; absent if nobody has results in it.
pub fn category(site: &CompetitionSite<'_>, id: CategoryId) -> Option<String> {
    let structure = &site.outcome.structure;
    let category = structure.category(id);
    let standing = site.outcome.standings.of(id)?;
    let members = structure.members(id).map(|member| structure.category(member).name.as_str());
    let void = if standing.n_void > 0 { format!(", {} void", standing.n_void) } else { String::new() };
    let page = Page {
        frame: site.frame(1),
        name: &category.name,
        about: format!(
            "{} tasks: in {} the property holds, in {} it is violated{void}. At most {} points.",
            standing.n_tasks,
            standing.n_true,
            standing.n_false,
            format::score(standing.max_score)
        ),
        members: members.map(|name| (name, format!("../{}", links::category(name)))).collect(),
        formula: match category.answers() {
            CountedAnswers::All => "Each counts the same, however many tasks it has.",
            CountedAnswers::OnlyFalse => "Only answers that a property is violated count.",
            CountedAnswers::OnlyTrue => "Only answers that a property holds count.",
        },
        rows: standing.entries.iter().map(|entry| row(site, entry)).collect(),
        plot: plot(site, id, 1),
        table: (category.kind == CategoryKind::Base).then(|| format!("../{}", links::table(&category.name))),
        verifiers: site.verified.iter().map(|it| it.verifier.participant.name.as_str()).collect(),
        tasks: tasks(site, &category.name),
    };
    Some(page.render().expect("writing to a string never fails"))
}

fn row<'a>(site: &CompetitionSite<'a>, entry: &StandingEntry) -> Row<'a> {
    let tally = &entry.tally;
    let (place, medal) = format::place(entry.place);
    let verifier = site.competition.verifiers.iter().find(|it| it.participant.id == entry.verifier);
    Row {
        place,
        medal,
        name: verifier.map_or("", |verifier| &verifier.participant.name),
        link: format!("../{}", links::participant(&entry.verifier)),
        score: format::score(entry.score),
        cpu_time: format::time(entry.cpu_time),
        correct_true: tally.when_true.n_correct,
        correct_false: tally.when_false.n_correct,
        unconfirmed: tally.when_true.n_unconfirmed + tally.when_false.n_unconfirmed,
        false_alarms: tally.when_false.n_wrong,
        wrong_proofs: tally.when_true.n_wrong,
        unknown: tally.n_unknown,
        errors: tally.n_error,
    }
}

/// The tasks of a base category, by name.
fn tasks(site: &CompetitionSite<'_>, category: &str) -> Vec<Task> {
    let mut tasks: BTreeMap<String, Task> = BTreeMap::new();
    for (place, verified) in site.verified.iter().enumerate() {
        for answer in &verified.answers.answers {
            if site.competition.categories[answer.category].name != category {
                continue;
            }
            let task = tasks.entry(answer.name()).or_insert_with(|| Task {
                name: answer.name(),
                link: format!("../{}", links::task(site.competition, answer)),
                expected: format::expected(answer.expected.as_ref()),
                cells: site.verified.iter().map(|_| None).collect(),
            });
            let judged = site.outcome.judged(site.competition, verified.verifier, answer);
            task.cells[place] = judged.map(|judged| Cell {
                status: judged.shown_status().to_string(),
                class: judged.result.category.as_str(),
            });
        }
    }
    tasks.into_values().collect()
}
