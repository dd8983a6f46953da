//! An object: an instance of a class or an array.

use super::{Elements, OpenArray, Origin};
use crate::rope::RopeId;
use crate::value::{Unknown, Value};
use crate::world::{ClassId, Type, World};

/// An object.
#[derive(Clone, Debug)]
pub(crate) struct Object {
    /// For arrays the class of the array, not of its elements.
    pub(crate) class: ClassId,
    pub(crate) content: Content,
}

/// What an object holds.
#[derive(Clone, Debug)]
pub(crate) enum Content {
    /// The fields by their slots, those of superclasses first.
    Fields(Box<[Value]>),
    Array(Elements),
    /// An array whose length depends on the input.
    Open(OpenArray),
    /// A string that `main` gets, as long as nobody looks into it: the argument of that number.
    Argument(usize),
    /// A string, or the builder of one, as long as nobody looks into it.
    Rope(RopeId),
}

impl Object {
    /// A new object of a class, with default values.
    pub(crate) fn new(world: &World, class: ClassId) -> Self {
        Self { class, content: Content::Fields(default_fields(world, class)) }
    }

    /// The fields; arrays have none.
    pub(crate) fn fields(&self) -> &[Value] {
        match &self.content {
            Content::Fields(fields) => fields,
            Content::Array(_) | Content::Open(_) | Content::Argument(_) | Content::Rope(_) => &[],
        }
    }

    /// The elements, if it is an array whose length is known.
    pub(crate) fn elements(&self) -> Option<&Elements> {
        match &self.content {
            Content::Fields(_) | Content::Open(_) | Content::Argument(_) | Content::Rope(_) => None,
            Content::Array(elements) => Some(elements),
        }
    }

    /// The length, if it is an array.
    pub(crate) fn length(&self) -> Option<Value> {
        match &self.content {
            Content::Fields(_) | Content::Argument(_) | Content::Rope(_) => None,
            Content::Array(elements) => Some(Value::Int(elements.length())),
            Content::Open(open) => Some(open.length),
        }
    }

    /// What its elements are of which only the first are modelled, if it is such an array.
    pub(crate) fn unmodelled(&self) -> Option<Unknown> {
        match self.content {
            Content::Open(OpenArray { origin: Origin::Unknown(what), .. }) => Some(what),
            Content::Open(_)
            | Content::Fields(_)
            | Content::Array(_)
            | Content::Argument(_)
            | Content::Rope(_) => None,
        }
    }

    /// About how much memory it takes.
    pub(crate) fn size(&self) -> u64 {
        const HEADER: usize = 64;
        let content = match &self.content {
            Content::Fields(fields) => size_of_val(&**fields),
            Content::Array(elements) => elements.size(),
            Content::Open(open) => open.size(),
            Content::Argument(_) | Content::Rope(_) => 0,
        };
        (HEADER + content) as u64
    }
}

/// What the fields of an object of the class hold at first.
pub(crate) fn default_fields(world: &World, class: ClassId) -> Box<[Value]> {
    world.class(class).layout.iter().map(|&ty| default_value(ty)).collect()
}

/// What a field or element of the type holds at first.
pub(crate) fn default_value(ty: Type) -> Value {
    match ty {
        Type::Int | Type::Byte | Type::Char | Type::Short | Type::Boolean => Value::Int(0),
        Type::Long => Value::Long(0),
        Type::Float => Value::Float(0.0),
        Type::Double => Value::Double(0.0),
        Type::Reference => Value::NULL,
    }
}
