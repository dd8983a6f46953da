//! What a witness claims, one by one, whatever its format.
//!
//! A claim is a fact at a place of the program. Claims of one (file, scope, line, variable) form a group, in the order
//! of the witness; that is what `show` folds and what validation checks.

mod automaton;
mod entries;
mod group;
mod steadiness;
mod unclaimed;

use std::fmt;

use jurat_text::span::Span;
use smol_str::SmolStr;

use crate::jbmc::{JbmcValue, Scope, Target};
use crate::model::{Action, Body, Witness};

pub use automaton::{NoPath, no_path};
pub use group::{ClaimGroup, groups};
pub use unclaimed::{Unclaimed, unclaimed};

/// A fact at a place of the program.
#[derive(Clone, PartialEq, Debug)]
pub struct Claim {
    /// Where the witness says it.
    pub span: Span,
    /// Where in the program it holds.
    pub place: ClaimPlace,
    /// What holds.
    pub fact: Fact,
    /// Of a violation witness: the step of the path that it belongs to.
    pub step: Option<ClaimStep>,
}

/// A place in the program, as far as the witness says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Hash)]
pub struct ClaimPlace {
    /// The file, as the witness names it.
    pub file: Option<SmolStr>,
    /// From 1.
    pub line: Option<u32>,
    /// From 1.
    pub column: Option<u32>,
    /// Whether any operation of the line may be meant: GraphML has no columns, and YAML without one means the leftmost.
    pub is_any_of_line: bool,
    /// The first character of the operation in its file, from 0; only GraphML says it.
    pub offset: Option<u32>,
    /// The last line of the operation, from 1; only GraphML says it.
    pub end_line: Option<u32>,
    /// The last character of the operation, as `offset`.
    pub end_offset: Option<u32>,
    /// The method.
    pub scope: Option<Scope>,
}

/// A step of a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimStep {
    /// The segment, from 0; along a GraphML path, the edge.
    pub segment: u32,
    /// What the execution does about it.
    pub action: Action,
}

/// What holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// The statement stores the value (JBMC's dialect).
    Store {
        /// What is stored to.
        target: Target,
        /// What is stored.
        value: JbmcValue,
        /// How many more times the same instruction stored something that the witness does not say.
        n_unstated: u32,
    },
    /// An expression is true.
    Condition {
        /// When.
        moment: Moment,
        /// The expression.
        expression: SmolStr,
        /// The function that `\result` in it belongs to.
        result_of: Option<SmolStr>,
    },
    /// A function requires and ensures something.
    Contract {
        /// What it requires.
        requires: Option<SmolStr>,
        /// What it ensures.
        ensures: Option<SmolStr>,
    },
    /// A variable that is not the program's has a value, at the start or from here on.
    Ghost {
        /// Its name.
        variable: SmolStr,
        /// The value.
        value: Option<SmolStr>,
    },
    /// A branch goes this way: `true`, `false`, or the value of a switch.
    Branch(SmolStr),
    /// A function is entered.
    Enter(Option<SmolStr>),
    /// A function returned, with a constraint on its result.
    Return {
        /// The function.
        function: Option<SmolStr>,
        /// The constraint.
        constraint: Option<SmolStr>,
    },
    /// The property is violated.
    Violation,
}

/// When a condition holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// Immediately before every evaluation of the loop's condition.
    LoopHead,
    /// Immediately before the statement.
    Before,
    /// Immediately after the operation (the states of GraphML automata).
    After,
    /// After the condition of the statement went one way (the states behind `control` edges).
    Branch,
    /// Where a function is entered or left.
    Call,
    /// After some executions of the operation only: others lead to states without the condition.
    State,
    /// Never: no way leads to the state, or it is a sink.
    Never,
    /// At the loop, relating the state to earlier ones.
    LoopTransition,
    /// At the statement, relating the state to earlier ones.
    LocationTransition,
}

/// The claims of a witness, in its order.
pub fn claims(witness: &Witness) -> Vec<Claim> {
    match &witness.body {
        Body::Automaton(automaton) => automaton::claims(automaton),
        Body::Entries(entries) => entries::claims(entries),
    }
}

impl Fact {
    /// What the fact is about, for grouping: the variable that is stored to, or the kind of fact.
    pub fn subject(&self) -> String {
        match self {
            Self::Store { target, .. } => target.to_string(),
            Self::Condition { moment, .. } => moment.as_str().to_owned(),
            Self::Contract { .. } => "contract".to_owned(),
            Self::Ghost { variable, .. } => variable.to_string(),
            Self::Branch(_) => "branch".to_owned(),
            Self::Enter(_) => "enter".to_owned(),
            Self::Return { .. } => "return".to_owned(),
            Self::Violation => "violation".to_owned(),
        }
    }
}

impl Moment {
    /// For people.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::LoopHead => "loop invariant",
            Self::Before => "before",
            Self::After => "after",
            Self::Branch => "branch",
            Self::Call => "call",
            Self::State => "state",
            Self::Never => "never",
            Self::LoopTransition => "loop transition",
            Self::LocationTransition => "transition",
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store { target, value, .. } => write!(f, "{target} = {value}"),
            Self::Condition { moment, expression, .. } => write!(f, "{}: {expression}", moment.as_str()),
            Self::Contract { requires, ensures } => {
                let part = |text: &Option<SmolStr>| text.clone().unwrap_or_else(|| "true".into());
                write!(f, "requires {}, ensures {}", part(requires), part(ensures))
            }
            Self::Ghost { variable, value: Some(value) } => write!(f, "ghost {variable} = {value}"),
            Self::Ghost { variable, value: None } => write!(f, "ghost {variable}"),
            Self::Branch(value) => write!(f, "branch: {value}"),
            Self::Enter(Some(function)) => write!(f, "enters {function}"),
            Self::Enter(None) => f.write_str("enters the function"),
            Self::Return { function, constraint } => {
                let name = function.as_deref().unwrap_or("the function");
                match constraint {
                    Some(constraint) => write!(f, "returns from {name}: {constraint}"),
                    None => write!(f, "returns from {name}"),
                }
            }
            Self::Violation => f.write_str("the property is violated here"),
        }
    }
}
