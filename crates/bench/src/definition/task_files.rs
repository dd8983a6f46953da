//! Which tasks a `tasks` element stands for: what is included, less what is excluded.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use jurat_text::file::FileProblem;

use super::resolve::{Place, Resolver};
use super::syntax::Placed;
use crate::paths::directory;
use crate::problem::{Report, quoted};
use crate::source;

/// Files without repetition, in the order in which they came.
#[derive(Default)]
struct Chosen {
    list: Vec<PathBuf>,
    set: HashSet<PathBuf>,
}

impl Chosen {
    fn add(&mut self, files: &[PathBuf]) {
        for file in files {
            if self.set.insert(file.clone()) {
                self.list.push(file.clone());
            }
        }
    }

    /// Whether any of the files had been chosen.
    fn remove(&mut self, files: &[PathBuf]) -> bool {
        let n_before = self.set.len();
        for file in files {
            self.set.remove(file);
        }
        self.set.len() < n_before
    }
}

impl Resolver<'_> {
    /// The task definitions and input files. Everything is included before anything is excluded.
    pub(super) fn task_files(&mut self, place: Place<'_>) -> Vec<PathBuf> {
        let tasks = place.tasks;
        let mut chosen = Chosen::default();
        for pattern in &tasks.include {
            chosen.add(&self.matches(place, pattern, "include"));
        }
        for pattern in &tasks.includes_file {
            for set_file in self.matches(place, pattern, "includesfile").iter() {
                let Some(files) = self.set_file(place, set_file, pattern, Report::error) else { continue };
                chosen.add(&files);
            }
        }
        for pattern in &tasks.exclude {
            if !chosen.remove(&self.matches(place, pattern, "exclude")) {
                let message = format!("{} excludes nothing that is included", quoted(&pattern.text));
                let problem = self.problem(pattern, message);
                self.report.warn(problem);
            }
        }
        for pattern in &tasks.excludes_file {
            for set_file in self.matches(place, pattern, "excludesfile").iter() {
                let Some(files) = self.set_file(place, set_file, pattern, Report::warn) else { continue };
                if !chosen.remove(&files) {
                    let message =
                        format!("the list `{}` excludes nothing that is included", set_file.display());
                    let problem = self.problem(pattern, message);
                    self.report.warn(problem);
                }
            }
        }
        let Chosen { mut list, set } = chosen;
        list.retain(|file| set.contains(file));
        list
    }

    /// The files that an element stands for. To run nothing where something was meant is worse than not to begin, be it
    /// an element or a line of a list; to exclude nothing does no harm.
    fn matches(&mut self, place: Place<'_>, pattern: &Placed, tag: &str) -> Rc<[PathBuf]> {
        let source = self.source;
        let variables = self.variables(place.run_definition, None);
        let replaced = variables.replace_all(pattern, source, self.report);
        let found = self.expand(directory(&source.file), &replaced, || source.problem(pattern.at, ""));
        // That an exclusion has no effect is said elsewhere.
        if found.is_empty() && tag != "exclude" {
            let problem = self.problem(pattern, format!("nothing is called {} (`{tag}`)", quoted(&replaced)));
            let is_helped = problem.help.is_some();
            let place = format!("names are relative to the directory of `{}`", source.file.display());
            let problem = if is_helped { problem } else { problem.help(place) };
            if tag == "excludesfile" { self.report.warn(problem) } else { self.report.error(problem) }
        }
        found
    }

    /// The files of a list: a pattern on each line, with comments. Absent if the list cannot be read.
    /// What it means if a line, or the whole list, stands for nothing, `missing` says.
    fn set_file(
        &mut self,
        place: Place<'_>,
        file: &Path,
        pattern: &Placed,
        missing: fn(&mut Report, FileProblem),
    ) -> Option<Vec<PathBuf>> {
        let list = match source::read(file) {
            Ok(list) => list,
            Err(problem) => {
                let message = format!("the list `{}` {}", problem.file.display(), problem.message);
                let problem = self.problem(pattern, message);
                self.report.error(problem);
                return None;
            }
        };
        let variables = self.variables(place.run_definition, None);
        let (mut files, mut has_names) = (Vec::new(), false);
        let mut at = 0;
        for line in list.text.split_inclusive(['\n', '\r']) {
            let text = line.trim();
            let blanks = line.len() - line.trim_start().len();
            let pattern = Placed { text: text.to_owned(), at: at + blanks };
            at += line.len();
            if text.is_empty() || text.starts_with('#') || text.starts_with("//") {
                continue;
            }
            has_names = true;
            let replaced = variables.replace_all(&pattern, &list, self.report);
            let found = self.expand(directory(file), &replaced, || list.problem(pattern.at, ""));
            if found.is_empty() {
                let problem = list.problem(pattern.at, format!("nothing is called {}", quoted(&replaced)));
                missing(
                    self.report,
                    problem.help("names in a list are relative to the directory of the list"),
                );
            }
            files.extend(found.iter().cloned());
        }
        if !has_names {
            missing(self.report, FileProblem::in_file(file, "the list names no file".to_owned()));
        }
        Some(files)
    }
}
