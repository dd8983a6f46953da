//! Control groups of version 1: one group for each resource.

use std::fs::File;
use std::io;
use std::os::fd::{AsFd, BorrowedFd};
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
    /// Makes groups for these resources.
    pub(super) fn new(limits: &Limits, wanted: Resources) -> Groups {
        let make = |is_wanted, controller, set: fn(&group::Group, &Limits) -> io::Result<()>| {
            if is_wanted { make(controller, |group| set(group, limits)) } else { None }
        };
        Groups {
            cpu_time: make(wanted.cpu_time, "cpuacct", |_, _| Ok(())),
            memory: make(wanted.memory, "memory", set_memory),
            processes: make(wanted.processes, "pids", set_processes),
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

fn make(controller: &str, set: impl Fn(&group::Group) -> io::Result<()>) -> Option<Group> {
    let group = group::Group::new(&own::of_version_1(controller)?).ok()?;
    set(&group).ok()?;
    let entrance = group.open("cgroup.procs").ok()?;
    Some(Group { group, entrance })
}

fn set_memory(group: &group::Group, limits: &Limits) -> io::Result<()> {
    if let Some(limit) = limits.memory {
        group.set("memory.limit_in_bytes", limit)?;
        // Kernels without swap have no such file.
        let _ = group.set("memory.memsw.limit_in_bytes", limit);
    }
    Ok(())
}

fn set_processes(group: &group::Group, limits: &Limits) -> io::Result<()> {
    // Our first process counts as well.
    limits.processes.map_or(Ok(()), |limit| group.set("pids.max", u64::from(limit) + 1))
}
