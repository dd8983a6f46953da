//! How to decide.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use jurat_engine::Strategy;
use jurat_quota::{Quota, give_back_memory, resident};

use crate::engine::EngineChoice;
use crate::listener::Listener;
use crate::memory::{engine_memory, own_memory};
use crate::semantics::Semantics;

/// How to validate.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which engine decides.
    pub engine: EngineChoice,
    /// How Jurat's own engine looks for the answer.
    pub strategy: Strategy,
    /// How claims are matched.
    pub semantics: Semantics,
    /// For everything together.
    pub timeout: Duration,
    /// In bytes, for all processes of a task together.
    pub memory: u64,
    /// In bytes, for this process, which may have several tasks at once.
    pub own_memory: u64,
    /// Whether this process ends with this task: then nothing is freed when the time is over, which would take long.
    pub is_last: bool,
    /// Whether a proof without a checked claim is none.
    pub require_claims: bool,
    /// Whether a witness that seems to be about another program is validated nevertheless.
    pub force: bool,
    /// Where JBMC is, or why it is not there.
    pub jbmc: Result<PathBuf, String>,
    /// The folder for the questions of Jurat's own engine to its solver, if somebody wants to see them.
    pub queries: Option<PathBuf>,
    /// Who is told how far that engine has come.
    pub listener: Listener,
}

impl Options {
    /// The time and the memory of a task that starts then.
    pub(crate) fn quota(&self, start: Instant) -> Quota {
        Quota::new(Some(start + self.timeout), Some(engine_memory(self.own_memory)))
    }

    /// Bytes for a process that is started now.
    pub(crate) fn child_memory(&self) -> u64 {
        /// Of this process, for what it does meanwhile.
        const RESERVE: u64 = 16_000_000;
        give_back_memory();
        // Of what several tasks have in use together, each has its part.
        let n_tasks = (self.own_memory / own_memory(self.memory).max(1)).max(1);
        own_memory(self.memory).saturating_sub(resident() / n_tasks + RESERVE)
    }
}
