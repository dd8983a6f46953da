//! The objects of two states.

use std::rc::Rc;

use super::Merging;
use crate::heap::{Content, Elements, Heap, Object};

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
            (
                Content::Opaque { length, first: ours, what },
                Content::Opaque { length: their_length, first: theirs, .. },
            ) if length.is_same(*their_length) => {
                Content::Opaque { length: *length, first: self.elements(ours, theirs)?, what: *what }
            }
            (Content::Rope(ours), Content::Rope(theirs)) if ours == theirs => Content::Rope(*ours),
            // What it consists of is the same in all states, and can be looked up again.
            (argument @ Content::Argument(_), _) | (_, argument @ Content::Argument(_)) => argument.clone(),
            _ => return None,
        };
        Some(Object { class: ours.class, content })
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
