//! The limits of a command: when it has to answer, and with how much memory.

use std::time::{Duration, Instant};

use jurat_exec::memory_of_machine;

/// The limits of a command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// When the answer has to be there.
    pub(crate) deadline: Instant,
    /// Bytes of all processes together.
    pub(crate) memory: u64,
}

impl Limits {
    /// From now on. No more memory than the machine has, or the control group in which this process is.
    pub(crate) fn new(timeout: Duration, memory: u64) -> Self {
        // A century is as good as no limit, and is no overflow.
        let timeout = timeout.min(Duration::from_secs(3_000_000_000));
        let machine = memory_of_machine().unwrap_or(u64::MAX);
        Self { deadline: Instant::now() + timeout, memory: memory.min(machine) }
    }

    /// Until the deadline.
    pub(crate) fn time_left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }
}
