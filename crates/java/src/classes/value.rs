//! What is known about a value on the operand stack or in a slot without running the program.

use smol_str::{SmolStr, format_smolstr};

use super::descriptor::{class_of, is_reference};
use super::set::Classes;

/// What is known about a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// One word that is no reference, or that nobody may use.
    Word,
    /// A long or a double.
    Wide,
    /// `null`.
    Null,
    /// `null`, or an object of this class.
    Reference { class: SmolStr, known: Known },
}

/// How much is known about the class of an object, the most last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Known {
    /// It is a subtype.
    Subtype,
    /// It is exactly this class.
    Exactly,
    /// And the object is on the operand stack only, as an array is while its initialiser is evaluated.
    Fresh,
}

pub(super) const OBJECT: &str = "java.lang.Object";

impl Value {
    /// An object of this class or a subtype.
    pub(super) fn of_class(class: impl Into<SmolStr>) -> Self {
        Self::Reference { class: class.into(), known: Known::Subtype }
    }

    pub(super) fn of_descriptor(descriptor: &str) -> Self {
        match descriptor {
            "J" | "D" => Self::Wide,
            _ if is_reference(descriptor) => Self::of_class(class_of(descriptor)),
            _ => Self::Word,
        }
    }

    pub(super) fn n_words(&self) -> usize {
        if *self == Self::Wide { 2 } else { 1 }
    }

    /// The class, if it is a reference that may be more than null.
    pub(super) fn class(&self) -> Option<&SmolStr> {
        match self {
            Self::Reference { class, .. } => Some(class),
            Self::Word | Self::Wide | Self::Null => None,
        }
    }

    pub(super) fn is_known(&self, at_least: Known) -> bool {
        matches!(self, Self::Reference { known, .. } if *known >= at_least)
    }

    /// What is known if the value is one of the two.
    pub(super) fn join(&self, other: &Self, classes: &Classes) -> Self {
        match (self, other) {
            _ if self == other => self.clone(),
            (Self::Null, Self::Reference { .. }) => other.clone(),
            (Self::Reference { .. }, Self::Null) => self.clone(),
            (Self::Reference { class: left, known: l }, Self::Reference { class: right, known: r }) => {
                if left == right {
                    Self::Reference { class: left.clone(), known: *l.min(r) }
                } else if classes.is_subtype(left, right) {
                    Self::of_class(right.clone())
                } else if classes.is_subtype(right, left) {
                    Self::of_class(left.clone())
                } else {
                    Self::of_class(OBJECT)
                }
            }
            _ => Self::Word,
        }
    }
}

/// The class of the arrays of a class.
pub(super) fn array_of(class: &str) -> SmolStr {
    if class.starts_with('[') { format_smolstr!("[{class}") } else { format_smolstr!("[L{class};") }
}

/// The class of the elements of an array of references.
pub(super) fn element_of(array: &str) -> Option<SmolStr> {
    let element = array.strip_prefix('[')?;
    is_reference(element).then(|| class_of(element).into())
}
