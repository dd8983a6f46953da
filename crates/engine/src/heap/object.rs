//! An object: an instance of a class or an array.

use super::Elements;
use crate::value::{Unknown, Value};
use crate::world::ClassId;

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
    /// An array whose elements are not modelled.
    Opaque {
        /// An int.
        length: Value,
        what: Unknown,
    },
}

impl Object {
    /// The fields; arrays have none.
    pub(crate) fn fields(&self) -> &[Value] {
        match &self.content {
            Content::Fields(fields) => fields,
            Content::Array(_) | Content::Opaque { .. } => &[],
        }
    }

    /// The elements, if it is an array and they are modelled.
    pub(crate) fn elements(&self) -> Option<&Elements> {
        match &self.content {
            Content::Fields(_) | Content::Opaque { .. } => None,
            Content::Array(elements) => Some(elements),
        }
    }

    /// The length, if it is an array.
    pub(crate) fn length(&self) -> Option<Value> {
        match &self.content {
            Content::Fields(_) => None,
            Content::Array(elements) => Some(Value::Int(elements.length())),
            Content::Opaque { length, .. } => Some(*length),
        }
    }

    /// About how much memory it takes.
    pub(crate) fn size(&self) -> u64 {
        const HEADER: usize = 64;
        let content = match &self.content {
            Content::Fields(fields) => size_of_val(&**fields),
            Content::Array(elements) => elements.size(),
            Content::Opaque { .. } => 0,
        };
        (HEADER + content) as u64
    }
}
