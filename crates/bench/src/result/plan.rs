//! What is known of an execution before its first run.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::PathBuf;

use jiff::Zoned;
use serde::{Deserialize, Serialize};

use super::SystemInfo;

/// What is known of an execution before its first run, besides the benchmark itself.
#[derive(Clone, Debug)]
pub struct ExecutionPlan {
    /// Where the files go: a directory if it exists or ends with a slash, otherwise the beginning of all names.
    pub output: PathBuf,
    /// When it begins; its time zone is the one of all files.
    pub start: Zoned,
    /// What is run.
    pub tool: ToolFacts,
    /// What the user wants to be in the results.
    pub description: Option<String>,
    /// How many runs at once.
    pub threads: NonZeroU32,
    /// How many times all of it.
    pub repetitions: NonZeroU32,
    /// By what the runs are measured, limited and isolated.
    pub mechanisms: BTreeMap<String, String>,
    /// The machine.
    pub system: SystemInfo,
    /// Whether results are compressed and logs put into an archive.
    pub compress: bool,
    /// How results are divided into files.
    pub split: Split,
    /// The bytes that a log may have before its middle is cut out; absent if it is never cut.
    pub max_log_size: Option<u64>,
}

/// A tool.
#[derive(Clone, Debug)]
pub struct ToolFacts {
    /// What it calls itself.
    pub name: String,
    /// Its version; empty if it does not say.
    pub version: String,
    /// By what Jurat knows how to call it: a Python module or the file of a description.
    pub module: String,
    /// What is started.
    pub executable: Option<PathBuf>,
    /// What it consists of; directories stand for all that is in them.
    pub files: Vec<PathBuf>,
}

/// How results are divided into files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Split {
    /// By run definition, and by task set in those that have more than one.
    Default,
    /// Only by run definition.
    RunDefinition,
    /// Only by task set.
    TaskSet,
    /// Both.
    Both,
}

impl Split {
    pub(super) fn has_run_definitions(self) -> bool {
        self != Split::TaskSet
    }

    pub(super) fn has_task_sets(self, n_task_sets: usize) -> bool {
        match self {
            Split::Default => n_task_sets > 1,
            Split::RunDefinition => false,
            Split::TaskSet | Split::Both => true,
        }
    }
}
