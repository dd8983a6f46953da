//! Arrays, for instructions and native methods.

use std::rc::Rc;

use jurat_solver::Answer;

use super::garbage::MOST_LIVE;
use super::{Halt, Machine};
use crate::heap::{Content, Elements, Object, OpenArray, Origin};
use crate::value::{Reference, Value};
use crate::world::{ClassId, ClassKind};

/// Longer arrays take room only where somebody writes.
const SHORT: usize = 1 << 13;
/// An array that cannot be longer than this has a path for each of its lengths.
const MOST_LENGTHS: u64 = 64;
/// Bytes of an element in a virtual machine, at most.
const ELEMENT: u64 = 8;

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

    /// A new array of zeros or nulls, whose length may depend on the input, but is not negative.
    pub(crate) fn new_array_of(&mut self, array_class: ClassId, length: Value) -> Result<Reference, Halt> {
        if self.is_long(length)? {
            let room = self.room_for(length)?;
            let array = OpenArray { room, ..OpenArray::new(length, Origin::Cleared) };
            return Ok(self.new_open_array(array_class, array));
        }
        let length = usize::try_from(self.int(length)?).map_err(|_| Halt::malformed())?;
        self.new_array(array_class, length)
    }

    /// Whether arrays of this length are one object. A run has its script, which says how long they are.
    fn is_long(&mut self, length: Value) -> Result<bool, Halt> {
        let Value::IntTerm(term) = length else { return Ok(false) };
        if self.engine.follow.is_some() {
            return Ok(false);
        }
        if !self.may_exceed(length, MOST_LENGTHS)? {
            return Ok(false);
        }
        self.engine.has_lengths = true;
        let most = u64::from(self.engine.budget.lengths);
        let most = self.pool().bits(32, most);
        let is_long = self.pool().ult(most, term);
        self.decide(is_long)
    }

    /// Bytes that an array of this length takes in a virtual machine, about. Which has perhaps none of them if they are too many.
    pub(crate) fn room_for(&mut self, length: Value) -> Result<u64, Halt> {
        /// Lengths that are told apart, where it may not be longer than the last one.
        const LENGTHS: [u64; 3] = [1 << 10, 1 << 16, MOST_LIVE / ELEMENT];
        let [shorter @ .., longest] = LENGTHS;
        if self.may_exceed(length, longest)? {
            self.may_lack_room();
            return Ok(MOST_LIVE);
        }
        for most in shorter {
            if !self.may_exceed(length, most)? {
                return Ok(ELEMENT * most);
            }
        }
        Ok(MOST_LIVE)
    }

    /// Whether a length that is not negative may be more than that on this path, as far as is known.
    fn may_exceed(&mut self, length: Value, most: u64) -> Result<bool, Halt> {
        let length = self.term(length)?;
        let most = self.pool().bits(32, most);
        let is_more = self.pool().ult(most, length);
        Ok(!matches!(self.ask_path(is_more), Answer::Unsat))
    }

    /// A new array whose length depends on the input.
    #[expect(clippy::unnecessary_wraps, reason = "callers make a value of it, and that holds a reference")]
    pub(crate) fn new_open_array(&mut self, class: ClassId, array: OpenArray) -> Reference {
        Some(self.add_object(Object { class, content: Content::Open(array) }))
    }

    /// Decides how long an array is of which only the first elements are modelled, if that are all.
    pub(crate) fn settle_length(&mut self, array: Reference) -> Result<(), Halt> {
        let Content::Open(OpenArray { length, origin: Origin::Unknown(_), known, .. }) =
            &self.object(array)?.content
        else {
            return Ok(());
        };
        let (length, first): (Value, Vec<Value>) = (*length, known.values().copied().collect());
        let term = self.term(length)?;
        let most = self.pool().bits(32, first.len() as u64);
        let is_modelled = self.pool().ule(term, most);
        if self.decide(is_modelled)? {
            let length = usize::try_from(self.int(length)?).map_err(|_| Halt::malformed())?;
            let elements = Elements::Values(first[..length].into());
            self.object_mut(array)?.content = Content::Array(elements);
        }
        Ok(())
    }

    /// Refuses an array that is too long. One of ordinary length takes room only where somebody writes, but not in a virtual
    /// machine.
    pub(crate) fn reserve_array(&mut self, length: usize) -> Result<(), Halt> {
        /// An array of longs has eight gigabytes then, which not every JVM has.
        const LONGEST: usize = 1 << 30;
        /// Bytes of its directory for each element, rounded up.
        const DIRECTORY: u64 = 256;
        if length > LONGEST {
            return Err(Halt::undecided("an array that is too large"));
        }
        if length as u64 * ELEMENT > MOST_LIVE {
            self.may_lack_room();
        }
        self.reserve(length as u64 / DIRECTORY)
    }

    /// Refuses arrays of arrays for which there is no room, before the first of them is made.
    pub(crate) fn reserve_arrays(&self, lengths: &[usize]) -> Result<(), Halt> {
        /// Bytes of an array, at least.
        const ARRAY: u64 = 128;
        let outer = lengths.split_last().map_or(&[][..], |(_, outer)| outer);
        let n_arrays = outer.iter().fold(1_u64, |product, &length| product.saturating_mul(length as u64));
        let elements = (*lengths.last().unwrap_or(&0)).min(SHORT) as u64;
        self.reserve(n_arrays.saturating_mul(ARRAY + elements))
    }

    /// Refuses what the budget has no room for, before it is made.
    pub(crate) fn reserve(&self, bytes: u64) -> Result<(), Halt> {
        /// Without a budget for memory, nothing is larger than this.
        const MOST: u64 = 1 << 32;
        let has_room = if self.engine.budget.memory.is_some() {
            self.engine.quota().has_room_for(bytes)
        } else {
            bytes <= MOST
        };
        if has_room { Ok(()) } else { Err(Halt::undecided("an array that is too large")) }
    }

    pub(crate) fn elements(&self, array: Reference) -> Result<&Elements, Halt> {
        let object = self.object(array)?;
        object.elements().ok_or_else(|| no_elements(object))
    }

    pub(crate) fn elements_mut(&mut self, array: Reference) -> Result<&mut Elements, Halt> {
        self.elements(array)?;
        match &mut self.object_mut(array)?.content {
            Content::Array(elements) => Ok(elements),
            Content::Fields(_) | Content::Open(_) | Content::Argument(_) | Content::Rope(_) => {
                Err(Halt::malformed())
            }
        }
    }

    pub(crate) fn array_length(&self, array: Reference) -> Result<usize, Halt> {
        Ok(self.elements(array)?.len())
    }

    pub(crate) fn array_get(&self, array: Reference, index: usize) -> Result<Value, Halt> {
        self.elements(array)?.get(index).ok_or_else(Halt::malformed)
    }

    /// All elements, if there is room for them.
    pub(crate) fn all_elements(&mut self, array: Reference) -> Result<Vec<Value>, Halt> {
        let length = self.array_length(array)?;
        self.engine.spend(length)?;
        self.reserve(length as u64 * size_of::<Value>() as u64)?;
        Ok(self.elements(array)?.values().collect())
    }

    /// Stores an element, which has room for the bits of its type only.
    pub(crate) fn array_set(&mut self, array: Reference, index: usize, value: Value) -> Result<(), Halt> {
        let class = self.object(array)?.class;
        let ty = self.engine.element_type(class).ok_or_else(Halt::malformed)?;
        let value = self.value_as(ty, value)?;
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
        self.spend_on_copy(count)?;
        let target = self.elements_mut(to)?;
        let fits = |at: usize, length: usize| at.checked_add(count).is_some_and(|end| end <= length);
        if !fits(from_at, elements.len()) || !fits(to_at, target.len()) {
            return Err(Halt::malformed());
        }
        target.copy_from(to_at, elements, from_at, count);
        Ok(())
    }

    /// A copy is the work of a loop, and may need the room of what it copies.
    fn spend_on_copy(&mut self, count: usize) -> Result<(), Halt> {
        /// Elements that are copied in the time of one piece of work.
        const PIECE: usize = 16;
        self.engine.spend(count / PIECE)?;
        self.reserve(count as u64)
    }

    fn array_move(&mut self, array: Reference, from: usize, to: usize, count: usize) -> Result<(), Halt> {
        self.spend_on_copy(count)?;
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
    match &object.content {
        Content::Open(OpenArray { origin: Origin::Unknown(what), .. }) => Halt::undecided(what.describe()),
        Content::Open(_) => Halt::undecided("all elements of an array whose length depends on the input"),
        Content::Fields(_) | Content::Array(_) | Content::Argument(_) | Content::Rope(_) => Halt::malformed(),
    }
}
