//! Methods that the engine executes itself, by class, name and descriptor.

mod table;

pub(crate) use crate::machine::Native;
pub(crate) use table::find;

/// What stands for the code of a method.
#[derive(Clone, Copy)]
pub(crate) enum Intrinsic {
    /// The engine executes it.
    Native(Native),
    /// The path is undecided, for this reason.
    Refused(&'static str),
}
