//! The compiler: a process that is started early, stays warm, and is replaced when it fails.

use std::fs;
use std::io;
use std::time::Instant;

use super::compilation::{Compilation, Compiled, Source};
use super::launch::{Archive, launch};
use super::process::{NoAnswer, Process};
use super::protocol::{Answer, decode, encode};
use super::toolchain::Toolchain;

/// A running compiler process. It ends with this value.
#[derive(Debug)]
pub struct Compiler {
    toolchain: Toolchain,
    archive: Archive<'static>,
    /// Absent after a failure, until the next compilation.
    process: Option<Process>,
}

/// Why there is neither a class nor a diagnostic. The next compilation gets a new process.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants and their fields are")]
pub enum CompilerError {
    #[error("cannot start the compiler: {0}")]
    Start(#[source] io::Error),
    #[error("the sources are too large to be compiled")]
    TooLarge,
    #[error("the compilation did not end in time")]
    Deadline,
    #[error("javac crashed: {0}")]
    Crashed(String),
    #[error("the compiler process died: {0}")]
    Died(#[source] io::Error),
}

impl Compiler {
    /// Starts the process and does not wait for it.
    pub fn start(toolchain: &Toolchain) -> Result<Self, CompilerError> {
        let archive = Archive::of(toolchain.folder());
        let process = launch(&toolchain.jdk, toolchain.folder(), archive).map_err(CompilerError::Start)?;
        Ok(Self { toolchain: toolchain.clone(), archive, process: Some(process) })
    }

    /// Compiles. Errors in the sources are diagnostics of what is returned.
    pub fn compile(&mut self, compilation: &Compilation<'_>) -> Result<Compiled, CompilerError> {
        let request = encode(compilation).ok_or(CompilerError::TooLarge)?;
        let exchange =
            Exchange { request: &request, sources: &compilation.sources, deadline: compilation.deadline };
        match (self.exchange(&exchange), self.archive) {
            (Err(CompilerError::Died(_)), Archive::Use) => self.exchange_without_archive(&exchange),
            (result, _) => result,
        }
    }

    /// A JVM may crash when bytes inside of its archive have changed, which it does not check when it starts.
    fn exchange_without_archive(&mut self, exchange: &Exchange<'_>) -> Result<Compiled, CompilerError> {
        self.archive = Archive::None;
        let result = self.exchange(exchange);
        if result.is_ok() {
            // The next one who prepares a toolchain makes a new archive.
            let _ = fs::remove_file(self.toolchain.folder().archive());
        }
        result
    }

    fn exchange(&mut self, exchange: &Exchange<'_>) -> Result<Compiled, CompilerError> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => launch(&self.toolchain.jdk, self.toolchain.folder(), self.archive)
                .map_err(CompilerError::Start)?,
        };
        let compiled = exchange.with(&mut process)?;
        self.process = Some(process);
        Ok(compiled)
    }
}

/// A request, and what is needed to understand the answer.
pub(crate) struct Exchange<'e> {
    pub(crate) request: &'e [u8],
    pub(crate) sources: &'e [Source<'e>],
    pub(crate) deadline: Instant,
}

impl Exchange<'_> {
    /// After an error the process is of no more use.
    pub(crate) fn with(&self, process: &mut Process) -> Result<Compiled, CompilerError> {
        let answer = process.exchange(self.request, self.deadline).map_err(|no_answer| match no_answer {
            NoAnswer::Late => CompilerError::Deadline,
            NoAnswer::Died(error) => CompilerError::Died(error),
        })?;
        match decode(&answer, self.sources) {
            Ok(Answer::Compiled(compiled)) => Ok(compiled),
            Ok(Answer::Crashed(message)) => Err(CompilerError::Crashed(message)),
            Err(_) => Err(CompilerError::Died(io::ErrorKind::InvalidData.into())),
        }
    }
}
