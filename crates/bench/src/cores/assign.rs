//! Gives cores to runs.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use super::machine::{Core, Machine};

/// What the runs at once may use, one for each of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assigned {
    /// As many as runs.
    pub assignments: Vec<CoreAssignment>,
    /// What makes the measurements less comparable than they could be.
    pub warnings: Vec<String>,
}

/// What one run may use.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CoreAssignment {
    /// Hardware threads.
    pub cores: BTreeSet<u32>,
    /// NUMA nodes.
    pub nodes: BTreeSet<u32>,
}

/// Why runs cannot have what they need.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CoresError {
    /// Not even one.
    #[error("each run needs {needed} cores, but this machine has {present} that may be used")]
    TooFew {
        /// Hardware threads that each run needs.
        needed: u32,
        /// Hardware threads that there are.
        present: u32,
    },
    /// Not so many at once.
    #[error(
        "{wanted} runs at once with {needed} cores each are too many for this machine: at most {possible} fit"
    )]
    TooMany {
        /// The runs that should run at once.
        wanted: usize,
        /// Hardware threads that each run needs.
        needed: u32,
        /// The runs that can.
        possible: usize,
    },
}

/// What each of so many runs at once may use, on this machine; any core if they need no number of them.
pub fn places(n_runs: NonZeroU32, n_threads: Option<NonZeroU32>) -> Result<Assigned, CoresError> {
    let n_runs = n_runs.get() as usize;
    match n_threads {
        Some(n_threads) => assign(&Machine::read(), n_runs, n_threads),
        None => Ok(Assigned { assignments: vec![CoreAssignment::default(); n_runs], warnings: Vec::new() }),
    }
}

/// Gives each of several runs at once as many hardware threads: whole cores, equally fast ones, near each other.
pub fn assign(machine: &Machine, n_runs: usize, n_threads: NonZeroU32) -> Result<Assigned, CoresError> {
    let needed = n_threads.get();
    let mut free = Free::new(machine);
    let mut warnings = Vec::new();
    if machine.cores().any(|core| core.is_shared) {
        warnings.push("some cores share their hardware with threads that others may use".to_owned());
    }
    let mut assignments = Vec::with_capacity(n_runs);
    // All on the fastest cores if they fit: then all are measured alike.
    for _ in 0..n_runs {
        match free.take(needed) {
            Some(assignment) => assignments.push(assignment),
            None if assignments.is_empty() => {
                let present = machine.cores().map(|core| core.threads.len() as u32).sum();
                return Err(CoresError::TooFew { needed, present });
            }
            None => {
                let possible = assignments.len();
                return Err(CoresError::TooMany { wanted: n_runs, needed, possible });
            }
        }
    }
    warnings.extend(free.warnings(&assignments));
    Ok(Assigned { assignments, warnings })
}

/// The cores that no run has yet.
struct Free<'m> {
    machine: &'m Machine,
    taken: BTreeSet<u32>,
    /// How many runs each node has, in the order of the nodes.
    n_runs: Vec<usize>,
}

impl<'m> Free<'m> {
    fn new(machine: &'m Machine) -> Self {
        Self { machine, taken: BTreeSet::new(), n_runs: vec![0; machine.nodes.len()] }
    }

    fn take(&mut self, n_threads: u32) -> Option<CoreAssignment> {
        let speeds: BTreeSet<u64> = self.machine.cores().map(|core| core.speed).collect();
        let on_one_node = speeds.iter().rev().find_map(|speed| self.on_one_node(*speed, n_threads));
        // What does not fit on one node is spread, what does not fit on equal cores is mixed.
        let mut choices = speeds.iter().rev().map(|speed| Some(*speed)).chain([None]);
        let found = on_one_node.or_else(|| {
            choices.find_map(|speed| self.choose(0..self.machine.nodes.len(), speed, n_threads))
        })?;
        self.taken.extend(&found.cores);
        for (idx, number) in self.machine.nodes.keys().enumerate() {
            self.n_runs[idx] += usize::from(found.nodes.contains(number));
        }
        Some(found)
    }

    /// On the node that has the fewest runs so far.
    fn on_one_node(&self, speed: u64, n_threads: u32) -> Option<CoreAssignment> {
        let mut nodes: Vec<usize> = (0..self.machine.nodes.len()).collect();
        nodes.sort_by_key(|idx| self.n_runs[*idx]);
        nodes.into_iter().find_map(|idx| self.choose(idx..idx + 1, Some(speed), n_threads))
    }

    /// Enough free cores of these nodes and of this speed, or of any.
    fn choose(
        &self,
        nodes: std::ops::Range<usize>,
        speed: Option<u64>,
        n_threads: u32,
    ) -> Option<CoreAssignment> {
        let mut assignment = CoreAssignment::default();
        // Of the last core, a run may not need all threads. It has the core to itself nevertheless.
        let mut n_missing = n_threads as usize;
        let nodes = self.machine.nodes.iter().skip(nodes.start).take(nodes.len());
        for (number, core) in
            nodes.flat_map(|(number, node)| node.cores.iter().map(move |core| (number, core)))
        {
            let is_wanted = speed.is_none_or(|speed| core.speed == speed);
            if n_missing == 0 || !is_wanted || !self.is_free(core) {
                continue;
            }
            n_missing = n_missing.saturating_sub(core.threads.len());
            assignment.cores.extend(&core.threads);
            assignment.nodes.insert(*number);
        }
        (n_missing == 0).then_some(assignment)
    }

    fn is_free(&self, core: &Core) -> bool {
        core.threads.is_disjoint(&self.taken)
    }

    fn warnings(&self, assignments: &[CoreAssignment]) -> Vec<String> {
        let mut warnings = Vec::new();
        let has_one =
            |core: &&Core, assignment: &CoreAssignment| !core.threads.is_disjoint(&assignment.cores);
        let speeds: BTreeSet<Vec<u64>> = assignments
            .iter()
            .map(|assignment| {
                let cores = self.machine.cores().filter(|core| has_one(core, assignment));
                cores.map(|core| core.speed).collect::<BTreeSet<_>>().into_iter().collect()
            })
            .collect();
        if speeds.len() > 1 || speeds.iter().any(|speeds| speeds.len() > 1) {
            warnings.push("runs are on cores of different speed: their times cannot be compared".to_owned());
        }
        if assignments.iter().any(|assignment| assignment.nodes.len() > 1) {
            warnings.push("a run has cores of several NUMA nodes".to_owned());
        }
        warnings
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::num::NonZeroU32;

    use super::super::machine::{Core, Machine, NumaNode};
    use super::{CoresError, assign};

    /// A node of cores, each with so many threads and its speed; threads are numbered on.
    fn machine(nodes: &[&[(u32, u64)]]) -> Machine {
        let mut next = 0;
        let mut core = |&(n_threads, speed): &(u32, u64)| {
            let threads = next..next + n_threads;
            next += n_threads;
            Core { threads: threads.collect::<BTreeSet<_>>(), speed, is_shared: false }
        };
        let nodes = nodes.iter().map(|cores| NumaNode { cores: cores.iter().map(&mut core).collect() });
        Machine { nodes: (0..).zip(nodes).collect::<BTreeMap<_, _>>() }
    }

    /// The threads and nodes of each run, and how many warnings.
    fn plan(machine: &Machine, n_runs: usize, n_threads: u32) -> Result<String, CoresError> {
        let assigned = assign(machine, n_runs, NonZeroU32::new(n_threads).unwrap())?;
        let text = |set: &BTreeSet<u32>| set.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let runs = assigned.assignments.iter();
        let runs: Vec<_> = runs.map(|run| format!("{}@{}", text(&run.cores), text(&run.nodes))).collect();
        Ok(format!("{}{}", runs.join(" "), "!".repeat(assigned.warnings.len())))
    }

    #[test]
    fn runs_get_whole_cores_near_each_other() {
        let two_by_two = machine(&[&[(2, 0), (2, 0)], &[(2, 0), (2, 0)]]);
        let cases = [
            // A run that needs one thread has the core to itself.
            (1, 1, "0,1@0"),
            // Nodes take turns.
            (2, 1, "0,1@0 4,5@1"),
            (4, 2, "0,1@0 4,5@1 2,3@0 6,7@1"),
            (2, 3, "0,1,2,3@0 4,5,6,7@1"),
            // Too large for a node.
            (1, 5, "0,1,2,3,4,5@0,1!"),
        ];
        for (n_runs, n_threads, expected) in cases {
            assert_eq!(
                plan(&two_by_two, n_runs, n_threads).as_deref(),
                Ok(expected),
                "{n_runs} × {n_threads}"
            );
        }
    }

    #[test]
    fn hybrid_machines_use_their_fast_cores_first() {
        let hybrid = machine(&[&[(1, 0), (1, 0), (2, 9), (2, 9)]]);
        assert_eq!(plan(&hybrid, 2, 1).as_deref(), Ok("2,3@0 4,5@0"));
        assert_eq!(plan(&hybrid, 1, 4).as_deref(), Ok("2,3,4,5@0"));
        assert_eq!(plan(&hybrid, 3, 1).as_deref(), Ok("2,3@0 4,5@0 0@0!"));
        assert_eq!(plan(&hybrid, 1, 6).as_deref(), Ok("0,1,2,3,4,5@0!"));
    }

    #[test]
    fn what_does_not_fit_is_said_in_numbers() {
        let small = machine(&[&[(2, 0), (2, 0)]]);
        assert_eq!(plan(&small, 1, 5), Err(CoresError::TooFew { needed: 5, present: 4 }));
        assert_eq!(plan(&small, 3, 1), Err(CoresError::TooMany { wanted: 3, needed: 1, possible: 2 }));
    }
}
