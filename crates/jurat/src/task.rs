//! Task definitions: the `.yml` files that say which program and which property belong together.

use std::path::{Path, PathBuf};

use jurat_bench::task;
use jurat_text::file::FileProblem;

/// What a task definition says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundTask {
    /// Sources, or directories of them.
    pub input_files: Vec<PathBuf>,
    /// What is to hold.
    pub properties: Vec<FoundProperty>,
}

/// A property of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundProperty {
    /// The file with its text.
    pub file: PathBuf,
    /// Whether it holds, if that is known.
    pub expected_verdict: Option<bool>,
}

/// Why a task definition cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("cannot use task definition `{}`: {}", path.display(), on_one_line(problems))]
pub struct TaskError {
    /// The file.
    pub path: PathBuf,
    /// Whether it names no input files at all; then it is something else: many files are YAML.
    pub is_something_else: bool,
    /// At least one.
    pub problems: Vec<FileProblem>,
}

/// What is wrong, and where; tables have only one line for it.
fn on_one_line(problems: &[FileProblem]) -> String {
    let words = problems.iter().map(|problem| match problem.position {
        Some(at) => format!("line {}, column {}: {}", at.line, at.column, problem.message),
        None => problem.message.clone(),
    });
    words.collect::<Vec<_>>().join("; ")
}

/// Whether a path is that of a task definition.
pub fn is_task(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "yml" || ending == "yaml")
}

/// Reads a task definition, and looks for the files that it names.
pub fn read(path: &Path) -> Result<FoundTask, TaskError> {
    let task::TaskReading { definition, is_something_else, errors, .. } = task::read(path);
    let fail = |problems| TaskError { path: path.to_owned(), is_something_else, problems };
    if !errors.is_empty() {
        return Err(fail(errors));
    }
    let input_files = definition.find_input_files().map_err(fail)?;
    let directory = path.parent().unwrap_or(Path::new(""));
    let properties = definition.properties.iter().map(|property| FoundProperty {
        // Another may be asked for; if not, it is missed when it is read.
        file: definition.find_property_file(property).unwrap_or_else(|_| directory.join(&property.file.text)),
        expected_verdict: property.expected_verdict,
    });
    let properties = properties.collect();
    Ok(FoundTask { input_files, properties })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn files_are_found_and_what_is_missing_is_said() {
        let directory = tempfile::tempdir().unwrap();
        let directory = directory.path();
        let read = |text: &str| {
            fs::write(directory.join("task.yml"), text).unwrap();
            read(&directory.join("task.yml"))
        };
        fs::write(directory.join("Main.java"), "").unwrap();
        fs::write(directory.join("a.prp"), "").unwrap();
        let head = "format_version: '2.0'\ninput_files: '*.java'\nproperties:\n";
        let task = read(&format!("{head}- property_file: a.prp\n  expected_verdict: true")).unwrap();
        assert_eq!(task.input_files, [directory.join("Main.java")]);
        let file = directory.join("a.prp");
        assert_eq!(task.properties, [FoundProperty { file, expected_verdict: Some(true) }]);
        let task = read(&format!("{head}- property_file: b.prp")).unwrap();
        assert_eq!(task.properties[0].file, directory.join("b.prp"));
        let error = read("format_version: '2.0'\ninput_files: [Main.java, x.java]").unwrap_err();
        assert_eq!(error.problems[0].message, "`x.java` in `input_files` is not there");
        assert!(
            error.to_string().ends_with("line 2, column 26: `x.java` in `input_files` is not there"),
            "{error}"
        );
        let error = read("format_version: '2.0'\nproperties: []").unwrap_err();
        assert!(error.is_something_else);
    }
}
