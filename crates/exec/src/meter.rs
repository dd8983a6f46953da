//! Measures what a tree of processes uses, and notices when it reaches a limit.

mod processes;

use std::time::Duration;

use nix::unistd::Pid;

use self::processes::Processes;
use crate::command::{Limit, Limits};

/// Between two looks at the processes.
const PAUSE: Duration = Duration::from_millis(10);

/// Measures what a tree of processes uses.
pub(crate) struct Meter {
    processes: Processes,
    /// The most bytes that were seen at once.
    peak: Option<u64>,
    /// As last seen. The kernel forgets the time of those that it ends together with the first process.
    cpu_time: Duration,
}

impl Meter {
    /// Of the sandbox whose first process this is.
    pub(crate) fn new(first: Pid) -> Meter {
        Meter { processes: Processes::new(first), peak: None, cpu_time: Duration::ZERO }
    }

    /// How long nothing needs to be looked at.
    pub(crate) fn pause(&self) -> Duration {
        PAUSE
    }

    /// Looks, and tells which limit was reached.
    pub(crate) fn check(&mut self, limits: &Limits) -> Option<Limit> {
        let sample = self.processes.sample()?;
        self.peak = self.peak.max(Some(sample.memory));
        self.cpu_time = self.cpu_time.max(sample.cpu_time);
        let beyond = |used: u64, limit: Option<u64>| limit.is_some_and(|limit| used > limit);
        if beyond(sample.memory, limits.memory) {
            Some(Limit::Memory)
        } else if limits.cpu_time.is_some_and(|limit| sample.cpu_time > limit) {
            Some(Limit::CpuTime)
        } else if beyond(sample.n_tasks, limits.processes.map(u64::from)) {
            Some(Limit::Processes)
        } else {
            None
        }
    }

    /// The CPU time as last seen.
    pub(crate) fn cpu_time(&self) -> Duration {
        self.cpu_time
    }

    /// The most bytes that were used at once, as far as it was seen.
    pub(crate) fn peak(&self) -> Option<u64> {
        self.peak
    }
}
