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
    /// Whether the program may notice that a virtual machine has no room left for this call or one within it.
    pub(crate) is_watched: bool,
    /// Bytes of stack that a virtual machine may need for its own work between the calls up to this one.
    pub(crate) own_work: u32,
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
    /// The caller executes its instruction again, because something had to be made first.
    Again,
}

impl Frame {
    /// The outermost call.
    pub(crate) fn outermost(code: Rc<Compiled>) -> Self {
        let after = After::Continue;
        Self { code, op: 0, base: 0, counters: 0, after, is_watched: false, own_work: 0 }
    }

    /// Whether the program may notice that there is no room for a call that the instruction makes.
    pub(crate) fn watches_calls(&self) -> bool {
        self.is_watched || self.code.notices_limits_at(self.op)
    }

    /// Where its operands start on the stack.
    pub(crate) fn operands(&self) -> usize {
        self.base as usize + usize::from(self.code.max_locals)
    }
}
