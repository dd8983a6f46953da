//! YAML witnesses, versions 2.0 and 2.1: the file as written, and what it means.

pub mod document;
mod lift;
mod read;
pub(crate) mod schema;
mod write;

pub use document::{Document, Type, Value, Yaml};
pub use lift::{entries, lift};
pub(crate) use read::read_while;
pub use read::{MAX_DEPTH, read};
pub use schema::{is_expression_format, is_version};
pub use write::write;
