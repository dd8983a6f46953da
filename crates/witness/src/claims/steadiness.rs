//! Whether an invariant behind an edge is one of the edge's place, or only of some of the executions of that place.
//!
//! Automata have states, and the checks of a place have none. If a loop is unrolled into states, its lines lead to other invariants
//! each time. So the invariant behind an edge counts for its place only if every state that has an edge of this place has one to
//! a state with this invariant. States without an edge of the place are taken for states in which it is not executed: writers number
//! the lines of a program as a chain and do not draw the way back of its loops.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::claims::Moment;
use crate::claims::automaton::moment_of_operation;
use crate::model::{Automaton, Edge, NodeId};

/// The file and the line of an edge, and when its operation is done.
type Operation<'a> = (Option<&'a str>, Option<u32>, Moment);

/// The text of an invariant, and its scope.
type Invariant<'a> = (Option<&'a str>, Option<&'a str>);

/// From which states each operation leads where.
pub(super) struct Steadiness<'a> {
    automaton: &'a Automaton,
    sources: FxHashMap<Operation<'a>, FxHashSet<NodeId>>,
    sources_by_invariant: FxHashMap<(Operation<'a>, Invariant<'a>), FxHashSet<NodeId>>,
}

impl<'a> Steadiness<'a> {
    /// Looks at the edges that can be taken.
    pub(super) fn of(automaton: &'a Automaton, is_reached: &[bool]) -> Self {
        let mut steadiness =
            Self { automaton, sources: FxHashMap::default(), sources_by_invariant: FxHashMap::default() };
        for edge in &automaton.edges {
            if let Some(source) = edge.source.filter(|id| is_reached[id.0 as usize]) {
                let operation = operation(edge);
                let key = (operation, steadiness.invariant(edge));
                steadiness.sources.entry(operation).or_default().insert(source);
                steadiness.sources_by_invariant.entry(key).or_default().insert(source);
            }
        }
        steadiness
    }

    /// Whether the invariant behind this edge holds behind its operation in every state that has an edge of that.
    pub(super) fn is_steady(&self, edge: &Edge) -> bool {
        let n_sources = self.sources.get(&operation(edge)).map_or(0, FxHashSet::len);
        let key = (operation(edge), self.invariant(edge));
        n_sources == self.sources_by_invariant.get(&key).map_or(0, FxHashSet::len)
    }

    fn invariant(&self, edge: &Edge) -> Invariant<'a> {
        // What is behind a sink is not claimed.
        let target = edge.target.map(|id| self.automaton.node(id)).filter(|node| !node.is_sink);
        let text = target.and_then(|node| node.invariant.as_ref());
        let scope = target.and_then(|node| node.scope.as_ref());
        (text.map(|text| text.value.as_str()), scope.map(|scope| scope.value.as_str()))
    }
}

fn operation(edge: &Edge) -> Operation<'_> {
    let file = edge.file.as_ref().map(|file| file.value.as_str());
    let line = edge.lines.start_line.as_ref().map(|line| line.value);
    (file, line, moment_of_operation(edge))
}
