//! The limits of a command: when it has to answer, and with how much memory.

use std::time::{Duration, Instant};

use jurat_exec::memory_of_machine;
use jurat_java::CompilerLimits;
use jurat_quota::Quota;
use jurat_validate::{LEAST_MEMORY, Undecided, compiler_memory, engine_memory, own_memory};

use crate::error::Error;

/// No report takes longer.
const MOST_RESERVE: Duration = Duration::from_millis(250);

/// The limits of a command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    start: Instant,
    /// When the answer has to be there.
    pub(crate) deadline: Instant,
    /// Bytes of all processes together.
    pub(crate) memory: u64,
    /// Kept of the time for the report, which may be long, and for the end of all processes.
    reserve: Duration,
}

impl Limits {
    /// From now on. No more memory than the machine has, or the control group in which this process is.
    pub(crate) fn new(timeout: Duration, memory: u64) -> Self {
        // A century is as good as no limit, and is no overflow.
        let timeout = timeout.min(Duration::from_hours(1_000_000));
        let machine = memory_of_machine().unwrap_or(u64::MAX);
        let reserve = (timeout / 20).min(MOST_RESERVE);
        let start = Instant::now();
        Self { start, deadline: start + timeout, memory: memory.min(machine), reserve }
    }

    /// Refuses what can never be kept.
    pub(crate) fn require_possible(&self) -> Result<(), Error> {
        if self.memory >= LEAST_MEMORY {
            return Ok(());
        }
        let during = "at once: less than 256 MB are never enough to compile a program";
        Err(Error::Unknown(Undecided::Memory { during }.into()))
    }

    /// For the work of this process, the report left aside.
    pub(crate) fn quota(&self) -> Quota {
        let end = Instant::now() + self.time_left();
        Quota::new(Some(end), Some(engine_memory(own_memory(self.memory))))
    }

    /// For what is prepared once and kept.
    pub(crate) fn effort(&self) -> CompilerLimits {
        CompilerLimits { deadline: Instant::now() + self.time_left(), memory: compiler_memory(self.memory) }
    }

    /// How long it took so far.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// For the work itself.
    pub(crate) fn time_left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now() + self.reserve)
    }
}
