//! Locals and operands of two states.

use std::rc::Rc;

use super::Merging;
use crate::state::{Frame, State};
use crate::value::Value;
use crate::world::{LocalSet, Op};

/// Whether both are in the same calls.
pub(crate) fn same_calls(ours: &State, theirs: &State) -> bool {
    let is_same = |ours: &Frame, theirs: &Frame| {
        Rc::ptr_eq(&ours.code, &theirs.code)
            && ours.op == theirs.op
            && ours.base == theirs.base
            && ours.after == theirs.after
    };
    ours.frames.len() == theirs.frames.len()
        && ours.frames.iter().zip(&theirs.frames).all(|(ours, theirs)| is_same(ours, theirs))
}

impl Merging<'_> {
    pub(super) fn stack(&mut self, ours: &State, theirs: &State) -> Option<Vec<Value>> {
        let mut merged = Vec::with_capacity(ours.stack.len());
        let mut frames = ours.frames.iter().peekable();
        while let Some(frame) = frames.next() {
            let end = frames.peek().map_or(ours.stack.len(), |next| next.base as usize);
            let live = if frames.peek().is_none() { live_locals(frame) } else { &LocalSet::All };
            for at in frame.base as usize..end {
                let local = at - frame.base as usize;
                let (our_value, their_value) = (*ours.stack.get(at)?, *theirs.stack.get(at)?);
                let is_local = at < frame.operands();
                merged.push(if is_local && !live.contains(local) {
                    Value::Unset
                } else if is_local {
                    self.local(our_value, their_value)?
                } else {
                    self.value(our_value, their_value)?
                });
            }
        }
        Some(merged)
    }

    /// A local variable that holds different kinds of values is not read before it is written again.
    fn local(&mut self, ours: Value, theirs: Value) -> Option<Value> {
        if std::mem::discriminant(&kind(ours)) == std::mem::discriminant(&kind(theirs)) {
            self.value(ours, theirs)
        } else {
            Some(Value::Unset)
        }
    }
}

/// The plain value of the same kind.
pub(crate) fn kind(value: Value) -> Value {
    match value {
        Value::IntTerm(_) => Value::Int(0),
        Value::LongTerm(_) => Value::Long(0),
        Value::FloatTerm(_) => Value::Float(0.0),
        Value::DoubleTerm(_) => Value::Double(0.0),
        Value::Choice(_) | Value::Unknown(_) => Value::NULL,
        plain => plain,
    }
}

/// The locals that may still be read, if the frame is at the start of a block.
pub(crate) fn live_locals(frame: &Frame) -> &LocalSet {
    let code = &frame.code;
    let before = frame.op.checked_sub(1).and_then(|before| code.ops.get(before as usize));
    match before.map(std::cell::Cell::get) {
        Some(Op::Merge(block) | Op::Loop { block, .. }) => {
            code.blocks.get(block.index()).map_or(&LocalSet::All, |block| &block.live)
        }
        _ => &LocalSet::All,
    }
}
