//! Fields of objects that are not known, and of classes that may have to be initialised.

use std::rc::Rc;

use jurat_solver::Term;

use crate::choice::Alternative;
use crate::heap::Content;
use crate::machine::{Halt, Machine};
use crate::value::Value;
use crate::world::{ClassId, Type};

impl Machine<'_> {
    pub(super) fn get_field_op(&mut self, slot: u32) -> Result<(), Halt> {
        let object = self.operand(0)?;
        let alternatives = self.non_null(object)?;
        if alternatives.is_empty() {
            return Err(self.null_pointer());
        }
        let alternatives = self.looked_into(alternatives)?;
        let mut values: Vec<(Term, Value)> = Vec::with_capacity(alternatives.len());
        for alternative in &*alternatives {
            values.push((alternative.guard, self.get_field(alternative.reference, slot)?));
        }
        let value = self.combine(&values)?;
        self.replace(1, Some(value))
    }

    /// The objects that have fields. A text that nobody has looked into gets a path of its own, where it has some.
    fn looked_into(&mut self, alternatives: Rc<[Alternative]>) -> Result<Rc<[Alternative]>, Halt> {
        let mut others = Vec::with_capacity(alternatives.len());
        for alternative in &*alternatives {
            let content = &self.object(alternative.reference)?.content;
            if !matches!(content, Content::Argument(_) | Content::Rope(_)) {
                others.push(*alternative);
            } else if self.decide(alternative.guard)? {
                self.look_into(alternative.reference)?;
                return Ok(Rc::from([*alternative]));
            }
        }
        Ok(if others.len() == alternatives.len() { alternatives } else { others.into() })
    }

    pub(super) fn put_field_op(&mut self, slot: u32, ty: Type) -> Result<(), Halt> {
        let (object, value) = (self.operand(1)?, self.operand(0)?);
        let value = self.value_as(ty, value)?;
        let alternatives = self.non_null(object)?;
        if alternatives.is_empty() {
            return Err(self.null_pointer());
        }
        let alternatives = self.looked_into(alternatives)?;
        if let [only] = &*alternatives {
            self.set_field(only.reference, slot, value)?;
            return self.replace(2, None);
        }
        for alternative in &*alternatives {
            let old = self.get_field(alternative.reference, slot)?;
            let new = self.either(alternative.guard, value, old)?;
            self.set_field(alternative.reference, slot, new)?;
        }
        self.replace(2, None)
    }

    pub(super) fn get_static_op(&mut self, class: ClassId, slot: u32) -> Result<(), Halt> {
        self.initialise(class)?;
        let value = self.get_static(class, slot)?;
        self.replace(0, Some(value))
    }

    pub(super) fn put_static_op(&mut self, class: ClassId, slot: u32, ty: Type) -> Result<(), Halt> {
        let value = self.operand(0)?;
        let value = self.value_as(ty, value)?;
        self.initialise(class)?;
        self.set_static(class, slot, value)?;
        self.replace(1, None)
    }
}
