//! Control groups: the kernel counts what the processes in them use, and refuses what is beyond a limit.
//!
//! Per resource, the best that the machine offers. What it does not offer is absent here, and [`crate::meter`] looks at
//! the processes instead. Groups are made below the one that we are in, so that its limits go on to apply.

mod group;
mod own;
mod v1;
mod v2;

use std::os::fd::BorrowedFd;
use std::time::Duration;

use crate::command::{Accounting, Limits};

/// The control groups of one tree of processes; removed when dropped.
#[derive(Default)]
pub(crate) struct Groups {
    v2: Option<v2::Group>,
    v1: v1::Groups,
}

impl Groups {
    /// Makes those that the machine offers. If the number of processes is bounded elsewhere, a group for it is no more
    /// than exact.
    pub(crate) fn new(limits: &Limits, is_bounded: bool) -> Groups {
        let v2 = v2::Group::new(limits);
        let found = v2.as_ref().map(v2::Group::resources).unwrap_or_default();
        let is_exact = limits.accounting == Accounting::Exact;
        let wanted = Resources {
            cpu_time: is_exact && !found.cpu_time,
            memory: is_exact && !found.memory,
            processes: limits.processes.is_some() && (is_exact || !is_bounded) && !found.processes,
        };
        Groups { v1: v1::Groups::new(limits, wanted), v2 }
    }

    /// The group that a process must be born in. To move there later would take as long as with version 1.
    pub(crate) fn birthplace(&self) -> Option<BorrowedFd<'_>> {
        self.v2.as_ref().map(v2::Group::birthplace)
    }

    /// For kernels that cannot do that.
    pub(crate) fn give_up_birthplace(&mut self) {
        self.v2 = None;
    }

    /// The lists of processes in which the first one must enter itself.
    pub(crate) fn entrances(&self) -> Vec<BorrowedFd<'_>> {
        self.v1.entrances()
    }

    /// Which resources are counted here.
    pub(crate) fn resources(&self) -> Resources {
        let v2 = self.v2.as_ref().map(v2::Group::resources).unwrap_or_default();
        let v1 = self.v1.resources();
        Resources {
            cpu_time: v2.cpu_time || v1.cpu_time,
            memory: v2.memory || v1.memory,
            processes: v2.processes || v1.processes,
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

    /// Whether the kernel has killed a process because there was no memory left for it.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        self.v2.as_ref().is_some_and(v2::Group::is_out_of_memory) || self.v1.is_out_of_memory()
    }
}

/// For which resources there is a group.
#[derive(Clone, Copy, Default)]
pub(crate) struct Resources {
    pub(crate) cpu_time: bool,
    pub(crate) memory: bool,
    pub(crate) processes: bool,
}
