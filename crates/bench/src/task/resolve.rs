//! The files that a task definition names.

use std::path::{Path, PathBuf};

use jurat_text::file::FileProblem;

use super::{Pattern, TaskDefinition, TaskProperty};
use crate::files::Files;
use crate::paths::directory;
use crate::problem::quoted;

impl TaskDefinition {
    /// The files and directories of the program.
    pub fn find_input_files(&self) -> Result<Vec<PathBuf>, Vec<FileProblem>> {
        self.find(&self.input_files, "input_files", &mut Files::default())
    }

    /// The file of one of its properties.
    pub fn find_property_file(&self, property: &TaskProperty) -> Result<PathBuf, FileProblem> {
        self.property_file(property, &mut Files::default())
    }

    /// What some patterns stand for, each of which must stand for something.
    pub(crate) fn find(
        &self,
        patterns: &[Pattern],
        key: &str,
        files: &mut Files,
    ) -> Result<Vec<PathBuf>, Vec<FileProblem>> {
        let mut found = Vec::new();
        let mut problems = Vec::new();
        for pattern in patterns {
            match files.expand(directory(&self.file), &pattern.text) {
                Ok(paths) if paths.is_empty() => {
                    let message = format!("{} in `{key}` is not there", quoted(&pattern.text));
                    problems.push(pattern.problem(&self.file, message).help(relative_to(&self.file)));
                }
                Ok(paths) => found.extend(paths.iter().cloned()),
                Err(error) => problems.push(pattern.problem(&self.file, error.to_string())),
            }
        }
        if problems.is_empty() { Ok(found) } else { Err(problems) }
    }

    pub(crate) fn property_file(
        &self,
        property: &TaskProperty,
        files: &mut Files,
    ) -> Result<PathBuf, FileProblem> {
        let pattern = &property.file;
        let problem = |message: String| pattern.problem(&self.file, message);
        match files.expand(directory(&self.file), &pattern.text) {
            Ok(paths) => match paths.as_ref() {
                [path] => Ok(path.clone()),
                [] => {
                    let message = format!("{} in `property_file` is not there", quoted(&pattern.text));
                    Err(problem(message).help(relative_to(&self.file)))
                }
                several => {
                    let n_files = several.len();
                    Err(problem(format!(
                        "{} in `property_file` stands for {n_files} files instead of one",
                        quoted(&pattern.text)
                    )))
                }
            },
            Err(error) => Err(problem(error.to_string())),
        }
    }
}

fn relative_to(file: &Path) -> String {
    format!("names are relative to the directory of `{}`", file.display())
}
