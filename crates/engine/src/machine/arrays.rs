//! Arrays, for instructions and native methods.

use std::rc::Rc;

use super::{Halt, Machine};
use crate::heap::{Content, Elements, Object};
use crate::value::{Reference, Unknown, Value};
use crate::world::{ClassId, ClassKind};

impl Machine<'_> {
    /// A new array of zeros or nulls.
    pub(crate) fn new_array(&mut self, array_class: ClassId, length: usize) -> Result<Reference, Halt> {
        let ClassKind::Array { ty, .. } = self.engine.world.class(array_class).kind else {
            return Err(Halt::malformed());
        };
        self.reserve_array(length)?;
        let content = Content::Array(Elements::new(ty, length));
        Ok(Some(self.add_object(Object { class: array_class, content })))
    }

    /// A new array of which only the length and the first elements are known.
    #[expect(clippy::unnecessary_wraps, reason = "callers make a value of it, and that holds a reference")]
    pub(crate) fn new_opaque_array(
        &mut self,
        class: ClassId,
        length: Value,
        first: Elements,
        what: Unknown,
    ) -> Reference {
        Some(self.add_object(Object { class, content: Content::Opaque { length, first, what } }))
    }

    /// Decides how long an array is whose length depends on the input, if all of its elements are modelled then.
    pub(crate) fn settle_length(&mut self, array: Reference) -> Result<(), Halt> {
        let Content::Opaque { length, first, .. } = &self.object(array)?.content else { return Ok(()) };
        let (length, first) = (*length, first.clone());
        let term = self.term(length)?;
        let most = self.pool().bits(32, first.len() as u64);
        let is_modelled = self.pool().ule(term, most);
        if self.decide(is_modelled)? {
            let length = usize::try_from(self.int(length)?).map_err(|_| Halt::malformed())?;
            self.object_mut(array)?.content = Content::Array(first.truncated(length));
        }
        Ok(())
    }

    /// Refuses an array that the budget has no room for.
    pub(crate) fn reserve_array(&mut self, length: usize) -> Result<(), Halt> {
        // Elements that depend on the input take more room than others, and each of them may come to depend on it.
        self.reserve(length as u64 * size_of::<Value>() as u64)
    }

    /// Refuses what the budget has no room for, before it is made.
    pub(super) fn reserve(&mut self, bytes: u64) -> Result<(), Halt> {
        /// Without a budget for memory, no array is larger than this.
        const MOST: u64 = 1 << 32;
        let room = self.engine.budget.memory.map_or(MOST, |most| most.saturating_sub(self.engine.allocated));
        if bytes > room { Err(Halt::undecided("an array that is too large")) } else { Ok(()) }
    }

    pub(crate) fn elements(&self, array: Reference) -> Result<&Elements, Halt> {
        let object = self.object(array)?;
        object.elements().ok_or_else(|| no_elements(object))
    }

    pub(crate) fn elements_mut(&mut self, array: Reference) -> Result<&mut Elements, Halt> {
        self.elements(array)?;
        match &mut self.object_mut(array)?.content {
            Content::Array(elements) => Ok(elements),
            Content::Fields(_) | Content::Opaque { .. } | Content::Argument(_) => Err(Halt::malformed()),
        }
    }

    pub(crate) fn array_length(&self, array: Reference) -> Result<usize, Halt> {
        Ok(self.elements(array)?.len())
    }

    pub(crate) fn array_get(&self, array: Reference, index: usize) -> Result<Value, Halt> {
        self.elements(array)?.get(index).ok_or_else(Halt::malformed)
    }

    /// Stores an element, which was narrowed to the type of the array.
    pub(crate) fn array_set(&mut self, array: Reference, index: usize, value: Value) -> Result<(), Halt> {
        let elements = self.elements_mut(array)?;
        if index >= elements.len() {
            return Err(Halt::malformed());
        }
        elements.set(index, value);
        Ok(())
    }

    /// Copies elements between two arrays, which may be the same one, as if through a third.
    pub(crate) fn array_copy(
        &mut self,
        (from, from_at): (Reference, usize),
        (to, to_at): (Reference, usize),
        count: usize,
    ) -> Result<(), Halt> {
        if from == to {
            return self.array_move(from, from_at, to_at, count);
        }
        let source = Rc::clone(from.and_then(|id| self.state.heap.shared(id)).ok_or_else(Halt::malformed)?);
        let elements = source.elements().ok_or_else(|| no_elements(&source))?;
        let target = self.elements_mut(to)?;
        let fits = |at: usize, length: usize| at.checked_add(count).is_some_and(|end| end <= length);
        if !fits(from_at, elements.len()) || !fits(to_at, target.len()) {
            return Err(Halt::malformed());
        }
        target.copy_from(to_at, elements, from_at, count);
        Ok(())
    }

    fn array_move(&mut self, array: Reference, from: usize, to: usize, count: usize) -> Result<(), Halt> {
        let elements = self.elements_mut(array)?;
        let fits = |at: usize| at.checked_add(count).is_some_and(|end| end <= elements.len());
        if !fits(from) || !fits(to) {
            return Err(Halt::malformed());
        }
        elements.copy_within(from, to, count);
        Ok(())
    }
}

/// Why an object has no elements.
fn no_elements(object: &Object) -> Halt {
    match object.content {
        Content::Opaque { what, .. } => Halt::unusable(Value::Unknown(what)),
        Content::Fields(_) | Content::Array(_) | Content::Argument(_) => Halt::malformed(),
    }
}
