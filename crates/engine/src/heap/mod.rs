//! The objects of a state, shared with the states that it was forked from until one of them writes.
//!
//! A directory of leaves, each of which holds the objects of a range of ids. Whoever writes makes the leaf and the object its
//! own first; without other states that is a look at two counters.

mod chunks;
mod elements;
mod object;
mod open;

use std::array;
use std::num::NonZeroU32;
use std::rc::Rc;

pub(crate) use elements::Elements;
pub(crate) use object::{Content, Object, default_fields, default_value};
pub(crate) use open::{OpenArray, Origin, Step, Write, Written};

use crate::value::ObjectId;

const LEAF_BITS: usize = 8;
const LEAF_SIZE: usize = 1 << LEAF_BITS;

type Leaf = [Option<Rc<Object>>; LEAF_SIZE];

/// The objects of a state.
#[derive(Clone, Default)]
pub(crate) struct Heap {
    leaves: Vec<Option<Rc<Leaf>>>,
}

impl Heap {
    /// The object, if this state has it.
    pub(crate) fn get(&self, id: ObjectId) -> Option<&Object> {
        let leaf = self.leaves.get(id.index() >> LEAF_BITS)?.as_ref()?;
        leaf[id.index() & (LEAF_SIZE - 1)].as_deref()
    }

    /// The object, to be held while the heap is written.
    pub(crate) fn shared(&self, id: ObjectId) -> Option<&Rc<Object>> {
        let leaf = self.leaves.get(id.index() >> LEAF_BITS)?.as_ref()?;
        leaf[id.index() & (LEAF_SIZE - 1)].as_ref()
    }

    /// The object, to be written.
    pub(crate) fn get_mut(&mut self, id: ObjectId) -> Option<&mut Object> {
        let leaf = self.leaves.get_mut(id.index() >> LEAF_BITS)?.as_mut()?;
        Rc::make_mut(leaf)[id.index() & (LEAF_SIZE - 1)].as_mut().map(Rc::make_mut)
    }

    /// Adds or replaces an object.
    pub(crate) fn put(&mut self, id: ObjectId, object: Rc<Object>) {
        let at = id.index() >> LEAF_BITS;
        if at >= self.leaves.len() {
            self.leaves.resize(at + 1, None);
        }
        let leaf = self.leaves[at].get_or_insert_with(|| Rc::new(array::from_fn(|_| None)));
        Rc::make_mut(leaf)[id.index() & (LEAF_SIZE - 1)] = Some(object);
    }

    /// Drops objects.
    pub(crate) fn retain(&mut self, is_kept: impl Fn(ObjectId) -> bool) {
        for (at, leaf) in self.leaves.iter_mut().enumerate() {
            let Some(shared) = leaf else { continue };
            let is_dropped = |slot: usize, object: &Option<Rc<Object>>| {
                object.is_some() && object_id(at, slot).is_none_or(|id| !is_kept(id))
            };
            if !shared.iter().enumerate().any(|(slot, object)| is_dropped(slot, object)) {
                continue;
            }
            for (slot, object) in Rc::make_mut(shared).iter_mut().enumerate() {
                if is_dropped(slot, object) {
                    *object = None;
                }
            }
            if shared.iter().all(Option::is_none) {
                *leaf = None;
            }
        }
    }

    /// About how much memory it takes.
    pub(crate) fn size(&self) -> u64 {
        let objects = self.leaves.iter().flatten().flat_map(|leaf| leaf.iter().flatten());
        objects.map(|object| object.size()).sum()
    }

    /// The objects that the two heaps do not share. Leaves that they share are not looked at.
    pub(crate) fn differences<'h>(&'h self, other: &'h Self) -> Vec<Difference<'h>> {
        let mut differences = Vec::new();
        for at in 0..self.leaves.len().max(other.leaves.len()) {
            let leaf = |heap: &'h Self| heap.leaves.get(at).and_then(Option::as_ref);
            let (ours, theirs) = (leaf(self), leaf(other));
            if same_pointer(ours, theirs) {
                continue;
            }
            for slot in 0..LEAF_SIZE {
                let (our_object, their_object) =
                    (ours.and_then(|leaf| leaf[slot].as_ref()), theirs.and_then(|leaf| leaf[slot].as_ref()));
                if let Some(id) = object_id(at, slot).filter(|_| !same_pointer(our_object, their_object)) {
                    differences.push((id, our_object, their_object));
                }
            }
        }
        differences
    }
}

/// An object that two heaps do not share: as it is in the first and in the second, where it exists there.
pub(crate) type Difference<'h> = (ObjectId, Option<&'h Rc<Object>>, Option<&'h Rc<Object>>);

fn object_id(leaf: usize, slot: usize) -> Option<ObjectId> {
    NonZeroU32::new((leaf << LEAF_BITS | slot) as u32).map(ObjectId::from_number)
}

fn same_pointer<T>(ours: Option<&Rc<T>>, theirs: Option<&Rc<T>>) -> bool {
    match (ours, theirs) {
        (Some(ours), Some(theirs)) => Rc::ptr_eq(ours, theirs),
        (None, None) => true,
        _ => false,
    }
}
