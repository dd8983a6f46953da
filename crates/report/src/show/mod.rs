//! A witness read against its program: each claim at the line where it applies.

mod annotate;
mod head;
mod html;
mod text;

pub(crate) use annotate::file_of;
pub use annotate::{Annotated, ClaimNote, SourceFile, annotate};
pub use head::{Head, head};
pub use html::html;
pub use text::text;
