//! YAML witnesses, versions 2.0 and 2.1: what a file means, what it should hold, and how one is written.

mod lift;
pub(crate) mod schema;
mod write;

pub use lift::{entries, lift};
pub use schema::{is_expression_format, is_version};
pub use write::write;
