//! The compiler: a process that is started early, stays warm, and is replaced when it fails.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use jurat_exec::CommandStartError;

use super::compilation::{Compilation, Compiled, SourceText};
use super::launch::{Archive, launch};
use super::process::{NoAnswer, Process};
use super::protocol::{Answer, Malformed, decode, encode};
use super::toolchain::Toolchain;

/// A running compiler process. It ends with this value.
pub struct Compiler {
    toolchain: Toolchain,
    archive: Archive<'static>,
    /// What the process sees beside the toolchain.
    class_path: Vec<PathBuf>,
    /// Absent after a failure, until the next compilation.
    process: Option<Process>,
}

/// Why there is neither a class nor a diagnostic. The next compilation gets a new process.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants and their fields are")]
pub enum CompilerError {
    #[error("cannot start the compiler: {0}")]
    Start(#[source] CommandStartError),
    #[error("the sources are too large to be compiled")]
    TooLarge,
    #[error("the compilation did not end in time")]
    Deadline,
    #[error("the class files are too large for the memory that there is")]
    Memory,
    #[error("javac crashed: {0}")]
    Crashed(String),
    #[error("the compiler process failed: {0}")]
    Died(String),
    #[error("the compilation was interrupted")]
    Interrupted,
}

impl Compiler {
    /// Starts the process and does not wait for it.
    pub fn start(toolchain: &Toolchain) -> Result<Self, CompilerError> {
        let archive = Archive::of(toolchain.folder());
        let mut compiler =
            Self { toolchain: toolchain.clone(), archive, class_path: Vec::new(), process: None };
        compiler.process = Some(compiler.launch()?);
        Ok(compiler)
    }

    /// Compiles. Errors in the sources are diagnostics of what is returned.
    pub fn compile(&mut self, compilation: &Compilation<'_>) -> Result<Compiled, CompilerError> {
        let request = encode(compilation).ok_or(CompilerError::TooLarge)?;
        self.show(&compilation.class_path);
        let exchange =
            Exchange { request: &request, sources: &compilation.sources, deadline: compilation.deadline };
        match (self.exchange(&exchange), self.archive) {
            (Err(CompilerError::Died(_)), Archive::Use) => self.exchange_without_archive(&exchange),
            (result, _) => result,
        }
    }

    fn exchange(&mut self, exchange: &Exchange<'_>) -> Result<Compiled, CompilerError> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.launch()?,
        };
        let compiled = exchange.with(&mut process)?;
        self.process = Some(process);
        Ok(compiled)
    }

    /// A JVM crashes when it verifies an archive that was cut.
    fn exchange_without_archive(&mut self, exchange: &Exchange<'_>) -> Result<Compiled, CompilerError> {
        self.archive = Archive::None;
        let result = self.exchange(exchange);
        if result.is_ok() {
            // The next one who prepares a toolchain makes a new archive.
            let _ = fs::remove_file(self.toolchain.folder().archive());
        }
        result
    }

    /// Lets the process see a class path. What a process sees is settled when it starts.
    fn show(&mut self, class_path: &[PathBuf]) {
        let runtime = self.toolchain.runtime_classes();
        let is_shown = |path: &PathBuf| *path == runtime || self.class_path.contains(path);
        if !class_path.iter().all(is_shown) {
            class_path.clone_into(&mut self.class_path);
            self.process = None;
        }
    }

    fn launch(&self) -> Result<Process, CompilerError> {
        let folder = self.toolchain.folder();
        launch(&self.toolchain.jdk, folder, self.archive, &self.class_path, self.toolchain.memory)
            .map_err(CompilerError::Start)
    }
}

/// A request, and what is needed to understand the answer.
pub(crate) struct Exchange<'e> {
    pub(crate) request: &'e [u8],
    pub(crate) sources: &'e [SourceText<'e>],
    pub(crate) deadline: Instant,
}

impl Exchange<'_> {
    /// After an error the process is of no more use.
    pub(crate) fn with(&self, process: &mut Process) -> Result<Compiled, CompilerError> {
        let answer = process.exchange(self.request, self.deadline).map_err(|no_answer| match no_answer {
            NoAnswer::Late => CompilerError::Deadline,
            NoAnswer::TooLarge => CompilerError::Memory,
            NoAnswer::Interrupted => CompilerError::Interrupted,
            NoAnswer::Died(reason) => CompilerError::Died(reason),
        })?;
        match decode(&answer, self.sources) {
            Ok(Answer::Compiled(compiled)) => Ok(compiled),
            Ok(Answer::Crashed(message)) => Err(CompilerError::Crashed(message)),
            Err(Malformed) => Err(CompilerError::Died("its answer makes no sense".to_owned())),
        }
    }
}
