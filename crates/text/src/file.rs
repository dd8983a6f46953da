//! The text of a file that a person wrote, and what is wrong in it: said in words, each with its place.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::span::{LineIndex, Position};

/// A text with its file.
#[derive(Clone, Debug)]
pub struct FileText {
    /// The file.
    pub file: PathBuf,
    /// The text.
    pub text: Arc<String>,
    lines: LineIndex,
}

impl FileText {
    /// What was read from a file.
    pub fn new(file: &Path, text: String) -> Self {
        let lines = LineIndex::new(&text);
        Self { file: file.to_owned(), text: Arc::new(text), lines }
    }

    /// A problem at a byte of the text.
    pub fn problem(&self, offset: usize, message: impl Into<String>) -> FileProblem {
        let position = Some(self.lines.position(&self.text, offset as u32));
        FileProblem { position, ..FileProblem::in_file(&self.file, message) }
    }
}

/// Something that is wrong in a file, for the one who wrote it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FileProblem {
    /// The file.
    pub file: PathBuf,
    /// Where in it; absent if the file as a whole is meant.
    pub position: Option<Position>,
    /// What.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
}

impl FileProblem {
    /// A problem with a file as a whole.
    pub fn in_file(file: &Path, message: impl Into<String>) -> Self {
        Self { file: file.to_owned(), position: None, message: message.into(), help: None }
    }

    /// The same with advice.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for FileProblem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:", self.file.display())?;
        if let Some(Position { line, column }) = self.position {
            write!(formatter, "{line}:{column}:")?;
        }
        write!(formatter, " {}", self.message)?;
        match &self.help {
            Some(help) => write!(formatter, "\n  help: {help}"),
            None => Ok(()),
        }
    }
}
