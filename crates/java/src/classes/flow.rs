//! What is on the operand stack before each instruction: classes of references, by following every path through a method.

use std::collections::{BTreeMap, BTreeSet};

use smol_str::SmolStr;

use super::class::Code;
use super::frame::Frame;
use super::instruction::Operation;
use super::set::{Classes, MethodIn};
use super::value::Value;

/// Instructions times slots and words of the operand stack; what people write stays far below.
const MAX_EFFORT: usize = 1 << 22;

/// What is known about the values of a method.
#[derive(Default)]
pub(super) struct Types {
    /// The operand stack before an instruction, by its pc; unreachable instructions are not there.
    pub(super) stacks: BTreeMap<u16, Vec<Value>>,
    /// Classes of which no more is known where paths meet than that they are objects.
    pub(super) joined: BTreeSet<SmolStr>,
}

/// Nothing is known of methods that are too large, use subroutines, or do not fit together.
pub(super) fn types(classes: &Classes, at: MethodIn<'_>) -> Option<Types> {
    let Some(code) = &at.method.code else { return Some(Types::default()) };
    let frame_size = usize::from(code.max_locals) + usize::from(code.max_stack) + 1;
    if code.instructions.len().saturating_mul(frame_size) > MAX_EFFORT {
        return None;
    }
    let mut flow =
        Flow { classes, code, frames: BTreeMap::new(), queue: BTreeSet::new(), joined: BTreeSet::new() };
    flow.reach(0, &entry(at, code)?)?;
    while let Some(pc) = flow.queue.pop_first() {
        flow.step(pc)?;
    }
    let stacks = flow.frames.into_iter().map(|(pc, frame)| (pc, frame.stack)).collect();
    Some(Types { stacks, joined: flow.joined })
}

fn entry(at: MethodIn<'_>, code: &Code) -> Option<Frame> {
    let mut locals = vec![Value::Word; code.max_locals.into()];
    if !at.method.flags.is_static() {
        *locals.get_mut(0)? = Value::of_class(at.class.name.clone());
    }
    for parameter in at.method.parameters()? {
        *locals.get_mut(usize::from(parameter.slot))? = Value::of_descriptor(parameter.descriptor);
    }
    Some(Frame { stack: Vec::new(), locals })
}

struct Flow<'a> {
    classes: &'a Classes,
    code: &'a Code,
    frames: BTreeMap<u16, Frame>,
    queue: BTreeSet<u16>,
    joined: BTreeSet<SmolStr>,
}

impl Flow<'_> {
    fn reach(&mut self, pc: u16, frame: &Frame) -> Option<()> {
        if frame.stack.len() > usize::from(self.code.max_stack) {
            return None;
        }
        let joined = match self.frames.get(&pc) {
            Some(before) => before.join(frame, self.classes, &mut self.joined)?,
            None => frame.clone(),
        };
        if self.frames.get(&pc) != Some(&joined) {
            self.frames.insert(pc, joined);
            self.queue.insert(pc);
        }
        Some(())
    }

    fn step(&mut self, pc: u16) -> Option<()> {
        let code = self.code;
        let index = code.instructions.binary_search_by_key(&pc, |instruction| instruction.pc).ok()?;
        let instruction = &code.instructions[index];
        let mut frame = self.frames.get(&pc)?.clone();
        for handler in &code.handlers {
            if (handler.start..handler.end).contains(&pc) {
                let caught = handler.catches.as_deref().unwrap_or("java.lang.Throwable");
                let frame = Frame { stack: vec![Value::of_class(caught)], locals: frame.locals.clone() };
                self.reach(handler.target, &frame)?;
            }
        }
        frame.execute(&instruction.operation, self.classes)?;
        match &instruction.operation {
            Operation::Goto(target) => return self.reach(*target, &frame),
            Operation::Branch { target, .. } => self.reach(*target, &frame)?,
            Operation::Switch { default, cases } => {
                for (_, target) in cases {
                    self.reach(*target, &frame)?;
                }
                return self.reach(*default, &frame);
            }
            Operation::Return(_) | Operation::Throw => return Some(()),
            Operation::Jsr(_) | Operation::Ret(_) => return None,
            _ => {}
        }
        self.reach(u16::try_from(instruction.next).ok()?, &frame)
    }
}
