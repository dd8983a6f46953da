//! What a violation witness says of the execution that it describes: its inputs, in their order, and where it ends.
//!
//! The inputs are followed as an automaton is: a call that asks for input gets the next value of the witness if that value is
//! about this call, and may have any value if not. What a witness says of anything else is not followed, and told as the reason why no
//! execution is known to be the one that it describes; only the other stores of JBMC's dialect follow from the inputs.

mod call;
mod constant;
mod contradiction;
mod dialect;
mod fates;
mod places;
mod read;
mod relation;
mod target;

use smol_str::SmolStr;

use crate::ids::{AssertId, ClaimId};
use crate::input::Input;

pub use call::{InputCall, InputType};
pub(crate) use fates::fates;
pub(crate) use read::read;
pub use target::Target;

/// The execution that a violation witness describes.
#[derive(Clone, Debug, Default)]
pub struct Path {
    /// The calls of the program that ask for input.
    pub calls: Vec<InputCall>,
    /// The inputs, in their order.
    pub steps: Vec<Step>,
    /// Where the property is violated, if the witness says so.
    pub target: Option<Target>,
    /// The assertions at the target, if it is an assertion and engines are to look for its violation only.
    pub asserts: Vec<AssertId>,
    /// The first input that no call can give, so that no execution is the one that is described.
    pub misfit: Option<Misfit>,
    /// Why a part of what the witness says of inputs is not followed, so that no execution is known to be the one that is
    /// described.
    pub obscure: Option<String>,
}

/// An input that the witness gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The claim that gives it.
    pub claim: ClaimId,
    /// The calls that it can be about, most often one, and what each of them gives then.
    pub choices: Vec<Choice>,
}

/// What a call gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The call, an index into those of the path.
    pub call: usize,
    /// What it gives.
    pub wanted: Wanted,
}

/// The values that a witness wants a call to give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// This one.
    Exactly(Input),
    /// One of those for which a condition is true.
    Some {
        /// A Java expression about `value`.
        condition: String,
        /// One of them.
        example: Input,
    },
    /// It does not say.
    Any,
}

/// An input that no call can give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// The line of the program.
    pub line: u32,
    /// What the witness says.
    pub text: SmolStr,
}

impl Wanted {
    /// A value of this kind, to be tried on the JVM; none if any will do.
    pub(crate) fn example(&self) -> Option<&Input> {
        match self {
            Self::Exactly(input) | Self::Some { example: input, .. } => Some(input),
            Self::Any => None,
        }
    }
}

impl Path {
    /// The same, unless there is a reason why the witness is more than its steps.
    pub(crate) fn unless(mut self, unfollowed: Option<&String>) -> Self {
        self.obscure = unfollowed.cloned().or(self.obscure);
        self
    }

    /// Whether what the witness says of inputs is followed, all of it.
    pub(crate) fn is_followed(&self) -> bool {
        self.misfit.is_none() && self.obscure.is_none()
    }

    /// The same calls without anything that is said about them.
    pub(crate) fn without_steps(&self) -> Self {
        Self { calls: self.calls.clone(), ..Self::default() }
    }
}
