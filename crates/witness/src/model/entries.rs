//! The entries of a YAML witness, versions 2.0 and 2.1.

use jurat_text::span::{Span, Spanned};
use smol_str::SmolStr;

/// What the entries of a YAML witness claim, all entries taken together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Entries {
    /// The invariants of all `invariant_set` entries.
    pub invariants: Vec<Invariant>,
    /// The segments of the `violation_sequence`.
    pub segments: Vec<Segment>,
    /// Variables of `ghost_instrumentation`.
    pub ghost_variables: Vec<GhostVariable>,
    /// Updates of `ghost_instrumentation`.
    pub ghost_updates: Vec<GhostUpdate>,
}

/// An invariant at a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Invariant {
    /// The mapping in the file.
    pub span: Span,
    /// What it says.
    pub kind: InvariantKind,
    /// Where it says so.
    pub location: Location,
    /// The language of its expressions, as written.
    pub format: Option<Spanned<SmolStr>>,
    /// Labels, as written.
    pub labels: Vec<Spanned<SmolStr>>,
}

/// The types of invariants.
#[derive(Clone, PartialEq, Debug)]
pub enum InvariantKind {
    /// Holds immediately before every evaluation of the loop's condition.
    Loop(Spanned<SmolStr>),
    /// Holds immediately before the statement.
    Location(Spanned<SmolStr>),
    /// Relates the state to earlier ones at the same loop.
    LoopTransition(Spanned<SmolStr>),
    /// Relates the state to earlier ones at the same place.
    LocationTransition(Spanned<SmolStr>),
    /// What a function requires and ensures.
    Contract {
        /// Holds after the arguments were evaluated.
        requires: Option<Spanned<SmolStr>>,
        /// Holds after the last full expression.
        ensures: Option<Spanned<SmolStr>>,
    },
}

/// A place in the program.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Location {
    /// The mapping in the file.
    pub span: Span,
    /// The file.
    pub file: Option<Spanned<SmolStr>>,
    /// From 1.
    pub line: Option<Spanned<u32>>,
    /// From 1; absent means the leftmost suitable place of the line.
    pub column: Option<Spanned<u32>>,
    /// The function, for people.
    pub function: Option<Spanned<SmolStr>>,
}

/// A step of a violation: some waypoints to avoid and one to pass.
#[derive(Clone, PartialEq, Debug)]
pub struct Segment {
    /// The mapping in the file.
    pub span: Span,
    /// In the order of the file.
    pub waypoints: Vec<Waypoint>,
}

/// A place that an execution passes, or does not pass.
#[derive(Clone, PartialEq, Debug)]
pub struct Waypoint {
    /// The mapping in the file.
    pub span: Span,
    /// What to do about it.
    pub action: Action,
    /// What it is.
    pub kind: WaypointKind,
    /// Where it is.
    pub location: Location,
    /// What must hold for it to count as passed.
    pub constraint: Option<Constraint>,
}

/// What an execution does about a waypoint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the format's own words")]
pub enum Action {
    Follow,
    Avoid,
    Cycle,
}

/// The types of waypoints.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the format's own words")]
pub enum WaypointKind {
    Assumption,
    Branching,
    FunctionEnter,
    FunctionReturn,
    Target,
}

/// What must hold at a waypoint.
#[derive(Clone, PartialEq, Debug)]
pub struct Constraint {
    /// An expression, or the value of a branch.
    pub value: Spanned<SmolStr>,
    /// The language of the expression, as written.
    pub format: Option<Spanned<SmolStr>>,
}

/// A ghost variable.
#[derive(Clone, PartialEq, Debug)]
pub struct GhostVariable {
    /// Its name.
    pub name: Spanned<SmolStr>,
    /// Its type, as written.
    pub type_name: Option<Spanned<SmolStr>>,
    /// Its value at the start.
    pub initial: Option<Constraint>,
}

/// An update of a ghost variable, when the program leaves a place.
#[derive(Clone, PartialEq, Debug)]
pub struct GhostUpdate {
    /// Where.
    pub location: Location,
    /// Which variable.
    pub variable: Spanned<SmolStr>,
    /// Its new value.
    pub value: Constraint,
}

impl Action {
    /// The action with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "follow" => Some(Self::Follow),
            "avoid" => Some(Self::Avoid),
            "cycle" => Some(Self::Cycle),
            _ => None,
        }
    }

    /// As written in witnesses.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Follow => "follow",
            Self::Avoid => "avoid",
            Self::Cycle => "cycle",
        }
    }
}

impl WaypointKind {
    /// The type with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "assumption" => Some(Self::Assumption),
            "branching" => Some(Self::Branching),
            "function_enter" => Some(Self::FunctionEnter),
            "function_return" => Some(Self::FunctionReturn),
            "target" => Some(Self::Target),
            _ => None,
        }
    }

    /// As written in witnesses.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Assumption => "assumption",
            Self::Branching => "branching",
            Self::FunctionEnter => "function_enter",
            Self::FunctionReturn => "function_return",
            Self::Target => "target",
        }
    }
}

impl InvariantKind {
    /// As written in witnesses.
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Loop(_) => "loop_invariant",
            Self::Location(_) => "location_invariant",
            Self::LoopTransition(_) => "loop_transition_invariant",
            Self::LocationTransition(_) => "location_transition_invariant",
            Self::Contract { .. } => "function_contract",
        }
    }

    /// The expressions that it holds.
    pub fn expressions(&self) -> impl Iterator<Item = &Spanned<SmolStr>> {
        let (first, second) = match self {
            Self::Loop(value)
            | Self::Location(value)
            | Self::LoopTransition(value)
            | Self::LocationTransition(value) => (Some(value), None),
            Self::Contract { requires, ensures } => (requires.as_ref(), ensures.as_ref()),
        };
        first.into_iter().chain(second)
    }
}
