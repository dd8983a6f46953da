//! The page of a verifier.

use askama::Template;
use jurat_compete::answers::Answer;
use jurat_compete::outcome::Verified;

use super::{Frame, Site, format, links};

#[derive(Template)]
#[template(path = "site/participant.html")]
struct Page<'a> {
    frame: Frame<'a>,
    name: &'a str,
    facts: Vec<(&'static str, String)>,
    url: Option<&'a str>,
    scores: Vec<InCategory<'a>>,
    runs: Vec<Run<'a>>,
}

struct InCategory<'a> {
    name: &'a str,
    link: String,
    place: String,
    medal: Option<usize>,
    score: String,
    max_score: String,
    cpu_time: String,
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
pub fn participant(site: &Site<'_>, verified: &Verified<'_>) -> String {
    let participant = &verified.verifier.participant;
    let about = &participant.about;
    // Anything else could be a script.
    let url = about.url.as_deref().filter(|url| url.starts_with("https://") || url.starts_with("http://"));
    let page = Page {
        frame: site.frame(1),
        name: &participant.name,
        facts: facts(site, verified),
        url,
        scores: scores(site, &participant.id),
        runs: verified.answers.answers.iter().map(|answer| run(site, verified, answer)).collect(),
    };
    page.render().expect("writing to a string never fails")
}

fn facts(site: &Site<'_>, verified: &Verified<'_>) -> Vec<(&'static str, String)> {
    let participant = &verified.verifier.participant;
    let (about, archive) = (&participant.about, site.archive_of(participant));
    let facts = [
        ("Version", Some(verified.answers.version.clone())),
        ("Options", Some(participant.options.join(" "))),
        ("Technologies", Some(about.technologies.join(", "))),
        ("Jury member", about.jury_member.clone()),
        ("Affiliation", about.affiliation.clone()),
        ("Reference", about.reference.clone()),
        ("Opted out of", Some(verified.verifier.opt_out.join(", "))),
        ("Licence", Some(archive.licence.clone())),
        ("Archive", Some(format!("SHA-256 {}", archive.sha256))),
    ];
    let known = facts.into_iter().filter_map(|(label, value)| Some((label, value?)));
    known.filter(|(_, value)| !value.is_empty()).collect()
}

fn scores<'a>(site: &Site<'a>, id: &str) -> Vec<InCategory<'a>> {
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

fn run<'a>(site: &Site<'a>, verified: &Verified<'_>, answer: &Answer) -> Run<'a> {
    let judged = site.outcome.judged(site.competition, verified.verifier, answer);
    Run {
        task: answer.name(),
        link: format!("../{}", links::task(site.competition, answer)),
        category: &site.competition.categories[answer.category].name,
        expected: format::expected(answer.expected.as_ref()),
        status: judged.map_or_else(|| answer.status.clone(), |judged| judged.shown_status().to_string()),
        class: format::class(judged.map_or(answer.judgement, |judged| judged.category)),
        witness: judged.map_or("", |judged| format::witness(judged.witness)),
        points: judged.map_or_else(String::new, |judged| format::points(judged.points)),
        cpu_time: format::some_time(answer.cpu_time),
        memory: answer.memory.map(format::memory).unwrap_or_default(),
    }
}
