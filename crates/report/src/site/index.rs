//! The first page: who has won what.

use askama::Template;
use jurat_score::{CategoryId, CategoryStanding};

use super::participants::{Participants, participants};
use super::plot::plot;
use super::scores::{Scores, of_validators, of_verifiers};
use super::{CompetitionSite, Frame, format, links};

#[derive(Template)]
#[template(path = "site/index.html")]
struct Page<'a> {
    frame: Frame<'a>,
    description: Option<&'a str>,
    n_verifiers: usize,
    n_validators: usize,
    n_tasks: usize,
    n_runs: usize,
    n_validations: usize,
    cards: Vec<Card<'a>>,
    overview: Scores<'a>,
    tracks: Vec<Scores<'a>>,
    plots: Vec<Plot>,
    witnesses: Witnesses<'a>,
    participants: Participants<'a>,
}

/// The best of a category.
struct Card<'a> {
    name: &'a str,
    link: String,
    about: String,
    places: Vec<Best<'a>>,
}

struct Best<'a> {
    rank: usize,
    name: &'a str,
    link: String,
    score: String,
}

struct Plot {
    svg: String,
    caption: String,
}

struct Witnesses<'a> {
    /// Names and links.
    validators: Vec<(&'a str, String)>,
    rows: Vec<WitnessRow<'a>>,
}

struct WitnessRow<'a> {
    verifier: &'a str,
    link: String,
    kind: String,
    n_answers: usize,
    confirmed: String,
    by: Vec<String>,
}

/// The first page.
pub fn index(site: &CompetitionSite<'_>) -> String {
    let competition = site.competition;
    let standings = ordered(site);
    let n_answers = |answers: &jurat_compete::answers::Answers| answers.answers.len();
    let page = Page {
        frame: site.frame(0),
        description: competition.description.as_deref(),
        n_verifiers: competition.verifiers.len(),
        n_validators: competition.validators.len(),
        n_tasks: site.outcome.judged.categories.values().map(|category| category.tasks.len()).sum(),
        n_runs: site.verified.iter().map(|it| n_answers(&it.answers)).sum(),
        n_validations: site.validated.iter().map(|it| n_answers(&it.answers)).sum(),
        cards: standings.iter().map(|standing| card(site, standing)).collect(),
        overview: of_verifiers(site, &standings),
        tracks: site.outcome.tracks.iter().map(|track| of_validators(site, track)).collect(),
        plots: standings
            .iter()
            .filter(|it| is_meta(site, it.category))
            .zip(1..)
            .map(|(it, number)| figure(site, it, number))
            .collect(),
        witnesses: witnesses(site),
        participants: participants(site),
    };
    page.render().expect("writing to a string never fails")
}

fn is_meta(site: &CompetitionSite<'_>, category: CategoryId) -> bool {
    !site.outcome.structure.category(category).is_base()
}

/// Meta categories first: what most people want to know.
fn ordered<'a>(site: &CompetitionSite<'a>) -> Vec<&'a CategoryStanding> {
    let mut standings: Vec<&CategoryStanding> = site.outcome.standings.categories.iter().collect();
    standings.sort_by_key(|standing| !is_meta(site, standing.category));
    standings
}

fn card<'a>(site: &CompetitionSite<'a>, standing: &'a CategoryStanding) -> Card<'a> {
    let category = site.outcome.structure.category(standing.category);
    let best = standing.entries.iter().filter_map(|entry| {
        let rank = entry.place.rank().filter(|rank| *rank <= 3)?;
        Some(Best {
            rank,
            name: site.outcome.structure.display_name(&entry.verifier),
            link: links::participant(&entry.verifier),
            score: format::score(entry.score),
        })
    });
    Card {
        name: &category.name,
        link: links::category(&category.name),
        about: format!("{} tasks", standing.n_tasks),
        places: best.collect(),
    }
}

fn figure(site: &CompetitionSite<'_>, standing: &CategoryStanding, number: usize) -> Plot {
    let name = &site.outcome.structure.category(standing.category).name;
    Plot {
        svg: plot(site, standing.category, number),
        caption: format!("{name}: CPU time of each correct answer over the score that has come together."),
    }
}

fn witnesses<'a>(site: &CompetitionSite<'a>) -> Witnesses<'a> {
    let validators = &site.competition.validators;
    let share = |confirmation: &jurat_score::Confirmation, n: usize| match confirmation.per_cent(n) {
        Some(per_cent) => format!("{n} ({per_cent:.0} %)"),
        None => n.to_string(),
    };
    let rows = site.outcome.judged.confirmations.iter().map(|confirmation| WitnessRow {
        verifier: site.outcome.structure.display_name(&confirmation.verifier),
        link: links::participant(&confirmation.verifier),
        kind: confirmation.kind.to_string(),
        n_answers: confirmation.n_answers,
        confirmed: share(confirmation, confirmation.n_confirmed),
        by: validators
            .iter()
            .map(|validator| confirmation.by.get(&validator.participant.id))
            .map(|count| count.map(|count| share(confirmation, *count)).unwrap_or_default())
            .collect(),
    });
    Witnesses {
        validators: validators
            .iter()
            .map(|it| (it.participant.name.as_str(), links::participant(&it.participant.id)))
            .collect(),
        rows: rows.collect(),
    }
}
