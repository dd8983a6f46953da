//! Why a tool cannot be used, or not for a run.

use std::io;
use std::path::PathBuf;

use jurat_exec::CommandStartError;

use crate::files::TooManyFiles;

/// Why a tool cannot be used, or not for a run.
#[derive(Debug, thiserror::Error)]
pub enum ToolError {
    /// Neither a description nor a module has this name.
    #[error("no tool `{name}`: no description `{name}.toml` {}, and {module} (hint: descriptions of jurat: {shipped})", places(.searched))]
    Unknown {
        /// The name.
        name: String,
        /// Where descriptions were looked for.
        searched: Vec<PathBuf>,
        /// Why BenchExec's module is not used.
        module: String,
        /// The descriptions that there are, for the hint.
        shipped: String,
    },
    /// A description cannot be read.
    #[error("cannot read `{}`: {reason}", path.display())]
    Read {
        /// Its file.
        path: PathBuf,
        /// Why.
        reason: io::Error,
    },
    /// A description has a mistake.
    #[error("{}:{line}:{column}: error: {message}", path.display())]
    Description {
        /// Its file.
        path: PathBuf,
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What is wrong.
        message: String,
    },
    /// The executable is nowhere.
    #[error("{tool} not found: {reason}")]
    NotFound {
        /// The name of the tool.
        tool: String,
        /// Where it was looked for, and what to do.
        reason: String,
    },
    /// The patterns of `program_files` lead too far.
    #[error("`program_files` of the description: {0}")]
    ProgramFiles(#[from] TooManyFiles),
    /// The tool cannot do what the run asks for.
    #[error("{tool} does not support this run: {reason}")]
    Unsupported {
        /// The name of the tool.
        tool: String,
        /// What it cannot do.
        reason: String,
    },
    /// A path that cannot be part of a command line.
    #[error("`{}` is not UTF-8 (hint: rename it)", path.display())]
    NotUtf8 {
        /// The path.
        path: PathBuf,
    },
    /// A program that has to be asked does not start.
    #[error("cannot ask `{}`: {reason}", program.display())]
    Start {
        /// The program.
        program: PathBuf,
        /// Why.
        reason: CommandStartError,
    },
    /// A module for BenchExec has failed.
    #[error("module {module}: {reason}")]
    Module {
        /// Its name.
        module: String,
        /// What it was doing and what went wrong.
        reason: String,
    },
}

fn places(directories: &[PathBuf]) -> String {
    match directories {
        [] => "was looked for in a directory".to_owned(),
        directories => {
            let directories: Vec<String> =
                directories.iter().map(|directory| format!("`{}`", directory.display())).collect();
            format!("in {}", directories.join(" or "))
        }
    }
}
