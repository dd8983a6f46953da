//! YAML as it was written, with the place of everything. What it means is told by those who read it.

mod document;
mod read;

pub use document::{Document, Type, Value, Yaml};
pub use read::{MAX_DEPTH, read, read_while};
