//! One state of the program: everything that a path has done so far.
//!
//! A fork is a clone: objects and static fields are shared until somebody writes, the rest is a handful of flat vectors.

mod classes;
mod feasibility;
mod frame;
mod inputs;
mod output;
mod position;

pub(crate) use classes::{ClassState, Classes, Initialisation, Status};
pub(crate) use feasibility::Feasibility;
pub(crate) use frame::{After, Frame};
pub(crate) use inputs::{Chars, InputSource, Inputs, RecordedInput};
pub(crate) use output::Output;

use jurat_solver::{Model, Term};

use crate::heap::Heap;
use crate::value::Value;

/// A state of the program.
#[derive(Clone)]
pub(crate) struct State {
    /// The calls, outermost first.
    pub(crate) frames: Vec<Frame>,
    /// Locals and operands of all frames, one behind the other.
    pub(crate) stack: Vec<Value>,
    /// Iterations of the loops of all frames, one behind the other.
    pub(crate) counters: Vec<u32>,
    pub(crate) heap: Heap,
    pub(crate) classes: Classes,
    /// What was decided on the way here: all of these hold.
    pub(crate) path: Vec<Term>,
    /// Whether there is an execution for which the whole path condition holds.
    pub(crate) feasibility: Feasibility,
    pub(crate) inputs: Inputs,
    pub(crate) output: Output,
    /// Whether a method of the JDK may have been where the virtual machine threw an exception.
    pub(crate) has_jdk_raised: bool,
    /// Bytes of objects that were there after the last collection, and of those that were made since.
    pub(crate) made: u64,
    /// Whether so many objects were there at once that a real virtual machine may have had no room for them.
    pub(crate) is_large: bool,
    /// Conditions whose value follows from the path, found out by the instruction that is being executed. It may be executed
    /// again from its start, and must not ask for them a second time.
    pub(crate) facts: Vec<(Term, bool)>,
    /// Whether the next instruction was begun before, with these facts: then it must not be merged with a state that is there
    /// for the first time.
    pub(crate) is_resuming: bool,
}

impl State {
    /// The values that a run follows.
    ///
    /// # Panics
    ///
    /// Only states of an exploration can be without a model.
    pub(crate) fn followed(&self) -> &Model {
        self.feasibility.model().expect("a run has the values of its script")
    }

    /// The innermost call.
    ///
    /// # Panics
    ///
    /// A state without frames has ended and is not executed.
    pub(crate) fn frame(&self) -> &Frame {
        self.frames.last().expect("a state that is executed has a frame")
    }

    /// The innermost call, to be changed.
    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a state that is executed has a frame")
    }
}
