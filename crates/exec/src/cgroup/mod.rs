//! Control groups: the kernel counts what the processes in them use, and refuses what is beyond a limit.
//!
//! Per resource, the best that the machine offers. What it does not offer is absent here, and [`crate::meter`] looks at
//! the processes instead. Groups are made below the one that we are in, so that its limits go on to apply.

mod available;
mod group;
mod home;
mod own;
mod v1;
mod v2;

use std::os::fd::BorrowedFd;
use std::time::Duration;

use crate::command::{Accounting, CommandLimits, Mechanisms};
use crate::ready::Source;

pub use available::memory_of_machine;
pub(crate) use group::remove;
pub use home::{PreparedGroups, prepare_groups};

/// The control groups of one tree of processes; removed when dropped.
#[derive(Default)]
pub(crate) struct Groups {
    v2: Option<v2::Group>,
    v1: v1::Groups,
}

impl Groups {
    /// Makes those that the machine offers. If the number of processes is bounded elsewhere, a group for it is no more
    /// than exact.
    pub(crate) fn new(limits: &CommandLimits, is_bounded: bool) -> Groups {
        let own = own::Own::read();
        let v2 = v2::Group::new(limits, &own);
        let found = v2.as_ref().map(v2::Group::mechanisms).unwrap_or_default();
        let is_exact = limits.accounting == Accounting::Exact;
        let wanted = Wanted {
            cpu_time: is_exact && found.cpu_time.is_none(),
            memory: is_exact && found.memory.is_none(),
            processes: limits.processes.is_some() && (is_exact || !is_bounded) && found.processes.is_none(),
            block: is_exact && found.block.is_none(),
            cpuset: !limits.cores.is_empty() && found.cores.is_none()
                || !limits.memory_nodes.is_empty() && found.memory_nodes.is_none(),
        };
        Groups { v1: v1::Groups::new(limits, wanted, &own), v2 }
    }

    /// The group that a process must be born in. To move there later would take ten milliseconds.
    pub(crate) fn birthplace(&self) -> Option<BorrowedFd<'_>> {
        self.v2.as_ref().map(v2::Group::birthplace)
    }

    /// If the kernel refuses that.
    pub(crate) fn give_up_birthplace(&mut self) {
        self.v2 = None;
    }

    /// The lists of threads in which the command must enter itself.
    pub(crate) fn entrances(&self) -> Vec<BorrowedFd<'_>> {
        self.v1.entrances()
    }

    /// Which resources are measured and bounded here.
    pub(crate) fn mechanisms(&self) -> Mechanisms {
        let v2 = self.v2.as_ref().map(v2::Group::mechanisms).unwrap_or_default();
        let v1 = self.v1.mechanisms();
        Mechanisms {
            cpu_time: v2.cpu_time.or(v1.cpu_time),
            memory: v2.memory.or(v1.memory),
            processes: v2.processes.or(v1.processes),
            block: v2.block.or(v1.block),
            pressure: v2.pressure.or(v1.pressure),
            cores: v2.cores.or(v1.cores),
            memory_nodes: v2.memory_nodes.or(v1.memory_nodes),
        }
    }

    /// The CPU time so far.
    pub(crate) fn cpu_time(&self) -> Option<Duration> {
        self.v2.as_ref().and_then(v2::Group::cpu_time).or_else(|| self.v1.cpu_time())
    }

    /// The most bytes at once so far.
    pub(crate) fn peak(&self) -> Option<u64> {
        self.v2.as_ref().and_then(v2::Group::peak).or_else(|| self.v1.peak())
    }

    /// Whether the peak need not be asked for again and again.
    pub(crate) fn remembers_peak(&self) -> bool {
        let is_v2 = |group: &&v2::Group| group.mechanisms().memory.is_some();
        self.v2.as_ref().filter(is_v2).is_none_or(v2::Group::remembers_peak)
    }

    /// The CPU time of each hardware thread that was used; only groups of version 1 tell.
    pub(crate) fn cpu_time_of_cores(&self) -> Vec<(u32, Duration)> {
        self.v1.cpu_time_of_cores()
    }

    /// Bytes read from and written to devices so far.
    pub(crate) fn block(&self) -> Option<(u64, u64)> {
        self.v2.as_ref().and_then(v2::Group::block).or_else(|| self.v1.block())
    }

    /// How long some process had to wait for this.
    pub(crate) fn pressure(&self, name: &str) -> Option<Duration> {
        self.v2.as_ref()?.pressure(name)
    }

    /// Whether the kernel has killed a process because there was no memory left for it.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        self.v2.as_ref().is_some_and(v2::Group::is_out_of_memory) || self.v1.is_out_of_memory()
    }

    /// What to wait for to notice that memory has run out.
    pub(crate) fn memory_event(&self) -> Option<Source<'_>> {
        self.v2.as_ref().and_then(v2::Group::memory_event).or_else(|| self.v1.memory_event())
    }

    /// From now on, the event tells of later changes only.
    pub(crate) fn forget_event(&self) {
        if let Some(group) = &self.v2 {
            group.forget_event();
        }
        self.v1.forget_event();
    }
}

/// For which resources a group is wanted.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "independent of each other")]
struct Wanted {
    cpu_time: bool,
    memory: bool,
    processes: bool,
    block: bool,
    cpuset: bool,
}
