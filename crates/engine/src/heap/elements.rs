//! The elements of an array: packed as long as all of them are known.

use super::chunks::Chunks;
use crate::value::{Reference, Value};
use crate::world::Type;

/// Longer arrays are in chunks.
const LONG: usize = 1 << 13;

/// The elements of an array.
#[derive(Clone, Debug)]
pub(crate) enum Elements {
    /// Bytes or booleans.
    Bytes(Box<[i8]>),
    Chars(Box<[u16]>),
    Shorts(Box<[i16]>),
    Ints(Box<[i32]>),
    Longs(Box<[i64]>),
    Floats(Box<[f32]>),
    Doubles(Box<[f64]>),
    References(Box<[Reference]>),
    /// At least one element was not known when it was stored.
    Values(Box<[Value]>),
    /// A long array of any type.
    Chunks(Chunks),
}

impl Elements {
    /// Zeros or nulls.
    pub(crate) fn new(ty: Type, length: usize) -> Self {
        match ty {
            _ if length > LONG => Self::Chunks(Chunks::new(ty, length)),
            Type::Byte | Type::Boolean => Self::Bytes(vec![0; length].into()),
            Type::Char => Self::Chars(vec![0; length].into()),
            Type::Short => Self::Shorts(vec![0; length].into()),
            Type::Int => Self::Ints(vec![0; length].into()),
            Type::Long => Self::Longs(vec![0; length].into()),
            Type::Float => Self::Floats(vec![0.0; length].into()),
            Type::Double => Self::Doubles(vec![0.0; length].into()),
            Type::Reference => Self::References(vec![None; length].into()),
        }
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Bytes(elements) => elements.len(),
            Self::Chars(elements) => elements.len(),
            Self::Shorts(elements) => elements.len(),
            Self::Ints(elements) => elements.len(),
            Self::Longs(elements) => elements.len(),
            Self::Floats(elements) => elements.len(),
            Self::Doubles(elements) => elements.len(),
            Self::References(elements) => elements.len(),
            Self::Values(elements) => elements.len(),
            Self::Chunks(chunks) => chunks.len(),
        }
    }

    /// The length as the program sees it.
    pub(crate) fn length(&self) -> i32 {
        i32::try_from(self.len()).expect("arrays are made with an int as their length")
    }

    /// The element, as the virtual machine would load it.
    pub(crate) fn get(&self, index: usize) -> Option<Value> {
        Some(match self {
            Self::Bytes(elements) => Value::Int((*elements.get(index)?).into()),
            Self::Chars(elements) => Value::Int((*elements.get(index)?).into()),
            Self::Shorts(elements) => Value::Int((*elements.get(index)?).into()),
            Self::Ints(elements) => Value::Int(*elements.get(index)?),
            Self::Longs(elements) => Value::Long(*elements.get(index)?),
            Self::Floats(elements) => Value::Float(*elements.get(index)?),
            Self::Doubles(elements) => Value::Double(*elements.get(index)?),
            Self::References(elements) => Value::Ref(*elements.get(index)?),
            Self::Values(elements) => *elements.get(index)?,
            Self::Chunks(chunks) => chunks.get(index)?,
        })
    }

    /// Stores an element that was narrowed to the type of the array.
    pub(crate) fn set(&mut self, index: usize, value: Value) {
        match (&mut *self, value) {
            (Self::Bytes(elements), Value::Int(int)) => elements[index] = int as i8,
            (Self::Chars(elements), Value::Int(int)) => elements[index] = int.cast_unsigned() as u16,
            (Self::Shorts(elements), Value::Int(int)) => elements[index] = int as i16,
            (Self::Ints(elements), Value::Int(int)) => elements[index] = int,
            (Self::Longs(elements), Value::Long(long)) => elements[index] = long,
            (Self::Floats(elements), Value::Float(float)) => elements[index] = float,
            (Self::Doubles(elements), Value::Double(double)) => elements[index] = double,
            (Self::References(elements), Value::Ref(reference)) => elements[index] = reference,
            (Self::Values(elements), value) => elements[index] = value,
            (Self::Chunks(chunks), value) => chunks.set(index, value),
            (packed, value) => {
                packed.unpack();
                packed.set(index, value);
            }
        }
    }

    /// All elements as values.
    pub(crate) fn values(&self) -> impl Iterator<Item = Value> {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// Copies a range of another array of the same type into this one.
    pub(crate) fn copy_from(&mut self, at: usize, from: &Self, from_at: usize, count: usize) {
        let (to, source) = (at..at + count, from_at..from_at + count);
        match (&mut *self, from) {
            (Self::Bytes(elements), Self::Bytes(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::Chars(elements), Self::Chars(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::Shorts(elements), Self::Shorts(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::Ints(elements), Self::Ints(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::Longs(elements), Self::Longs(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::Floats(elements), Self::Floats(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::Doubles(elements), Self::Doubles(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::References(elements), Self::References(from)) => {
                elements[to].copy_from_slice(&from[source]);
            }
            (Self::Values(elements), Self::Values(from)) => elements[to].copy_from_slice(&from[source]),
            (Self::Chunks(chunks), from) => chunks.copy_from(at, from, from_at, count),
            (this, from) => {
                for (to, source) in to.zip(source) {
                    if let Some(value) = from.get(source) {
                        this.set(to, value);
                    }
                }
            }
        }
    }

    /// Copies a range to another place, as if through another array.
    pub(crate) fn copy_within(&mut self, from: usize, to: usize, count: usize) {
        let source = from..from + count;
        match self {
            Self::Bytes(elements) => elements.copy_within(source, to),
            Self::Chars(elements) => elements.copy_within(source, to),
            Self::Shorts(elements) => elements.copy_within(source, to),
            Self::Ints(elements) => elements.copy_within(source, to),
            Self::Longs(elements) => elements.copy_within(source, to),
            Self::Floats(elements) => elements.copy_within(source, to),
            Self::Doubles(elements) => elements.copy_within(source, to),
            Self::References(elements) => elements.copy_within(source, to),
            Self::Values(elements) => elements.copy_within(source, to),
            Self::Chunks(chunks) => chunks.copy_within(from, to, count),
        }
    }

    /// Bytes of memory.
    pub(crate) fn size(&self) -> usize {
        match self {
            Self::Bytes(elements) => size_of_val(&**elements),
            Self::Chars(elements) => size_of_val(&**elements),
            Self::Shorts(elements) => size_of_val(&**elements),
            Self::Ints(elements) => size_of_val(&**elements),
            Self::Longs(elements) => size_of_val(&**elements),
            Self::Floats(elements) => size_of_val(&**elements),
            Self::Doubles(elements) => size_of_val(&**elements),
            Self::References(elements) => size_of_val(&**elements),
            Self::Values(elements) => size_of_val(&**elements),
            Self::Chunks(chunks) => chunks.size(),
        }
    }

    fn unpack(&mut self) {
        *self = Self::Values(self.values().collect());
    }
}
