//! Is what a witness claims about a Java program true?
//!
//! ```text
//! claims ─▶ checks ─▶ woven sources ─▶ class files ─▶ engine ─▶ outcome ─▶ verdict
//! ```

pub mod checks;
mod property;
pub mod source;

pub use property::{Property, UnknownProperty};
