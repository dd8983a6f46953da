//! Control groups of version 1: one group for each resource.

use std::fs::File;
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::Once;
use std::time::Duration;

use super::{Resources, group, own};
use crate::command::Limits;

/// The groups of version 1, as far as they are needed and there.
#[derive(Default)]
pub(super) struct Groups {
    cpu_time: Option<Group>,
    memory: Option<Group>,
    processes: Option<Group>,
}

struct Group {
    group: group::Group,
    /// Its list of processes.
    entrance: File,
}

impl Groups {
    /// Makes those that version 2 does not have.
    pub(super) fn new(limits: &Limits, elsewhere: Option<Resources>) -> Groups {
        static SWEPT: [Once; 3] = [const { Once::new() }; 3];
        let [cpuacct, memory, pids] = &SWEPT;
        let elsewhere = elsewhere.unwrap_or_default();
        Groups {
            cpu_time: (!elsewhere.cpu_time).then(|| make("cpuacct", cpuacct)).flatten(),
            memory: (!elsewhere.memory)
                .then(|| make("memory", memory))
                .flatten()
                .filter(|group| set_memory(&group.group, limits).is_some()),
            processes: (!elsewhere.processes)
                .then(|| make("pids", pids))
                .flatten()
                .filter(|group| set_processes(&group.group, limits).is_some()),
        }
    }

    pub(super) fn entrances(&self) -> Vec<BorrowedFd<'_>> {
        let groups = [&self.cpu_time, &self.memory, &self.processes];
        groups.into_iter().flatten().map(|group| group.entrance.as_fd()).collect()
    }

    pub(super) fn resources(&self) -> Resources {
        Resources {
            cpu_time: self.cpu_time.is_some(),
            memory: self.memory.is_some(),
            processes: self.processes.is_some(),
        }
    }

    pub(super) fn cpu_time(&self) -> Option<Duration> {
        self.cpu_time.as_ref()?.group.number("cpuacct.usage").map(Duration::from_nanos)
    }

    pub(super) fn peak(&self) -> Option<u64> {
        self.memory.as_ref()?.group.number("memory.max_usage_in_bytes")
    }

    pub(super) fn is_out_of_memory(&self) -> bool {
        let n_killed = |group: &Group| group.group.entry("memory.oom_control", "oom_kill");
        self.memory.as_ref().and_then(n_killed).is_some_and(|n_killed| n_killed > 0)
    }
}

fn make(controller: &str, swept: &Once) -> Option<Group> {
    let parent = own::of_version_1(controller)?;
    own::sweep_once(swept, &parent);
    let group = group::Group::new(&parent).ok()?;
    let entrance = group.open("cgroup.procs").ok()?;
    Some(Group { group, entrance })
}

fn set_memory(group: &group::Group, limits: &Limits) -> Option<()> {
    if let Some(limit) = limits.memory {
        group.set("memory.limit_in_bytes", limit).ok()?;
        // Kernels without swap have no such file.
        let _ = group.set("memory.memsw.limit_in_bytes", limit);
    }
    Some(())
}

fn set_processes(group: &group::Group, limits: &Limits) -> Option<()> {
    // Our first process counts as well.
    limits.processes.map_or(Some(()), |limit| group.set("pids.max", u64::from(limit) + 1).ok())
}
