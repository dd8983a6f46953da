//! What to know about results before relying on scores made of them.

use std::fmt;

use crate::structure::WitnessKind;

/// What to know about results before relying on scores made of them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Note {
    /// Results that are in no base category; they are left out.
    UnknownCategory {
        /// What is said to be the category.
        category: String,
        /// Who has such results.
        who: String,
    },
    /// A task is there twice; the worse answer counts.
    Duplicates {
        /// The category.
        category: String,
        /// Whose results.
        who: String,
        /// How many more than once.
        n_runs: usize,
        /// One of them.
        example: String,
    },
    /// Results disagree about what the answer should be; such a task is void.
    Contradiction {
        /// The category.
        category: String,
        /// How many tasks.
        n_tasks: usize,
        /// One of them.
        example: String,
    },
    /// No task of a category counts.
    AllVoid {
        /// The category.
        category: String,
        /// How many tasks.
        n_tasks: usize,
    },
    /// Nobody has results in parts of a meta category, which is made of the others.
    Partial {
        /// The meta category.
        category: String,
        /// The parts.
        missing: Vec<String>,
    },
    /// Results do not say what the answer should be, though those of others do.
    NotExpected {
        /// The category.
        category: String,
        /// Whose results.
        verifier: String,
        /// How many tasks.
        n_runs: usize,
        /// One of them.
        example: String,
    },
    /// Others have more tasks.
    MissingRuns {
        /// The category.
        category: String,
        /// Who has not done all tasks.
        verifier: String,
        /// How many are missing.
        n_runs: usize,
        /// One of them.
        example: String,
    },
    /// Nobody measured the time of correct runs, which count as if they took none.
    NoCpuTime {
        /// The category.
        category: String,
        /// Whose runs.
        verifier: String,
        /// How many.
        n_runs: usize,
    },
    /// The rules want witnesses to be confirmed, but no validator has looked at any; answers stand.
    NotValidated {
        /// Which witnesses.
        kind: WitnessKind,
        /// The categories.
        categories: Vec<String>,
    },
    /// The same in all categories: there are no results of validators at all.
    NothingValidated,
    /// Others have results of validators, this one has none; its answers are unconfirmed.
    NoValidation {
        /// The category.
        category: String,
        /// Whose witnesses.
        verifier: String,
        /// Which witnesses.
        kind: WitnessKind,
    },
    /// Verifiers that the structure lists for a category have no results in it.
    NoResults {
        /// The category.
        category: String,
        /// Who.
        verifiers: Vec<String>,
    },
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCategory { category, who } => {
                write!(
                    f,
                    "results of `{who}` are left out: `{category}` is no base category of the structure"
                )
            }
            Self::Duplicates { category, who, n_runs, example } => {
                let runs = counted(*n_runs, "task is", "tasks are");
                write!(
                    f,
                    "{category}: {runs} more than once in the results of `{who}`, such as `{example}`; the worse answer counts"
                )
            }
            Self::Contradiction { category, n_tasks, example } => {
                let tasks = counted(*n_tasks, "task", "tasks");
                write!(
                    f,
                    "{category}: results disagree on the expected verdict of {tasks}, such as `{example}`; this is void and counts for nobody"
                )
            }
            Self::AllVoid { category, n_tasks } => {
                write!(
                    f,
                    "{category}: all tasks are void ({n_tasks}), so that nobody has points here (hint: were the runs made with a property file?)"
                )
            }
            Self::Partial { category, missing } => {
                write!(
                    f,
                    "{category}: nobody has results that count in {}, so that scores are made of the other parts alone",
                    missing.join(", ")
                )
            }
            Self::NotExpected { category, verifier, n_runs, example } => {
                let runs = counted(*n_runs, "task", "tasks");
                write!(
                    f,
                    "{category}: the results of `{verifier}` have no expected verdict for {runs} where others have one, such as `{example}` (hint: was the property file given?)"
                )
            }
            Self::MissingRuns { category, verifier, n_runs, example } => {
                let runs = counted(*n_runs, "task", "tasks");
                write!(
                    f,
                    "{category}: `{verifier}` has no result for {runs} that others have, such as `{example}`"
                )
            }
            Self::NoCpuTime { category, verifier, n_runs } => {
                let runs = counted(*n_runs, "correct run", "correct runs");
                write!(
                    f,
                    "{category}: no CPU time is known of {runs} of `{verifier}`, which decides ties (hint: is there a column `cputime`?)"
                )
            }
            Self::NotValidated { kind, categories } => {
                write!(
                    f,
                    "no validator has looked at {kind} witnesses in {}, so these answers count without",
                    categories.join(", ")
                )
            }
            Self::NothingValidated => {
                f.write_str("there are no results of validators, so answers count without being confirmed")
            }
            Self::NoValidation { category, verifier, kind } => {
                write!(
                    f,
                    "{category}: no validator has looked at {kind} witnesses of `{verifier}`, so these answers are unconfirmed"
                )
            }
            Self::NoResults { category, verifiers } => {
                write!(f, "{category}: no results of {}, which the structure lists", verifiers.join(", "))
            }
        }
    }
}

fn counted(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
