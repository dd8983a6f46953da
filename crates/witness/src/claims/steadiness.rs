//! Whether an invariant behind an edge is one of the edge's place, or only of some of the executions of that place.
//!
//! Automata have states, and the checks of a place have none. If a loop is unrolled into states, its lines lead to other invariants
//! each time. So the invariant behind an edge counts for its place only if every state that has an edge of this place has one to
//! a state with this invariant. States without an edge of the place are taken for states in which it is not executed: writers number
//! the lines of a program as a chain and do not draw the way back of its loops.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::claims::Moment;
use crate::claims::automaton::moment_of_operation;
use crate::model::{Automaton, Edge};

/// The file and the line of an edge, and when its operation is done.
type Operation<'a> = (Option<&'a str>, Option<u32>, Moment);

/// The text of an invariant, and its scope.
type Invariant<'a> = (Option<&'a str>, Option<&'a str>);

/// From how many states each operation leads where. Automata may have as many states as their files have room for, so that
/// there is no list of states for each of them.
pub(super) struct Steadiness<'a> {
    automaton: &'a Automaton,
    operations: Numbers<Operation<'a>>,
    invariants: Numbers<Invariant<'a>>,
    /// States that have an edge of the operation.
    n_sources: FxHashMap<u32, u32>,
    /// States that have one to a state with the invariant.
    n_sources_to: FxHashMap<(u32, u32), u32>,
}

impl<'a> Steadiness<'a> {
    /// Looks at the edges that can be taken.
    pub(super) fn of(automaton: &'a Automaton, is_reached: &[bool]) -> Self {
        let mut steadiness = Self {
            automaton,
            operations: Numbers::default(),
            invariants: Numbers::default(),
            n_sources: FxHashMap::default(),
            n_sources_to: FxHashMap::default(),
        };
        let mut steps = Vec::new();
        for edge in &automaton.edges {
            if let Some(source) = edge.source.filter(|id| is_reached[id.0 as usize]) {
                let operation = steadiness.operations.add(operation(edge));
                let invariant = steadiness.invariants.add(invariant(automaton, edge));
                steps.push((operation, source.0, invariant));
            }
        }
        steps.sort_unstable();
        steps.dedup();
        for &(operation, _, invariant) in &steps {
            *steadiness.n_sources_to.entry((operation, invariant)).or_default() += 1;
        }
        steps.dedup_by_key(|&mut (operation, source, _)| (operation, source));
        for (operation, ..) in steps {
            *steadiness.n_sources.entry(operation).or_default() += 1;
        }
        steadiness
    }

    /// Whether the invariant behind this edge holds behind its operation in every state that has an edge of that.
    pub(super) fn is_steady(&self, edge: &Edge) -> bool {
        let (operation, invariant) = (operation(edge), invariant(self.automaton, edge));
        let (operation, invariant) = (self.operations.of(&operation), self.invariants.of(&invariant));
        let n_sources = operation.and_then(|it| self.n_sources.get(&it));
        n_sources == operation.zip(invariant).and_then(|it| self.n_sources_to.get(&it))
    }
}

/// Small numbers for large keys.
struct Numbers<K>(FxHashMap<K, u32>);

impl<K> Default for Numbers<K> {
    fn default() -> Self {
        Self(FxHashMap::default())
    }
}

impl<K: Hash + Eq> Numbers<K> {
    fn add(&mut self, key: K) -> u32 {
        let next = self.0.len() as u32;
        *self.0.entry(key).or_insert(next)
    }

    fn of(&self, key: &K) -> Option<u32> {
        self.0.get(key).copied()
    }
}

fn operation(edge: &Edge) -> Operation<'_> {
    let file = edge.file.as_ref().map(|file| file.value.as_str());
    let line = edge.lines.start_line.as_ref().map(|line| line.value);
    (file, line, moment_of_operation(edge))
}

fn invariant<'a>(automaton: &'a Automaton, edge: &Edge) -> Invariant<'a> {
    // What is behind a sink is not claimed.
    let target = edge.target.map(|id| automaton.node(id)).filter(|node| !node.is_sink);
    let text = target.and_then(|node| node.invariant.as_ref());
    let scope = target.and_then(|node| node.scope.as_ref());
    (text.map(|text| text.value.as_str()), scope.map(|scope| scope.value.as_str()))
}
