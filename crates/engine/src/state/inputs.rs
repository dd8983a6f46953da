//! The inputs that a path has asked for, in their order.

use std::rc::Rc;

use jurat_solver::Term;

use crate::exploration::{InputKind, Place};

/// Where an input comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InputSource {
    /// The program asked for it.
    Asked(InputKind),
    /// `main` got it: the argument of that number.
    Argument(usize),
}

/// An input of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RecordedInput {
    pub(crate) source: InputSource,
    /// Its value. For a string: the length, then the chars that may be there.
    pub(crate) terms: Rc<[Term]>,
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
