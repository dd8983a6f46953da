//! The JVM as an engine: one run of a program that has only one, or the repetition of one run with given inputs.

mod events;
mod link;
mod run;

pub use events::{Event, Trace, events};
pub(crate) use link::Linker;
pub use run::{Run, Runner};
