//! Task definitions: the `.yml` files that say which program and which property belong together.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jurat_witness::yaml::{self, Yaml};

use crate::input;

/// More files than any program has.
const MAX_FILES: usize = 10_000;

/// What a task definition says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskDefinition {
    /// Sources, or folders of them.
    pub input_files: Vec<PathBuf>,
    /// What is to hold.
    pub properties: Vec<TaskProperty>,
}

/// A property of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskProperty {
    /// The file with its text.
    pub file: PathBuf,
    /// Whether it holds, if that is known.
    pub expected_verdict: Option<bool>,
}

/// Why a task definition cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("cannot use task definition `{}`: {reason}", path.display())]
pub struct TaskError {
    /// The file.
    pub path: PathBuf,
    /// The reason.
    #[source]
    pub reason: Unusable,
}

/// What is wrong with a task definition.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants are")]
pub enum Unusable {
    #[error("{0}")]
    Read(#[from] io::Error),
    #[error("it is not YAML")]
    NotYaml,
    /// Then it is something else: many files are YAML.
    #[error("it names no `input_files`")]
    NoInputFiles,
    #[error("`{pattern}` in `input_files` is no pattern: {reason}")]
    Pattern { pattern: String, reason: String },
    #[error("no file matches `{0}` in `input_files`")]
    NoMatch(String),
    #[error("more than {MAX_FILES} files match `{0}` in `input_files`")]
    TooManyMatches(String),
}

/// Whether a path is that of a task definition.
pub fn is_task(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "yml" || ending == "yaml")
}

/// Reads a task definition; the paths in it are relative to its folder.
pub fn read(path: &Path) -> Result<TaskDefinition, TaskError> {
    definition(path).map_err(|reason| TaskError { path: path.to_owned(), reason })
}

fn definition(path: &Path) -> Result<TaskDefinition, Unusable> {
    let (document, problems) = yaml::read(&Arc::new(input::small_text(path)?));
    if problems.iter().any(|problem| problem.kind.cuts_text()) {
        return Err(Unusable::NotYaml);
    }
    let root = document.root.as_ref().ok_or(Unusable::NoInputFiles)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut input_files = Vec::new();
    for name in texts(root.get("input_files")) {
        input_files.extend(matches(folder, name)?);
    }
    if input_files.is_empty() {
        return Err(Unusable::NoInputFiles);
    }
    let properties = root.get("properties").map(Yaml::items).unwrap_or_default();
    let properties = properties.iter().filter_map(|property| {
        Some(TaskProperty {
            file: folder.join(property.get("property_file")?.text()?),
            expected_verdict: property.get("expected_verdict").and_then(Yaml::text).and_then(verdict),
        })
    });
    Ok(TaskDefinition { input_files, properties: properties.collect() })
}

/// One text, or a list of them.
fn texts(value: Option<&Yaml>) -> impl Iterator<Item = &str> {
    let single = value.and_then(Yaml::text);
    let several = value.map(Yaml::items).unwrap_or_default().iter().filter_map(Yaml::text);
    single.into_iter().chain(several)
}

/// The files or folders that a name or a pattern stands for, sorted.
fn matches(folder: &Path, name: &str) -> Result<Vec<PathBuf>, Unusable> {
    let path = folder.join(name);
    // A name may look like a pattern. What is not there is missed later, with its own words.
    if path.exists() || !name.contains(['*', '?', '[']) {
        return Ok(vec![path]);
    }
    let wrong = |reason: &str| Unusable::Pattern { pattern: name.to_owned(), reason: reason.to_owned() };
    if name.contains("**") {
        // It would let a task definition search the whole machine.
        return Err(wrong("`**` is not allowed; name a folder to mean all sources below"));
    }
    let folder = folder.to_str().ok_or_else(|| wrong("the name of its folder is not Unicode"))?;
    let pattern = Path::new(&glob::Pattern::escape(folder)).join(name);
    let pattern = pattern.to_str().ok_or_else(|| wrong("it is not Unicode"))?;
    let found = glob::glob(pattern).map_err(|error| wrong(error.msg))?;
    let found: Vec<PathBuf> = found.filter_map(Result::ok).take(MAX_FILES + 1).collect();
    match found.len() {
        0 => Err(Unusable::NoMatch(name.to_owned())),
        n_found if n_found > MAX_FILES => Err(Unusable::TooManyMatches(name.to_owned())),
        _ => Ok(found),
    }
}

fn verdict(text: &str) -> Option<bool> {
    match text {
        "true" | "True" => Some(true),
        "false" | "False" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Reads a definition in a folder with these files.
    fn read_in(folder: &Path, files: &[&str], definition: &str) -> Result<TaskDefinition, TaskError> {
        for file in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, "").unwrap();
        }
        let path = folder.join("task.yml");
        fs::write(&path, definition).unwrap();
        read(&path)
    }

    fn input_files(files: &[&str], definition: &str) -> Result<Vec<String>, String> {
        // The name of the folder looks like a pattern itself.
        let outer = tempfile::tempdir().unwrap();
        let folder = outer.path().join("a[b]*");
        fs::create_dir(&folder).unwrap();
        let below = |path: &PathBuf| path.strip_prefix(&folder).unwrap().display().to_string();
        match read_in(&folder, files, definition) {
            Ok(task) => Ok(task.input_files.iter().map(below).collect()),
            Err(error) => Err(error.reason.to_string()),
        }
    }

    #[test]
    fn input_files_are_names_or_patterns() {
        let files = ["Main.java", "Zoo.java", "Ape.java", "lib/A.java", "odd[1].java"];
        assert_eq!(input_files(&files, "input_files: Main.java"), Ok(vec!["Main.java".to_owned()]));
        assert_eq!(
            input_files(&files, "input_files: ['[MZ]*.java', lib, 'odd[1].java', missing.java]"),
            Ok(["Main.java", "Zoo.java", "lib", "odd[1].java", "missing.java"].map(str::to_owned).to_vec())
        );
    }

    #[test]
    fn what_is_no_definition_has_a_reason() {
        let reason = |definition: &str| input_files(&["Main.java"], definition).unwrap_err();
        assert_eq!(reason("properties: []"), "it names no `input_files`");
        assert_eq!(reason(""), "it names no `input_files`");
        assert_eq!(reason("input_files: [Main.java"), "it is not YAML");
        assert_eq!(reason("input_files: 'x*.java'"), "no file matches `x*.java` in `input_files`");
        assert!(reason("input_files: '/**/*.java'").contains("`**` is not allowed"));
        assert!(reason("input_files: 'a[.java'").contains("is no pattern"));
    }

    #[test]
    fn properties_may_have_an_expected_verdict() {
        let folder = tempfile::tempdir().unwrap();
        let definition = "\
            input_files: .\n\
            properties:\n\
            - property_file: a.prp\n  \
              expected_verdict: true\n\
            - property_file: b.prp\n";
        let task = read_in(folder.path(), &[], definition).unwrap();
        let said: Vec<_> = task.properties.iter().map(|property| property.expected_verdict).collect();
        assert_eq!(said, [Some(true), None]);
        assert_eq!(task.properties[0].file, folder.path().join("a.prp"));
    }
}
