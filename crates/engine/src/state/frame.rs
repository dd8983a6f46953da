//! A call that has not returned.

use std::rc::Rc;

use crate::value::ObjectId;
use crate::world::{ClassId, Compiled};

/// A call that has not returned. Its locals and operands are on the stack of the state, its arguments where its caller had
/// them as operands.
#[derive(Clone)]
pub(crate) struct Frame {
    pub(crate) code: Rc<Compiled>,
    /// The instruction that is executed; in a caller, the one that calls.
    pub(crate) op: u32,
    /// Where its locals start on the stack.
    pub(crate) base: u32,
    /// Where its loops start among the counters.
    pub(crate) counters: u32,
    pub(crate) after: After,
}

/// What happens when a call returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum After {
    /// The caller goes on behind its call, with the result as an operand.
    Continue,
    /// The caller executes its instruction again, because the call was none of its own: an initialiser.
    Initialised(ClassId),
    /// The caller throws this object, whose constructor it was.
    Throw(ObjectId),
}

impl Frame {
    /// Where its operands start on the stack.
    pub(crate) fn operands(&self) -> usize {
        self.base as usize + usize::from(self.code.max_locals)
    }
}
