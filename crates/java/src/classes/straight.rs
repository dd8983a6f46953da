//! What came right before an instruction, if nothing can jump in between.

use std::collections::BTreeSet;

use crate::classes::class::Code;
use crate::classes::instruction::Operation;

/// The instructions of a method, as far as each follows the one before it.
pub struct Straight<'c> {
    code: &'c Code,
    /// Where jumps and handlers arrive.
    targets: BTreeSet<u16>,
}

impl<'c> Straight<'c> {
    /// Of the code of a method.
    pub fn new(code: &'c Code) -> Self {
        let mut targets: BTreeSet<_> = code.handlers.iter().map(|handler| handler.target).collect();
        for instruction in &code.instructions {
            match &instruction.operation {
                Operation::Branch { target, .. } | Operation::Goto(target) | Operation::Jsr(target) => {
                    targets.insert(*target);
                }
                Operation::Switch { default, cases } => {
                    targets.insert(*default);
                    targets.extend(cases.iter().map(|&(_, target)| target));
                }
                _ => {}
            }
        }
        Self { code, targets }
    }

    /// The operation that many instructions before one, if every way to it leads through that.
    pub fn before(&self, index: usize, n_back: usize) -> Option<&'c Operation> {
        let first = index.checked_sub(n_back)?;
        let between = self.code.instructions.get(first + 1..=index)?;
        let is_straight = !between.iter().any(|instruction| self.targets.contains(&instruction.pc));
        is_straight.then(|| &self.code.instructions[first].operation)
    }

    /// The same for an instruction by its pc.
    pub(crate) fn before_pc(&self, pc: u16) -> Option<&'c Operation> {
        let index = self.code.instructions.binary_search_by_key(&pc, |instruction| instruction.pc).ok()?;
        self.before(index, 1)
    }
}
