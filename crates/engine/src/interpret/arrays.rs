//! Elements of arrays where the array, the index or the value is not known.

use std::rc::Rc;

use jurat_solver::{Constant, Term};

use super::known::can_hold;
use crate::choice::Alternative;
use crate::heap::{Content, Elements, OpenArray, Origin};
use crate::machine::{Halt, Machine};
use crate::message::Message;
use crate::value::{Reference, Value};
use crate::world::ClassKind;

/// An index into a longer array is not kept open: each of its values gets its own path.
const MOST_ELEMENTS: usize = 4096;

impl Machine<'_> {
    pub(super) fn array_length_op(&mut self) -> Result<(), Halt> {
        let array = self.operand(0)?;
        let arrays = self.arrays(array)?;
        let length = self.combined_length(&arrays)?;
        self.replace(1, Some(length))
    }

    fn combined_length(&mut self, arrays: &[Alternative]) -> Result<Value, Halt> {
        let mut lengths = Vec::with_capacity(arrays.len());
        for alternative in arrays {
            let length = self.object(alternative.reference)?.length().ok_or_else(Halt::malformed)?;
            lengths.push((alternative.guard, length));
        }
        self.combine(&lengths)
    }

    pub(super) fn load_element(&mut self) -> Result<(), Halt> {
        let (array, index) = (self.operand(1)?, self.operand(0)?);
        let (arrays, index) = self.arrays_at(array, index)?;
        let mut values = Vec::with_capacity(arrays.len());
        for alternative in &*arrays {
            let element = self.element(alternative.reference, index)?;
            values.extend(element.map(|element| (alternative.guard, element)));
        }
        let value = self.combine(&values)?;
        self.replace(2, Some(value))
    }

    pub(super) fn store_element(&mut self) -> Result<(), Halt> {
        let (array, index, value) = (self.operand(2)?, self.operand(1)?, self.operand(0)?);
        let (arrays, index) = self.arrays_at(array, index)?;
        match value {
            // Whether an array may hold it is not known.
            Value::Unknown(_) => return Err(Halt::unusable(value)),
            Value::Ref(_) | Value::Choice(_) => self.check_store(&arrays, value)?,
            _ => {}
        }
        for alternative in &*arrays {
            let value = self.as_element(alternative.reference, value)?;
            let guard = (arrays.len() > 1).then_some(alternative.guard);
            self.store_at(alternative.reference, index, guard, value)?;
        }
        self.replace(3, None)
    }

    /// The arrays that it may be; throws where it is null.
    fn arrays(&mut self, array: Value) -> Result<Rc<[Alternative]>, Halt> {
        let arrays = self.non_null(array)?;
        if arrays.is_empty() { Err(self.null_pointer()) } else { Ok(arrays) }
    }

    /// The arrays that it may be and have elements, and the index, which is within; throws where it is not.
    fn arrays_at(&mut self, array: Value, index: Value) -> Result<(Rc<[Alternative]>, Value), Halt> {
        let arrays = self.arrays(array)?;
        self.check_index(&arrays, index)?;
        let arrays = self.modelled_at(&arrays, index)?;
        let lengths =
            arrays.iter().map(|array| Ok(self.object(array.reference)?.elements().map(Elements::len)));
        let longest = lengths.collect::<Result<Vec<_>, Halt>>()?.into_iter().flatten().max();
        let index = if longest > Some(MOST_ELEMENTS) { Value::Int(self.int(index)?) } else { index };
        Ok((arrays, index))
    }

    /// The arrays that have modelled elements; undecided where the index is behind those.
    fn modelled_at(&mut self, arrays: &[Alternative], index: Value) -> Result<Rc<[Alternative]>, Halt> {
        let index = self.term(index)?;
        let (mut behind, mut culprit, mut modelled) = (Vec::new(), None, Vec::new());
        for array in arrays {
            let n_modelled = match &self.object(array.reference)?.content {
                Content::Open(OpenArray { origin: Origin::Unknown(what), known, .. }) => {
                    culprit = culprit.or(Some(*what));
                    known.len() as u64
                }
                Content::Array(elements) if elements.len() == 0 => continue,
                _ => {
                    modelled.push(*array);
                    continue;
                }
            };
            let end = self.engine.pool.bits(32, n_modelled);
            let is_behind = self.engine.pool.ule(end, index);
            behind.push(self.engine.pool.and(array.guard, is_behind));
            if n_modelled > 0 {
                modelled.push(*array);
            }
        }
        let is_behind = self.engine.pool.any(&behind);
        if let Some(what) = culprit
            && self.decide(is_behind)?
        {
            return Err(Halt::unusable(Value::Unknown(what)));
        }
        Ok(modelled.into())
    }

    /// Throws where the index is not within the array.
    fn check_index(&mut self, arrays: &[Alternative], index: Value) -> Result<(), Halt> {
        let term = self.term(index)?;
        let mut cases = Vec::with_capacity(arrays.len());
        for alternative in arrays {
            let length = self.object(alternative.reference)?.length().ok_or_else(Halt::malformed)?;
            let length = self.term(length)?;
            let is_within = self.engine.pool.ult(term, length);
            cases.push(self.engine.pool.and(alternative.guard, is_within));
        }
        let is_within = self.engine.pool.any(&cases);
        if self.decide(is_within)? { Ok(()) } else { Err(self.index_out_of_bounds(arrays, index)) }
    }

    fn index_out_of_bounds(&mut self, arrays: &[Alternative], index: Value) -> Halt {
        let length = match self.combined_length(arrays) {
            Ok(length) => length,
            Err(halt) => return halt,
        };
        let message = Message::with_ints(["Index ", " out of bounds for length ", ""], &[index, length]);
        let class = self.engine.world.known().array_index;
        self.raise(class, message)
    }

    /// Stores where the guard holds, which is everywhere if there is none.
    fn store_at(
        &mut self,
        array: Reference,
        index: Value,
        guard: Option<Term>,
        value: Value,
    ) -> Result<(), Halt> {
        if self.is_open(array)? {
            return self.store_open(array, index, guard, value);
        }
        let length = self.array_length(array)?;
        match (index, guard) {
            (Value::Int(index), _) if index.cast_unsigned() as usize >= length => Ok(()),
            (Value::Int(index), None) => self.array_set(array, index.cast_unsigned() as usize, value),
            (Value::Int(index), Some(guard)) => {
                self.store_if(array, index.cast_unsigned() as usize, guard, value)
            }
            (Value::IntTerm(term), _) => {
                self.engine.spend(length)?;
                for at in 0..length {
                    let is_here = self.engine.is_index(term, at as u64);
                    let guard = guard.map_or(is_here, |guard| self.engine.pool.and(guard, is_here));
                    self.store_if(array, at, guard, value)?;
                }
                Ok(())
            }
            _ => Err(Halt::unusable(index)),
        }
    }

    fn store_if(&mut self, array: Reference, index: usize, guard: Term, value: Value) -> Result<(), Halt> {
        if self.engine.pool.constant(guard) == Some(Constant::Bool(false)) {
            return Ok(());
        }
        let old = self.array_get(array, index)?;
        let new = self.either(guard, value, old)?;
        self.array_set(array, index, new)
    }

    /// Throws where an array cannot hold the value.
    fn check_store(&mut self, arrays: &[Alternative], value: Value) -> Result<(), Halt> {
        let values = self.alternatives(value)?;
        let mut refused = Vec::new();
        for array in arrays {
            self.engine.spend(values.len())?;
            for value in &*values {
                let (Some(to), Some(element)) = (array.reference, value.reference) else { continue };
                if !can_hold(&self.engine.world, &self.state.heap, to, element) {
                    refused.push(self.engine.pool.and(array.guard, value.guard));
                }
            }
        }
        let is_refused = self.engine.pool.any(&refused);
        if !self.decide(is_refused)? {
            return Ok(());
        }
        let message = match *values {
            [Alternative { reference: Some(id), .. }] => {
                let class = self.class_of(Some(id))?;
                self.engine.world.real_name(class).map_or(Message::OPEN, Message::Text)
            }
            _ => Message::OPEN,
        };
        let class = self.engine.world.known().array_store;
        Err(self.raise(class, message))
    }

    /// The value as an element of the array.
    fn as_element(&mut self, array: Reference, value: Value) -> Result<Value, Halt> {
        let (Value::Int(_) | Value::IntTerm(_)) = value else { return Ok(value) };
        let class = self.class_of(array)?;
        let ClassKind::Array { ty, .. } = self.engine.world.class(class).kind else {
            return Err(Halt::malformed());
        };
        self.value_as(ty, value)
    }
}
