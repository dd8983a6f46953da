//! The inputs that a path has asked for, in their order.

use std::rc::Rc;

use jurat_solver::Term;

use crate::exploration::{InputKind, Place};
use crate::originals::OriginalId;

/// Where an input comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InputSource {
    /// The program asked for it.
    Asked(InputKind),
    /// `main` got it: the argument of that number.
    Argument(usize),
}

/// The chars of a string that is an input of any length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chars {
    pub(crate) bytes: OriginalId,
    /// Whether a char has two of them, the lower one first.
    pub(crate) is_wide: bool,
}

/// An input of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RecordedInput {
    pub(crate) source: InputSource,
    /// Its value. For a string: the length, then the chars that may be there.
    pub(crate) terms: Rc<[Term]>,
    /// The chars of a long string, if somebody may have looked at them.
    pub(crate) chars: Option<Chars>,
    /// Where in the program it was asked for.
    pub(crate) place: Option<Rc<Place>>,
    /// When it was asked for; nothing means always.
    pub(crate) guard: Option<Term>,
}

/// The inputs of a path, in their order. Those of two paths that were merged stand one behind the other, and their guards
/// exclude each other, so that in every execution the others are left in its own order.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Inputs(Rc<Vec<RecordedInput>>);

impl Inputs {
    pub(crate) fn push(&mut self, input: RecordedInput) {
        Rc::make_mut(&mut self.0).push(input);
    }

    pub(crate) fn as_slice(&self) -> &[RecordedInput] {
        &self.0
    }

    /// Whether both are the very same list.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl FromIterator<RecordedInput> for Inputs {
    fn from_iter<I: IntoIterator<Item = RecordedInput>>(inputs: I) -> Self {
        Self(Rc::new(inputs.into_iter().collect()))
    }
}
