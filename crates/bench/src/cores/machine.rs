//! The processors and the memory of this machine, as the kernel shows them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::list::parse_list;

/// What this process may use.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Machine {
    /// By their numbers.
    pub nodes: BTreeMap<u32, NumaNode>,
}

/// Cores that are near the same memory.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NumaNode {
    /// In the order of their first hardware threads.
    pub cores: Vec<Core>,
}

/// A physical core.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Core {
    /// Its hardware threads that this process may use.
    pub threads: BTreeSet<u32>,
    /// How fast it is, compared with the others of a hybrid machine: more is faster. All are 0 on other machines.
    pub speed: u64,
    /// Whether it also has hardware threads that this process may not use.
    pub is_shared: bool,
}

impl Machine {
    /// Looks at this machine.
    pub fn read() -> Machine {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let allowed = status.lines().find_map(|line| line.strip_prefix("Cpus_allowed_list:"));
        let allowed = allowed.and_then(|list| parse_list(list).ok()).unwrap_or_default();
        Machine::read_in(Path::new("/sys/devices"), &allowed)
    }

    /// The same for a directory that looks like `/sys/devices`.
    pub(super) fn read_in(devices: &Path, allowed: &BTreeSet<u32>) -> Machine {
        let node_of = nodes(&devices.join("system/node"));
        let speed_of = speeds(devices, allowed);
        let mut machine = Machine::default();
        let mut seen = BTreeSet::<u32>::new();
        for &thread in allowed {
            if seen.contains(&thread) {
                continue;
            }
            let siblings = siblings(devices, thread);
            let threads: BTreeSet<u32> = siblings.intersection(allowed).copied().collect();
            seen.extend(&threads);
            let core = Core {
                is_shared: threads.len() < siblings.len(),
                speed: speed_of.get(&thread).copied().unwrap_or(0),
                threads,
            };
            let node = node_of.get(&thread).copied().unwrap_or(0);
            machine.nodes.entry(node).or_default().cores.push(core);
        }
        machine
    }

    /// All cores.
    pub fn cores(&self) -> impl Iterator<Item = &Core> {
        self.nodes.values().flat_map(|node| &node.cores)
    }
}

/// The node of each hardware thread; empty if the kernel knows of none.
fn nodes(directory: &Path) -> BTreeMap<u32, u32> {
    let mut node_of = BTreeMap::new();
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some(node) = name.to_str().and_then(|name| name.strip_prefix("node")?.parse().ok()) else {
            continue;
        };
        for thread in list(&entry.path().join("cpulist")) {
            node_of.insert(thread, node);
        }
    }
    node_of
}

/// The hardware threads of the core that this one belongs to.
fn siblings(devices: &Path, thread: u32) -> BTreeSet<u32> {
    let topology = devices.join(format!("system/cpu/cpu{thread}/topology"));
    let mut siblings = list(&topology.join("core_cpus_list"));
    if siblings.is_empty() {
        // What kernels before 5.7 call it.
        siblings = list(&topology.join("thread_siblings_list"));
    }
    siblings.insert(thread);
    siblings
}

/// How fast each hardware thread is, if the machine has different ones.
fn speeds(devices: &Path, threads: &BTreeSet<u32>) -> BTreeMap<u32, u64> {
    // Intel's name for its slower cores; elsewhere the kernel has a number for each.
    let slow = list(&devices.join("cpu_atom/cpus"));
    if !slow.is_empty() {
        return threads.iter().map(|thread| (*thread, u64::from(!slow.contains(thread)))).collect();
    }
    let capacity = |thread: &u32| {
        let text = fs::read_to_string(devices.join(format!("system/cpu/cpu{thread}/cpu_capacity"))).ok()?;
        Some((*thread, text.trim().parse().ok()?))
    };
    threads.iter().filter_map(capacity).collect()
}

fn list(file: &Path) -> BTreeSet<u32> {
    fs::read_to_string(file).ok().and_then(|text| parse_list(&text).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::Machine;

    fn write(root: &Path, file: &str, text: &str) {
        let file = root.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    /// Two nodes of two cores with two threads each, of which thread 7 is not allowed.
    #[test]
    fn threads_are_grouped_by_core_and_node() {
        let root = tempfile::tempdir().unwrap();
        for thread in 0..8 {
            let core = thread % 4;
            let file = format!("system/cpu/cpu{thread}/topology/core_cpus_list");
            write(root.path(), &file, &format!("{core},{}\n", core + 4));
        }
        write(root.path(), "system/node/node0/cpulist", "0-1,4-5\n");
        write(root.path(), "system/node/node1/cpulist", "2-3,6-7\n");
        write(root.path(), "cpu_atom/cpus", "2,6\n");
        let allowed: BTreeSet<u32> = (0..7).collect();
        let machine = Machine::read_in(root.path(), &allowed);
        let shape: Vec<_> = machine
            .nodes
            .iter()
            .map(|(node, cores)| {
                let cores = cores.cores.iter();
                let cores =
                    cores.map(|core| (core.threads.iter().copied().collect(), core.speed, core.is_shared));
                (*node, cores.collect::<Vec<(Vec<u32>, u64, bool)>>())
            })
            .collect();
        assert_eq!(
            shape,
            [
                (0, vec![(vec![0, 4], 1, false), (vec![1, 5], 1, false)]),
                (1, vec![(vec![2, 6], 0, false), (vec![3], 1, true)]),
            ]
        );
    }

    #[test]
    fn this_machine_has_a_core() {
        assert!(Machine::read().cores().any(|core| !core.threads.is_empty()));
    }
}
