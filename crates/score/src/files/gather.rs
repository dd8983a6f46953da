//! All files together: which one counts if there are several for the same.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

use rustc_hash::FxHashSet;

use super::fixed::{is_fixed, n_unheard};
use super::place::Runs;
use super::{FileRole, Placed, Unplaced};
use crate::results::{Results, ValidatorRuns, VerifierRuns};
use crate::structure::Structure;

/// Everything that the files say.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// What the runs came to.
    pub results: Results,
    /// What to know about files.
    pub notes: Vec<FileNote>,
    /// How many runs there are, of verifiers and validators.
    pub n_runs: usize,
    /// How many files are used.
    pub n_files: usize,
}

/// What to know about a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FileNote {
    /// It has no place.
    Unplaced(Unplaced),
    /// Another one counts instead.
    Superseded {
        /// The file.
        path: PathBuf,
        /// The one that counts.
        by: PathBuf,
    },
    /// It says that answers are right which are wrong, or the other way round.
    Misjudged {
        /// The file.
        path: PathBuf,
        /// How many runs.
        n_runs: usize,
    },
    /// It calls answers confirmed that nobody confirms whose results are there.
    Unheard {
        /// The file.
        path: PathBuf,
        /// How many answers.
        n_runs: usize,
    },
    /// It says itself that runs are missing.
    Incomplete {
        /// The file.
        path: PathBuf,
        /// In its words.
        error: String,
    },
}

impl fmt::Display for FileNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unplaced(unplaced) => unplaced.fmt(f),
            Self::Superseded { path, by } => {
                write!(
                    f,
                    "`{}` is left out: `{}` is of the same, and counts instead",
                    path.display(),
                    by.display()
                )
            }
            Self::Misjudged { path, n_runs } => {
                let runs = if *n_runs == 1 { "1 run" } else { &format!("{n_runs} runs") };
                write!(
                    f,
                    "`{}` has {runs} with a category that contradicts status and expected verdict; these two count",
                    path.display()
                )
            }
            Self::Unheard { path, n_runs } => {
                let answers = if *n_runs == 1 { "1 answer" } else { &format!("{n_runs} answers") };
                write!(
                    f,
                    "`{}` has {answers} called correct that no validator among the results confirms; these count as unconfirmed if the rules want a confirmation (hint: give the results of all validators, or of none)",
                    path.display()
                )
            }
            Self::Incomplete { path, error } => {
                write!(f, "`{}` says that runs are missing: {error}", path.display())
            }
        }
    }
}

/// Takes all files together. The order of the files does not matter.
pub fn gather(structure: &Structure, placed: Vec<Placed>, unplaced: Vec<Unplaced>) -> Gathered {
    let mut by_role: BTreeMap<FileRole, Vec<Placed>> = BTreeMap::new();
    let used: FxHashSet<(String, String)> = placed.iter().map(|file| file.of.clone()).collect();
    for file in placed {
        by_role.entry(file.role.clone()).or_default().push(file);
    }
    let mut notes: Vec<FileNote> =
        unplaced.into_iter().filter(|file| !is_sum(&file.of, &used)).map(FileNote::Unplaced).collect();
    let mut gathered =
        Gathered { results: Results::default(), notes: Vec::new(), n_runs: 0, n_files: by_role.len() };
    let mut fixed: Vec<(PathBuf, usize)> = Vec::new();
    for (role, mut files) in by_role {
        files.sort_by_cached_key(|file| Reverse((is_fixed(&file.path), start(file), file.path.clone())));
        let mut files = files.into_iter();
        let Some(newest) = files.next() else { continue };
        // The same file may be given twice.
        let others = files.filter(|file| file.path != newest.path);
        notes.extend(others.map(|file| FileNote::Superseded { path: file.path, by: newest.path.clone() }));
        if newest.n_misjudged > 0 {
            notes.push(FileNote::Misjudged { path: newest.path.clone(), n_runs: newest.n_misjudged });
        }
        if is_fixed(&newest.path) && role.validator.is_none() {
            fixed.push((newest.path.clone(), gathered.results.verifications.len()));
        }
        notes.extend(newest.error.map(|error| FileNote::Incomplete { path: newest.path, error }));
        let category = structure.category(role.category).name.clone();
        match (newest.runs, role.validator) {
            (Runs::OfVerifier(runs), _) => {
                gathered.n_runs += runs.len();
                let verifier = role.verifier;
                gathered.results.verifications.push(VerifierRuns { verifier, category, runs });
            }
            (Runs::OfValidator(answers), validator) => {
                gathered.n_runs += answers.len();
                let (validator, verifier) = (validator.unwrap_or_default(), role.verifier);
                gathered.results.validations.push(ValidatorRuns { validator, verifier, category, answers });
            }
        }
    }
    for (path, idx) in fixed {
        let n_runs = n_unheard(structure, &gathered.results, &gathered.results.verifications[idx]);
        notes.extend((n_runs > 0).then_some(FileNote::Unheard { path, n_runs }));
    }
    notes.sort();
    gathered.notes = notes;
    gathered
}

/// When a file was begun, to the second. Some say `2026-11-15T19:12:54.05+00:00`, others `2026-11-15 19:12:54 UTC`.
fn start(file: &Placed) -> Option<String> {
    let start = file.start.as_ref()?;
    Some(start.chars().take("2026-11-15T19:12:54".len()).map(|c| if c == 'T' { ' ' } else { c }).collect())
}

/// Whether a file only sums up others: BenchExec writes one for each task set, and one more for the run definition.
fn is_sum((benchmark, run_set): &(String, String), used: &FxHashSet<(String, String)>) -> bool {
    !run_set.is_empty()
        && used.iter().any(|(other, part)| {
            other == benchmark
                && part.strip_prefix(run_set.as_str()).is_some_and(|rest| rest.starts_with('.'))
        })
}
