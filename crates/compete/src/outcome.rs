//! From what the runs came to, to what the competition came to.

use jurat_bench::model::{ResultCategory, RunResult};
use jurat_score::structure::{Draft, DraftCategory, ListedParticipant, ListedValidator};
use jurat_score::{
    Judged, JudgedRun, Results, Rules, ScoredTask, Standings, Structure, Track, ValidatorRun, ValidatorRuns,
    VerifierRun, VerifierRuns, judge, standings, validators,
};

use crate::answers::{Answers, TaskAnswer};
use crate::lint::{LINTER, Look};
use crate::model::{Competition, Validator, Verifier, WitnessKind};

/// What a verifier came to.
#[derive(Clone, Debug)]
pub struct Verified<'c> {
    /// Who it is.
    pub verifier: &'c Verifier,
    /// What it said.
    pub answers: Answers,
    /// For each answer, what the first look at its witness has shown; absent if it needs none.
    pub looks: Vec<Option<Look>>,
}

/// What a validator came to on the witnesses of a verifier.
#[derive(Clone, Debug)]
pub struct Validated<'c> {
    /// Who it is.
    pub validator: &'c Validator,
    /// Whose witnesses it looked at.
    pub verifier: &'c Verifier,
    /// At which.
    pub kind: WitnessKind,
    /// What it said.
    pub answers: Answers,
}

/// What a competition came to.
#[derive(Clone, Debug)]
pub struct CompetitionOutcome {
    /// Its categories and participants, as those who score see them.
    pub structure: Structure,
    /// What is left of the answers once the validators were heard.
    pub judged: Judged,
    /// Scores and ranks.
    pub standings: Standings,
    /// Scores and ranks of validators.
    pub tracks: Vec<Track>,
    /// By which points were given.
    pub rules: Rules,
}

impl CompetitionOutcome {
    /// Judges the answers of a competition.
    pub fn new(
        competition: &Competition,
        rules: Rules,
        verified: &[Verified<'_>],
        validated: &[Validated<'_>],
    ) -> CompetitionOutcome {
        let structure = structure(competition);
        let results = Results {
            verifications: verified.iter().flat_map(|it| verifications(competition, it)).collect(),
            validations: validations(competition, verified, validated),
        };
        let judged = judge(&structure, &rules, &results);
        let standings = standings(&structure, &rules, &judged);
        let tracks = validators(&structure, &rules, &results, &judged);
        CompetitionOutcome { structure, judged, standings, tracks, rules }
    }

    /// What is left of an answer.
    pub fn judged(
        &self,
        competition: &Competition,
        verifier: &Verifier,
        answer: &TaskAnswer,
    ) -> Option<&JudgedRun> {
        let category = &competition.categories[answer.category];
        let category = self.judged.categories.get(&self.structure.find(&category.name)?)?;
        let task = task(competition, answer);
        let index = category.tasks.binary_search_by(|other| other.task.cmp(&task)).ok()?;
        let runs = category.verifiers.get(&verifier.participant.id)?;
        let place = runs.binary_search_by_key(&(index as u32), |run| run.task).ok()?;
        runs.get(place)
    }
}

/// The categories and participants of a competition, as those who score see them.
pub fn structure(competition: &Competition) -> Structure {
    let bases = competition.categories.iter().map(|category| DraftCategory {
        name: category.name.clone(),
        opted_out: opted_out(competition, &category.name),
        without_witness: category.without_witness.clone(),
        ..DraftCategory::default()
    });
    let metas = competition.metas.iter().map(|meta| DraftCategory {
        name: meta.name.clone(),
        members: Some(meta.categories.clone()),
        answers: meta.counts,
        ..DraftCategory::default()
    });
    let participants = competition.verifiers.iter().map(|verifier| ListedParticipant {
        id: verifier.participant.id.clone(),
        name: verifier.participant.name.clone(),
        url: verifier.participant.about.url.clone(),
        jury_member: verifier.participant.about.jury_member.clone(),
        affiliation: verifier.participant.about.affiliation.clone(),
        is_hors_concours: verifier.hors_concours,
    });
    let of_witnesses = competition.validators.iter().map(|validator| {
        let (id, name) = (&validator.participant.id, &validator.participant.name);
        listed_validator(id, name, &validator.kinds, false)
    });
    let draft = Draft {
        competition: competition.name.clone(),
        year: String::new(),
        participants: participants.collect(),
        validators: of_witnesses.chain([listed_validator(LINTER, "Lint", &WitnessKind::ALL, true)]).collect(),
        categories: bases.chain(metas).collect(),
        table_order: Vec::new(),
    };
    // Names are unique and members are there: the description of the competition was checked.
    Structure::new(draft).expect("a competition that was checked")
}

fn listed_validator(id: &str, name: &str, kinds: &[WitnessKind], is_linter: bool) -> ListedValidator {
    ListedValidator {
        id: id.to_owned(),
        name: name.to_owned(),
        kind: match kinds {
            [kind] => Some(*kind),
            _ => None,
        },
        version: None,
        is_linter,
    }
}

fn opted_out(competition: &Competition, category: &str) -> Vec<String> {
    let out =
        competition.verifiers.iter().filter(|verifier| verifier.opt_out.iter().any(|out| out == category));
    out.map(|verifier| verifier.participant.id.clone()).collect()
}

fn verifications(competition: &Competition, verified: &Verified<'_>) -> Vec<VerifierRuns> {
    let categories = competition.categories.iter().enumerate();
    let of = categories.map(|(index, category)| VerifierRuns {
        verifier: verified.verifier.participant.id.clone(),
        category: category.name.clone(),
        runs: in_category(&verified.answers, index).map(|answer| run(competition, answer)).collect(),
    });
    of.filter(|verification| !verification.runs.is_empty()).collect()
}

fn in_category(answers: &Answers, index: usize) -> impl Iterator<Item = &TaskAnswer> {
    answers.answers.iter().filter(move |answer| answer.category == index)
}

fn run(competition: &Competition, answer: &TaskAnswer) -> VerifierRun {
    let is_void = competition.void.contains(&answer.name());
    VerifierRun {
        task: task(competition, answer),
        expected: answer.expected.clone().filter(|_| !is_void),
        result: if is_void {
            RunResult { category: ResultCategory::Missing, ..answer.result.clone() }
        } else {
            answer.result.clone()
        },
    }
}

fn task(competition: &Competition, answer: &TaskAnswer) -> ScoredTask {
    let property = &competition.categories[answer.category].property_name;
    ScoredTask { name: answer.name().into(), property: property.as_str().into() }
}

/// What all validators said, and what the first look at witnesses has shown.
///
/// A validator that was never asked, because no witness came as far as to it, is heard as well: it has confirmed nothing.
fn validations(
    competition: &Competition,
    verified: &[Verified<'_>],
    validated: &[Validated<'_>],
) -> Vec<ValidatorRuns> {
    let mut validations = Vec::new();
    for of in verified {
        for (index, category) in competition.categories.iter().enumerate() {
            let mut add = |validator: &str, answers| {
                validations.push(ValidatorRuns {
                    validator: validator.to_owned(),
                    verifier: of.verifier.participant.id.clone(),
                    category: category.name.clone(),
                    answers,
                });
            };
            add(LINTER, linted(competition, of, index));
            for validator in &competition.validators {
                let own = &validator.participant.id;
                let heard = validated.iter().filter(|it| {
                    it.validator.participant.id == *own
                        && it.verifier.participant.id == of.verifier.participant.id
                });
                let answers = heard.flat_map(|it| in_category(&it.answers, index));
                add(own, answers.map(|answer| said(competition, answer, answer.result.clone())).collect());
            }
        }
    }
    validations
}

fn linted(competition: &Competition, of: &Verified<'_>, index: usize) -> Vec<ValidatorRun> {
    let looks = of.answers.answers.iter().zip(&of.looks);
    let in_category = looks.filter(|(answer, _)| answer.category == index);
    let said = |(answer, look): (&TaskAnswer, &Option<Look>)| {
        let status = look.as_ref()?.status();
        // Nobody asks whether a linter is right.
        let result =
            RunResult { status, category: ResultCategory::Missing, cpu_time: answer.result.cpu_time };
        Some(said(competition, answer, result))
    };
    in_category.filter_map(said).collect()
}

fn said(competition: &Competition, answer: &TaskAnswer, result: RunResult) -> ValidatorRun {
    ValidatorRun { task: task(competition, answer), result, witness: None }
}
