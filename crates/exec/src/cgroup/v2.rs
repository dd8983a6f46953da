//! Control groups of version 2: one group for all resources.

use std::fs;
use std::io;
use std::os::fd::BorrowedFd;
use std::time::Duration;

use super::{Resources, group, own};
use crate::command::Limits;

/// A group of version 2.
pub(super) struct Group {
    group: group::Group,
    resources: Resources,
}

impl Group {
    /// Makes one, unless the machine has none of version 2 or does not let us.
    pub(super) fn new(limits: &Limits) -> Option<Group> {
        let parent = own::of_version_2()?;
        // What our own group does not hand down cannot be had: it has processes in it, and so may not begin to.
        let handed_down = fs::read_to_string(parent.join("cgroup.subtree_control")).ok()?;
        let has = |controller| handed_down.split_ascii_whitespace().any(|name| name == controller);
        let group = group::Group::new(&parent).ok()?;
        let resources = Resources {
            // Counted without any controller.
            cpu_time: true,
            memory: has("memory") && set_memory(&group, limits).is_ok(),
            processes: has("pids") && set_processes(&group, limits).is_ok(),
        };
        Some(Group { group, resources })
    }

    pub(super) fn birthplace(&self) -> BorrowedFd<'_> {
        self.group.folder()
    }

    pub(super) fn resources(&self) -> Resources {
        self.resources
    }

    pub(super) fn cpu_time(&self) -> Option<Duration> {
        self.group.entry("cpu.stat", "usage_usec").map(Duration::from_micros)
    }

    pub(super) fn peak(&self) -> Option<u64> {
        // Older kernels know only what is used now, which is less, but seen often.
        self.group.number("memory.peak").or_else(|| self.group.number("memory.current"))
    }

    pub(super) fn is_out_of_memory(&self) -> bool {
        self.group.entry("memory.events", "oom_kill").is_some_and(|n_killed| n_killed > 0)
    }
}

fn set_memory(group: &group::Group, limits: &Limits) -> io::Result<()> {
    if let Some(limit) = limits.memory {
        group.set("memory.max", limit)?;
        // Kernels without swap have no such file.
        let _ = group.set("memory.swap.max", 0);
    }
    // All or none: half a tree of processes would give half an answer.
    let _ = group.set("memory.oom.group", 1);
    Ok(())
}

fn set_processes(group: &group::Group, limits: &Limits) -> io::Result<()> {
    // Our first process counts as well.
    limits.processes.map_or(Ok(()), |limit| group.set("pids.max", u64::from(limit) + 1))
}
