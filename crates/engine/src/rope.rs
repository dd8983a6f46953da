//! Texts that are made when somebody looks into them.
//!
//! What a number that depends on the input is written as has a path for each number of digits, and for floating-point numbers many more;
//! but most such texts are only printed. So a string, or the builder of one, may be just a list of what it is made of.

use rustc_hash::FxHashMap;
use std::rc::Rc;

use jurat_solver::Term;

use crate::value::{Reference, Value};

/// A piece of a text that has yet to be made.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Piece {
    /// A string.
    Text(Reference),
    /// The builder as it was before it began to wait, which nobody else has: only ever the first piece.
    Begun(Reference),
    Boolean(Value),
    Char(Value),
    Int(Value),
    Long(Value),
    Float(Value),
    Double(Value),
}

impl Piece {
    /// Which method appends it; the numbers are those of `natives::rope`. What is begun is not appended, but appended to.
    pub(crate) fn kind(self) -> i32 {
        match self {
            Self::Text(_) => 0,
            Self::Boolean(_) => 1,
            Self::Char(_) => 2,
            Self::Int(_) => 3,
            Self::Long(_) => 4,
            Self::Float(_) => 5,
            Self::Double(_) => 6,
            Self::Begun(_) => 7,
        }
    }

    pub(crate) fn value(self) -> Value {
        match self {
            Self::Text(reference) | Self::Begun(reference) => Value::Ref(reference),
            Self::Boolean(value)
            | Self::Char(value)
            | Self::Int(value)
            | Self::Long(value)
            | Self::Float(value)
            | Self::Double(value) => value,
        }
    }

    /// What makes two pieces the same.
    fn key(self) -> (i32, Key) {
        let key = match self.value() {
            Value::Ref(reference) => Key::Reference(reference),
            Value::IntTerm(term)
            | Value::LongTerm(term)
            | Value::FloatTerm(term)
            | Value::DoubleTerm(term) => Key::Term(term),
            Value::Int(int) => Key::Bits(u64::from(int.cast_unsigned())),
            Value::Long(long) => Key::Bits(long.cast_unsigned()),
            Value::Float(float) => Key::Bits(float.to_bits().into()),
            Value::Double(double) => Key::Bits(double.to_bits()),
            Value::Unset | Value::Unknown(_) | Value::Choice(_) => Key::None,
        };
        (self.kind(), key)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Key {
    Reference(Reference),
    Term(Term),
    Bits(u64),
    /// No piece holds such a value.
    None,
}

/// A list of pieces, kept by [`Ropes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RopeId(u32);

/// All ropes of an exploration, each kept once, so that states that have made the same text can meet.
#[derive(Default)]
pub(crate) struct Ropes {
    lists: Vec<Rc<[Piece]>>,
    ids: FxHashMap<Vec<(i32, Key)>, RopeId>,
}

impl Ropes {
    pub(crate) fn keep(&mut self, pieces: Vec<Piece>) -> RopeId {
        let key = pieces.iter().map(|piece| piece.key()).collect();
        let next =
            RopeId(u32::try_from(self.lists.len()).expect("the budget ends before four billion texts"));
        let id = *self.ids.entry(key).or_insert(next);
        if id == next {
            self.lists.push(pieces.into());
        }
        id
    }

    pub(crate) fn pieces(&self, id: RopeId) -> Rc<[Piece]> {
        Rc::clone(&self.lists[id.0 as usize])
    }
}
