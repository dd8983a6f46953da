//! What can be wrong in a description that is well-formed.

use std::collections::{HashMap, HashSet};

use jurat_text::file::{FileProblem, FileText};
use jurat_text::hex::is_sha256;
use toml::Spanned;

use super::format::CompetitionFile;
use crate::lint::LINTER;

pub(super) struct Checker<'a> {
    pub(super) source: &'a FileText,
    pub(super) problems: &'a mut Vec<FileProblem>,
}

impl Checker<'_> {
    pub(super) fn check(&mut self, written: &CompetitionFile) {
        self.name(&written.label);
        let categories = self.distinct(written.category.iter().map(|category| &category.name), "category");
        self.distinct(
            written
                .category
                .iter()
                .map(|category| &category.name)
                .chain(written.meta.iter().map(|it| &it.name)),
            "category",
        );
        for category in written.category.iter().filter(|category| category.tasks.get_ref().is_empty()) {
            self.problem(&category.tasks, format!("the category `{}` has no tasks", category.name.get_ref()));
        }
        self.properties(written);
        for meta in &written.meta {
            if meta.categories.is_empty() {
                self.problem(&meta.name, "it has no categories".to_owned());
            }
            self.known(&meta.categories, &categories, "category");
        }
        for verifier in &written.verifier {
            self.known(&verifier.opt_out, &categories, "category");
            if let Some(witness) = verifier.witness.as_ref().filter(|witness| !is_name(witness.get_ref())) {
                let message = format!("`{}` is no name of a file", witness.get_ref());
                self.problem(witness, message);
            }
        }
        let archives = self.distinct(written.archive.iter().map(|archive| &archive.id), "archive");
        let verifiers = written.verifier.iter().map(|it| (&it.id, &it.archive));
        let participants: Vec<_> =
            verifiers.chain(written.validator.iter().map(|it| (&it.id, &it.archive))).collect();
        self.distinct(participants.iter().map(|(id, _)| *id), "participant");
        for (id, archive) in participants {
            self.participant(id);
            self.known(std::slice::from_ref(archive), &archives, "archive");
        }
        for sum in written.archive.iter().filter_map(|archive| archive.sha256.as_ref()) {
            if !is_sha256(sum.get_ref()) {
                self.problem(sum, "this is no SHA-256, which has 64 hexadecimal digits".to_owned());
            }
        }
    }

    /// Run definitions are called after properties, so one name must not mean two of them.
    fn properties(&mut self, written: &CompetitionFile) {
        let mut seen = HashMap::new();
        for property in written.category.iter().map(|category| &category.property) {
            let (path, name) = (property.get_ref(), property.get_ref().file_stem());
            if *seen.entry(name).or_insert(path) != path {
                let name = name.unwrap_or_default().to_string_lossy();
                self.problem(property, format!("there is another property file that is called `{name}`"));
            }
        }
    }

    /// The names, each of which is there once.
    fn distinct<'n>(
        &mut self,
        names: impl Iterator<Item = &'n Spanned<String>>,
        what: &str,
    ) -> HashSet<&'n str> {
        let mut seen = HashMap::new();
        for name in names {
            self.name(name);
            // Files are called after them, also where case makes no difference.
            if let Some(other) = seen.insert(name.get_ref().to_ascii_lowercase(), name.get_ref().as_str()) {
                self.problem(name, format!("there is another {what} `{other}`"));
            }
        }
        seen.into_values().collect()
    }

    /// Benchmarks of validators are called after validator and verifier, with these words between them.
    fn participant(&mut self, id: &Spanned<String>) {
        let words = ["-validate-", LINTER];
        if let Some(word) = words.into_iter().find(|word| id.get_ref().contains(word)) {
            self.problem(
                id,
                format!("`{word}` has a meaning in names of results, and cannot be part of an id"),
            );
        }
    }

    fn known(&mut self, names: &[Spanned<String>], all: &HashSet<&str>, what: &str) {
        for name in names.iter().filter(|name| !all.contains(name.get_ref().as_str())) {
            self.problem(name, format!("there is no {what} `{}`", name.get_ref()));
        }
    }

    /// What becomes part of the names of files.
    fn name(&mut self, name: &Spanned<String>) {
        if !is_name(name.get_ref()) {
            let message = format!("`{}` is no name: letters, digits, `-`, `_`, `+` and `.`", name.get_ref());
            self.problem(name, message);
        }
    }

    fn problem<T>(&mut self, at: &Spanned<T>, message: String) {
        let problem = self.source.problem(at.span().start, message);
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }
}

fn is_name(text: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || "-_+.".contains(c);
    !text.is_empty() && text.len() <= 100 && !text.starts_with('.') && text.chars().all(is_letter)
}
