//! Who takes part, and what each of them does: Tables 3 and 4 of SV-COMP's reports.

use askama::Template;
use jurat_compete::model::Participant;

use super::{CompetitionSite, format, links};

const COLUMNS: [&str; 4] = ["Version", "Reference", "Jury member", "Affiliation"];

#[derive(Template)]
#[template(path = "site/participants.html")]
pub(super) struct Participants<'a> {
    /// What at least one of them says about itself.
    columns: Vec<&'static str>,
    rows: Vec<Row<'a>>,
    /// Each once, in the order in which participants name them.
    technologies: Vec<&'a str>,
}

struct Row<'a> {
    name: &'a str,
    link: String,
    role: String,
    /// By column.
    facts: Vec<&'a str>,
    /// Which of all technologies it uses.
    uses: Vec<bool>,
}

/// All who take part, verifiers first.
pub(super) fn participants<'a>(site: &CompetitionSite<'a>) -> Participants<'a> {
    let mut technologies: Vec<&str> = Vec::new();
    for technology in site.competition.participants().flat_map(|it| &it.about.technologies) {
        if !technologies.contains(&technology.as_str()) {
            technologies.push(technology);
        }
    }
    let verifiers = site.verified.iter().map(|it| {
        let role = format::verifier_role(it.verifier).to_owned();
        row(&it.verifier.participant, role, &it.answers.version, &technologies)
    });
    let validators = site.competition.validators.iter().map(|validator| {
        let role = format::validator_role(validator);
        row(&validator.participant, role, site.version_of(validator), &technologies)
    });
    let mut rows: Vec<Row<'_>> = verifiers.chain(validators).collect();
    let is_known = |column: usize| rows.iter().any(|row| !row.facts[column].is_empty());
    let known: Vec<usize> = (0..COLUMNS.len()).filter(|column| is_known(*column)).collect();
    for row in &mut rows {
        row.facts = known.iter().map(|column| row.facts[*column]).collect();
    }
    Participants { columns: known.iter().map(|column| COLUMNS[*column]).collect(), rows, technologies }
}

fn row<'a>(participant: &'a Participant, role: String, version: &'a str, technologies: &[&str]) -> Row<'a> {
    let about = &participant.about;
    let facts = [
        Some(version),
        about.reference.as_deref(),
        about.jury_member.as_deref(),
        about.affiliation.as_deref(),
    ];
    let used: Vec<&str> = about.technologies.iter().map(String::as_str).collect();
    Row {
        name: &participant.name,
        link: links::participant(&participant.id),
        role,
        facts: facts.map(Option::unwrap_or_default).to_vec(),
        uses: technologies.iter().map(|technology| used.contains(technology)).collect(),
    }
}
