//! YAML to [`TaskDefinition`].

use std::path::Path;

use jurat_text::file::{FileProblem, FileText};
use jurat_text::problem::ProblemKind;
use jurat_text::yaml::{self, Yaml, YamlValue};

use super::value::{self, Scalar};
use super::{Pattern, TaskDefinition, TaskProperty};
use crate::problem::quoted;
use crate::source;

/// The versions of the format, of which 2.0 brought `options`, and 2.1 `additional_information`.
const VERSIONS: [&str; 4] = ["0.1", "1.0", "2.0", "2.1"];

/// A task definition, as far as it could be read.
#[derive(Debug)]
pub struct TaskReading {
    /// What it says.
    pub definition: TaskDefinition,
    /// Whether it can be read but names no input files; then it is something else, since many files are YAML.
    pub is_something_else: bool,
    /// Why it cannot be used.
    pub errors: Vec<FileProblem>,
    /// What is odd about it.
    pub warnings: Vec<FileProblem>,
}

/// Reads a task definition.
pub fn read(file: &Path) -> TaskReading {
    let definition = TaskDefinition {
        file: file.to_owned(),
        input_files: Vec::new(),
        required_files: Vec::new(),
        properties: Vec::new(),
        options: None,
    };
    let mut reading =
        TaskReading { definition, is_something_else: false, errors: Vec::new(), warnings: Vec::new() };
    match source::read(file) {
        Ok(source) => Reader { source: &source, reading: &mut reading }.document(),
        Err(problem) => reading.errors.push(problem),
    }
    reading
}

struct Reader<'a> {
    source: &'a FileText,
    reading: &'a mut TaskReading,
}

impl Reader<'_> {
    fn document(&mut self) {
        let (document, problems) = yaml::read(&self.source.text);
        // An alias matters only where something is read.
        for problem in problems.iter().filter(|problem| problem.kind != ProblemKind::YamlAlias) {
            if let Some(words) = yaml::in_words(&problem.kind) {
                self.reading.errors.push(self.source.problem(problem.span.start as usize, words));
            }
        }
        if !self.reading.errors.is_empty() {
            return;
        }
        match &document.root {
            Some(root) if !root.entries().is_empty() => self.root(root),
            Some(root) => {
                self.reading.is_something_else = true;
                let found = root.type_of().as_str();
                self.error(
                    root,
                    format!(
                        "a task definition is a mapping with keys such as `input_files`, but this is {found}"
                    ),
                );
            }
            None => {
                self.reading.is_something_else = true;
                self.reading
                    .errors
                    .push(FileProblem::in_file(&self.source.file, "the task definition is empty"));
            }
        }
    }

    fn root(&mut self, root: &Yaml) {
        self.warn_of_duplicates(root);
        self.version(root);
        self.reading.definition.input_files = self.patterns(root, "input_files");
        self.reading.definition.required_files = self.patterns(root, "required_files");
        if last(root, "input_files").is_none() {
            self.reading.is_something_else = true;
            let missing = "the task definition names no `input_files`";
            self.reading.errors.push(self.source.problem(root.span.start as usize, missing));
        }
        self.reading.definition.properties = self.properties(root);
        self.reading.definition.options =
            last(root, "options").and_then(|options| match value::json(options) {
                Ok(options) => options,
                Err(alias) => {
                    self.alias(alias);
                    None
                }
            });
    }

    fn version(&mut self, root: &Yaml) {
        let Some(node) = root_entry(root, "format_version") else {
            let problem = self.source.problem(root.span.start as usize, "`format_version` is missing");
            self.reading.errors.push(
                problem.help(format!("add `format_version: \"2.0\"`; known are {}", VERSIONS.join(", "))),
            );
            return;
        };
        let version = match value::scalar(node) {
            // A version need not be quoted: 2.0 is the same as "2.0".
            Some(Scalar::Float(number)) => format!("{number:?}"),
            _ => node.text().unwrap_or_default().to_owned(),
        };
        if !VERSIONS.contains(&version.as_str()) {
            let problem = format!(
                "{} is no version of the format (known are {})",
                quoted(&version),
                VERSIONS.join(", ")
            );
            return self.error(node, problem);
        }
        for (key, since) in [("options", "2.0"), ("additional_information", "2.1")] {
            if let Some((node, _)) = root.entries().iter().find(|(name, _)| name.text() == Some(key))
                && version.as_str() < since
            {
                let problem = self.place(
                    node,
                    format!("`{key}` needs version {since} of the format, but this is {version}"),
                );
                self.reading.errors.push(problem.help(format!("write `format_version: \"{since}\"`")));
            }
        }
    }

    /// One pattern, or a list of them.
    fn patterns(&mut self, root: &Yaml, key: &str) -> Vec<Pattern> {
        let Some(node) = last(root, key) else { return Vec::new() };
        match &node.value {
            YamlValue::Sequence(items) if items.is_empty() && key == "input_files" => {
                self.error(node, format!("`{key}` names no file"));
                Vec::new()
            }
            YamlValue::Sequence(items) => items.iter().filter_map(|item| self.pattern(item, key)).collect(),
            YamlValue::Scalar { .. } | YamlValue::Mapping(_) | YamlValue::Alias => {
                self.pattern(node, key).into_iter().collect()
            }
        }
    }

    fn pattern(&mut self, node: &Yaml, key: &str) -> Option<Pattern> {
        match (&node.value, value::scalar(node)) {
            (YamlValue::Alias, _) => {
                self.alias(node);
                None
            }
            (_, None | Some(Scalar::Null)) => {
                let found = node.type_of().as_str();
                self.error(node, format!("`{key}` holds {found} instead of the name or pattern of a file"));
                None
            }
            (_, Some(_)) => {
                let text = node.text().unwrap_or_default().to_owned();
                let position = self.place(node, "").position?;
                Some(Pattern { text, position })
            }
        }
    }

    fn properties(&mut self, root: &Yaml) -> Vec<TaskProperty> {
        let Some(node) = root_entry(root, "properties") else { return Vec::new() };
        match &node.value {
            YamlValue::Sequence(items) => items.iter().filter_map(|item| self.property(item)).collect(),
            YamlValue::Alias => {
                self.alias(node);
                Vec::new()
            }
            YamlValue::Scalar { .. } | YamlValue::Mapping(_) => {
                let found = node.type_of().as_str();
                let problem = self.place(node, format!("`properties` must be a list, but this is {found}"));
                self.reading.errors.push(problem.help("write `- property_file: …` below `properties:`"));
                Vec::new()
            }
        }
    }

    fn property(&mut self, node: &Yaml) -> Option<TaskProperty> {
        if node.value == YamlValue::Alias {
            self.alias(node);
            return None;
        }
        self.warn_of_duplicates(node);
        let Some(file) = last(node, "property_file") else {
            self.error(node, "a property names no `property_file`".to_owned());
            return None;
        };
        let file = self.pattern(file, "property_file");
        let expected_verdict = last(node, "expected_verdict").and_then(|verdict| self.verdict(verdict));
        let subproperty = last(node, "subproperty").and_then(|name| self.subproperty(name, expected_verdict));
        Some(TaskProperty { file: file?, expected_verdict, subproperty })
    }

    fn verdict(&mut self, node: &Yaml) -> Option<bool> {
        if let Some(Scalar::Bool(holds)) = value::scalar(node) {
            return Some(holds);
        }
        let found = node.text().map_or_else(|| node.type_of().as_str().to_owned(), quoted);
        let problem = self.place(node, format!("`expected_verdict` must be true or false, not {found}"));
        let help = "write true or false without quotes, or leave it out if nobody knows";
        self.reading.errors.push(problem.help(help));
        None
    }

    fn subproperty(&mut self, node: &Yaml, expected_verdict: Option<bool>) -> Option<String> {
        let Some(name) = node.text() else {
            self.error(node, "`subproperty` must be a name".to_owned());
            return None;
        };
        if expected_verdict != Some(false) {
            let odd = "`subproperty` has no effect unless `expected_verdict` is false";
            self.reading.warnings.push(self.place(node, odd));
        }
        Some(name.to_owned()).filter(|name| !name.is_empty())
    }

    /// Of a repeated key, the last counts, as in BenchExec.
    fn warn_of_duplicates(&mut self, node: &Yaml) {
        for (idx, (key, _)) in node.entries().iter().enumerate() {
            let is_repeated =
                node.entries()[..idx].iter().rev().any(|(before, _)| before.text() == key.text());
            if let Some(name) = key.text().filter(|_| is_repeated) {
                let odd = format!("{} is given again; only the last one counts", quoted(name));
                self.reading.warnings.push(self.place(key, odd));
            }
            // What has so many keys is no task definition.
            if idx == 100 {
                return;
            }
        }
    }

    fn alias(&mut self, node: &Yaml) {
        let problem = self.place(node, "an alias (`*…`) is not followed");
        self.reading.errors.push(problem.help("write the value itself"));
    }

    fn error(&mut self, node: &Yaml, message: String) {
        self.reading.errors.push(self.place(node, message));
    }

    fn place(&self, node: &Yaml, message: impl Into<String>) -> FileProblem {
        self.source.problem(node.span.start as usize, message)
    }
}

/// The value of a key unless it is nothing; of a repeated key the last.
fn last<'y>(node: &'y Yaml, key: &str) -> Option<&'y Yaml> {
    root_entry(node, key).filter(|value| !matches!(value::scalar(value), Some(Scalar::Null)))
}

/// The value of a key, also if it is nothing.
fn root_entry<'y>(node: &'y Yaml, key: &str) -> Option<&'y Yaml> {
    node.entries().iter().rev().find(|(name, _)| name.text() == Some(key)).map(|(_, value)| value)
}
