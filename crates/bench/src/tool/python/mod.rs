//! Tools that one of BenchExec's Python modules knows.
//!
//! The module runs in a Python process of its own, in the sandbox ([`bridge`]); what is said there is in [`protocol`].

mod bridge;
mod interpreter;
mod protocol;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use self::bridge::{Bridge, Failure};
use self::protocol::{Found, Limits, Request};
use super::Facts;
use super::answer::ToolAnswer;
use super::environment::Environment;
use super::error::ToolError;
use super::paths::text;
use super::variables::Variables;
use crate::model::{BenchmarkRun, RunExit, RunLimits, RunStatus};

/// A tool that a module for BenchExec knows.
#[derive(Debug)]
pub struct Python {
    bridge: Mutex<Bridge>,
    facts: Facts,
}

/// Why a module is not used.
#[derive(Debug)]
pub(crate) enum FindError {
    /// There is none: no Python, no BenchExec, or no module of this name.
    NoModule(String),
    /// There is one.
    Tool(ToolError),
}

impl Python {
    /// Finds the tool that the module knows.
    pub(crate) fn find(
        module: &str,
        tool_directory: Option<&Path>,
        variables: Variables,
    ) -> Result<Python, FindError> {
        let program = interpreter::find(&variables).map_err(FindError::NoModule)?;
        let tool_directory = tool_directory.map(text).transpose().map_err(FindError::Tool)?;
        let mut bridge = Bridge::new(program, variables, module, tool_directory);
        let found = bridge.find().map_err(|failure| match failure {
            Failure::NoBenchExec(reason) => FindError::NoModule(format!(
                "BenchExec's modules cannot be used: {reason} (set $BENCHEXEC_PYTHON to a Python that has the package `benchexec`)"
            )),
            Failure::NoModule(reason) => FindError::NoModule(format!("BenchExec has no module for it: {reason}")),
            failure => FindError::Tool(error(module, failure)),
        })?;
        Ok(Python { bridge: Mutex::new(bridge), facts: facts(module, found) })
    }

    pub(crate) fn facts(&self) -> &Facts {
        &self.facts
    }

    pub(crate) fn command_line(
        &self,
        run: &BenchmarkRun,
        limits: &RunLimits,
    ) -> Result<Vec<String>, ToolError> {
        let property = run.property.as_ref();
        let identifier = run.identifier.display().to_string();
        let request = Request::CommandLine {
            options: &run.options,
            input_files: run.input_files.iter().map(|file| text(file)).collect::<Result<_, _>>()?,
            identifier: &identifier,
            property_file: property.map(|property| text(&property.path)).transpose()?,
            task_options: run.task_options.as_ref(),
            limits: Limits::of(limits),
        };
        self.ask(&request, &[])
    }

    pub(crate) fn status(&self, answer: &ToolAnswer<'_>) -> Result<RunStatus, ToolError> {
        let (code, signal) = match answer.exit {
            RunExit::Code(code) => (Some(code), None),
            RunExit::Signal(signal) => (None, Some(signal)),
        };
        let (command_line, termination) = (answer.command_line, answer.termination);
        self.ask(&Request::Status { command_line, code, signal, termination }, answer.output)
    }

    pub(crate) fn values(&self, output: &[u8], patterns: &[&str]) -> Result<Vec<Option<String>>, ToolError> {
        if patterns.is_empty() {
            return Ok(Vec::new());
        }
        self.ask(&Request::Values { patterns }, output)
    }

    pub(crate) fn warnings(&self) -> Vec<String> {
        self.bridge.lock().unwrap_or_else(PoisonError::into_inner).warnings()
    }

    fn ask<T: serde::de::DeserializeOwned>(
        &self,
        request: &Request<'_>,
        output: &[u8],
    ) -> Result<T, ToolError> {
        let mut bridge = self.bridge.lock().unwrap_or_else(PoisonError::into_inner);
        bridge.ask(request, output).map_err(|failure| error(&self.facts.module, failure))
    }
}

fn facts(module: &str, found: Found) -> Facts {
    let environment = Environment {
        keep: found.environment.keep.map(|variables| variables.into_keys().collect()),
        set: found.environment.set,
        append: found.environment.append,
    };
    Facts {
        name: found.name,
        version: found.version,
        module: module.to_owned(),
        url: found.url,
        executable: found.executable,
        program_files: found.program_files,
        environment,
        working_directory: found.working_directory,
    }
}

fn error(module: &str, failure: Failure) -> ToolError {
    let tool = module.rsplit('.').next().unwrap_or(module).to_owned();
    match failure {
        Failure::NotFound(reason) => ToolError::NotFound { tool, reason },
        Failure::Unsupported(reason) => ToolError::Unsupported { tool, reason },
        Failure::Start { program, reason } => ToolError::Start { program, reason },
        Failure::NoBenchExec(reason) | Failure::NoModule(reason) | Failure::Failed(reason) => {
            ToolError::Module { module: module.to_owned(), reason }
        }
    }
}

/// Variables with values; the type that JSON has for them.
type Values = BTreeMap<String, String>;
