//! The page of a verifier.

use askama::Template;
use jurat_compete::answers::TaskAnswer;
use jurat_compete::outcome::Verified;

use super::{CompetitionSite, Frame, Head, InCategory, Scores, address, facts, format, links, witnesses};

#[derive(Template)]
#[template(path = "site/verifier.html")]
struct Page<'a> {
    frame: Frame<'a>,
    head: Head<'a>,
    runs: Vec<Run<'a>>,
}

struct Run<'a> {
    task: String,
    link: String,
    category: &'a str,
    expected: String,
    status: String,
    class: &'static str,
    witness: &'static str,
    points: String,
    cpu_time: String,
    memory: String,
}

/// The page of a verifier.
pub fn verifier(site: &CompetitionSite<'_>, verified: &Verified<'_>) -> String {
    let page = Page {
        frame: site.frame(1),
        head: head(site, verified),
        runs: verified.answers.answers.iter().map(|answer| run(site, verified, answer)).collect(),
    };
    page.render().expect("writing to a string never fails")
}

fn head<'a>(site: &CompetitionSite<'a>, verified: &Verified<'a>) -> Head<'a> {
    let verifier = verified.verifier;
    let participant = &verifier.participant;
    let opted_out = ("Opted out of", verifier.opt_out.join(", "));
    let heard = site.validated.iter().filter(|it| it.verifier.participant.id == participant.id);
    Head {
        name: &participant.name,
        role: format::verifier_role(verifier).to_owned(),
        facts: facts(site, participant, &verified.answers.version, opted_out),
        url: address(participant),
        scores: vec![Scores { about: None, rows: scores(site, &participant.id) }],
        others: "Validator",
        witnesses: heard.map(|it| witnesses(site, it, &it.validator.participant)).collect(),
    }
}

fn scores<'a>(site: &CompetitionSite<'a>, id: &str) -> Vec<InCategory<'a>> {
    let scores = site.outcome.standings.categories.iter().filter_map(|standing| {
        let entry = standing.entry(id)?;
        let name = site.outcome.structure.category(standing.category).name.as_str();
        let (place, medal) = format::place(entry.place);
        Some(InCategory {
            name,
            link: format!("../{}", links::category(name)),
            place,
            medal,
            score: format::score(entry.score),
            max_score: format::score(standing.max_score),
            cpu_time: format::time(entry.cpu_time),
        })
    });
    scores.collect()
}

fn run<'a>(site: &CompetitionSite<'a>, verified: &Verified<'_>, answer: &TaskAnswer) -> Run<'a> {
    let judged = site.outcome.judged(site.competition, verified.verifier, answer);
    Run {
        task: answer.name(),
        link: format!("../{}", links::task(site.competition, answer)),
        category: &site.competition.categories[answer.category].name,
        expected: format::expected(answer.expected.as_ref()),
        status: judged
            .map_or_else(|| answer.result.status.to_string(), |judged| judged.shown_status().to_string()),
        class: judged.map_or(answer.result.category, |judged| judged.result.category).as_str(),
        witness: judged.map_or("", |judged| format::witness(judged.witness)),
        points: judged.map_or_else(String::new, |judged| format::points(judged.points)),
        cpu_time: format::some_time(answer.result.cpu_time),
        memory: answer.memory.map(format::memory).unwrap_or_default(),
    }
}
