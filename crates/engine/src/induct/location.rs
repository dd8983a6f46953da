//! Where a state keeps a value, and what a loop may leave there.

use std::collections::BTreeSet;

use crate::engine::Engine;
use crate::heap::Content;
use crate::state::State;
use crate::value::{ObjectId, Reference, Value};
use crate::world::{ClassId, Type};

/// Where a state keeps a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Location {
    /// A local or an operand of any frame.
    Slot(u32),
    /// A static field.
    Static(ClassId, u32),
    /// A field of an object.
    Field(ObjectId, u32),
    /// An element of an array that is not long.
    Element(ObjectId, u32),
    /// All elements of an array.
    Elements(ObjectId),
}

/// What may be at a location when the head of a loop is executed again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Forgotten {
    /// Any number of its kind.
    Number,
    /// One of these references.
    OneOf(BTreeSet<Reference>),
    /// Nobody knows; whoever looks is undecided.
    Unmodelled,
    /// Nothing that is ever read.
    Dead,
}

/// Whether it is a number of any type.
pub(super) fn is_number(value: Value) -> bool {
    !value.is_reference() && !value.is_unknown() && !matches!(value, Value::Unset)
}

impl Location {
    /// The value there, if it is one.
    pub(super) fn value(self, state: &State) -> Option<Value> {
        match self {
            Self::Slot(at) => state.stack.get(at as usize).copied(),
            Self::Static(class, slot) => state.classes.get(class)?.fields.get(slot as usize).copied(),
            Self::Field(id, slot) => state.heap.get(id)?.fields().get(slot as usize).copied(),
            Self::Element(id, at) => state.heap.get(id)?.elements()?.get(at as usize),
            Self::Elements(_) => None,
        }
    }

    /// Puts a value there.
    pub(super) fn put(self, state: &mut State, value: Value) -> Option<()> {
        match self {
            Self::Slot(at) => *state.stack.get_mut(at as usize)? = value,
            Self::Static(class, slot) => {
                *state.classes.get_mut(class)?.fields.get_mut(slot as usize)? = value;
            }
            Self::Field(id, slot) => match &mut state.heap.get_mut(id)?.content {
                Content::Fields(fields) => *fields.get_mut(slot as usize)? = value,
                _ => return None,
            },
            Self::Element(id, at) => match &mut state.heap.get_mut(id)?.content {
                Content::Array(elements) => elements.set(at as usize, value),
                _ => return None,
            },
            Self::Elements(_) => return None,
        }
        Some(())
    }

    /// The type of a field; nothing if nobody has declared what is there.
    pub(super) fn declared(self, engine: &Engine, state: &State) -> Option<Type> {
        match self {
            Self::Field(id, slot) => {
                let class = state.heap.get(id)?.class;
                engine.world.class(class).layout.get(slot as usize).copied()
            }
            Self::Element(id, _) | Self::Elements(id) => engine.element_type(state.heap.get(id)?.class),
            Self::Static(class, slot) => {
                engine.world.class(class).statics.get(slot as usize).map(|field| field.ty)
            }
            Self::Slot(_) => None,
        }
    }
}
