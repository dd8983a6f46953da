//! Measures what a tree of processes uses, and notices when it reaches a limit.

mod processes;

use std::time::Duration;

use nix::unistd::Pid;

use self::processes::Processes;
use crate::cgroup::Groups;
use crate::command::{Limit, Limits};

/// Measures what a tree of processes uses: by control groups, and what they do not tell by looking at each process.
pub(crate) struct Meter {
    groups: Groups,
    processes: Processes,
    /// The most bytes that were seen at once.
    peak: Option<u64>,
    /// As last seen. The kernel forgets the time of those that it ends together with the first process.
    cpu_time: Duration,
}

impl Meter {
    /// How long to wait between two looks.
    pub(crate) const PAUSE: Duration = Duration::from_millis(10);

    /// Of the sandbox whose first process this is.
    pub(crate) fn new(first: Pid, groups: Groups) -> Meter {
        Meter { groups, processes: Processes::new(first), peak: None, cpu_time: Duration::ZERO }
    }

    /// Looks, and tells which limit was reached.
    pub(crate) fn check(&mut self, limits: &Limits) -> Option<Limit> {
        self.read_groups();
        let seen = self.look_at_processes(limits);
        if self.is_out_of_memory() || beyond(seen.memory, limits.memory) {
            Some(Limit::Memory)
        } else if limits.cpu_time.is_some_and(|limit| self.cpu_time > limit) {
            Some(Limit::CpuTime)
        } else if beyond(seen.n_tasks, limits.processes.map(u64::from)) {
            Some(Limit::Processes)
        } else {
            None
        }
    }

    /// Reads what the groups know. Works also when all processes are dead.
    pub(crate) fn read_groups(&mut self) {
        self.peak = self.peak.max(self.groups.peak());
        self.cpu_time = self.cpu_time.max(self.groups.cpu_time().unwrap_or_default());
    }

    /// Looks at the processes for what the groups do not know.
    fn look_at_processes(&mut self, limits: &Limits) -> Seen {
        let known = self.groups.resources();
        if known.cpu_time && known.memory && known.processes {
            return Seen::default();
        }
        let most = limits.processes.filter(|_| !known.processes);
        let Some(sample) = self.processes.sample(most) else { return Seen::default() };
        if !known.cpu_time {
            self.cpu_time = self.cpu_time.max(sample.cpu_time);
        }
        let memory = (!known.memory).then_some(sample.memory);
        self.peak = self.peak.max(memory);
        Seen { memory, n_tasks: (!known.processes).then_some(sample.n_tasks) }
    }

    /// Whether the kernel has killed a process because there was no memory left for it.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        self.groups.is_out_of_memory()
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

/// What is alive at one moment, where no group refuses what is beyond a limit.
#[derive(Default)]
struct Seen {
    memory: Option<u64>,
    n_tasks: Option<u64>,
}

fn beyond(used: Option<u64>, limit: Option<u64>) -> bool {
    used.zip(limit).is_some_and(|(used, limit)| used > limit)
}
