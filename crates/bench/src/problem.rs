//! Collects what is wrong in the files that people write, so that all is said at once.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use jurat_text::file::FileProblem;

/// More than anybody reads. The rest is counted.
const MAX_KEPT: usize = 200;

/// Longer quotations are cut.
const MAX_QUOTED: usize = 200;

/// Takes problems in, each once: what is shared by several run definitions is looked at for each of them.
#[derive(Default)]
pub(crate) struct Report {
    errors: Kept,
    warnings: Kept,
    is_closed: bool,
}

impl Report {
    /// Nothing can be run.
    pub(crate) fn error(&mut self, problem: FileProblem) {
        if !self.is_closed {
            self.errors.add(problem);
        }
    }

    /// Something is odd or has no effect.
    pub(crate) fn warn(&mut self, problem: FileProblem) {
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
    pub(crate) fn finish<T>(self, file: &Path, value: T) -> Result<(T, Vec<FileProblem>), Vec<FileProblem>> {
        if self.has_errors() {
            Err(self.errors.finish(file))
        } else {
            Ok((value, self.warnings.finish(file)))
        }
    }
}

#[derive(Default)]
struct Kept {
    list: Vec<FileProblem>,
    seen: HashSet<FileProblem>,
    n_left_off: usize,
}

impl Kept {
    fn add(&mut self, problem: FileProblem) {
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
    fn finish(mut self, file: &Path) -> Vec<FileProblem> {
        let mut files: HashMap<PathBuf, usize> = HashMap::new();
        for problem in &self.list {
            let n_files = files.len();
            files.entry(problem.file.clone()).or_insert(n_files);
        }
        self.list.sort_by_key(|problem| (files.get(&problem.file).copied(), problem.position));
        if self.n_left_off > 0 {
            self.list.push(FileProblem::in_file(file, format!("… and {} more", self.n_left_off)));
        }
        self.list
    }
}

/// A text of the user within a message: in backticks, on one line, and not too long.
pub(crate) fn quoted(text: &str) -> String {
    jurat_text::quote::quoted(text, MAX_QUOTED).to_string()
}
