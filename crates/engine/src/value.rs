//! What a local variable, an operand, a field or an element of an array holds.

use std::num::NonZeroU32;

use jurat_solver::Term;

/// An object of the heap. Ids are given out once for the whole exploration, so that one id never means two objects, whatever
/// the state.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ObjectId(NonZeroU32);

impl ObjectId {
    /// The id with this number, which is not zero.
    pub(crate) fn from_number(number: NonZeroU32) -> Self {
        Self(number)
    }

    /// For tables with an entry for each object.
    pub(crate) fn index(self) -> usize {
        self.0.get() as usize
    }
}

/// A known reference; nothing is `null`.
pub(crate) type Reference = Option<ObjectId>;

/// A guarded list of references, kept by [`crate::choice::Choices`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ChoiceId(pub(crate) u32);

/// A message that is made when it is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FormId(pub(crate) u32);

/// A value. Booleans, bytes, chars and shorts are ints, as everywhere in the virtual machine.
///
/// Invariant: a term is never a constant; those become the plain variants at once.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value {
    /// A local variable without a value, or with one that nobody can read any more.
    Unset,
    /// Something that is not modelled. It can be passed around; whoever looks at it is undecided.
    Unknown(Unknown),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Ref(Reference),
    IntTerm(Term),
    LongTerm(Term),
    FloatTerm(Term),
    DoubleTerm(Term),
    /// One of several references.
    Choice(ChoiceId),
}

/// What is not modelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unknown {
    /// What `main` is called with, as far as it is longer than the budget allows.
    Arguments,
    /// The message of an exception, which depends on the input.
    Message,
    /// The same, but everything that it is made of is known. It is made when the exception is asked for it.
    Form(FormId),
    /// The message of a `NullPointerException` that the virtual machine throws: it describes the source.
    NullPointerMessage,
    /// Message, cause or suppressed exceptions of an exception that the virtual machine may have thrown before: compiled code
    /// has one for all times, without any of them.
    Repeated,
    /// The cause of an exception that the virtual machine throws.
    Cause,
    /// What the source says of a member beyond its name, its types and its modifiers.
    Declaration,
    /// The characters of a string that is longer than the budget allows.
    LongString,
    /// A reference that a loop changes, to objects that it makes.
    Loop,
    /// What a method that calls itself gives back, if it is an object that it makes.
    Call,
}

impl Unknown {
    /// For people.
    pub(crate) fn describe(self) -> &'static str {
        match self {
            Self::Arguments => "more arguments of main than are looked at",
            Self::Message | Self::Form(_) => "the message of an exception, which depends on the input",
            Self::NullPointerMessage => "the message of a NullPointerException of the virtual machine",
            Self::Repeated => "what belongs to an exception that the virtual machine throws repeatedly",
            Self::Cause => "the cause of an exception of the virtual machine",
            Self::Declaration => "how a member is declared",
            Self::LongString => "the characters of a string that is too long",
            Self::Loop => "an object that a loop makes",
            Self::Call => "an object that a recursive call makes",
        }
    }
}

impl Value {
    pub(crate) const NULL: Self = Self::Ref(None);

    /// An object.
    pub(crate) fn object(id: ObjectId) -> Self {
        Self::Ref(Some(id))
    }

    /// Whether both are certainly the same: the same bits, the same term, the same choice. Of what is not modelled nothing is
    /// certain, so it is not even the same as itself.
    pub(crate) fn is_same(self, other: Self) -> bool {
        match (self, other) {
            (Self::Unset, Self::Unset) => true,
            (Self::Int(a), Self::Int(b)) => a == b,
            (Self::Long(a), Self::Long(b)) => a == b,
            (Self::Float(a), Self::Float(b)) => a.to_bits() == b.to_bits(),
            (Self::Double(a), Self::Double(b)) => a.to_bits() == b.to_bits(),
            (Self::Ref(a), Self::Ref(b)) => a == b,
            (Self::IntTerm(a), Self::IntTerm(b))
            | (Self::LongTerm(a), Self::LongTerm(b))
            | (Self::FloatTerm(a), Self::FloatTerm(b))
            | (Self::DoubleTerm(a), Self::DoubleTerm(b)) => a == b,
            (Self::Choice(a), Self::Choice(b)) => a == b,
            _ => false,
        }
    }

    /// Whether it is a number that is not known.
    pub(crate) fn is_term(self) -> bool {
        matches!(self, Self::IntTerm(_) | Self::LongTerm(_) | Self::FloatTerm(_) | Self::DoubleTerm(_))
    }

    /// Whether it is null or an object, or a choice of them.
    pub(crate) fn is_reference(self) -> bool {
        matches!(self, Self::Ref(_) | Self::Choice(_))
    }

    /// What is not modelled of it, if it is not modelled.
    pub(crate) fn unknown(self) -> Option<Unknown> {
        match self {
            Self::Unknown(unknown) => Some(unknown),
            _ => None,
        }
    }

    /// Whether it is a message that has yet to be made.
    pub(crate) fn is_form(self) -> bool {
        matches!(self, Self::Unknown(Unknown::Form(_)))
    }

    /// Whether it is not modelled.
    pub(crate) fn is_unknown(self) -> bool {
        self.unknown().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_small() {
        assert!(size_of::<Value>() <= 16);
        assert_eq!(size_of::<Reference>(), 4);
    }
}
