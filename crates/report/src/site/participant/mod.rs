//! The pages of those who take part. What is known of them, their scores and what became of witnesses is shown alike for
//! verifiers and validators; what their runs came to is not.

mod validator;
mod verifier;

use jurat_compete::answers::TaskAnswer;
use jurat_compete::model::{Participant, WitnessKind};
use jurat_compete::opinion::Opinion;
use jurat_compete::outcome::Validated;

use super::{CompetitionSite, Frame, format, links};

pub use self::validator::validator;
pub use self::verifier::verifier;

/// What both kinds of pages show.
struct Head<'a> {
    name: &'a str,
    role: String,
    facts: Vec<(&'static str, String)>,
    url: Option<&'a str>,
    scores: Vec<Scores<'a>>,
    /// Who else has to do with the witnesses.
    others: &'static str,
    witnesses: Vec<Witnesses<'a>>,
}

/// Scores that can be compared with each other.
struct Scores<'a> {
    about: Option<String>,
    rows: Vec<InCategory<'a>>,
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

/// What became of the witnesses of a kind, of one verifier with one validator.
struct Witnesses<'a> {
    other: &'a str,
    link: String,
    kind: WitnessKind,
    n_all: usize,
    /// In the order of [`Opinion::ALL`].
    counts: [usize; 4],
}

/// What is known of a participant; the last is what only its kind has.
fn facts(
    site: &CompetitionSite<'_>,
    participant: &Participant,
    version: &str,
    last: (&'static str, String),
) -> Vec<(&'static str, String)> {
    let (about, admitted) = (&participant.about, site.archive_of(participant));
    let archive = &site.competition.archives[participant.archive];
    let file = archive.file.file_name().unwrap_or_default().to_string_lossy();
    let facts = [
        ("Version", Some(version.to_owned())),
        ("Options", Some(participant.options.join(" "))),
        ("Technologies", Some(about.technologies.join(", "))),
        ("Jury member", about.jury_member.clone()),
        ("Affiliation", about.affiliation.clone()),
        ("Reference", about.reference.clone()),
        ("Licence", Some(admitted.licence.clone())),
        ("Archive", Some(format!("{file}, SHA-256 {}", admitted.sha256))),
    ];
    let known = facts.into_iter().filter_map(|(label, value)| Some((label, value?)));
    known.chain([last]).filter(|(_, value)| !value.is_empty()).collect()
}

/// An address that a browser opens; anything else could be a script.
fn address(participant: &Participant) -> Option<&str> {
    let url = participant.about.url.as_deref();
    url.filter(|url| url.starts_with("https://") || url.starts_with("http://"))
}

/// What a validator held of the witnesses of a verifier; `other` is who of the two has not this page.
fn witnesses<'a>(
    site: &CompetitionSite<'a>,
    validated: &Validated<'_>,
    other: &'a Participant,
) -> Witnesses<'a> {
    let opinions = opinions(site, validated);
    let count = |opinion| opinions.iter().filter(|(_, it)| *it == opinion).count();
    Witnesses {
        other: &other.name,
        link: format!("../{}", links::participant(&other.id)),
        kind: validated.kind,
        n_all: opinions.len(),
        counts: Opinion::ALL.map(count),
    }
}

/// What a validator held of each witness of a verifier.
fn opinions<'v>(site: &CompetitionSite<'_>, validated: &'v Validated<'_>) -> Vec<(&'v TaskAnswer, Opinion)> {
    let of = site.verified.iter().find(|it| it.verifier.participant.id == validated.verifier.participant.id);
    let opinion =
        |validation| Some((validation, Opinion::new(of?.answers.on_task_of(validation)?, validation)));
    validated.answers.answers.iter().filter_map(opinion).collect()
}
