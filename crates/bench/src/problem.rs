//! What is wrong in the files that people write, each with its place; collected, so that all is said at once.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::path::{Path, PathBuf};

pub use jurat_text::span::Position;

/// More than anybody reads. The rest is counted.
const MAX_KEPT: usize = 200;

/// Longer quotations are cut.
const MAX_QUOTED: usize = 200;

/// Something that is wrong in a file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Problem {
    /// The file.
    pub file: PathBuf,
    /// Where in it; absent if the file as a whole is meant.
    pub position: Option<Position>,
    /// What.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
}

impl Problem {
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

impl fmt::Display for Problem {
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

/// Takes problems in, each once: what is shared by several run definitions is looked at for each of them.
#[derive(Default)]
pub(crate) struct Report {
    errors: Kept,
    warnings: Kept,
    is_closed: bool,
}

impl Report {
    /// Nothing can be run.
    pub(crate) fn error(&mut self, problem: Problem) {
        if !self.is_closed {
            self.errors.add(problem);
        }
    }

    /// Something is odd or has no effect.
    pub(crate) fn warn(&mut self, problem: Problem) {
        if !self.is_closed {
            self.warnings.add(problem);
        }
    }

    /// What comes later only follows from what was said.
    pub(crate) fn close(&mut self) {
        self.is_closed = true;
    }

    pub(crate) fn has_errors(&self) -> bool {
        !self.errors.list.is_empty()
    }

    /// The value with warnings if nothing is wrong, else what is wrong.
    pub(crate) fn finish<T>(self, file: &Path, value: T) -> Result<(T, Vec<Problem>), Vec<Problem>> {
        if self.has_errors() {
            Err(self.errors.finish(file))
        } else {
            Ok((value, self.warnings.finish(file)))
        }
    }
}

#[derive(Default)]
struct Kept {
    list: Vec<Problem>,
    seen: HashSet<Problem>,
    n_left_off: usize,
}

impl Kept {
    fn add(&mut self, problem: Problem) {
        if self.seen.contains(&problem) {
            return;
        }
        if self.list.len() == MAX_KEPT {
            self.n_left_off += 1;
            return;
        }
        self.seen.insert(problem.clone());
        self.list.push(problem);
    }

    /// In the order of the places in each file, and of the files as they came.
    fn finish(mut self, file: &Path) -> Vec<Problem> {
        let mut files: HashMap<PathBuf, usize> = HashMap::new();
        for problem in &self.list {
            let n_files = files.len();
            files.entry(problem.file.clone()).or_insert(n_files);
        }
        self.list.sort_by_key(|problem| (files.get(&problem.file).copied(), problem.position));
        if self.n_left_off > 0 {
            self.list.push(Problem::in_file(file, format!("… and {} more", self.n_left_off)));
        }
        self.list
    }
}

/// A text of the user within a message: in backticks, on one line, and not too long.
pub(crate) fn quoted(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(MAX_QUOTED)
        .flat_map(|c| if c.is_control() { c.escape_default().collect() } else { vec![c] })
        .collect();
    if text.chars().nth(MAX_QUOTED).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}
