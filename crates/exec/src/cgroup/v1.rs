//! Control groups of version 1: one hierarchy for each resource, or for several.

use std::fs::{self, File};
use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use nix::sys::eventfd::{EfdFlags, EventFd};

use super::Wanted;
use super::group::{self, list};
use super::own::Own;
use crate::command::{CommandLimits, Mechanism, Mechanisms};
use crate::ready::Source;

/// The groups of version 1, as far as they are needed and there.
#[derive(Default)]
pub(super) struct Groups {
    hierarchies: Vec<Arc<Hierarchy>>,
    cpu_time: Option<Arc<Hierarchy>>,
    memory: Option<Arc<Hierarchy>>,
    processes: Option<Arc<Hierarchy>>,
    block: Option<Arc<Hierarchy>>,
    cpuset: Option<Arc<Hierarchy>>,
    mechanisms: Mechanisms,
    /// Tells that memory has run out.
    event: Option<EventFd>,
}

/// A group in one hierarchy.
struct Hierarchy {
    parent: PathBuf,
    group: group::Group,
    /// Its list of threads.
    entrance: File,
}

impl Groups {
    /// Makes groups for these resources.
    pub(super) fn new(limits: &CommandLimits, wanted: Wanted, own: &Own) -> Groups {
        let mut groups = Groups::default();
        let by_us = |group: &Option<_>| group.as_ref().map(|_| Mechanism::CgroupV1);
        groups.cpu_time = groups.make(own, "cpuacct", wanted.cpu_time, |_, _| Ok(()));
        groups.memory = groups.make(own, "memory", wanted.memory, |group, _| set_memory(group, limits));
        groups.processes =
            groups.make(own, "pids", wanted.processes, |group, _| set_processes(group, limits));
        groups.block = groups.make(own, "blkio", wanted.block, |_, _| Ok(()));
        groups.cpuset =
            groups.make(own, "cpuset", wanted.cpuset, |group, parent| set_cpuset(group, parent, limits));
        groups.event = groups.memory.as_ref().and_then(|memory| memory_event(&memory.group).ok());
        groups.mechanisms = Mechanisms {
            cpu_time: by_us(&groups.cpu_time),
            memory: by_us(&groups.memory),
            processes: by_us(&groups.processes),
            block: by_us(&groups.block),
            pressure: None,
            cores: by_us(&groups.cpuset).filter(|_| !limits.cores.is_empty()),
            memory_nodes: by_us(&groups.cpuset).filter(|_| !limits.memory_nodes.is_empty()),
        };
        groups
    }

    /// A group for a controller; controllers that share a hierarchy share the group.
    fn make(
        &mut self,
        own: &Own,
        controller: &str,
        is_wanted: bool,
        set: impl Fn(&group::Group, &Path) -> io::Result<()>,
    ) -> Option<Arc<Hierarchy>> {
        let parent = is_wanted.then(|| own.of_version_1(controller)).flatten()?;
        if let Some(shared) = self.hierarchies.iter().find(|hierarchy| hierarchy.parent == parent) {
            set(&shared.group, &parent).ok()?;
            return Some(Arc::clone(shared));
        }
        let group = group::Group::new(&parent).ok()?;
        set(&group, &parent).ok()?;
        // A single thread may enter itself without any delay; for a whole process, which `cgroup.procs` is for, the
        // kernel first waits until no process is being made anywhere, which takes ten milliseconds and more.
        let entrance = group.open("tasks").ok()?;
        let hierarchy = Arc::new(Hierarchy { parent, group, entrance });
        self.hierarchies.push(Arc::clone(&hierarchy));
        Some(hierarchy)
    }

    pub(super) fn entrances(&self) -> Vec<BorrowedFd<'_>> {
        self.hierarchies.iter().map(|hierarchy| hierarchy.entrance.as_fd()).collect()
    }

    pub(super) fn mechanisms(&self) -> Mechanisms {
        self.mechanisms
    }

    pub(super) fn cpu_time(&self) -> Option<Duration> {
        self.cpu_time.as_ref()?.group.number("cpuacct.usage").map(Duration::from_nanos)
    }

    pub(super) fn cpu_time_of_cores(&self) -> Vec<(u32, Duration)> {
        let text = self.cpu_time.as_ref().and_then(|it| it.group.read("cpuacct.usage_percpu"));
        used_cores(&text.unwrap_or_default())
    }

    pub(super) fn peak(&self) -> Option<u64> {
        let group = &self.memory.as_ref()?.group;
        // Kernels that do not count swap lack the first.
        let with_swap = group.number("memory.memsw.max_usage_in_bytes");
        with_swap.or_else(|| group.number("memory.max_usage_in_bytes"))
    }

    /// Bytes read and written.
    pub(super) fn block(&self) -> Option<(u64, u64)> {
        let text = self.block.as_ref()?.group.read("blkio.throttle.io_service_bytes")?;
        Some((sum(&text, "Read"), sum(&text, "Write")))
    }

    pub(super) fn is_out_of_memory(&self) -> bool {
        let n_killed = |memory: &Arc<Hierarchy>| memory.group.entry("memory.oom_control", "oom_kill");
        self.memory.as_ref().and_then(n_killed).is_some_and(|n_killed| n_killed > 0)
    }

    /// What to wait for to notice that memory has run out.
    pub(super) fn memory_event(&self) -> Option<Source<'_>> {
        self.event.as_ref().map(|event| Source::Data(event.as_fd()))
    }

    /// From now on, the event tells of later changes only.
    pub(super) fn forget_event(&self) {
        let _ = self.event.as_ref().map(EventFd::read);
    }
}

/// Of nanoseconds for each core, those that are not zero, with the numbers of their cores.
fn used_cores(text: &str) -> Vec<(u32, Duration)> {
    let times = text.split_whitespace().map(|time| time.parse().unwrap_or(0));
    (0..).zip(times.map(Duration::from_nanos)).filter(|(_, time)| !time.is_zero()).collect()
}

fn set_memory(group: &group::Group, limits: &CommandLimits) -> io::Result<()> {
    // To measure what a command needs, all of it must be in memory.
    let _ = group.set("memory.swappiness", 0);
    if let Some(limit) = limits.memory {
        group.set("memory.limit_in_bytes", limit)?;
        // Kernels that do not count swap have no such file.
        let _ = group.set("memory.memsw.limit_in_bytes", limit);
    }
    Ok(())
}

fn set_processes(group: &group::Group, limits: &CommandLimits) -> io::Result<()> {
    limits.processes.map_or(Ok(()), |limit| group.set("pids.max", limit))
}

/// Nobody can enter a group that has either no cores or no memory.
fn set_cpuset(group: &group::Group, parent: &Path, limits: &CommandLimits) -> io::Result<()> {
    for (name, numbers) in [("cpuset.cpus", &limits.cores), ("cpuset.mems", &limits.memory_nodes)] {
        let value = if numbers.is_empty() { fs::read_to_string(parent.join(name))? } else { list(numbers) };
        group.set(name, value)?;
    }
    Ok(())
}

/// An event for each time that memory has run out.
fn memory_event(group: &group::Group) -> io::Result<EventFd> {
    let event = EventFd::from_flags(EfdFlags::EFD_CLOEXEC | EfdFlags::EFD_NONBLOCK)?;
    let control = File::open(group.path().join("memory.oom_control"))?;
    group.set("cgroup.event_control", format!("{} {}", event.as_raw_fd(), control.as_raw_fd()))?;
    Ok(event)
}

/// The sum over all devices.
fn sum(text: &str, direction: &str) -> u64 {
    let bytes = |line: &str| {
        let mut fields = line.split_ascii_whitespace().skip(1);
        (fields.next()? == direction).then(|| fields.next()?.parse::<u64>().ok())?
    };
    text.lines().filter_map(bytes).sum()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{sum, used_cores};

    #[test]
    fn only_cores_that_were_used_are_named() {
        let nanos = Duration::from_nanos;
        assert_eq!(used_cores("0 12 0 7\n"), [(1, nanos(12)), (3, nanos(7))]);
        assert_eq!(used_cores(""), []);
    }

    #[test]
    fn bytes_of_all_devices_are_added() {
        let text = "254:0 Read 4096\n254:0 Write 0\n254:0 Total 4096\n8:0 Read 5\nTotal 4101\n";
        assert_eq!((sum(text, "Read"), sum(text, "Write")), (4101, 0));
    }
}
