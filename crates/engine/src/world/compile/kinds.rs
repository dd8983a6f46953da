//! Which kinds of values are on the operand stack and in the slots, at every instruction that can be reached.

use jurat_java::classes::{Kind, Operation};

use super::Subject;
use super::graph::Graph;
use super::stack::{Stack, is_wide};

/// The most slots that are followed in all blocks together.
const MAX_WORK: usize = 1 << 22;

const UNSOUND: &str = "mixes up kinds of values";

/// What was found out.
pub(super) struct Kinds {
    /// By instruction: the stack before it. Empty where it cannot be reached.
    pub(super) stacks: Vec<Stack>,
    /// By block.
    pub(super) is_reachable: Vec<bool>,
    /// The most values on the stack.
    pub(super) max_stack: usize,
}

#[derive(Clone, PartialEq, Eq)]
struct Frame {
    stack: Stack,
    /// Nothing where kinds differ, or nothing was stored.
    slots: Vec<Option<Kind>>,
}

impl Kinds {
    pub(super) fn of(subject: &Subject<'_>, graph: &Graph) -> Result<Self, &'static str> {
        let n_slots = usize::from(subject.code.max_locals);
        if graph.n_blocks().saturating_mul(n_slots) > MAX_WORK {
            return Err("is too large");
        }
        let mut entries: Vec<Option<Frame>> = vec![None; graph.n_blocks()];
        entries[0] = Some(first_frame(subject).ok_or(UNSOUND)?);
        let mut kinds = Self {
            stacks: vec![Stack::default(); subject.code.instructions.len()],
            is_reachable: vec![false; graph.n_blocks()],
            max_stack: 0,
        };
        let mut left = vec![0];
        while let Some(block) = left.pop() {
            kinds.walk(block, subject, graph, &mut entries, &mut left).ok_or(UNSOUND)?;
        }
        Ok(kinds)
    }

    /// Follows a block and tells its successors.
    fn walk(
        &mut self,
        block: usize,
        subject: &Subject<'_>,
        graph: &Graph,
        entries: &mut [Option<Frame>],
        left: &mut Vec<usize>,
    ) -> Option<()> {
        self.is_reachable[block] = true;
        let mut frame = entries[block].clone()?;
        let mut is_new = true;
        for index in graph.instructions(block) {
            for &(start, end, target) in &graph.ranges {
                // A handler has seen the slots unless something was stored, or it starts here.
                if (start..end).contains(&index) && (is_new || start == index) {
                    let stack = Stack(vec![Kind::Reference]);
                    self.max_stack = self.max_stack.max(1);
                    let entry = Frame { stack, slots: frame.slots.clone() };
                    join_into(entries, graph.block_of[target], entry, left)?;
                }
            }
            self.stacks[index] = frame.stack.clone();
            is_new = matches!(subject.code.instructions[index].operation, Operation::Store { .. });
            step(&mut frame, &subject.code.instructions[index].operation, subject)?;
            self.max_stack = self.max_stack.max(frame.stack.0.len());
            if self.max_stack > usize::from(subject.code.max_stack) {
                return None;
            }
        }
        for &next in &graph.next[block] {
            join_into(entries, next, frame.clone(), left)?;
        }
        Some(())
    }
}

fn first_frame(subject: &Subject<'_>) -> Option<Frame> {
    let mut slots = vec![None; usize::from(subject.code.max_locals)];
    let mut slot = 0;
    for kind in &subject.arguments {
        *slots.get_mut(slot)? = Some(*kind);
        slot += 1 + usize::from(is_wide(*kind));
    }
    // The second half of the last argument must fit, too.
    (slot <= slots.len()).then_some(Frame { stack: Stack::default(), slots })
}

fn step(frame: &mut Frame, operation: &Operation, subject: &Subject<'_>) -> Option<()> {
    match operation {
        Operation::Load { kind, slot } => {
            (frame.slots.get(usize::from(*slot)).copied().flatten()? == *kind).then_some(())?;
        }
        Operation::Increment { slot, .. } => {
            (frame.slots.get(usize::from(*slot)).copied().flatten()? == Kind::Int).then_some(())?;
        }
        Operation::Return(kind) => (*kind == subject.result).then_some(())?,
        _ => {}
    }
    frame.stack.apply(operation)?;
    if let Operation::Store { kind, slot } = operation {
        store(&mut frame.slots, usize::from(*slot), *kind)?;
    }
    Some(())
}

/// A wide value takes the next slot, too, and a wide value that loses a half is gone.
fn store(slots: &mut [Option<Kind>], slot: usize, kind: Kind) -> Option<()> {
    *slots.get_mut(slot)? = Some(kind);
    if is_wide(kind) {
        *slots.get_mut(slot + 1)? = None;
    }
    if let Some(before) = slot.checked_sub(1)
        && slots[before].is_some_and(is_wide)
    {
        slots[before] = None;
    }
    Some(())
}

fn join_into(entries: &mut [Option<Frame>], block: usize, frame: Frame, left: &mut Vec<usize>) -> Option<()> {
    let Some(known) = &mut entries[block] else {
        entries[block] = Some(frame);
        left.push(block);
        return Some(());
    };
    if known.stack != frame.stack {
        return None;
    }
    let mut has_changed = false;
    for (slot, other) in known.slots.iter_mut().zip(&frame.slots) {
        if slot.is_some() && slot != other {
            *slot = None;
            has_changed = true;
        }
    }
    if has_changed {
        left.push(block);
    }
    Some(())
}
