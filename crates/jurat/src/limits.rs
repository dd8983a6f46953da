//! The limits of a command: when it has to answer, and with how much memory.

use std::time::{Duration, Instant};

use jurat_exec::memory_of_machine;

/// No report takes longer.
const MOST_RESERVE: Duration = Duration::from_millis(250);

/// The limits of a command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
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
        Self { deadline: Instant::now() + timeout, memory: memory.min(machine), reserve }
    }

    /// For the work itself.
    pub(crate) fn time_left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now() + self.reserve)
    }
}
