//! The page of a task: what everybody said about it.

use askama::Template;
use jurat_compete::answers::TaskAnswer;
use jurat_compete::lint::Look;
use jurat_compete::opinion::Opinion;
use jurat_compete::outcome::Verified;

use super::{CompetitionSite, Frame, format, links};

/// As many bytes of a log are on the page; the answer is at the end.
const MAX_LOG: usize = 8_000;

#[derive(Template)]
#[template(path = "site/task.html")]
struct Page<'a> {
    frame: Frame<'a>,
    name: String,
    category: &'a str,
    category_link: String,
    property: &'a str,
    expected: String,
    answers: Vec<Shown<'a>>,
}

struct Shown<'a> {
    verifier: &'a str,
    link: String,
    status: String,
    class: &'static str,
    judgement: &'static str,
    points: String,
    used: String,
    witness: String,
    witness_link: Option<String>,
    validations: Vec<Validation<'a>>,
    log: Option<String>,
    log_link: Option<String>,
}

struct Validation<'a> {
    validator: &'a str,
    link: String,
    status: String,
    opinion: &'static str,
    class: &'static str,
    cpu_time: String,
    log: String,
}

/// A run of a task, with what it wrote.
pub struct TaskRuns<'a> {
    /// Whose.
    pub verified: &'a Verified<'a>,
    /// What came of it.
    pub answer: &'a TaskAnswer,
    /// What it wrote.
    pub log: Option<Vec<u8>>,
}

/// The page of a task that at least one verifier has run.
pub fn task(site: &CompetitionSite<'_>, runs: &[TaskRuns<'_>]) -> Option<String> {
    let first = runs.first()?.answer;
    let category = &site.competition.categories[first.category];
    let page = Page {
        frame: site.frame(1),
        name: first.name(),
        category: &category.name,
        category_link: format!("../{}", links::category(&category.name)),
        property: &category.property_name,
        expected: format::expected(first.expected.as_ref()),
        answers: runs.iter().map(|run| shown(site, run)).collect(),
    };
    Some(page.render().expect("writing to a string never fails"))
}

fn shown<'a>(site: &CompetitionSite<'a>, run: &TaskRuns<'a>) -> Shown<'a> {
    let TaskRuns { verified, answer, log } = run;
    let judged = site.outcome.judged(site.competition, verified.verifier, answer);
    let place = verified.answers.answers.iter().position(|other| std::ptr::eq(other, *answer));
    let look = place.and_then(|place| verified.looks[place].as_ref());
    let has_witness = look.is_some_and(|look| *look != Look::Missing);
    let up = |link: String| format!("../{link}");
    let used = [
        answer.result.cpu_time.map(|time| format!("{} CPU time", format::time(time))),
        answer.wall_time.map(|time| format!("{} wall time", format::time(time))),
        answer.memory.map(|bytes| format!("{} memory", format::memory(bytes))),
    ];
    Shown {
        verifier: &verified.verifier.participant.name,
        link: up(links::participant(&verified.verifier.participant.id)),
        status: judged
            .map_or_else(|| answer.result.status.to_string(), |judged| judged.shown_status().to_string()),
        class: judged.map_or(answer.result.category, |judged| judged.result.category).as_str(),
        judgement: format::judgement(judged.map_or(answer.result.category, |judged| judged.result.category)),
        points: judged.map_or_else(String::new, |judged| format::points(judged.points)),
        used: used.into_iter().flatten().collect::<Vec<_>>().join(", "),
        witness: witness_words(look, judged.map(|judged| format::witness(judged.witness))),
        witness_link: has_witness.then(|| up(links::witness(site.competition, verified.verifier, answer))),
        validations: validations(site, verified, answer),
        log: log.as_ref().map(|log| end_of(log)),
        log_link: log.is_some().then(|| up(links::log(site.competition, &verified.answers, answer))),
    }
}

fn witness_words(look: Option<&Look>, fate: Option<&str>) -> String {
    match look {
        None => "none is needed for this answer".to_owned(),
        Some(Look::Missing) => "missing".to_owned(),
        Some(Look::Mismatch) => "is about the other answer".to_owned(),
        Some(Look::Invalid(reason)) => format!("breaks the rules of its format: {reason}"),
        Some(Look::Fine) => match fate {
            Some("") | None => "well-formed; it does not matter for this answer".to_owned(),
            Some(fate) => fate.to_owned(),
        },
    }
}

fn validations<'a>(
    site: &CompetitionSite<'a>,
    verified: &Verified<'_>,
    answer: &TaskAnswer,
) -> Vec<Validation<'a>> {
    let id = &verified.verifier.participant.id;
    let of = site.validated.iter().filter(|it| it.verifier.participant.id == *id);
    let said = of.filter_map(|it| Some((it, it.answers.on_task_of(answer)?)));
    let shown = said.map(|(it, said)| {
        Validation {
            validator: &it.validator.participant.name,
            link: format!("../{}", links::participant(&it.validator.participant.id)),
            status: said.result.status.to_string(),
            opinion: format::opinion(Opinion::new(answer, said)),
            // Who refutes a wrong witness is right.
            class: said.result.category.as_str(),
            cpu_time: format::some_time(said.result.cpu_time),
            log: format!("../{}", links::log(site.competition, &it.answers, said)),
        }
    });
    shown.collect()
}

/// The end of a log, as text.
fn end_of(log: &[u8]) -> String {
    let text = String::from_utf8_lossy(log);
    if text.len() <= MAX_LOG {
        return text.into_owned();
    }
    let start = text.ceil_char_boundary(text.len() - MAX_LOG);
    format!("…\n{}", &text[start..])
}
