//! The witnesses of a category, and which of them are right.

use std::time::Duration;

use jurat_bench::model::{AnswerClass, RunStatus};
use rustc_hash::FxHashMap;

use crate::judge::JudgedCategory;
use crate::results::{NO_ANSWER, Results, ScoredTask, ValidatorRuns, WitnessClass};
use crate::structure::{CategoryId, Structure, WitnessKind};

/// What verifiers said, by category, verifier and task.
pub(super) type Statuses<'r> = FxHashMap<(CategoryId, &'r str), FxHashMap<&'r ScoredTask, &'r RunStatus>>;

/// What the verifiers said whose witnesses validators have looked at.
pub(super) fn statuses<'r>(structure: &Structure, results: &'r Results) -> Statuses<'r> {
    let mut statuses: Statuses<'_> = FxHashMap::default();
    for validation in &results.validations {
        if let Some(base) = structure.find(&validation.category) {
            statuses.entry((base, &validation.verifier)).or_default();
        }
    }
    for verification in &results.verifications {
        let Some(base) = structure.find(&verification.category) else { continue };
        let Some(said) = statuses.get_mut(&(base, verification.verifier.as_str())) else { continue };
        for run in &verification.runs {
            // Of two answers neither is known to be the one of the witness.
            let previous = said.insert(&run.task, &run.result.status);
            if previous.is_some_and(|previous| *previous != run.result.status) {
                said.insert(&run.task, &NO_ANSWER);
            }
        }
    }
    statuses
}

/// How many witnesses there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_field_names, reason = "n_ is how counts are called")]
pub(super) struct Population {
    pub(super) n_correct: usize,
    pub(super) n_wrong: usize,
    pub(super) n_void: usize,
}

impl std::ops::AddAssign for Population {
    fn add_assign(&mut self, other: Self) {
        self.n_correct += other.n_correct;
        self.n_wrong += other.n_wrong;
        self.n_void += other.n_void;
    }
}

/// The witnesses of one kind in a category, and what validators say about them.
pub(super) struct Witnesses<'r> {
    witnesses: Vec<Option<WitnessClass>>,
    answers: Vec<(usize, AnswerTo<'r>)>,
}

/// What a validator says about a witness.
#[derive(Clone, Copy)]
pub(super) struct AnswerTo<'r> {
    pub(super) validator: &'r str,
    pub(super) class: AnswerClass,
    /// Whether it is, to the letter, what the verifier says.
    pub(super) is_same: bool,
    pub(super) cpu_time: Duration,
    /// Whether the witness is right; absent if nobody knows.
    pub(super) witness: Option<WitnessClass>,
}

/// What is known about a witness before it is decided whether it is right.
#[derive(Clone, Copy, Default)]
struct Evidence {
    holds: Option<bool>,
    is_said_correct: bool,
    is_said_wrong: bool,
    n_confirm: usize,
    n_refute: usize,
}

impl<'r> Witnesses<'r> {
    pub(super) fn of(
        kind: WitnessKind,
        base: CategoryId,
        validations: &[&'r ValidatorRuns],
        judged: Option<&'r JudgedCategory>,
        statuses: &Statuses<'r>,
    ) -> Self {
        let truth: FxHashMap<&ScoredTask, bool> =
            judged.iter().flat_map(|it| &it.tasks).filter_map(|it| Some((&it.task, it.holds?))).collect();
        let mut ids: FxHashMap<(&str, &ScoredTask), usize> = FxHashMap::default();
        let mut evidence: Vec<Evidence> = Vec::new();
        let mut answers: Vec<(usize, AnswerTo<'_>)> = Vec::new();
        let mut given: FxHashMap<(&str, usize), usize> = FxHashMap::default();
        for validation in validations {
            let said = statuses.get(&(base, validation.verifier.as_str()));
            for answer in &validation.answers {
                let status = said.and_then(|said| said.get(&answer.task)).copied();
                // A validator of all kinds has also looked at the other witnesses.
                if status.is_some_and(|status| WitnessKind::of(status.class()) != Some(kind)) {
                    continue;
                }
                let id = *ids.entry((&validation.verifier, &answer.task)).or_insert_with(|| {
                    evidence
                        .push(Evidence { holds: truth.get(&answer.task).copied(), ..Evidence::default() });
                    evidence.len() - 1
                });
                evidence[id].recall(answer.witness);
                let answer = AnswerTo {
                    validator: &validation.validator,
                    class: answer.result.class(),
                    // Without a verifier's run, all there is to agree with is the kind of the witness.
                    is_same: status.is_none_or(|status| *status == answer.result.status),
                    cpu_time: answer.result.cpu_time.unwrap_or_default(),
                    witness: None,
                };
                let idx = *given.entry((answer.validator, id)).or_insert(answers.len());
                match answers.get_mut(idx) {
                    None => answers.push((id, answer)),
                    Some((_, before)) => before.repeat(answer),
                }
            }
        }
        for (id, answer) in &answers {
            evidence[*id].hear(kind, answer.class);
        }
        Self { witnesses: evidence.iter().map(|evidence| evidence.decide(kind)).collect(), answers }
    }

    pub(super) fn population(&self) -> Population {
        let n = |class| self.witnesses.iter().filter(|witness| **witness == class).count();
        Population {
            n_correct: n(Some(WitnessClass::Correct)),
            n_wrong: n(Some(WitnessClass::Wrong)),
            n_void: n(None),
        }
    }

    pub(super) fn answers(&self) -> impl Iterator<Item = AnswerTo<'r>> {
        self.answers.iter().map(|(id, answer)| AnswerTo { witness: self.witnesses[*id], ..*answer })
    }
}

impl AnswerTo<'_> {
    /// The same validator has looked at the same witness again. Who gives two answers has given none.
    fn repeat(&mut self, other: Self) {
        if self.class != other.class {
            self.class = AnswerClass::Other;
        }
        self.is_same &= other.is_same;
        self.cpu_time = self.cpu_time.max(other.cpu_time);
    }
}

impl Evidence {
    /// What somebody has found out before.
    fn recall(&mut self, witness: Option<WitnessClass>) {
        match witness {
            Some(WitnessClass::Correct) => self.is_said_correct = true,
            Some(WitnessClass::Wrong) => self.is_said_wrong = true,
            None => {}
        }
    }

    /// The vote of a validator.
    fn hear(&mut self, kind: WitnessKind, class: AnswerClass) {
        match WitnessKind::of(class) {
            Some(said) if said == kind => self.n_confirm += 1,
            Some(_) => self.n_refute += 1,
            None => {}
        }
    }

    /// What somebody has said before counts first. Whoever is wrong about the program has no right witness. Else at
    /// least two validators must have an opinion, and three of four the same.
    fn decide(&self, kind: WitnessKind) -> Option<WitnessClass> {
        match (self.is_said_correct, self.is_said_wrong) {
            (true, true) => return None,
            (true, false) => return Some(WitnessClass::Correct),
            (false, true) => return Some(WitnessClass::Wrong),
            (false, false) => {}
        }
        if self.holds? != (kind == WitnessKind::Correctness) {
            return Some(WitnessClass::Wrong);
        }
        let n_votes = self.n_confirm + self.n_refute;
        let is_agreed = |n: usize| n_votes >= 2 && 4 * n >= 3 * n_votes;
        match (is_agreed(self.n_confirm), is_agreed(self.n_refute)) {
            (true, _) => Some(WitnessClass::Correct),
            (_, true) => Some(WitnessClass::Wrong),
            (false, false) => None,
        }
    }
}
