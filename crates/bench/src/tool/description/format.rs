//! The file format of descriptions: what each key means.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use super::columns::ColumnPattern;
use super::margin::Margin;
use super::part::Part;
use super::pattern::Pattern;
use super::rule::Rule;
use super::template::FixedTemplate;
use super::value::Value;
use crate::tool::error::ToolError;

/// A description, as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Description {
    /// For people.
    pub(crate) name: String,
    /// Its page on the web.
    pub(crate) url: Option<String>,
    /// Names of its executable, the best first.
    pub(crate) executables: Vec<String>,
    /// The variable of the environment that may hold the path of its executable.
    pub(crate) variable: Option<String>,
    /// What result files call it, if it is not `jurat.tools.` and the name of the file.
    pub(crate) module: Option<String>,
    /// How it tells its version.
    pub(crate) version: Option<VersionQuery>,
    /// The `language` of the tasks that it can be given, of those tasks that have one. Absent means any.
    pub(crate) languages: Option<Vec<String>>,
    /// How it is called.
    pub(crate) command: Vec<Part>,
    /// What is held back of the limits that it is told.
    #[serde(default)]
    pub(crate) margin: Margin,
    /// What stands for values of the task in the command line: by the value, and by what the task says.
    #[serde(default)]
    pub(crate) translate: BTreeMap<Value, BTreeMap<String, String>>,
    /// What the output means; the first rule that fits.
    #[serde(default)]
    pub(crate) status: Vec<Rule>,
    /// How columns are found in the output, by their pattern in the definition of the benchmark.
    #[serde(default)]
    pub(crate) columns: BTreeMap<String, Pattern>,
    /// How all other columns are found.
    pub(crate) other_columns: Option<ColumnPattern>,
    /// What it changes in its environment.
    #[serde(default)]
    pub(crate) environment: EnvironmentTemplates,
    /// What belongs to it besides its executable: patterns, relative to the directory of that.
    #[serde(default)]
    pub(crate) program_files: Vec<String>,
    /// Where it starts, if not where jurat does.
    pub(crate) working_directory: Option<FixedTemplate>,
}

/// What a tool changes in its environment, as [`Environment`](crate::tool::Environment) has it.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct EnvironmentTemplates {
    pub(crate) keep: Option<Vec<String>>,
    pub(crate) set: BTreeMap<String, FixedTemplate>,
    pub(crate) append: BTreeMap<String, FixedTemplate>,
}

/// How a tool tells its version.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VersionQuery {
    /// What it is called with.
    pub(crate) arguments: Vec<String>,
    /// Where in the output the version is: its first group, or all of it. The first line that is not blank, if absent.
    pub(crate) pattern: Option<Pattern>,
}

/// Reads a description.
pub(crate) fn read(path: &Path, text: &str) -> Result<Description, ToolError> {
    let wrong = |offset: usize, message: String| {
        let (line, column) = place(text, offset);
        ToolError::Description { path: path.to_owned(), line, column, message }
    };
    let description: Description = toml::from_str(text)
        .map_err(|error| wrong(error.span().map_or(0, |span| span.start), error.message().to_owned()))?;
    for rule in &description.status {
        rule.check().map_err(|(offset, message)| wrong(offset, message))?;
    }
    Ok(description)
}

/// Line and column of an offset, in characters, from 1.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}
