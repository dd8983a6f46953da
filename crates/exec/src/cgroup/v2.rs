//! Control groups of version 2: one group for all resources.

use std::fs::File;
use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::time::Duration;

use super::group::{self, list};
use super::home;
use super::own::Own;
use crate::command::{CommandLimits, Mechanism, Mechanisms};
use crate::kernel;
use crate::ready::Source;

/// A group of version 2.
pub(super) struct Group {
    folder: group::Group,
    mechanisms: Mechanisms,
    /// Tells of processes that the kernel has killed for their memory.
    events: Option<File>,
}

impl Group {
    /// Makes one, unless the machine has none of version 2 or does not let us.
    pub(super) fn new(limits: &CommandLimits, own: &Own) -> Option<Group> {
        let parent = home::of_version_2(own)?;
        // What our own group does not hand down cannot be had: it has processes in it, and so may not begin to.
        let handed_down = kernel::read(parent.join("cgroup.subtree_control")).ok()?;
        let has = |controller| handed_down.split_ascii_whitespace().any(|name| name == controller);
        let group = group::Group::new(&parent).ok()?;
        let by_us = |is_so: bool| is_so.then_some(Mechanism::CgroupV2);
        let is_set = |name, numbers: &[u32]| {
            !numbers.is_empty() && has("cpuset") && group.set(name, list(numbers)).is_ok()
        };
        let mechanisms = Mechanisms {
            // Counted without any controller, as is the pressure.
            cpu_time: by_us(true),
            memory: by_us(has("memory") && set_memory(&group, limits).is_ok()),
            processes: by_us(has("pids") && set_processes(&group, limits).is_ok()),
            block: by_us(has("io")),
            pressure: by_us(pressure(&group, "cpu.pressure").is_some()),
            cores: by_us(is_set("cpuset.cpus", &limits.cores)),
            memory_nodes: by_us(is_set("cpuset.mems", &limits.memory_nodes)),
        };
        let events = mechanisms.memory.and_then(|_| File::open(group.path().join("memory.events")).ok());
        Some(Group { folder: group, mechanisms, events })
    }

    pub(super) fn birthplace(&self) -> BorrowedFd<'_> {
        self.folder.folder()
    }

    pub(super) fn mechanisms(&self) -> Mechanisms {
        self.mechanisms
    }

    pub(super) fn cpu_time(&self) -> Option<Duration> {
        self.folder.entry("cpu.stat", "usage_usec").map(Duration::from_micros)
    }

    pub(super) fn peak(&self) -> Option<u64> {
        self.mechanisms.memory?;
        // Older kernels know only what is used now, which is less, but seen often.
        self.folder.number("memory.peak").or_else(|| self.folder.number("memory.current"))
    }

    /// Whether the peak is that of the whole time, and not only what is used now.
    pub(super) fn remembers_peak(&self) -> bool {
        self.folder.number("memory.peak").is_some()
    }

    /// Bytes read and written.
    pub(super) fn block(&self) -> Option<(u64, u64)> {
        self.mechanisms.block?;
        let text = self.folder.read("io.stat")?;
        Some((sum(&text, "rbytes="), sum(&text, "wbytes=")))
    }

    pub(super) fn pressure(&self, name: &str) -> Option<Duration> {
        pressure(&self.folder, name)
    }

    pub(super) fn is_out_of_memory(&self) -> bool {
        let n_killed = self.mechanisms.memory.and_then(|_| self.folder.entry("memory.events", "oom_kill"));
        n_killed.is_some_and(|n_killed| n_killed > 0)
    }

    /// What to wait for to notice that memory has run out.
    pub(super) fn memory_event(&self) -> Option<Source<'_>> {
        self.events.as_ref().map(|file| Source::Change(file.as_fd()))
    }

    /// From now on, the event tells of later changes only.
    pub(super) fn forget_event(&self) {
        if let Some(mut file) = self.events.as_ref() {
            let _ = io::Seek::rewind(&mut file).and_then(|()| io::Read::read(&mut file, &mut [0; 1024]));
        }
    }
}

fn set_memory(group: &group::Group, limits: &CommandLimits) -> io::Result<()> {
    if let Some(limit) = limits.memory {
        group.set("memory.max", limit)?;
    }
    // To measure what a command needs, all of it must be in memory. Kernels without swap have no such file.
    let _ = group.set("memory.swap.max", 0);
    // All or none: half a tree of processes would give half an answer.
    let _ = group.set("memory.oom.group", 1);
    Ok(())
}

fn set_processes(group: &group::Group, limits: &CommandLimits) -> io::Result<()> {
    limits.processes.map_or(Ok(()), |limit| group.set("pids.max", limit))
}

/// How long some process had to wait.
fn pressure(group: &group::Group, name: &str) -> Option<Duration> {
    let text = group.read(name)?;
    let some = text.lines().find_map(|line| line.strip_prefix("some "))?;
    let total = some.split_ascii_whitespace().find_map(|field| field.strip_prefix("total="))?;
    total.parse().ok().map(Duration::from_micros)
}

/// The sum of all fields of this name.
fn sum(text: &str, name: &str) -> u64 {
    let fields = text.split_ascii_whitespace().filter_map(|field| field.strip_prefix(name));
    fields.filter_map(|value| value.parse::<u64>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::sum;

    #[test]
    fn bytes_of_all_devices_are_added() {
        let text = "254:0 rbytes=4096 wbytes=1 rios=1 wios=1\n8:0 rbytes=5 wbytes=0 rios=1 wios=0\n";
        assert_eq!((sum(text, "rbytes="), sum(text, "wbytes=")), (4101, 1));
    }
}
