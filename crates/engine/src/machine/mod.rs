//! What executes: an [`Engine`], which is the same for all paths, and the [`State`] of one of them.
//!
//! An instruction or a native method **decides first and changes afterwards**. Where it asks for something that the path leaves
//! open ([`Machine::decide`]), the state is forked as it is, and the copy executes the whole instruction again later, with
//! the other answer. So nothing may have been changed before the last question.

mod arguments;
mod arrays;
mod decide;
mod garbage;
mod literals;
mod objects;
mod reading;
mod surroundings;
mod texts;
mod trace;
mod values;
mod violation;

pub(crate) use arguments::Arguments;
pub(crate) use reading::Wanted;
pub(crate) use texts::Text;

use crate::engine::Engine;
use crate::state::State;
use crate::value::{ObjectId, Reference, Value};
use crate::world::ClassId;

/// A path that is being executed.
pub(crate) struct Machine<'m> {
    pub(crate) engine: &'m mut Engine,
    pub(crate) state: &'m mut State,
}

/// A method that is written in Rust. Its arguments stay on the stack until it is done.
pub(crate) type Native = fn(&mut Machine<'_>, &[Value]) -> Result<Done, Halt>;

/// How a native method ends.
pub(crate) enum Done {
    Void,
    Value(Value),
    /// Throws a new object of the class; its constructor is called with the message.
    Throw {
        class: ClassId,
        message: Option<String>,
    },
    /// Throws this object; `null` is a `NullPointerException`.
    ThrowObject(Reference),
    /// Leaves it to the code of the method; see [`crate::world::Body::Shortcut`].
    Decline,
    /// The program ends.
    Exit,
}

/// Why an instruction was not completed.
#[derive(Debug)]
pub(crate) enum Halt {
    /// What happens here is not modelled.
    Undecided(String),
    /// There are new calls, which come first. Then the instruction is executed again, or throws.
    Called,
    /// The object is thrown.
    Thrown(ObjectId),
    /// The path ends, with nothing to say about it.
    Ended,
    /// The run cannot go on without its script.
    Waiting,
}

impl Halt {
    /// What happens here is not modelled.
    pub(crate) fn undecided(what: impl Into<String>) -> Self {
        Self::Undecided(what.into())
    }

    /// A class file that no verifier would let pass.
    pub(crate) fn malformed() -> Self {
        Self::undecided("malformed code")
    }

    /// A value that is not of the kind that is needed here: the code is malformed, or it is not modelled.
    pub(crate) fn unusable(value: Value) -> Self {
        match value {
            Value::Unknown(unknown) => Self::undecided(unknown.describe()),
            _ => Self::malformed(),
        }
    }
}

impl From<crate::world::LinkError> for Halt {
    fn from(error: crate::world::LinkError) -> Self {
        Self::Undecided(error.text)
    }
}
