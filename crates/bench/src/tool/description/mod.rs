//! Tools that a TOML file describes: how to find and call one, and what its output means.
//!
//! The file format is [`format::Description`].

mod columns;
mod command;
mod format;
mod locate;
mod margin;
mod one_or_more;
mod part;
mod pattern;
mod rule;
mod shipped;
mod template;
#[cfg(test)]
mod tests;
mod value;
mod version;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub(crate) use shipped::{SHIPPED, shipped};

use self::columns::Columns;
use self::command::Composer;
use self::format::{Description, EnvironmentTemplates};
use self::template::FixedTemplate;
use super::Facts;
use super::answer::{Output, ToolAnswer};
use super::environment::Environment;
use super::error::ToolError;
use super::paths::directory;
use super::variables::Variables;
use crate::files::{Files, TooManyFiles};
use crate::model::{BenchmarkRun, RunLimits, RunStatus};

/// A tool that a description knows.
#[derive(Debug)]
pub struct Described {
    description: Description,
    columns: Columns,
    facts: Facts,
}

impl Described {
    /// Finds the tool that the text describes.
    pub(crate) fn find(
        path: &Path,
        text: &str,
        tool_directory: Option<&Path>,
        variables: &Variables,
    ) -> Result<Described, ToolError> {
        let mut description = format::read(path, text)?;
        let executable = locate::locate(&description, tool_directory, variables)?;
        let environment = environment(&description, &executable)?;
        let version = description.version.as_ref();
        let version = version.map(|query| version::ask(query, &executable, &environment, variables));
        let working_directory = match &description.working_directory {
            None => PathBuf::from("."),
            Some(template) => template.render(&executable)?.into(),
        };
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let facts = Facts {
            name: description.name.clone(),
            version: version.unwrap_or_default(),
            module: description.module.clone().unwrap_or_else(|| format!("jurat.tools.{name}")),
            url: description.url.clone(),
            program_files: program_files(&description, &executable)?,
            executable,
            environment,
            working_directory,
        };
        let listed = std::mem::take(&mut description.columns);
        let columns = Columns { listed, others: description.other_columns.take() };
        Ok(Described { description, columns, facts })
    }

    pub(crate) fn facts(&self) -> &Facts {
        &self.facts
    }

    pub(crate) fn command_line(
        &self,
        run: &BenchmarkRun,
        limits: &RunLimits,
    ) -> Result<Vec<String>, ToolError> {
        let Described { description, facts, .. } = self;
        Composer::new(description, &facts.executable, &facts.working_directory, run, limits).compose()
    }

    /// By the first rule that fits. If none does, something is wrong; if there are none, the tool gives no answers.
    pub(crate) fn status(&self, answer: &ToolAnswer<'_>) -> RunStatus {
        let output = Output::read(answer.output);
        let rules = &self.description.status;
        let otherwise = if rules.is_empty() { RunStatus::Done } else { RunStatus::Error { reason: None } };
        rules.iter().find_map(|rule| rule.status(answer, &output)).unwrap_or(otherwise)
    }

    pub(crate) fn values(&self, output: &[u8], columns: &[&str]) -> Vec<Option<String>> {
        let output = Output::read(output);
        columns.iter().map(|column| self.columns.value(&output, column)).collect()
    }
}

fn environment(description: &Description, executable: &Path) -> Result<Environment, ToolError> {
    let EnvironmentTemplates { keep, set, append } = &description.environment;
    let rendered = |templates: &BTreeMap<String, FixedTemplate>| {
        let pairs = templates.iter().map(|(name, value)| Ok((name.clone(), value.render(executable)?)));
        pairs.collect::<Result<_, ToolError>>()
    };
    Ok(Environment { keep: keep.clone(), set: rendered(set)?, append: rendered(append)? })
}

fn program_files(description: &Description, executable: &Path) -> Result<Vec<PathBuf>, TooManyFiles> {
    let mut found = vec![executable.to_owned()];
    let mut files = Files::default();
    for pattern in &description.program_files {
        found.extend(files.expand(directory(executable), pattern)?.iter().cloned());
    }
    Ok(found)
}
