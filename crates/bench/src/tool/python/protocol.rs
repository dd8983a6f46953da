//! What is said between jurat and the Python process: lines of JSON.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::Values;
use crate::model::{RunLimits, RunTermination, TaskOptions};

/// What is asked. The names are those of the methods in `bridge.py`.
#[derive(Debug, Serialize)]
#[serde(tag = "call", rename_all = "snake_case")]
pub(super) enum Request<'r> {
    Find {
        module: &'r str,
        tool_directory: Option<&'r str>,
    },
    CommandLine {
        options: &'r [String],
        input_files: Vec<String>,
        identifier: &'r str,
        property_file: Option<String>,
        task_options: Option<&'r TaskOptions>,
        limits: Limits,
    },
    Status {
        command_line: &'r [String],
        code: Option<i32>,
        signal: Option<i32>,
        termination: Option<RunTermination>,
    },
    Values {
        patterns: &'r [&'r str],
    },
}

impl Request<'_> {
    /// The name, for people.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Request::Find { .. } => "finding the tool",
            Request::CommandLine { .. } => "making the command line",
            Request::Status { .. } => "reading the output",
            Request::Values { .. } => "looking for columns",
        }
    }
}

/// In seconds and bytes, by the names that modules know.
#[derive(Debug, Serialize)]
pub(super) struct Limits {
    cputime: Option<u64>,
    cputime_hard: Option<u64>,
    walltime: Option<u64>,
    memory: Option<u64>,
    cpu_cores: Option<u32>,
}

impl Limits {
    pub(super) fn of(limits: &RunLimits) -> Limits {
        Limits {
            cputime: limits.time.map(|time| time.as_secs()),
            cputime_hard: limits.hard_time.map(|time| time.as_secs()),
            walltime: limits.wall_time.map(|time| time.as_secs()),
            memory: limits.memory,
            cpu_cores: limits.cores.map(Into::into),
        }
    }
}

/// What is answered.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reply {
    pub(super) result: Option<serde_json::Value>,
    pub(super) error: Option<Complaint>,
    pub(super) warnings: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Complaint {
    pub(super) kind: Kind,
    pub(super) message: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    #[serde(rename = "no-benchexec")]
    NoBenchExec,
    NoModule,
    NotFound,
    Unsupported,
    Raised,
}

/// What a module tells about its tool.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Found {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) url: Option<String>,
    pub(super) executable: PathBuf,
    pub(super) program_files: Vec<PathBuf>,
    pub(super) environment: FoundEnvironment,
    pub(super) working_directory: PathBuf,
}

/// As BenchExec's modules write it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct FoundEnvironment {
    #[serde(rename = "keepEnv")]
    pub(super) keep: Option<std::collections::BTreeMap<String, serde_json::Value>>,
    #[serde(rename = "newEnv")]
    pub(super) set: Values,
    #[serde(rename = "additionalEnv")]
    pub(super) append: Values,
}
