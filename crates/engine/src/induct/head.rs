//! Heads of loops: where a state is at one, and which loops have no bound that is known.

use std::cell::Cell;
use std::rc::Rc;

use crate::machine::Machine;
use crate::state::{Frame, State};
use crate::world::{Compiled, LoopId, Op};

/// The head of a loop at which a state stands, and has just come to.
pub(super) fn head_of(state: &State) -> Option<LoopId> {
    let frame = state.frames.last()?;
    match frame.code.ops.get(frame.op.checked_sub(1)? as usize).map(Cell::get)? {
        Op::Loop { header, .. } if !state.is_resuming => Some(header),
        _ => None,
    }
}

/// How often the head of a loop was executed in a call.
pub(super) fn count_at(state: &State, frame: &Frame, header: LoopId) -> u32 {
    state.counters.get(frame.counters as usize + header.index()).copied().unwrap_or(0)
}

/// Whether an instruction belongs to a loop.
pub(super) fn is_inside(code: &Compiled, op: u32, header: LoopId) -> bool {
    loops_around(code, op).any(|id| id == header)
}

/// Where a jump may go on.
fn targets(code: &Compiled, op: u32) -> Vec<u32> {
    match code.ops.get(op as usize).map(Cell::get) {
        Some(Op::Goto(target)) => vec![target],
        Some(
            Op::If { target, .. }
            | Op::IfInts { target, .. }
            | Op::IfSame { target }
            | Op::IfNotSame { target }
            | Op::IfNull { target }
            | Op::IfNonNull { target },
        ) => vec![target, op + 1],
        Some(Op::Switch(switch)) => code.switches.get(switch as usize).map_or_else(Vec::new, |switch| {
            switch.cases.iter().map(|&(_, target)| target).chain([switch.default]).collect()
        }),
        _ => Vec::new(),
    }
}

/// The loops that an instruction belongs to, the innermost first.
fn loops_around(code: &Compiled, op: u32) -> impl Iterator<Item = LoopId> + '_ {
    let block = code.block_of.get(op as usize).and_then(|block| code.blocks.get(block.index()));
    let innermost = block.and_then(|block| block.innermost);
    std::iter::successors(innermost, |id| code.loops[id.index()].parent)
}

/// What is known of how often a loop goes round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Openness {
    /// What happens in it depends on values that are not known.
    Inside,
    /// When it is left does.
    Exit,
}

impl Machine<'_> {
    /// The instruction goes more than one way. If one of them leaves a loop, nobody knows how often that goes round.
    pub(crate) fn note_open_loops(&mut self) {
        /// A loop that has gone round more often may as well run for ever.
        const OFTEN: u32 = 50;
        let frame = self.state.frame();
        let code = &frame.code;
        self.engine.open_methods.insert(code.method);
        let mut has_no_bound = self.state.frames.iter().rev().skip(1).any(|it| Rc::ptr_eq(&it.code, code));
        let targets = targets(code, frame.op);
        for id in loops_around(code, frame.op) {
            let leaves = targets.iter().any(|&target| !is_inside(code, target, id));
            let openness = if leaves { Openness::Exit } else { Openness::Inside };
            has_no_bound |= leaves || count_at(self.state, frame, id) > OFTEN;
            let known = self.engine.open_loops.entry((code.method, id)).or_insert(openness);
            *known = openness.max(*known);
        }
        self.engine.has_no_bound |= has_no_bound;
    }
}
