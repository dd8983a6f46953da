//! Slots to locals: argument `i` is local `i`, and a long takes one.

use std::collections::BTreeMap;

use jurat_java::classes::Operation;

use super::Subject;
use super::stack::is_wide;

/// The local of each slot that is used.
///
/// Different slots are different locals, so this is right whatever a slot holds at which time.
pub(super) struct Locals {
    by_slot: BTreeMap<u16, u16>,
    n_arguments: u16,
}

impl Locals {
    pub(super) fn of(subject: &Subject<'_>) -> Self {
        let mut by_slot = BTreeMap::new();
        let (mut slot, mut n_arguments) = (0, 0);
        for kind in &subject.arguments {
            by_slot.insert(slot, n_arguments);
            slot += 1 + u16::from(is_wide(*kind));
            n_arguments += 1;
        }
        for instruction in &subject.code.instructions {
            if let Some(slot) = slot_of(&instruction.operation) {
                let next = by_slot.len() as u16;
                by_slot.entry(slot).or_insert(next);
            }
        }
        Self { by_slot, n_arguments }
    }

    pub(super) fn n_locals(&self) -> u16 {
        self.by_slot.len() as u16
    }

    pub(super) fn n_arguments(&self) -> u16 {
        self.n_arguments
    }

    pub(super) fn local(&self, slot: u16) -> u16 {
        self.by_slot.get(&slot).copied().unwrap_or(0)
    }
}

/// The slot that an operation reads or writes.
pub(super) fn slot_of(operation: &Operation) -> Option<u16> {
    match operation {
        Operation::Load { slot, .. } | Operation::Store { slot, .. } | Operation::Increment { slot, .. } => {
            Some(*slot)
        }
        _ => None,
    }
}
