//! What a violation automaton says that is no claim, so that whoever follows the claims does not look at it.
//!
//! An edge that only names a place says that the execution comes there, between what the edges before and behind it say. In JBMC's
//! dialect these are steps of its own trace, of which it leaves out many.

use std::fmt;

use smol_str::SmolStr;

use crate::claims::automaton::path;
use crate::jbmc;
use crate::model::{Automaton, Edge};

/// Something that is no claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unclaimed {
    /// The execution comes to this line, or to another place.
    Place(Option<u32>),
    /// A step is followed by a loop head.
    LoopHead,
    /// What this function returns, without saying what.
    Result(SmolStr),
    /// A thread is made, or moves beside another.
    Thread(SmolStr),
    /// This node is the head of an endless cycle.
    Cycle(SmolStr),
}

impl fmt::Display for Unclaimed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(Some(line)) => write!(f, "that the execution comes to line {line} in that order"),
            Self::Place(None) => f.write_str("that the execution comes to a place in that order"),
            Self::LoopHead => f.write_str("that a step leads to a loop head"),
            Self::Result(function) => write!(f, "that `{function}` returns something"),
            Self::Thread(id) => write!(f, "what the thread `{id}` does"),
            Self::Cycle(node) => write!(f, "that the node `{node}` is the head of an endless cycle"),
        }
    }
}

/// The first of what a violation automaton says and is no claim.
pub fn unclaimed(automaton: &Automaton) -> Option<Unclaimed> {
    let is_dialect = jbmc::is_dialect(automaton);
    let steps = path(automaton).ok()?;
    let edges = automaton.edges.iter().zip(&steps).filter(|(_, step)| step.is_some()).map(|(edge, _)| edge);
    let cycle = automaton.nodes.iter().find(|node| node.is_cyclehead);
    cycle
        .map(|node| Unclaimed::Cycle(node.id.clone()))
        .or_else(|| thread(edges.clone()).map(Unclaimed::Thread))
        .or_else(|| edges.clone().filter(|_| !is_dialect).find_map(|edge| of_edge(automaton, edge)))
}

/// A thread besides that of the first edge.
fn thread<'a>(edges: impl Iterator<Item = &'a Edge> + Clone) -> Option<SmolStr> {
    let made = edges.clone().find_map(|edge| edge.create_thread.as_ref());
    let mut ids = edges.filter_map(|edge| edge.thread_id.as_ref());
    let first = ids.next();
    let other = || ids.find(|id| first.is_some_and(|first| first.value != id.value));
    made.or_else(other).map(|id| id.value.clone())
}

/// What only an edge itself says.
fn of_edge(automaton: &Automaton, edge: &Edge) -> Option<Unclaimed> {
    let has_claim = edge.assumption.is_some()
        || edge.control.is_some()
        || edge.enter_function.is_some()
        || edge.return_from.is_some();
    let is_violation = edge.target.is_some_and(|id| automaton.node(id).is_violation);
    let line = edge.lines.start_line.as_ref().map(|line| line.value);
    match (has_claim, is_violation) {
        (false, false) if line.is_some() || edge.file.is_some() || edge.lines.exact.is_some() => {
            Some(Unclaimed::Place(line))
        }
        _ if edge.enters_loop_head
            && edge.assumption.as_ref().is_none_or(|it| assumes_nothing(&it.value)) =>
        {
            Some(Unclaimed::LoopHead)
        }
        _ if edge.assumption.is_none() => {
            edge.result_function.as_ref().map(|it| Unclaimed::Result(it.value.clone()))
        }
        _ => None,
    }
}

/// Whether an assumption holds always, so that nobody asks when it does.
fn assumes_nothing(assumption: &str) -> bool {
    assumption.trim_end_matches(|c: char| c == ';' || c.is_whitespace()).trim_start() == "true"
}
