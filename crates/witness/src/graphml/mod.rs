//! GraphML witnesses, format 1.0: the table of keys, the file as written, and what it means.

pub mod document;
pub mod key;
mod lift;
mod notes;
mod read;
mod search;
mod well_formed;
mod write;
mod xml;

pub use document::{Attribute, ElementId, GraphmlDocument, GraphmlElement, Tag};
pub(crate) use key::KeySet;
pub use key::{Domain, KEYS, Key, KeyInfo, ValueType};
pub(crate) use read::read_while;
pub use read::{MAX_DEPTH, read};
pub use write::write;
