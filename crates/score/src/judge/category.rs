//! One base category: which tasks there are, and what is left of each run.

use std::collections::BTreeMap;

use jurat_bench::model::{AnswerClass, ExpectedVerdict, ResultCategory, RunResult, RunStatus};
use rustc_hash::FxHashMap;

use super::{JudgedCategory, JudgedRun, JudgedRuns, JudgedTask, WitnessFate, heard};
use crate::confirmation::Confirmations;
use crate::note::Note;
use crate::results::{NO_ANSWER, ScoredTask, ValidatorRuns, VerifierRun};
use crate::rules::Rules;
use crate::structure::{ListedValidator, ScoredCategory, Structure, WitnessKind};

/// What is known of a base category.
#[derive(Default)]
pub(super) struct Input<'r> {
    pub(super) verifications: BTreeMap<&'r str, Vec<&'r VerifierRun>>,
    pub(super) validations: Vec<&'r ValidatorRuns>,
}

pub(super) struct Judge<'a> {
    pub(super) structure: &'a Structure,
    pub(super) rules: &'a Rules,
    pub(super) category: &'a ScoredCategory,
}

/// A validator's answers on the witnesses of a verifier.
struct Heard<'r> {
    validator: ListedValidator,
    statuses: Statuses<'r>,
}

type Statuses<'r> = FxHashMap<&'r ScoredTask, &'r RunStatus>;

/// The index of each task, and what is true of it.
struct Tasks<'r> {
    list: Vec<JudgedTask>,
    idx: FxHashMap<&'r ScoredTask, u32>,
}

impl Judge<'_> {
    pub(super) fn judge(
        &self,
        input: Input<'_>,
        confirmations: &mut Confirmations,
        notes: &mut Vec<Note>,
    ) -> JudgedCategory {
        let tasks = self.tasks(&input, notes);
        let heard = self.heard(&input, notes);
        let is_asked = |kind| {
            !self.category.without_witness.contains(&kind)
                && heard
                    .values()
                    .flatten()
                    .any(|heard| !heard.validator.is_linter && heard.validator.looks_at(kind))
        };
        let asked = [WitnessKind::Violation, WitnessKind::Correctness].map(is_asked);
        let mut verifiers = BTreeMap::new();
        for (verifier, runs) in input.verifications {
            let heard = heard.get(verifier).map(Vec::as_slice).unwrap_or_default();
            let hearing = Hearing { judge: self, verifier, heard, asked };
            let runs = hearing.judge(&runs, &tasks, confirmations, notes);
            verifiers.insert(verifier.to_owned(), runs);
        }
        self.note_unvalidated(asked, &verifiers, notes);
        JudgedCategory { tasks: tasks.list, verifiers }
    }

    /// All tasks, sorted. Void are those that somebody calls invalid, and those of which nobody says what the answer should
    /// be, or not all say the same.
    fn tasks<'r>(&self, input: &Input<'r>, notes: &mut Vec<Note>) -> Tasks<'r> {
        let mut known: FxHashMap<&ScoredTask, Known<'_>> = FxHashMap::default();
        for run in input.verifications.values().flatten() {
            known.entry(&run.task).or_default().hear(run);
        }
        let mut sorted: Vec<(&ScoredTask, Known<'_>)> = known.into_iter().collect();
        sorted.sort_unstable_by_key(|(task, _)| *task);
        let contradictory: Vec<&ScoredTask> =
            sorted.iter().filter(|(_, known)| known.is_contradictory).map(|(task, _)| *task).collect();
        if let [first, ..] = contradictory[..] {
            notes.push(Note::Contradiction {
                category: self.category.name.clone(),
                n_tasks: contradictory.len(),
                example: first.name.to_string(),
            });
        }
        if !sorted.is_empty() && sorted.iter().all(|(_, known)| known.holds().is_none()) {
            let category = self.category.name.clone();
            notes.push(Note::AllVoid { category, n_tasks: sorted.len() });
        }
        let judged = |(task, known): &(&ScoredTask, Known<'_>)| JudgedTask {
            task: (*task).clone(),
            holds: known.holds(),
        };
        Tasks {
            list: sorted.iter().map(judged).collect(),
            idx: (0..).zip(&sorted).map(|(idx, (task, _))| (*task, idx)).collect(),
        }
    }

    /// The answers of validators and linters, by verifier.
    fn heard<'r>(&self, input: &Input<'r>, notes: &mut Vec<Note>) -> BTreeMap<&'r str, Vec<Heard<'r>>> {
        let mut by_pair: BTreeMap<(&str, &str), (Statuses<'_>, Vec<&ScoredTask>)> = BTreeMap::new();
        for validation in &input.validations {
            let pair = (validation.verifier.as_str(), validation.validator.as_str());
            let (statuses, twice) = by_pair.entry(pair).or_default();
            for answer in &validation.answers {
                let status = &answer.result.status;
                if let Some(before) = statuses.insert(&answer.task, status) {
                    twice.push(&answer.task);
                    if before != status {
                        statuses.insert(&answer.task, &NO_ANSWER);
                    }
                }
            }
        }
        let mut heard: BTreeMap<&str, Vec<Heard<'_>>> = BTreeMap::new();
        for ((verifier, validator), (statuses, twice)) in by_pair {
            notes.extend(self.duplicates(&format!("{validator} on {verifier}"), twice));
            let validator = self.structure.validator(validator);
            heard.entry(verifier).or_default().push(Heard { validator, statuses });
        }
        heard
    }

    fn duplicates(&self, who: &str, mut twice: Vec<&ScoredTask>) -> Option<Note> {
        twice.sort_unstable();
        twice.dedup();
        Some(Note::Duplicates {
            category: self.category.name.clone(),
            who: who.to_owned(),
            n_runs: twice.len(),
            example: twice.first()?.name.to_string(),
        })
    }

    /// The rules want witnesses to be confirmed, but no validator has looked at any.
    fn note_unvalidated(&self, asked: [bool; 2], runs: &BTreeMap<String, JudgedRuns>, notes: &mut Vec<Note>) {
        for (kind, class) in
            [(WitnessKind::Violation, AnswerClass::False), (WitnessKind::Correctness, AnswerClass::True)]
        {
            let is_correct = |run: &JudgedRun| {
                run.result.class() == class && run.result.category == ResultCategory::Correct
            };
            if self.rules.must_confirm(class)
                && !self.category.without_witness.contains(&kind)
                && !asked[kind as usize]
                && runs.values().flatten().any(is_correct)
            {
                notes.push(Note::NotValidated { kind, categories: vec![self.category.name.clone()] });
            }
        }
    }
}

/// The runs of one verifier.
struct Hearing<'a, 'r> {
    judge: &'a Judge<'a>,
    verifier: &'a str,
    heard: &'a [Heard<'r>],
    /// Whether anybody has looked at violation and correctness witnesses in this category.
    asked: [bool; 2],
}

impl Hearing<'_, '_> {
    fn judge(
        &self,
        runs: &[&VerifierRun],
        tasks: &Tasks<'_>,
        confirmations: &mut Confirmations,
        notes: &mut Vec<Note>,
    ) -> JudgedRuns {
        let mut judged: JudgedRuns = runs.iter().map(|run| self.run(run, tasks)).collect();
        // Of several results for one task the worst comes first, and is kept.
        judged.sort_by(|a, b| {
            let order = |run: &JudgedRun| (run.task, run.points, std::cmp::Reverse(run.result.cpu_time));
            order(a)
                .cmp(&order(b))
                .then_with(|| a.result.status.words().cmp(&b.result.status.words()))
                .then_with(|| (a.result.category as u8).cmp(&(b.result.category as u8)))
        });
        let task = |run: &JudgedRun| &tasks.list[run.task as usize].task;
        let twice = judged
            .windows(2)
            .filter(|pair| pair[0].task == pair[1].task)
            .map(|pair| task(&pair[0]))
            .collect();
        notes.extend(self.judge.duplicates(self.verifier, twice));
        judged.dedup_by_key(|run| run.task);
        self.count_confirmations(&judged, tasks, confirmations);
        notes.extend(self.unexpected(runs, tasks));
        self.note(&judged, tasks, notes);
        judged
    }

    fn run(&self, run: &VerifierRun, tasks: &Tasks<'_>) -> JudgedRun {
        let idx = tasks.idx[&run.task];
        let class = run.result.class();
        let is_void = tasks.list[idx as usize].holds.is_none();
        let witness = if run.result.category == ResultCategory::Correct && !is_void {
            self.witness(run, class)
        } else {
            WitnessFate::NotAsked
        };
        let category = match witness {
            _ if is_void => ResultCategory::Missing,
            WitnessFate::NotAsked | WitnessFate::Confirmed => run.result.category,
            WitnessFate::Unconfirmed => ResultCategory::CorrectUnconfirmed,
            WitnessFate::Missing | WitnessFate::Mismatch | WitnessFate::Invalid => ResultCategory::Error,
        };
        JudgedRun {
            task: idx,
            result: RunResult { category, ..run.result.clone() },
            witness,
            points: self.judge.rules.points.of(class, category),
        }
    }

    fn witness(&self, run: &VerifierRun, class: AnswerClass) -> WitnessFate {
        let Some(kind) = WitnessKind::of(class) else { return WitnessFate::NotAsked };
        if !self.judge.rules.must_confirm(class) || !self.asked[kind as usize] {
            return WitnessFate::NotAsked;
        }
        let of = |is_linter: bool| {
            let fitting = self
                .heard
                .iter()
                .filter(move |it| it.validator.is_linter == is_linter && it.validator.looks_at(kind));
            fitting.filter_map(|it| it.statuses.get(&run.task).copied())
        };
        heard(&run.result.status, of(true), of(false))
    }

    /// What validators have confirmed, whether or not the rules ask for it.
    fn count_confirmations(&self, judged: &JudgedRuns, tasks: &Tasks<'_>, confirmations: &mut Confirmations) {
        for run in judged {
            let Some(kind) = WitnessKind::of(run.result.class()).filter(|kind| self.asked[*kind as usize])
            else {
                continue;
            };
            // Right before anybody looked at the witness, as far as the answer goes.
            let is_right =
                matches!(run.result.category, ResultCategory::Correct | ResultCategory::CorrectUnconfirmed)
                    || run.witness.problem().is_some();
            if !is_right {
                continue;
            }
            let task = &tasks.list[run.task as usize].task;
            let validators =
                self.heard.iter().filter(|it| !it.validator.is_linter && it.validator.looks_at(kind));
            let asked = validators
                .map(|it| (it.validator.id.as_str(), it.statuses.get(task) == Some(&&run.result.status)));
            confirmations.count(self.verifier, kind, asked);
        }
    }

    /// Answers of which the results do not say whether they are right, though those of others could.
    fn unexpected(&self, runs: &[&VerifierRun], tasks: &Tasks<'_>) -> Option<Note> {
        let is_valid = |task: &ScoredTask| tasks.list[tasks.idx[task] as usize].holds.is_some();
        let unexpected = runs.iter().filter(|run| run.expected.is_none() && is_valid(&run.task));
        let mut unexpected: Vec<&ScoredTask> = unexpected.map(|run| &run.task).collect();
        unexpected.sort_unstable();
        unexpected.dedup();
        Some(Note::NotExpected {
            category: self.judge.category.name.clone(),
            verifier: self.verifier.to_owned(),
            n_runs: unexpected.len(),
            example: unexpected.first()?.name.to_string(),
        })
    }

    fn note(&self, judged: &JudgedRuns, tasks: &Tasks<'_>, notes: &mut Vec<Note>) {
        let (category, verifier) = (self.judge.category.name.clone(), self.verifier.to_owned());
        let n_missing = tasks.list.len() - judged.len();
        if n_missing > 0 {
            let mut done = judged.iter().map(|run| run.task).peekable();
            let missing = (0..tasks.list.len() as u32).find(|idx| done.next_if_eq(idx).is_none());
            let example =
                missing.map_or_else(String::new, |idx| tasks.list[idx as usize].task.name.to_string());
            notes.push(Note::MissingRuns {
                category: category.clone(),
                verifier: verifier.clone(),
                n_runs: n_missing,
                example,
            });
        }
        let is_untimed = |run: &&JudgedRun| {
            run.result.category == ResultCategory::Correct && run.result.cpu_time.is_none()
        };
        let n_runs = judged.iter().filter(is_untimed).count();
        if n_runs > 0 {
            notes.push(Note::NoCpuTime { category: category.clone(), verifier: verifier.clone(), n_runs });
        }
        for kind in [WitnessKind::Violation, WitnessKind::Correctness] {
            let has_none =
                !self.heard.iter().any(|it| !it.validator.is_linter && it.validator.looks_at(kind));
            let is_wanted = |run: &JudgedRun| {
                run.witness == WitnessFate::Unconfirmed && WitnessKind::of(run.result.class()) == Some(kind)
            };
            if has_none && judged.iter().any(is_wanted) {
                notes.push(Note::NoValidation {
                    category: category.clone(),
                    verifier: verifier.clone(),
                    kind,
                });
            }
        }
    }
}

/// What all results say about a task.
#[derive(Clone, Copy, Default)]
struct Known<'r> {
    /// What the answer should be, as somebody says it.
    expected: Option<&'r ExpectedVerdict>,
    /// Whether another one says something else.
    is_contradictory: bool,
    /// Whether anybody has found out that the task is broken. SV-COMP then writes this into the status.
    is_invalid: bool,
}

impl<'r> Known<'r> {
    fn hear(&mut self, run: &'r VerifierRun) {
        self.is_invalid |=
            matches!(&run.result.status, RunStatus::Other(words) if words.starts_with("invalid task ("));
        let Some(said) = &run.expected else { return };
        self.is_contradictory |= self.expected.is_some_and(|expected| expected != said);
        self.expected = Some(said);
    }

    /// Whether the property holds; absent if the task is void.
    fn holds(&self) -> Option<bool> {
        let expected = self.expected.filter(|_| !self.is_contradictory && !self.is_invalid)?;
        Some(*expected == ExpectedVerdict::True)
    }
}
