//! YAML as it was written, with the place of everything. What it means is told by those who read it.

mod document;
mod read;
mod write;

pub use document::{Document, Type, Yaml, YamlValue};
pub use read::{MAX_DEPTH, in_words, read, read_while};
pub use write::quoted;
