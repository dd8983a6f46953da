//! Measures what a tree of processes uses, and notices when it reaches a limit.

mod files;
mod processes;

use std::sync::LazyLock;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use nix::unistd::Pid;

use self::files::Files;
use self::processes::{Processes, Sample};
use crate::cgroup::Groups;
use crate::command::{CommandLimits, Mechanism, Mechanisms, Termination, Usage};
use crate::ready::Source;
use crate::sandbox::Layout;

/// How long to wait between two looks at the processes.
const PAUSE: Duration = Duration::from_millis(10);
/// The same, if they have done nothing for long.
const LONGEST_PAUSE: Duration = Duration::from_millis(80);
/// How long to wait between two looks at the files.
const FILES_PAUSE: Duration = Duration::from_millis(50);
/// How long to wait at least between two looks at the CPU time. Each look takes time from what is measured.
const SHORTEST: Duration = Duration::from_millis(2);

/// Those of this process.
static N_CORES: LazyLock<usize> = LazyLock::new(|| available_parallelism().map_or(1, usize::from));

/// Measures what a tree of processes uses: by control groups, and what they do not tell by looking at each process.
pub(crate) struct Meter {
    groups: Groups,
    mechanisms: Mechanisms,
    processes: Processes,
    files: Option<Files>,
    /// The most bytes that were seen at once.
    peak: Option<u64>,
    /// As last seen. The kernel forgets the time of those that it ends together with the first process.
    cpu_time: Duration,
    /// How much faster CPU time may pass than time.
    n_cores: u32,
    /// How long to wait until the next look at the processes.
    pause: Duration,
    /// What was seen there.
    last: Sample,
}

impl Meter {
    /// Of the sandbox whose first process this is. `attributes` are what bounds each process besides the groups.
    pub(crate) fn new(
        first: Pid,
        layout: &Layout,
        groups: Groups,
        attributes: Mechanisms,
        limits: &CommandLimits,
    ) -> Meter {
        let by_groups = groups.mechanisms();
        let mechanisms = Mechanisms {
            cpu_time: by_groups.cpu_time.or(Some(Mechanism::Processes)),
            memory: by_groups.memory.or(Some(Mechanism::Processes)),
            processes: by_groups.processes.or(limits.processes.map(|_| Mechanism::Processes)),
            cores: by_groups.cores.or(attributes.cores),
            memory_nodes: by_groups.memory_nodes.or(attributes.memory_nodes),
            ..by_groups
        };
        // Where a command can undo it, it does not count.
        let n_cores = by_groups.cores.map(|_| limits.cores.len()).filter(|n_cores| *n_cores > 0);
        let n_cores = n_cores.unwrap_or(*N_CORES);
        Meter {
            groups,
            mechanisms,
            processes: Processes::new(first),
            files: Files::new(first, layout, limits),
            peak: None,
            cpu_time: Duration::ZERO,
            n_cores: n_cores as u32,
            pause: PAUSE,
            last: Sample::default(),
        }
    }

    /// When the earliest of these limits on CPU time can be reached or a look is due for another reason, if ever.
    pub(crate) fn next_look(
        &self,
        limits: &CommandLimits,
        cpu_times: &[Option<Duration>],
    ) -> Option<Instant> {
        let reached = cpu_times.iter().flatten().min().map(|limit| {
            let remaining = limit.saturating_sub(self.cpu_time) / self.n_cores;
            remaining.max(SHORTEST)
        });
        let pause = self.must_look_often(limits).then_some(self.pause);
        let files = self.files.as_ref().map(|_| FILES_PAUSE);
        [reached, pause, files].into_iter().flatten().min().map(|pause| Instant::now() + pause)
    }

    /// Whether something that is used or bounded would be missed between two looks.
    fn must_look_often(&self, limits: &CommandLimits) -> bool {
        let looked_at = |mechanism| mechanism == Some(Mechanism::Processes);
        let Mechanisms { memory, processes, cpu_time, .. } = self.mechanisms;
        looked_at(memory)
            || looked_at(processes)
            || looked_at(cpu_time) && (limits.cpu_time.is_some() || limits.soft_cpu_time.is_some())
            || !self.groups.remembers_peak()
    }

    /// Looks, and tells which limit was reached.
    pub(crate) fn check(&mut self, limits: &CommandLimits) -> Option<Termination> {
        self.read_groups();
        let seen = self.look_at_processes(limits);
        let has_used = |limit: Option<Duration>| limit.is_some_and(|limit| self.cpu_time > limit);
        if self.is_out_of_memory() || beyond(seen.memory, limits.memory) {
            Some(Termination::Memory)
        } else if has_used(limits.cpu_time) {
            Some(Termination::CpuTime)
        } else if has_used(limits.soft_cpu_time) {
            Some(Termination::SoftCpuTime)
        } else if beyond(seen.n_tasks, limits.processes.map(u64::from)) {
            Some(Termination::Processes)
        } else {
            self.files_beyond()
        }
    }

    /// Which limit on files was reached; also after the end, because the kernel refuses what is beyond.
    pub(crate) fn files_beyond(&self) -> Option<Termination> {
        self.files.as_ref().and_then(Files::check)
    }

    /// Reads what the groups know.
    fn read_groups(&mut self) {
        self.peak = self.peak.max(self.groups.peak());
        self.cpu_time = self.cpu_time.max(self.groups.cpu_time().unwrap_or_default());
    }

    /// Looks at the processes for what the groups do not know.
    fn look_at_processes(&mut self, limits: &CommandLimits) -> Seen {
        let is_unknown = |mechanism| mechanism == Some(Mechanism::Processes);
        let unknown @ [cpu_time, memory, processes] =
            [self.mechanisms.cpu_time, self.mechanisms.memory, self.mechanisms.processes].map(is_unknown);
        if !unknown.contains(&true) {
            return Seen::default();
        }
        let Some(sample) = self.processes.sample(limits.processes.filter(|_| processes)) else {
            return Seen::default();
        };
        // Who sleeps is looked at less and less often.
        let is_asleep = sample == self.last;
        self.pause = if is_asleep { (2 * self.pause).min(LONGEST_PAUSE) } else { PAUSE };
        self.last = sample;
        if cpu_time {
            self.cpu_time = self.cpu_time.max(sample.cpu_time);
        }
        let memory = memory.then_some(sample.memory);
        self.peak = self.peak.max(memory);
        Seen { memory, n_tasks: processes.then_some(sample.n_tasks) }
    }

    /// Whether the kernel has killed a process because there was no memory left for it.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        self.groups.is_out_of_memory()
    }

    /// What to wait for to notice that memory has run out.
    pub(crate) fn memory_event(&self) -> Option<Source<'_>> {
        self.groups.memory_event()
    }

    /// From now on, the event tells of later changes only.
    pub(crate) fn forget_event(&self) {
        self.groups.forget_event();
    }

    /// What was used in all, when all processes are dead. `waited` is what the kernel says about those that were waited
    /// for.
    pub(crate) fn usage(&mut self, wall_time: Duration, waited: Duration) -> Usage {
        self.read_groups();
        let block = self.groups.block();
        // The groups count more exactly, and also those that nobody has waited for.
        let is_counted = self.groups.mechanisms().cpu_time.is_some();
        Usage {
            wall_time,
            cpu_time: if is_counted { self.cpu_time } else { self.cpu_time.max(waited) },
            cpu_time_of_cores: self.groups.cpu_time_of_cores(),
            memory: self.peak,
            block_read: block.map(|(read, _)| read),
            block_write: block.map(|(_, write)| write),
            pressure_cpu: self.groups.pressure("cpu.pressure"),
            pressure_io: self.groups.pressure("io.pressure"),
            pressure_memory: self.groups.pressure("memory.pressure"),
            by: self.mechanisms,
        }
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
