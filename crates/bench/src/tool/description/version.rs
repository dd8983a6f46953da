//! Asks a tool for its version.

use std::path::Path;
use std::time::Duration;

use jurat_exec::{Command, CommandLimits, Ended, HowEnded, Input};

use super::format::VersionQuery;
use super::pattern::{Pattern, value};
use crate::tool::answer::Output;
use crate::tool::environment::Environment;
use crate::tool::sandbox;
use crate::tool::variables::Variables;

/// More than any tool needs to say its version.
const PATIENCE: Duration = Duration::from_mins(1);
const MAX_OUTPUT: usize = 1 << 20;

/// The version of a tool; empty if it does not tell.
pub(crate) fn ask(
    query: &VersionQuery,
    executable: &Path,
    environment: &Environment,
    variables: &Variables,
) -> String {
    let said = said(query, executable, environment, variables);
    said.and_then(|ended| version(ended, query.pattern.as_ref())).unwrap_or_default()
}

fn said(
    query: &VersionQuery,
    executable: &Path,
    environment: &Environment,
    variables: &Variables,
) -> Option<Ended> {
    let command = Command {
        program: std::path::absolute(executable).ok()?,
        arguments: query.arguments.iter().map(Into::into).collect(),
        environment: environment.apply(variables.to_vec()),
        directory: std::env::current_dir().ok()?,
        input: Input::Empty,
    };
    let limits = CommandLimits { wall_time: Some(PATIENCE), output: MAX_OUTPUT, ..CommandLimits::default() };
    jurat_exec::run(&command, &limits, &sandbox::read_only()).ok()
}

/// A pattern may find it in anything. Without one, only a success is believed: some tools print their usage instead.
fn version(ended: Ended, pattern: Option<&Pattern>) -> Option<String> {
    let Some(pattern) = pattern else {
        let output = (ended.how == HowEnded::SUCCESS).then(|| Output::read(&ended.stdout.bytes))?;
        let line = output.lines().map(str::trim).find(|line| !line.is_empty());
        return line.map(str::to_owned);
    };
    let output = Output::read(&[ended.stdout.bytes, ended.stderr.bytes].concat());
    let captures = output.lines().find_map(|line| pattern.captures(line))?;
    Some(value(pattern, &captures).trim().to_owned())
}
