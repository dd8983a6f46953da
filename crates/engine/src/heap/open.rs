//! An array whose length depends on the input: one object, however long it is.
//!
//! What stands at a known index is in a table, as it is now. What was written at an index that depends on the input is in a list, and
//! counts for the elements that are not in the table. So a program that touches a few elements pays for these, and a read at an
//! index that is a term is an if-then-else over what may be meant. `crates/engine/src/open.rs` reads and writes.

use std::collections::BTreeMap;
use std::rc::Rc;

use jurat_solver::Term;

use super::Object;
use crate::originals::OriginalId;
use crate::value::{Unknown, Value};

/// An array whose length depends on the input.
#[derive(Clone, Debug)]
pub(crate) struct OpenArray {
    /// An int that is not negative.
    pub(crate) length: Value,
    /// What the elements are that nobody has written.
    pub(crate) origin: Origin,
    /// Elements as they are now, by their indexes.
    pub(crate) known: BTreeMap<u32, Value>,
    /// What else was written, the oldest first; it counts for the elements that are not known.
    pub(crate) writes: Vec<Rc<Write>>,
    /// How many arrays were copied into each other for this one.
    pub(crate) depth: u32,
    /// Bytes that it takes in a virtual machine, about; nothing if it is an input.
    pub(crate) room: u64,
}

/// What the elements are that nobody has written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Zeros or nulls.
    Cleared,
    /// The bytes of a text that is an input.
    Input(OriginalId),
    /// They are not modelled. Those that are known have the first indexes.
    Unknown(Unknown),
}

/// Something that was written at indexes that depend on the input.
#[derive(Debug)]
pub(crate) struct Write {
    /// When it was written; nothing means always.
    pub(crate) guard: Option<Term>,
    pub(crate) what: Written,
}

/// What was written.
#[derive(Clone, Debug)]
pub(crate) enum Written {
    Element {
        index: Term,
        value: Value,
    },
    /// A range of another array, as that was then.
    Range {
        at: Term,
        count: Term,
        from: Rc<Object>,
        from_at: Term,
        step: Step,
    },
}

/// Which elements of the other array are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// One after the other.
    Each,
    /// Each of them with a zero behind it: bytes become chars.
    Spread,
    /// Each second one: chars become bytes.
    Second,
}

impl OpenArray {
    /// An array in which nobody has written.
    pub(crate) fn new(length: Value, origin: Origin) -> Self {
        Self { length, origin, known: BTreeMap::new(), writes: Vec::new(), depth: 0, room: 0 }
    }

    /// Bytes of memory, here or in a virtual machine.
    pub(super) fn size(&self) -> usize {
        /// What an entry of the table takes, about.
        const KNOWN: usize = 32;
        /// What a write takes. Arrays that are copied from were counted when they were made.
        const WRITE: usize = 96;
        let here = KNOWN * self.known.len() + WRITE * self.writes.len();
        here.max(usize::try_from(self.room).unwrap_or(usize::MAX))
    }
}
