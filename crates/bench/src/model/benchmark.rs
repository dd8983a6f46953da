//! A benchmark, with everything in its definition resolved.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

/// A tool, limits, and the runs.
#[derive(Clone, Debug)]
pub struct Benchmark {
    /// The definition.
    pub file: PathBuf,
    /// The name of its file, without the ending.
    pub name: String,
    /// The tool, as the definition names it.
    pub tool: String,
    /// What people should see instead of the tool's name.
    pub display_name: Option<String>,
    /// For each run.
    pub limits: RunLimits,
    /// How many runs at once, if nobody says otherwise.
    pub threads: NonZeroU32,
    /// What to look for in the output of the tool.
    pub columns: Vec<Column>,
    /// Patterns of the files that a run leaves behind and that are kept; relative to the directory of the run.
    pub result_files: Vec<String>,
    /// One for each run definition, in their order.
    pub run_sets: Vec<RunSet>,
}

/// What each run may use. Absent means without limit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RunLimits {
    /// CPU time after which the tool is asked to end. An answer that comes later does not count.
    pub time: Option<Duration>,
    /// CPU time after which it is ended; never less than `time`.
    pub hard_time: Option<Duration>,
    /// Wall time.
    pub wall_time: Option<Duration>,
    /// In bytes.
    pub memory: Option<u64>,
    /// Hardware threads.
    pub cores: Option<NonZeroU32>,
}

/// The runs of one run definition.
#[derive(Clone, Debug)]
pub struct RunSet {
    /// The name of the run definition; at most one has none.
    pub name: Option<String>,
    /// The options of the benchmark and of the run definition, as argv, with variables that do not depend on a task replaced.
    pub options: Vec<String>,
    /// One for each `tasks`, in their order.
    pub blocks: Vec<Block>,
}

/// The runs of one `tasks` of a run definition.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its name.
    pub name: Option<String>,
    /// In the order in which they are started.
    pub runs: Vec<BenchmarkRun>,
}

/// One run: the tool on a task.
#[derive(Clone, Debug)]
pub struct BenchmarkRun {
    /// The task definition, the input file, or the identifier of a task without files.
    pub identifier: PathBuf,
    /// What the tool is given; empty for a task without files.
    pub input_files: Vec<PathBuf>,
    /// What the tool needs besides, but is not told.
    pub required_files: Vec<PathBuf>,
    /// All options, as argv, with all variables replaced: those of the benchmark, the run definition and the task.
    pub options: Vec<String>,
    /// Those of `options` that the run set does not have, for people to see.
    pub own_options: Vec<String>,
    /// The `options` of the task definition.
    pub task_options: Option<TaskOptions>,
    /// What is to be decided.
    pub property: Option<PropertyFile>,
    /// What the task definition says about it.
    pub expected: Option<ExpectedVerdict>,
}

/// The `options` of a task definition, which may be anything that YAML can say.
pub type TaskOptions = serde_json::Value;

/// A property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PropertyFile {
    /// The file.
    pub path: PathBuf,
    /// Its name without the ending.
    pub name: String,
    /// Whether each of its lines is a `CHECK` of SV-COMP. Only then answers are worth points.
    pub is_svcomp: bool,
}

/// What the answer should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpectedVerdict {
    /// The property holds.
    True,
    /// It does not.
    False {
        /// The part of the property that does not hold.
        subproperty: Option<String>,
    },
}

/// Something to look for in the output of the tool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// The head of the column.
    pub title: String,
    /// What the tool is asked for.
    pub pattern: String,
    /// To how many digits people see it.
    pub n_digits: Option<u32>,
}
