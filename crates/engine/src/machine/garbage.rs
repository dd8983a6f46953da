//! Objects that nothing refers to any more are dropped now and then, so that long executions fit into memory.

use std::rc::Rc;

use jurat_quota::Exhausted;
use rustc_hash::FxHashSet;

use super::Machine;
use crate::heap::{Content, Elements, Object, OpenArray, Written};
use crate::state::{After, Frame};
use crate::value::{ObjectId, Unknown, Value};

/// Bytes that are made between two collections, at least.
const LEAST_GARBAGE: u64 = 64 << 20;
/// A virtual machine certainly has room for objects of so many bytes.
pub(super) const MOST_LIVE: u64 = 64 << 20;
/// More were not made since the last collection, whatever became of them.
pub(super) const MOST_MADE: u64 = 256 << 20;

impl Machine<'_> {
    /// Drops the objects of this state that cannot be reached, if many were made since the last time.
    pub(crate) fn collect_garbage(&mut self) {
        if self.engine.allocated < self.engine.next_collection {
            return;
        }
        self.drop_garbage();
        self.engine.allocated = self.state.made;
        self.engine.next_collection = 2 * self.engine.allocated + LEAST_GARBAGE;
    }

    /// An object is made for which a virtual machine may have no room. Whoever calls the instruction may catch that, also in the
    /// JDK.
    pub(super) fn may_lack_room(&mut self) {
        self.state.is_large = true;
        self.engine.world.notices_limits |= self.state.frames.last().is_some_and(Frame::watches_calls);
    }

    /// Drops the objects of this state that cannot be reached, unless the time is over before they are known.
    pub(crate) fn drop_garbage(&mut self) {
        if let Some(reached) = self.reachable() {
            let first_new = self.engine.barrier.map_or(0, |barrier| barrier.first_new.get() as usize);
            self.state.heap.retain(|id| id.index() < first_new || reached.contains(id));
            self.state.made = self.state.heap.size();
            self.state.is_large |= self.state.made > MOST_LIVE;
        }
    }

    fn reachable(&self) -> Option<Reached> {
        /// Objects between two looks at the clock.
        const SLICE: usize = 1 << 12;
        let mut n_objects: usize = 0;
        let mut reached = Reached::default();
        for &value in &self.state.stack {
            self.reach(&mut reached, value);
        }
        for frame in &self.state.frames {
            if let After::Throw(object) = frame.after {
                reached.add(object);
            }
        }
        for class in self.state.classes.table().iter().flatten() {
            for &value in &class.fields {
                self.reach(&mut reached, value);
            }
        }
        // The object of a class lives as long as the class, with what was stored in it.
        for &mirror in self.engine.shared.mirrors.values() {
            reached.add(mirror);
        }
        while let Some(id) = reached.waiting.pop() {
            n_objects += 1;
            if n_objects.is_multiple_of(SLICE) && self.engine.quota().look() == Err(Exhausted::Time) {
                return None;
            }
            if let Some(object) = self.state.heap.get(id) {
                self.reach_from(&mut reached, object);
            }
        }
        Some(reached)
    }

    fn reach_from(&self, reached: &mut Reached, object: &Object) {
        match &object.content {
            Content::Fields(values) => self.reach_all(reached, values),
            Content::Array(elements) => self.reach_elements(reached, elements),
            Content::Open(open) => self.reach_open(reached, open),
            Content::Argument(_) => {}
            Content::Rope(rope) => {
                for piece in &*self.engine.ropes.pieces(*rope) {
                    self.reach(reached, piece.value());
                }
            }
        }
    }

    fn reach_open(&self, reached: &mut Reached, array: &OpenArray) {
        for &value in array.known.values() {
            self.reach(reached, value);
        }
        for write in &array.writes {
            match &write.what {
                Written::Element { value, .. } => self.reach(reached, *value),
                // No deeper than arrays may be copied into each other.
                Written::Range { from, .. } if reached.copied.insert(Rc::as_ptr(from)) => {
                    self.reach_from(reached, from);
                }
                Written::Range { .. } => {}
            }
        }
    }

    fn reach_elements(&self, reached: &mut Reached, elements: &Elements) {
        match elements {
            Elements::Values(values) => self.reach_all(reached, values),
            Elements::References(references) => {
                for &reference in references.iter().flatten() {
                    reached.add(reference);
                }
            }
            Elements::Chunks(chunks) => {
                for chunk in chunks.written() {
                    self.reach_elements(reached, chunk);
                }
            }
            _ => {}
        }
    }

    fn reach_all(&self, reached: &mut Reached, values: &[Value]) {
        for &value in values {
            self.reach(reached, value);
        }
    }

    fn reach(&self, reached: &mut Reached, value: Value) {
        match value {
            Value::Ref(Some(id)) => reached.add(id),
            Value::Choice(choice) => {
                for alternative in &*self.engine.choices.alternatives(choice) {
                    if let Some(id) = alternative.reference {
                        reached.add(id);
                    }
                }
            }
            Value::Unknown(Unknown::Form(form)) => {
                for made in self.engine.forms.made(form) {
                    self.reach(reached, made);
                }
            }
            _ => {}
        }
    }
}

/// The objects that were reached, one bit each, and those of them that were not looked into.
#[derive(Default)]
struct Reached {
    bits: Vec<u64>,
    /// Arrays as they were when they were copied, each of which may have been copied to many.
    copied: FxHashSet<*const Object>,
    waiting: Vec<ObjectId>,
}

impl Reached {
    fn add(&mut self, id: ObjectId) {
        let (word, bit) = (id.index() / 64, 1 << (id.index() % 64));
        if word >= self.bits.len() {
            self.bits.resize(word + 1, 0);
        }
        if self.bits[word] & bit == 0 {
            self.bits[word] |= bit;
            self.waiting.push(id);
        }
    }

    fn contains(&self, id: ObjectId) -> bool {
        self.bits.get(id.index() / 64).is_some_and(|word| word >> (id.index() % 64) & 1 != 0)
    }
}
