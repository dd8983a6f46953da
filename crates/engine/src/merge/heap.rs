//! The objects of two states.

use std::collections::BTreeSet;
use std::rc::Rc;

use super::Merging;
use crate::heap::{Content, Elements, Heap, Object, OpenArray, Write};
use crate::value::Value;

impl Merging<'_> {
    /// An object that only one state has was made after the states parted, and is kept: in the other one, nothing refers to it.
    /// Those whose id is the same in all states have their first value there.
    pub(super) fn heap(&mut self, ours: &Heap, theirs: &Heap) -> Option<Heap> {
        let mut merged = ours.clone();
        for (id, our_object, their_object) in ours.differences(theirs) {
            let first = self.engine.first_value(id).map(Rc::new);
            match (our_object.or(first.as_ref()), their_object.or(first.as_ref())) {
                (Some(ours), Some(theirs)) => {
                    // A leaf of the heap may have to be copied for it.
                    self.engine.spend(16).ok()?;
                    let object = self.object(ours, theirs)?;
                    self.engine.allocated += object.size();
                    merged.put(id, Rc::new(object));
                }
                (None, Some(theirs)) => merged.put(id, Rc::clone(theirs)),
                (_, None) => {}
            }
        }
        Some(merged)
    }

    fn object(&mut self, ours: &Object, theirs: &Object) -> Option<Object> {
        if ours.class != theirs.class {
            return None;
        }
        let content = match (&ours.content, &theirs.content) {
            (Content::Fields(ours), Content::Fields(theirs)) => {
                let pairs = ours.iter().zip(theirs);
                Content::Fields(
                    pairs.map(|(&ours, &theirs)| self.value(ours, theirs)).collect::<Option<_>>()?,
                )
            }
            (Content::Array(ours), Content::Array(theirs)) => Content::Array(self.elements(ours, theirs)?),
            (Content::Open(our_array), Content::Open(their_array)) => {
                Content::Open(self.open_array((ours, our_array), (theirs, their_array))?)
            }
            (Content::Rope(ours), Content::Rope(theirs)) if ours == theirs => Content::Rope(*ours),
            // What it consists of is the same in all states, and can be looked up again.
            (argument @ Content::Argument(_), _) | (_, argument @ Content::Argument(_)) => argument.clone(),
            _ => return None,
        };
        Some(Object { class: ours.class, content })
    }

    /// What is known in one of them is looked up in the other. What was written after they parted was written if it was theirs.
    fn open_array(
        &mut self,
        (ours, our_array): (&Object, &OpenArray),
        (theirs, their_array): (&Object, &OpenArray),
    ) -> Option<OpenArray> {
        let is_alike = our_array.length.is_same(their_array.length) && our_array.origin == their_array.origin;
        if !is_alike {
            return None;
        }
        let known = our_array.known.keys().chain(their_array.known.keys());
        let known: BTreeSet<u32> = known.copied().collect();
        self.engine.spend(known.len()).ok()?;
        let mut merged = OpenArray::new(our_array.length, our_array.origin);
        for at in known {
            let index = Value::Int(at.cast_signed());
            let our_element = self.engine.element(ours, index).ok()??;
            let their_element = self.engine.element(theirs, index).ok()??;
            merged.known.insert(at, self.value(our_element, their_element)?);
        }
        let common = our_array.writes.iter().zip(&their_array.writes);
        let n_common = common.take_while(|(ours, theirs)| Rc::ptr_eq(ours, theirs)).count();
        merged.writes.extend_from_slice(&our_array.writes[..n_common]);
        let is_theirs = self.engine.pool.not(self.is_ours);
        for (array, guard) in [(our_array, self.is_ours), (their_array, is_theirs)] {
            for write in &array.writes[n_common..] {
                self.n_differences = self.n_differences.checked_sub(1)?;
                let guard = write.guard.map_or(guard, |inner| self.engine.pool.and(guard, inner));
                merged.writes.push(Rc::new(Write { guard: Some(guard), what: write.what.clone() }));
            }
        }
        merged.depth = our_array.depth.max(their_array.depth);
        merged.room = our_array.room.max(their_array.room);
        Some(merged)
    }

    fn elements(&mut self, ours: &Elements, theirs: &Elements) -> Option<Elements> {
        if ours.len() != theirs.len() {
            return None;
        }
        if let (Elements::Chunks(ours), Elements::Chunks(theirs)) = (ours, theirs) {
            return ours.merged(theirs, |ours, theirs| self.elements(ours, theirs)).map(Elements::Chunks);
        }
        self.engine.spend(ours.len()).ok()?;
        let mut merged = ours.clone();
        for (index, (our_element, their_element)) in ours.values().zip(theirs.values()).enumerate() {
            if !our_element.is_same(their_element) {
                merged.set(index, self.value(our_element, their_element)?);
            }
        }
        Some(merged)
    }
}
