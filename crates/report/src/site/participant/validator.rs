//! The page of a validator.

use askama::Template;
use jurat_compete::model::{Validator, WitnessKind};
use jurat_compete::outcome::Validated;
use jurat_score::Track;

use super::{
    CompetitionSite, Frame, Head, InCategory, Scores, address, facts, format, links, opinions, witnesses,
};

#[derive(Template)]
#[template(path = "site/validator.html")]
struct Page<'a> {
    frame: Frame<'a>,
    head: Head<'a>,
    runs: Vec<Run<'a>>,
}

struct Run<'a> {
    task: String,
    link: String,
    verifier: &'a str,
    verifier_link: String,
    kind: WitnessKind,
    expected: String,
    status: String,
    opinion: &'static str,
    class: &'static str,
    cpu_time: String,
    memory: String,
    log: String,
}

/// The page of a validator.
pub fn validator(site: &CompetitionSite<'_>, validator: &Validator) -> String {
    let id = &validator.participant.id;
    let own: Vec<&Validated<'_>> =
        site.validated.iter().filter(|it| it.validator.participant.id == *id).collect();
    let page = Page {
        frame: site.frame(1),
        head: head(site, validator, &own),
        runs: own.iter().flat_map(|validated| runs(site, validated)).collect(),
    };
    page.render().expect("writing to a string never fails")
}

fn head<'a>(site: &CompetitionSite<'a>, validator: &'a Validator, own: &[&'a Validated<'a>]) -> Head<'a> {
    let participant = &validator.participant;
    let option = ("Gets the witness as", format!("{} FILE", validator.witness_option));
    let tracks = site.outcome.tracks.iter().filter(|track| validator.kinds.contains(&track.kind));
    Head {
        name: &participant.name,
        role: format::validator_role(validator),
        facts: facts(site, participant, site.version_of(validator), option),
        url: address(participant),
        scores: tracks.map(|track| scores(site, track, &participant.id)).collect(),
        others: "Verifier",
        witnesses: own.iter().map(|it| witnesses(site, it, &it.verifier.participant)).collect(),
    }
}

fn scores<'a>(site: &CompetitionSite<'a>, track: &'a Track, id: &str) -> Scores<'a> {
    let rows = track.categories.iter().filter_map(|standing| {
        let entry = standing.entries.iter().find(|entry| entry.validator == id)?;
        let name = site.outcome.structure.category(standing.category).name.as_str();
        Some(InCategory {
            name,
            link: format!("../{}", links::category(name)),
            place: entry.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            medal: format::medal(entry.rank),
            score: format::score(entry.score),
            max_score: format::score(standing.max_score),
            cpu_time: format::time(entry.tally.cpu_time),
        })
    });
    Scores { about: Some(format!("Validators of {} witnesses", track.kind)), rows: rows.collect() }
}

fn runs<'a>(site: &CompetitionSite<'a>, validated: &'a Validated<'a>) -> impl Iterator<Item = Run<'a>> {
    let (competition, verifier) = (site.competition, &validated.verifier.participant);
    opinions(site, validated).into_iter().map(move |(answer, opinion)| Run {
        task: answer.name(),
        link: format!("../{}", links::task(competition, answer)),
        verifier: &verifier.name,
        verifier_link: format!("../{}", links::participant(&verifier.id)),
        kind: validated.kind,
        expected: format::expected(answer.expected.as_ref()),
        status: answer.result.status.to_string(),
        opinion: format::opinion(opinion),
        // Who refutes a wrong witness is right.
        class: answer.result.category.as_str(),
        cpu_time: format::some_time(answer.result.cpu_time),
        memory: answer.memory.map(format::memory).unwrap_or_default(),
        log: format!("../{}", links::log(competition, &validated.answers, answer)),
    })
}
