//! JBMC's dialect of GraphML: what its texts mean.
//!
//! JBMC writes the assignments of its equation, one after the other: `x = 5;` on the node that an edge enters means that
//! the statement at the edge's line stored 5 into `x`. No condition is meant, and nothing holds beyond that store.

mod names;
mod scope;
mod target;
mod value;

use smol_str::SmolStr;

use crate::model::{Automaton, Metadata};

pub use names::unescape_literal;
pub use scope::Scope;
pub use target::{SlotType, Target};
pub use value::{JbmcValue, Object};

/// An assignment of the dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// What is assigned to.
    pub target: Target,
    /// What is assigned.
    pub value: JbmcValue,
}

impl Assignment {
    /// Reads `target = value;`; none if the text is no assignment of the dialect.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.strip_suffix(';').unwrap_or(text);
        let (target, value) = text.split_once(" = ")?;
        Some(Self { target: Target::parse(target), value: JbmcValue::parse(value) })
    }
}

/// The two parts of a node's id in the dialect, `<goto location>.<step of the equation>`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepId {
    /// The instruction.
    pub location: u32,
    /// When it was executed, counted over the whole equation.
    pub step: u32,
}

impl StepId {
    /// Reads a node's id.
    pub fn parse(id: &str) -> Option<Self> {
        let (location, step) = id.split_once('.')?;
        let number =
            |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten();
        Some(Self { location: number(location)?, step: number(step)? })
    }
}

/// Whether an automaton was written by JBMC (or CBMC): every node but `sink` has an id of the form `12.345`.
pub fn is_dialect(automaton: &Automaton) -> bool {
    let is_step = |id: &SmolStr| id == "sink" || StepId::parse(id).is_some();
    let nodes = &automaton.nodes;
    nodes.iter().any(|node| node.id != "sink") && nodes.iter().all(|node| is_step(&node.id))
}

/// Whether a witness says that another tool wrote it: ids of this form are no proof of the dialect. JBMC itself names no producer, or
/// itself.
pub fn has_other_producer(metadata: &Metadata) -> bool {
    let name = metadata.producer.as_ref().map(|producer| producer.value.name.trim()).unwrap_or_default();
    let tool = name.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    !matches!(tool.as_str(), "" | "JBMC" | "CBMC")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_ids() {
        assert_eq!(StepId::parse("279.38"), Some(StepId { location: 279, step: 38 }));
        for id in ["sink", "q0", "1.", ".1", "1.2.3", "+1.2"] {
            assert_eq!(StepId::parse(id), None, "{id}");
        }
    }
}
