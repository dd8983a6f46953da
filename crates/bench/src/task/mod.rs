//! Task definitions: the `.yml` files that say which program and which properties belong together.

mod read;
mod resolve;
mod value;

use std::path::{Path, PathBuf};

pub use read::{TaskReading, read};

use jurat_text::file::FileProblem;
use jurat_text::span::Position;

use crate::model::TaskOptions;

/// What a task definition says, before any other file is looked for.
#[derive(Clone, Debug)]
pub struct TaskDefinition {
    /// The file.
    pub file: PathBuf,
    /// What the tool is given: patterns of files and directories.
    pub input_files: Vec<Pattern>,
    /// What the tool needs besides.
    pub required_files: Vec<Pattern>,
    /// What may be asked about the program.
    pub properties: Vec<TaskProperty>,
    /// What tools should know.
    pub options: Option<TaskOptions>,
}

/// A property of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskProperty {
    /// Exactly one file.
    pub file: Pattern,
    /// Whether it holds, if that is known.
    pub expected_verdict: Option<bool>,
    /// The part of the property that does not hold.
    pub subproperty: Option<String>,
}

/// A pattern of files, relative to the directory of the task definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The pattern.
    pub text: String,
    /// Where it is written.
    pub position: Position,
}

impl Pattern {
    pub(crate) fn problem(&self, file: &Path, message: String) -> FileProblem {
        FileProblem { position: Some(self.position), ..FileProblem::in_file(file, message) }
    }
}

/// Whether BenchExec takes a file for a task definition.
pub fn is_definition(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().ends_with(b".yml")
}
