//! Objects and static fields, for instructions and native methods.

use std::rc::Rc;

use jurat_solver::Pool;

use super::garbage::MOST_MADE;
use super::{Halt, Machine};
use crate::heap::{Content, Object, default_fields, default_value};
use crate::interpret::known_as;
use crate::state::{ClassState, Initialisation, Status};
use crate::value::{ObjectId, Reference, Unknown, Value};
use crate::world::{ClassId, StaticConstant, World};

impl Machine<'_> {
    pub(crate) fn world(&mut self) -> &mut World {
        &mut self.engine.world
    }

    pub(crate) fn pool(&mut self) -> &mut Pool {
        &mut self.engine.pool
    }

    /// The object of a reference that is known not to be null.
    pub(crate) fn object(&self, reference: Reference) -> Result<&Object, Halt> {
        reference.and_then(|id| self.state.heap.get(id)).ok_or_else(Halt::malformed)
    }

    /// The object of a reference that is known not to be null, to be changed.
    pub(crate) fn object_mut(&mut self, reference: Reference) -> Result<&mut Object, Halt> {
        reference.and_then(|id| self.state.heap.get_mut(id)).ok_or_else(Halt::malformed)
    }

    /// A new object with default values.
    #[expect(clippy::unnecessary_wraps, reason = "callers make a value of it, and that holds a reference")]
    pub(crate) fn new_object(&mut self, class: ClassId) -> Reference {
        Some(self.add_object(Object::new(&self.engine.world, class)))
    }

    /// The class of an object.
    pub(crate) fn class_of(&self, reference: Reference) -> Result<ClassId, Halt> {
        Ok(self.object(reference)?.class)
    }

    pub(crate) fn get_field(&self, reference: Reference, slot: u32) -> Result<Value, Halt> {
        let object = self.object(reference)?;
        object.fields().get(slot as usize).copied().ok_or_else(|| match object.content {
            Content::Argument(_) => Halt::unusable(Value::Unknown(Unknown::Arguments)),
            Content::Rope(_) => Halt::undecided("a text that depends on the input"),
            Content::Fields(_) | Content::Array(_) | Content::Open(_) => Halt::malformed(),
        })
    }

    /// Stores to a field, which has room for the bits of its type only.
    pub(crate) fn set_field(&mut self, reference: Reference, slot: u32, value: Value) -> Result<(), Halt> {
        let class = self.object(reference)?.class;
        let ty = self.engine.world.class(class).layout.get(slot as usize).copied();
        let value = ty.map_or(Ok(value), |ty| self.value_as(ty, value))?;
        match &mut self.object_mut(reference)?.content {
            Content::Fields(fields) => {
                *fields.get_mut(slot as usize).ok_or_else(Halt::malformed)? = value;
                Ok(())
            }
            Content::Array(_) | Content::Open(_) | Content::Argument(_) | Content::Rope(_) => {
                Err(Halt::malformed())
            }
        }
    }

    /// A new object with the same content.
    pub(crate) fn clone_object(&mut self, reference: Reference) -> Result<Reference, Halt> {
        self.reserve(self.object(reference)?.size())?;
        let object = self.object(reference)?.clone();
        Ok(Some(self.add_object(object)))
    }

    pub(crate) fn get_static(&mut self, class: ClassId, slot: u32) -> Result<Value, Halt> {
        self.prepare(class);
        let state = self.state.classes.get(class).ok_or_else(Halt::malformed)?;
        state.fields.get(slot as usize).copied().ok_or_else(Halt::malformed)
    }

    /// Stores to a static field, which has room for the bits of its type only.
    pub(crate) fn set_static(&mut self, class: ClassId, slot: u32, value: Value) -> Result<(), Halt> {
        let ty = self.engine.world.class(class).statics.get(slot as usize).map(|field| field.ty);
        let value = ty.map_or(Ok(value), |ty| self.value_as(ty, value))?;
        self.prepare(class);
        let state = self.state.classes.get_mut(class).ok_or_else(Halt::malformed)?;
        *state.fields.get_mut(slot as usize).ok_or_else(Halt::malformed)? = value;
        Ok(())
    }

    /// Makes sure that the static fields of a class exist.
    pub(crate) fn prepare(&mut self, class: ClassId) {
        if self.state.classes.get(class).is_some() {
            return;
        }
        let info = self.engine.world.class(class);
        let status = if info.needs_initialisation { Status::Prepared } else { Status::Done };
        let statics: Vec<_> = info.statics.iter().map(|field| (field.ty, field.constant)).collect();
        let fields = statics.into_iter().map(|(ty, constant)| match constant {
            None => default_value(ty),
            Some(StaticConstant::Int(int)) => Value::Int(known_as(ty, int)),
            Some(StaticConstant::Long(long)) => Value::Long(long),
            Some(StaticConstant::Float(float)) => Value::Float(float),
            Some(StaticConstant::Double(double)) => Value::Double(double),
            Some(StaticConstant::String(literal)) => Value::Ref(self.literal(literal)),
        });
        let fields = fields.collect();
        let initialisation = Initialisation::Is(status);
        self.state.classes.put(ClassState { class, initialisation, fields });
    }

    pub(super) fn default_fields(&self, class: ClassId) -> Box<[Value]> {
        default_fields(&self.engine.world, class)
    }

    pub(super) fn put_object(&mut self, id: ObjectId, object: Object) {
        self.engine.allocated += object.size();
        self.state.made += object.size();
        if self.state.is_large || self.state.made > MOST_MADE {
            self.may_lack_room();
        }
        self.state.heap.put(id, Rc::new(object));
    }

    pub(crate) fn add_object(&mut self, object: Object) -> ObjectId {
        let id = self.engine.new_object_id();
        self.put_object(id, object);
        id
    }
}
