//! The runs of a file, as what they are.

use std::path::PathBuf;

use jurat_bench::model::ResultCategory;
use jurat_bench::read::{ColumnId, ReadRun, ResultColumns, ResultSet, category};
use smol_str::SmolStr;

use super::void::VoidTasks;
use super::{FileRole, Unplaced, name};
use crate::results::{ScoredTask, ValidatorRun, VerifierRun, WitnessClass};
use crate::structure::Structure;

/// The columns that are looked at; no other need be read.
pub const COLUMNS: &[&str] = &["status", "category", "cputime", "witness-category"];

/// A file that has its place.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The file.
    pub path: PathBuf,
    /// What it is.
    pub role: FileRole,
    /// When it was begun, as it says itself.
    pub start: Option<String>,
    /// Why runs are missing, as it says itself.
    pub error: Option<String>,
    /// The benchmark and the run definition.
    pub(super) of: (String, String),
    pub(super) runs: Runs,
    /// How many runs have a category that contradicts their status and their expected verdict, which count instead.
    pub(super) n_misjudged: usize,
}

/// What a file holds.
#[derive(Clone, Debug)]
pub(super) enum Runs {
    OfVerifier(Vec<VerifierRun>),
    OfValidator(Vec<ValidatorRun>),
}

/// Finds the place of a file.
pub fn place(structure: &Structure, void: &VoidTasks, set: ResultSet) -> Result<Placed, Unplaced> {
    let role = FileRole::of(structure, &set.path, &set.head)?;
    let of = (set.head.benchmark_name.clone().unwrap_or_default(), set.head.name.clone().unwrap_or_default());
    let columns = Columns { result: ResultColumns::of(&set), witness: set.column("witness-category") };
    if !columns.result.has_status() && !set.runs.is_empty() {
        let reason = "its runs have no column `status`, so that nobody knows what they came to".to_owned();
        return Err(Unplaced { path: set.path, reason, of });
    }
    let mut n_misjudged = 0;
    let runs = match role.validator {
        None => {
            let runs = set.runs.into_iter().map(|run| columns.run(run, void, &mut n_misjudged));
            Runs::OfVerifier(runs.collect())
        }
        Some(_) => Runs::OfValidator(set.runs.iter().map(|run| columns.answer(run)).collect()),
    };
    let start = set.head.start_time.or(set.head.date);
    Ok(Placed { path: set.path, role, start, error: set.head.error, of, runs, n_misjudged })
}

struct Columns {
    result: ResultColumns,
    witness: Option<ColumnId>,
}

impl Columns {
    fn run(&self, run: ReadRun, void: &VoidTasks, n_misjudged: &mut usize) -> VerifierRun {
        let task = task(&run);
        let mut result = self.result.result(&run);
        let named = self.result.category(&run);
        let expected = run.expected.or_else(|| name::expected(&task.name, &task.property));
        let expected = expected.filter(|_| !void.contains(&task.name));
        let known = category(&result.status, expected.as_ref());
        let is_misjudged = named.is_some_and(|named| contradict(named, known));
        *n_misjudged += usize::from(is_misjudged);
        result.category = named.filter(|_| !is_misjudged).unwrap_or(known);
        VerifierRun { task, expected, result }
    }

    fn answer(&self, run: &ReadRun) -> ValidatorRun {
        let witness = match self.witness.and_then(|column| run.value(column)) {
            Some("correct") => Some(WitnessClass::Correct),
            Some("wrong") => Some(WitnessClass::Wrong),
            _ => None,
        };
        ValidatorRun { task: task(run), result: self.result.result(run), witness }
    }
}

/// The task of a run. Results of verifiers and validators may lie in different directories, so what leads out of them says
/// nothing about the task.
fn task(run: &ReadRun) -> ScoredTask {
    let mut name = run.name.as_str();
    while let Some(rest) = name.strip_prefix("../").or_else(|| name.strip_prefix("./")) {
        name = rest;
    }
    ScoredTask { name: SmolStr::new(name), property: run.properties.clone().unwrap_or_default() }
}

/// Whether one says that an answer is right, and the other that it is wrong. Everything else may be due to validators, or to
/// rules of other years.
fn contradict(one: ResultCategory, other: ResultCategory) -> bool {
    use ResultCategory::{Correct, CorrectUnconfirmed, Wrong};
    let is_right = |category| match category {
        Correct | CorrectUnconfirmed => Some(true),
        Wrong => Some(false),
        _ => None,
    };
    is_right(one).zip(is_right(other)).is_some_and(|(one, other)| one != other)
}
