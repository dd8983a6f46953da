//! How much memory there is for this process and those that it starts.

use std::path::Path;

use super::own::Own;
use crate::kernel;

/// Bytes that the machine has, or the control groups in which this process is allow, whichever is less; absent if nobody tells.
pub fn memory_of_machine() -> Option<u64> {
    let own = Own::read();
    let version_2 = own.of_version_2().map(|group| (group, "memory.max"));
    let version_1 = own.of_version_1("memory").map(|group| (group, "memory.limit_in_bytes"));
    let groups = version_2.into_iter().chain(version_1);
    let limits = groups.flat_map(|(group, file)| limits(&group, file));
    installed().into_iter().chain(limits).min()
}

/// The limits of a group and of those that it is in; `max` is no number.
fn limits(group: &Path, file: &'static str) -> Vec<u64> {
    let limit = |folder: &Path| kernel::read(folder.join(file)).ok()?.trim().parse().ok();
    group.ancestors().filter_map(limit).collect()
}

/// The memory of the machine.
fn installed() -> Option<u64> {
    let text = kernel::read("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_machine_has_some_memory() {
        let memory = memory_of_machine().unwrap();
        assert!(memory > 64 << 20);
        assert!(Some(memory) <= installed());
    }
}
