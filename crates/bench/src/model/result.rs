//! What came of a run.

use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::{AnswerClass, RunStatus};

/// What came of a run, as everybody knows it who has not done it: made where a result file is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunResult {
    /// The answer, or why there is none.
    pub status: RunStatus,
    /// Whether the answer is right.
    pub category: ResultCategory,
    /// CPU time; absent if it was not measured.
    pub cpu_time: Option<Duration>,
}

/// What the runner knows of a run that it has done: an entry of the journal, of which result files are made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RunRecord {
    /// What was measured.
    pub measured: Measured,
    /// The answer, or why there is none.
    pub status: RunStatus,
    /// Whether the answer is right.
    pub category: ResultCategory,
    /// What was found in the output: title and value of each column.
    pub values: Vec<(String, String)>,
}

impl RunResult {
    /// What it says about the property.
    pub fn class(&self) -> AnswerClass {
        self.status.class()
    }
}

/// Whether an answer is right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are those of BenchExec")]
pub enum ResultCategory {
    Correct,
    /// Only given when a validator was asked.
    CorrectUnconfirmed,
    Wrong,
    Unknown,
    Error,
    /// Nobody knows what the answer should be.
    Missing,
}

impl ResultCategory {
    /// All of them.
    pub const ALL: [ResultCategory; 6] = [
        ResultCategory::Correct,
        ResultCategory::CorrectUnconfirmed,
        ResultCategory::Wrong,
        ResultCategory::Unknown,
        ResultCategory::Error,
        ResultCategory::Missing,
    ];

    /// As BenchExec writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            ResultCategory::Correct => "correct",
            ResultCategory::CorrectUnconfirmed => "correct-unconfirmed",
            ResultCategory::Wrong => "wrong",
            ResultCategory::Unknown => "unknown",
            ResultCategory::Error => "error",
            ResultCategory::Missing => "missing",
        }
    }

    /// The one that BenchExec writes so.
    pub fn named(name: &str) -> Option<ResultCategory> {
        ResultCategory::ALL.into_iter().find(|category| category.as_str() == name)
    }
}

/// What was measured of a run.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Measured {
    /// When it started.
    pub start: Timestamp,
    /// Wall time.
    pub wall_time: Duration,
    /// Of all processes.
    pub cpu_time: Duration,
    /// The same for each hardware thread that was used, by its number; empty if nobody knows.
    #[serde(default)]
    pub cpu_time_of_cores: Vec<(u32, Duration)>,
    /// The most bytes at once, of all processes.
    pub memory: Option<u64>,
    /// Bytes read from devices.
    pub block_read: Option<u64>,
    /// Bytes written to devices.
    pub block_write: Option<u64>,
    /// How long some process had to wait for a CPU.
    pub pressure_cpu: Option<Duration>,
    /// How long some process had to wait for a device.
    pub pressure_io: Option<Duration>,
    /// How long some process had to wait for memory.
    pub pressure_memory: Option<Duration>,
    /// The hardware threads that it was allowed to use; empty if any.
    pub cores: Vec<u32>,
    /// The NUMA nodes that it was allowed to use; empty if any.
    pub memory_nodes: Vec<u32>,
    /// How it ended.
    pub exit: RunExit,
    /// Why it was ended, unless it ended by itself.
    pub termination: Option<RunTermination>,
}

impl Measured {
    /// Of a run that has used nothing.
    pub fn nothing(start: Timestamp, exit: RunExit, termination: Option<RunTermination>) -> Measured {
        Measured {
            start,
            wall_time: Duration::ZERO,
            cpu_time: Duration::ZERO,
            cpu_time_of_cores: Vec::new(),
            memory: None,
            block_read: None,
            block_write: None,
            pressure_cpu: None,
            pressure_io: None,
            pressure_memory: None,
            cores: Vec::new(),
            memory_nodes: Vec::new(),
            exit,
            termination,
        }
    }
}

/// How the first process of a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunExit {
    /// With this code.
    Code(i32),
    /// By this signal.
    Signal(i32),
}

/// Why a run was ended, by the names that runexec prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunTermination {
    /// The limit on CPU time after which it is ended.
    #[serde(rename = "cputime")]
    CpuTime,
    /// The one after which it is asked to end.
    #[serde(rename = "cputime-soft")]
    CpuTimeSoft,
    /// The limit on the wall time.
    #[serde(rename = "walltime")]
    WallTime,
    /// The limit on memory.
    Memory,
    /// Too many files.
    FilesCount,
    /// Too large files.
    FilesSize,
    /// The user has interrupted it.
    Killed,
    /// It could not be started.
    Failed,
}
