//! The Python process that a module lives in. One that has died or had to be ended is replaced.

use std::io::{BufRead, Read};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use jurat_exec::{
    Accounting, Command, CommandLimits, CommandStartError, Ended, Exit, Input, Service, Termination,
};
use serde::de::DeserializeOwned;

use super::protocol::{Complaint, Found, Kind, Reply, Request};
use crate::tool::sandbox;
use crate::tool::variables::Variables;

const SCRIPT: &str = include_str!("../../../python/bridge.py");

/// More than any module needs; to tell a version takes the longest.
const PATIENCE: Duration = Duration::from_mins(1);
/// More than any sensible answer has.
const MAX_ANSWER: u64 = 16 << 20;
/// Of what Python says when it fails, more does not help.
const MAX_COMPLAINT: usize = 8192;
/// Modules need little, and a wild one must not take it all.
const MEMORY: u64 = 4 << 30;
const PROCESSES: u32 = 512;

/// A Python process, and how to start it.
pub(super) struct Bridge {
    program: PathBuf,
    variables: Variables,
    module: String,
    tool_directory: Option<String>,
    service: Option<Service>,
    warnings: Vec<String>,
    patience: Duration,
}

impl std::fmt::Debug for Bridge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bridge")
            .field("program", &self.program)
            .field("module", &self.module)
            .finish_non_exhaustive()
    }
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Failure {
    NoBenchExec(String),
    NoModule(String),
    NotFound(String),
    Unsupported(String),
    Failed(String),
    Start { program: PathBuf, reason: CommandStartError },
}

impl Bridge {
    pub(super) fn new(
        program: PathBuf,
        variables: Variables,
        module: &str,
        tool_directory: Option<String>,
    ) -> Bridge {
        Bridge {
            program,
            variables,
            module: module.to_owned(),
            tool_directory,
            service: None,
            warnings: Vec::new(),
            patience: PATIENCE,
        }
    }

    #[cfg(test)]
    pub(super) fn set_patience(&mut self, patience: Duration) {
        self.patience = patience;
    }

    /// What was logged since the last time.
    pub(super) fn warnings(&mut self) -> Vec<String> {
        std::mem::take(&mut self.warnings)
    }

    /// Loads the module and finds its tool, which has to come first in each process.
    pub(super) fn find(&mut self) -> Result<Found, Failure> {
        self.service = Some(self.start()?);
        let (module, tool_directory) = (self.module.clone(), self.tool_directory.clone());
        self.exchange(&Request::Find { module: &module, tool_directory: tool_directory.as_deref() }, &[])
    }

    /// Asks. The bytes are the output of a run, for requests that are about one.
    pub(super) fn ask<T: DeserializeOwned>(
        &mut self,
        request: &Request<'_>,
        output: &[u8],
    ) -> Result<T, Failure> {
        if self.service.is_none() {
            self.find()?;
        }
        self.exchange(request, output)
    }

    fn start(&self) -> Result<Service, Failure> {
        let failed = |reason| Failure::Start { program: self.program.clone(), reason };
        let directory = std::env::current_dir()
            .map_err(|reason| failed(CommandStartError::Directory { path: ".".into(), reason }))?;
        let mut environment = self.variables.to_vec();
        // Names and texts are UTF-8; what modules write beside their answers is not kept for the next time.
        for (name, value) in [("LC_ALL", "C.UTF-8"), ("PYTHONDONTWRITEBYTECODE", "1"), ("TMPDIR", "/var/tmp")]
        {
            environment.retain(|(it, _)| it != name);
            environment.push((name.into(), value.into()));
        }
        let command = Command {
            program: self.program.clone(),
            arguments: ["-c", SCRIPT].map(Into::into).to_vec(),
            environment,
            directory,
            input: Input::Empty,
        };
        let limits = CommandLimits {
            memory: Some(MEMORY),
            processes: Some(PROCESSES),
            output: MAX_COMPLAINT,
            // It lives as long as the benchmark; nobody should look at it every few milliseconds.
            accounting: Accounting::Exact,
            ..CommandLimits::default()
        };
        Service::start(&command, &limits, &sandbox::read_only()).map_err(failed)
    }

    fn exchange<T: DeserializeOwned>(&mut self, request: &Request<'_>, output: &[u8]) -> Result<T, Failure> {
        let Some(line) = self.send(request, output) else {
            return Err(self.no_answer(request));
        };
        if line.len() as u64 == MAX_ANSWER {
            // The rest of it would be taken for the next answer.
            self.service = None;
            return Err(Failure::Failed(format!(
                "failed when {}: its answer is longer than {} MiB",
                request.name(),
                MAX_ANSWER >> 20
            )));
        }
        let broken = |what: &dyn std::fmt::Display| {
            Failure::Failed(format!("no sensible answer when {}: {what}", request.name()))
        };
        let reply: Reply = serde_json::from_slice(&line).map_err(|error| broken(&error))?;
        self.warnings.extend(reply.warnings);
        match reply.error {
            Some(Complaint { kind, message }) => Err(match kind {
                Kind::NoBenchExec => Failure::NoBenchExec(message),
                Kind::NoModule => Failure::NoModule(message),
                Kind::NotFound => Failure::NotFound(message),
                Kind::Unsupported => Failure::Unsupported(message),
                Kind::Raised => Failure::Failed(format!("failed when {}: {message}", request.name())),
            }),
            None => serde_json::from_value(reply.result.unwrap_or_default()).map_err(|error| broken(&error)),
        }
    }

    /// Sends a request and gives the line that comes back, if one comes in time.
    fn send(&mut self, request: &Request<'_>, output: &[u8]) -> Option<Vec<u8>> {
        let service = self.service.as_mut()?;
        service.set_deadline(Some(Instant::now() + self.patience));
        let mut message = serde_json::to_value(request).ok()?;
        if !output.is_empty() {
            message["n_bytes"] = output.len().into();
        }
        let mut header = serde_json::to_vec(&message).ok()?;
        header.push(b'\n');
        let (stdin, stdout) = service.split();
        stdin.write_all(&header).and_then(|()| stdin.write_all(output)).and_then(|()| stdin.flush()).ok()?;
        let mut line = Vec::new();
        stdout.take(MAX_ANSWER).read_until(b'\n', &mut line).ok()?;
        service.set_deadline(None);
        (line.ends_with(b"\n") || line.len() as u64 == MAX_ANSWER).then_some(line)
    }

    /// Ends the process, and says why it did not answer.
    fn no_answer(&mut self, request: &Request<'_>) -> Failure {
        let Some(mut service) = self.service.take() else {
            return Failure::Failed("its process is gone".to_owned());
        };
        let ended = service.end();
        let reason = match (ended.how.termination, ended.how.exit) {
            (Some(Termination::WallTime), _) => format!("no answer within {} s", self.patience.as_secs_f64()),
            (Some(Termination::Memory), _) => format!("it used more than {} GiB of memory", MEMORY >> 30),
            (Some(Termination::Interrupted), _) => "it was interrupted".to_owned(),
            (Some(limit), _) => format!("its process reached a limit ({limit:?})"),
            (None, Exit::Code(code)) => with_complaint(format!("its process ended with code {code}"), &ended),
            (None, Exit::Signal(signal)) => {
                with_complaint(format!("its process ended by signal {signal}"), &ended)
            }
        };
        Failure::Failed(format!("failed when {}: {reason}", request.name()))
    }
}

/// With the last line of what it said, which is where Python has the error.
fn with_complaint(how: String, ended: &Ended) -> String {
    let said = String::from_utf8_lossy(&ended.stderr.bytes);
    match said.lines().rfind(|line| !line.trim().is_empty()) {
        Some(line) => format!("{how}: {}", line.trim()),
        None => how,
    }
}
