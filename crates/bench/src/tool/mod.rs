//! Tools: how each is found and called, and what its output means.
//!
//! A tool is known by a description, a TOML file that anybody can write ([`description`]), or by one of BenchExec's
//! Python modules ([`python`]). [`Tool`] is both, and one value serves all threads.

mod answer;
mod choose;
mod description;
mod environment;
mod error;
mod paths;
mod python;
mod sandbox;
mod variables;

use std::path::{Path, PathBuf};

pub use answer::ToolAnswer;
pub use description::Described;
pub use environment::Environment;
pub use error::ToolError;
pub use python::Python;

use crate::model::{BenchmarkRun, RunLimits, RunStatus};
use variables::Variables;

/// A tool that was found on this machine.
#[derive(Debug)]
pub enum Tool {
    /// By a description.
    Described(Box<Described>),
    /// By a module for BenchExec.
    Python(Box<Python>),
}

/// Where a tool and its description may lie, besides the places where all programs are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Places<'p> {
    /// The definition of the benchmark.
    pub definition: Option<&'p Path>,
    /// The directory of the tool. If there is one, the tool is nowhere else.
    pub tool_directory: Option<&'p Path>,
}

/// What is the same for all runs of a tool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    /// For people.
    pub(crate) name: String,
    /// Empty if it does not tell.
    pub(crate) version: String,
    pub(crate) module: String,
    pub(crate) url: Option<String>,
    pub(crate) executable: PathBuf,
    pub(crate) program_files: Vec<PathBuf>,
    pub(crate) environment: Environment,
    pub(crate) working_directory: PathBuf,
}

impl Tool {
    /// Finds the tool that a benchmark names: by a description, of the user or of ours, or else by BenchExec's module.
    pub fn find(name: &str, places: &Places<'_>) -> Result<Tool, ToolError> {
        choose::find(name, places, &Variables::of_process())
    }

    /// Its name, for people.
    pub fn name(&self) -> &str {
        &self.facts().name
    }

    /// Its version; empty if it does not tell.
    pub fn version(&self) -> &str {
        &self.facts().version
    }

    /// What result files call the `toolmodule`.
    pub fn module(&self) -> &str {
        &self.facts().module
    }

    /// Its page on the web.
    pub fn url(&self) -> Option<&str> {
        self.facts().url.as_deref()
    }

    /// Its executable, absolute or relative to the current directory.
    pub fn executable(&self) -> &Path {
        &self.facts().executable
    }

    /// All that belongs to it, with its executable.
    pub fn program_files(&self) -> &[PathBuf] {
        &self.facts().program_files
    }

    /// What it changes in its environment.
    pub fn environment(&self) -> &Environment {
        &self.facts().environment
    }

    /// Where runs start, absolute or relative to the current directory.
    pub fn working_directory(&self) -> &Path {
        &self.facts().working_directory
    }

    /// How it is called for a run. Relative paths in it are relative to the working directory.
    pub fn command_line(&self, run: &BenchmarkRun, limits: &RunLimits) -> Result<Vec<String>, ToolError> {
        match self {
            Tool::Described(tool) => tool.command_line(run, limits),
            Tool::Python(tool) => tool.command_line(run, limits),
        }
    }

    /// What the tool says about the task: `true`, `false(…)`, `unknown`, `done`, or why there is no answer.
    pub fn status(&self, answer: &ToolAnswer<'_>) -> Result<RunStatus, ToolError> {
        match self {
            Tool::Described(tool) => Ok(tool.status(answer)),
            Tool::Python(tool) => tool.status(answer),
        }
    }

    /// What the output has for the patterns of columns.
    pub fn values(&self, output: &[u8], patterns: &[&str]) -> Result<Vec<Option<String>>, ToolError> {
        match self {
            Tool::Described(tool) => Ok(tool.values(output, patterns)),
            Tool::Python(tool) => tool.values(output, patterns),
        }
    }

    /// What people should know that no result tells. Each is told once.
    pub fn warnings(&self) -> Vec<String> {
        match self {
            Tool::Described(_) => Vec::new(),
            Tool::Python(tool) => tool.warnings(),
        }
    }

    fn facts(&self) -> &Facts {
        match self {
            Tool::Described(tool) => tool.facts(),
            Tool::Python(tool) => tool.facts(),
        }
    }
}
