//! Whether a method exits exactly the monitors that it entered, however it ends.
//!
//! If it does not, a virtual machine throws an `IllegalMonitorStateException`, which the interpreter does not do, as it does not
//! count. Java compilers write only code that does. Values are told apart by where they come from: two that have the same
//! origin are the same, and what is exited must have the origin of what was entered.

use std::mem;
use std::ops::Range;

use jurat_java::classes::{Constant, Handler, Operation};
use rustc_hash::FxHashSet;

use super::Subject;
use super::graph::Graph;
use super::kinds::Kinds;
use super::stack::shuffle_values;

const UNBALANCED: &str = "does not exit the monitors that it enters, and only those";

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    /// This instruction.
    Made(usize),
    /// Different values, or what was there before, meet at a block in this place.
    Met { block: usize, place: usize },
}

#[derive(Clone)]
struct Frame {
    slots: Vec<Value>,
    stack: Vec<Value>,
}

pub(super) fn check(subject: &Subject<'_>, graph: &Graph, kinds: &Kinds) -> Result<(), &'static str> {
    let is_monitor = |operation: &Operation| matches!(operation, Operation::Monitor { .. });
    if !subject.code.instructions.iter().any(|instruction| is_monitor(&instruction.operation)) {
        return Ok(());
    }
    let method = Method { subject, graph, kinds };
    let operands = method.operands().ok_or("has too many ways to its monitors")?;
    method.are_balanced(&operands).ok_or(UNBALANCED)
}

struct Method<'a> {
    subject: &'a Subject<'a>,
    graph: &'a Graph,
    kinds: &'a Kinds,
}

impl Method<'_> {
    fn operation(&self, index: usize) -> &Operation {
        &self.subject.code.instructions[index].operation
    }

    /// By instruction: the value on top of the stack, if there is one. Meant for those of monitors.
    ///
    /// All code is walked until nothing new is seen to meet: names that were given before would be wrong otherwise.
    fn operands(&self) -> Option<Vec<Option<Value>>> {
        /// More are needed only where values meet that met, so many times.
        const MAX_ROUNDS: usize = 100;
        let mut meetings = Meetings::default();
        (0..MAX_ROUNDS).find_map(|_| {
            let n_before = meetings.len();
            let operands = self.walk(&mut meetings);
            (meetings.len() == n_before).then_some(operands)
        })
    }

    fn walk(&self, meetings: &mut Meetings) -> Vec<Option<Value>> {
        let n_slots = usize::from(self.subject.code.max_locals);
        let mut operands = vec![None; self.subject.code.instructions.len()];
        let mut entries: Vec<Option<Frame>> = vec![None; self.graph.n_blocks()];
        entries[0] = Some(Frame { slots: met(0, 0..n_slots), stack: Vec::new() });
        let mut left = vec![0];
        while let Some(block) = left.pop() {
            let Some(mut frame) = entries[block].clone() else { continue };
            for index in self.graph.instructions(block) {
                for (_, target) in self.handlers(index) {
                    let caught =
                        Frame { slots: frame.slots.clone(), stack: met(target, n_slots..n_slots + 1) };
                    meetings.meet(&mut entries, target, caught, &mut left);
                }
                operands[index] = frame.stack.last().copied();
                self.step(&mut frame, index);
            }
            for &next in &self.graph.next[block] {
                meetings.meet(&mut entries, next, frame.clone(), &mut left);
            }
        }
        operands
    }

    /// The handlers that may catch what an instruction throws, with their blocks: behind one that catches everything, none.
    fn handlers(&self, index: usize) -> impl Iterator<Item = (&Handler, usize)> {
        let handlers = self.subject.code.handlers.iter().zip(&self.graph.ranges);
        let mut is_caught = false;
        handlers
            .filter(move |&(_, &(start, end, _))| (start..end).contains(&index))
            .take_while(move |(handler, _)| !mem::replace(&mut is_caught, handler.catches.is_none()))
            .map(|(handler, &(_, _, target))| (handler, self.graph.block_of[target]))
    }

    fn step(&self, frame: &mut Frame, index: usize) {
        let before = &self.kinds.stacks[index];
        match self.operation(index) {
            Operation::Load { slot, .. } => frame.stack.push(frame.slots[usize::from(*slot)]),
            Operation::Store { slot, .. } => {
                frame.slots[usize::from(*slot)] = frame.stack.pop().unwrap_or(Value::Made(index));
            }
            Operation::Shuffle(shuffle) => {
                if let Some(moved) = shuffle_values(*shuffle, &before.0) {
                    moved.move_values(&mut frame.stack);
                }
            }
            operation => {
                let mut after = before.clone();
                let _ = after.apply(operation);
                // What stays on top if there is no result may as well be called a new one.
                frame.stack.truncate(after.0.len().saturating_sub(1));
                frame.stack.resize(after.0.len(), Value::Made(index));
            }
        }
    }

    /// Follows what is entered and not exited yet, which must be the same on all ways to a block.
    fn are_balanced(&self, operands: &[Option<Value>]) -> Option<()> {
        let mut entries: Vec<Option<Vec<Value>>> = vec![None; self.graph.n_blocks()];
        entries[0] = Some(Vec::new());
        let mut left = vec![0];
        while let Some(block) = left.pop() {
            let mut held = entries[block].clone()?;
            for index in self.graph.instructions(block) {
                for (_, target) in self.handlers(index) {
                    agree(&mut entries, target, &held, &mut left)?;
                }
                self.follow(&mut held, index, operands[index])?;
            }
            for &next in &self.graph.next[block] {
                agree(&mut entries, next, &held, &mut left)?;
            }
        }
        Some(())
    }

    fn follow(&self, held: &mut Vec<Value>, index: usize, operand: Option<Value>) -> Option<()> {
        if !held.is_empty() && !self.stays(index) {
            return None;
        }
        if let Operation::Monitor { is_enter } = self.operation(index) {
            if *is_enter {
                held.push(operand?);
            } else {
                held.remove(held.iter().rposition(|&value| Some(value) == operand)?);
            }
        }
        Some(())
    }

    /// Whether the method certainly goes on behind an instruction: it does not return, and what it throws is caught.
    fn stays(&self, index: usize) -> bool {
        match self.operation(index) {
            Operation::Return(_) => false,
            Operation::Nop
            | Operation::Load { .. }
            | Operation::Store { .. }
            | Operation::Increment { .. }
            | Operation::Shuffle(_)
            | Operation::Goto(_)
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::Compare { .. }
            | Operation::Convert { .. }
            | Operation::Push(Constant::Null | Constant::Int(_) | Constant::Long(_))
            // It is the one that was entered, or the code is refused.
            | Operation::Monitor { is_enter: false } => true,
            _ => self.handlers(index).any(|(handler, _)| handler.catches.is_none()),
        }
    }
}

fn met(block: usize, places: Range<usize>) -> Vec<Value> {
    places.map(|place| Value::Met { block, place }).collect()
}

/// The places of blocks where different values are known to meet.
#[derive(Default)]
struct Meetings(FxHashSet<(usize, usize)>);

impl Meetings {
    fn len(&self) -> usize {
        self.0.len()
    }

    /// A way leads to the block.
    fn meet(&mut self, entries: &mut [Option<Frame>], block: usize, mut frame: Frame, left: &mut Vec<usize>) {
        let values = frame.slots.iter_mut().chain(&mut frame.stack).enumerate();
        let Some(known) = &entries[block] else {
            for (place, value) in values.filter(|&(place, _)| self.0.contains(&(block, place))) {
                *value = Value::Met { block, place };
            }
            entries[block] = Some(frame);
            left.push(block);
            return;
        };
        for ((place, value), known) in values.zip(known.slots.iter().chain(&known.stack)) {
            if *known != *value && *known != (Value::Met { block, place }) {
                self.0.insert((block, place));
            }
        }
    }
}

fn agree(
    entries: &mut [Option<Vec<Value>>],
    block: usize,
    held: &[Value],
    left: &mut Vec<usize>,
) -> Option<()> {
    if let Some(known) = &entries[block] {
        return (known == held).then_some(());
    }
    entries[block] = Some(held.to_vec());
    left.push(block);
    Some(())
}
