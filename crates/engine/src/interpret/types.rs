//! Casts and tests of classes of references that are not known.

use jurat_solver::Term;

use super::throw::Message;
use crate::machine::{Halt, Machine};
use crate::value::Value;
use crate::world::{ClassId, ClassKind, Origin};

impl Machine<'_> {
    pub(super) fn instance_of(&mut self, class: ClassId) -> Result<(), Halt> {
        let value = self.operand(0)?;
        let is_one = self.is_instance(value, class)?;
        let is_one = self.truth(is_one);
        self.replace(1, Some(is_one))
    }

    pub(super) fn check_cast(&mut self, class: ClassId) -> Result<(), Halt> {
        let value = self.operand(0)?;
        let is_one = self.is_instance(value, class)?;
        let is_null = self.same_references(value, Value::NULL)?;
        let fits = self.engine.pool.or(is_one, is_null);
        if self.decide(fits)? {
            return self.replace(0, None);
        }
        let message = self.cast_message(value, class)?;
        let exception = self.engine.world.known().class_cast;
        Err(self.raise(exception, message))
    }

    /// When the reference is an object of the class.
    pub(crate) fn is_instance(&mut self, value: Value, class: ClassId) -> Result<Term, Halt> {
        let mut cases = Vec::new();
        for alternative in &*self.alternatives(value)? {
            if alternative.reference.is_none() {
                continue;
            }
            let actual = self.class_of(alternative.reference)?;
            if self.engine.world.is_subclass(actual, class) {
                cases.push(alternative.guard);
            }
        }
        Ok(self.engine.pool.any(&cases))
    }

    /// What the virtual machine says, which also names modules and class loaders; known only for the program's own classes.
    fn cast_message(&mut self, value: Value, class: ClassId) -> Result<Message, Halt> {
        let Value::Ref(Some(id)) = value else { return Ok(Message::Unknown) };
        let from = self.class_of(Some(id))?;
        let world = &self.engine.world;
        let (from, to) = (world.class(from), world.class(class));
        let is_plain = |origin, kind| origin == Origin::Program && kind == ClassKind::Ordinary;
        if !is_plain(from.origin, from.kind) || !is_plain(to.origin, to.kind) {
            return Ok(Message::Unknown);
        }
        Ok(Message::Text(format!(
            "class {0} cannot be cast to class {1} ({0} and {1} are in unnamed module of loader 'app')",
            from.name, to.name
        )))
    }
}
