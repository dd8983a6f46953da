//! What is left of the verifiers' answers once linters and validators were heard.
//!
//! SV-COMP does this after the runs, and only to answers that BenchExec calls correct: a witness that is missing,
//! ill-formed or of the wrong kind makes the answer an error; one that a validator confirms, which is to give the very
//! same answer, leaves it correct; any other makes it unconfirmed.

mod category;
mod witness;

use std::collections::{BTreeMap, BTreeSet};

use jurat_bench::model::RunResult;
use rayon::prelude::*;
use smol_str::{SmolStr, format_smolstr};

pub use self::witness::{WitnessFate, heard};
use crate::confirmation::{Confirmation, Confirmations};
use crate::note::Note;
use crate::results::{Results, ScoredTask, VerifierRuns};
use crate::rules::Rules;
use crate::structure::{CategoryId, Structure, WitnessKind};

/// What is left of the verifiers' answers.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The base categories that have results.
    pub categories: BTreeMap<CategoryId, JudgedCategory>,
    /// How many witnesses each validator has confirmed, by kind and verifier.
    pub confirmations: Vec<Confirmation>,
    /// What to know before relying on it.
    pub notes: Vec<Note>,
}

/// What is left in a base category.
#[derive(Clone, Debug)]
pub struct JudgedCategory {
    /// All tasks that anybody has a result for, sorted.
    pub tasks: Vec<JudgedTask>,
    /// The runs of each verifier.
    pub verifiers: BTreeMap<String, JudgedRuns>,
}

/// A task, and what is true of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedTask {
    /// The task.
    pub task: ScoredTask,
    /// Whether the property holds; absent if the task is void.
    pub holds: Option<bool>,
}

/// The runs of a verifier in a category, sorted by task, each task once.
pub type JudgedRuns = Vec<JudgedRun>;

/// What is left of a run.
#[derive(Clone, Debug)]
pub struct JudgedRun {
    /// The index of its task.
    pub task: u32,
    /// What came of it: what the verifier said, and whether that is right, witness included.
    pub result: RunResult,
    /// What became of its witness.
    pub witness: WitnessFate,
    /// What it is worth.
    pub points: i32,
}

impl JudgedRun {
    /// The status as people see it, which tells what is wrong with the witness.
    pub fn shown_status(&self) -> SmolStr {
        match self.witness.problem() {
            Some(problem) => format_smolstr!("witness {problem} ({})", self.result.status),
            None => self.result.status.words(),
        }
    }
}

/// Hears linters and validators on all answers.
pub fn judge(structure: &Structure, rules: &Rules, results: &Results) -> Judged {
    let mut notes = Vec::new();
    let mut by_category: BTreeMap<CategoryId, category::Input<'_>> = BTreeMap::new();
    let mut base = |name: &str, who: &str| {
        let found = structure.find(name).filter(|id| structure.category(*id).is_base());
        if found.is_none() {
            notes.push(Note::UnknownCategory { category: name.to_owned(), who: who.to_owned() });
        }
        found
    };
    for verification in &results.verifications {
        let VerifierRuns { verifier, category, runs } = verification;
        let Some(id) = base(category, verifier) else { continue };
        let input = by_category.entry(id).or_default();
        input.verifications.entry(verifier).or_default().extend(runs);
    }
    for validation in &results.validations {
        let Some(id) = base(&validation.category, &validation.validator) else { continue };
        by_category.entry(id).or_default().validations.push(validation);
    }
    let judge_one = |(id, input)| {
        let judge = category::Judge { structure, rules, category: structure.category(id) };
        let (mut confirmations, mut notes) = (Confirmations::default(), Vec::new());
        let judged = judge.judge(input, &mut confirmations, &mut notes);
        (id, judged, confirmations, notes)
    };
    let judged: Vec<_> = by_category.into_par_iter().map(judge_one).collect();
    let mut confirmations = Confirmations::default();
    let mut categories = BTreeMap::new();
    for (id, judged, its_confirmations, its_notes) in judged {
        confirmations.add(its_confirmations);
        notes.extend(its_notes);
        if !judged.verifiers.is_empty() {
            notes.extend(absent(structure, id, &judged));
            categories.insert(id, judged);
        }
    }
    notes.extend(partial(structure, &categories));
    let mut notes = without_repetition(notes, results.validations.is_empty());
    notes.sort();
    notes.dedup();
    Judged { categories, confirmations: confirmations.finish(), notes }
}

/// What nobody has validated is said once for all categories.
fn without_repetition(notes: Vec<Note>, is_nothing_validated: bool) -> Vec<Note> {
    let mut not_validated: BTreeMap<WitnessKind, Vec<String>> = BTreeMap::new();
    let mut rest = Vec::new();
    for note in notes {
        match note {
            Note::NotValidated { .. } if is_nothing_validated => rest.push(Note::NothingValidated),
            Note::NotValidated { kind, categories } => {
                not_validated.entry(kind).or_default().extend(categories);
            }
            other => rest.push(other),
        }
    }
    rest.extend(not_validated.into_iter().map(|(kind, categories)| Note::NotValidated { kind, categories }));
    rest
}

/// The meta categories of which parts count, but not all of them.
fn partial(structure: &Structure, judged: &BTreeMap<CategoryId, JudgedCategory>) -> Vec<Note> {
    let has_tasks = |judged: &JudgedCategory| judged.tasks.iter().any(|task| task.holds.is_some());
    let bases = judged.iter().filter(|(_, judged)| has_tasks(judged));
    let mut counted: BTreeSet<CategoryId> = bases.map(|(id, _)| *id).collect();
    let mut notes = Vec::new();
    // Members come before what is made of them.
    for id in structure.process_order().filter(|id| !structure.category(*id).is_base()) {
        let (present, missing): (Vec<_>, Vec<_>) =
            structure.members(id).partition(|member| counted.contains(member));
        if present.is_empty() || structure.category(id).is_validation_only {
            continue;
        }
        counted.insert(id);
        let name = |id: &CategoryId| structure.category(*id).name.clone();
        if !missing.is_empty() {
            notes.push(Note::Partial { category: name(&id), missing: missing.iter().map(name).collect() });
        }
    }
    notes
}

/// Who should have results, and has none.
fn absent(structure: &Structure, id: CategoryId, judged: &JudgedCategory) -> Option<Note> {
    let missing =
        structure.invited(id).into_iter().filter(|verifier| !judged.verifiers.contains_key(*verifier));
    let verifiers: Vec<String> = missing.map(str::to_owned).collect();
    let category = structure.category(id).name.clone();
    (!verifiers.is_empty()).then_some(Note::NoResults { category, verifiers })
}
