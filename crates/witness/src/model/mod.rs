//! A witness, whatever file it came from.
//!
//! The model holds what the file *means*; a value that the format does not allow is absent here and is reported by lint,
//! which also looks at the file as written.

mod automaton;
mod entries;
mod metadata;

pub use automaton::{Adjacency, Automaton, Edge, ExactLines, LineRange, Node, NodeId, RareData};
pub use entries::{
    Action, Constraint, Entries, GhostUpdate, GhostVariable, Invariant, InvariantKind, Location, Segment,
    Waypoint, WaypointKind,
};
pub use metadata::{FileHash, Language, Metadata, Producer};

/// A witness.
#[derive(Clone, PartialEq, Debug)]
pub struct Witness {
    /// What it says of itself.
    pub metadata: Metadata,
    /// What it claims.
    pub body: Body,
}

/// The two shapes of witnesses.
#[derive(Clone, PartialEq, Debug)]
pub enum Body {
    /// GraphML: an automaton that runs along with the program.
    Automaton(Automaton),
    /// YAML: a list of invariants, or of segments with waypoints.
    Entries(Entries),
}

/// What a witness is evidence for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// That the program satisfies its property.
    Correctness,
    /// That it does not.
    Violation,
}

impl Kind {
    /// One word for people.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Correctness => "correctness",
            Self::Violation => "violation",
        }
    }
}

impl Witness {
    /// The kind: as declared, else as the contents show.
    ///
    /// JBMC declares none: a violation node or an assumption is what tells.
    pub fn kind(&self) -> Kind {
        if let Some(kind) = &self.metadata.kind {
            return kind.value;
        }
        let is_violation = match &self.body {
            Body::Automaton(automaton) => {
                automaton.nodes.iter().any(|node| node.is_violation)
                    || automaton.edges.iter().any(|edge| edge.assumption.is_some())
            }
            Body::Entries(entries) => !entries.segments.is_empty(),
        };
        if is_violation { Kind::Violation } else { Kind::Correctness }
    }

    /// The automaton of a GraphML witness.
    pub fn automaton(&self) -> Option<&Automaton> {
        match &self.body {
            Body::Automaton(automaton) => Some(automaton),
            Body::Entries(_) => None,
        }
    }

    /// The entries of a YAML witness.
    pub fn entries(&self) -> Option<&Entries> {
        match &self.body {
            Body::Entries(entries) => Some(entries),
            Body::Automaton(_) => None,
        }
    }
}
