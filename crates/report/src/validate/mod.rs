//! The result of a validation, for people and programs.
//!
//! [`Report`] holds everything in words; one file for each format turns it into text.

mod fates;
mod html;
mod json;
mod notes;
pub(crate) mod report;
pub(crate) mod text;
mod violation;

pub use fates::{ClaimFate, ClaimReport, Reason};
pub use html::html;
pub use json::json;
pub use report::{About, PathReport, Report, UsageReport};
pub use text::text;
pub(crate) use violation::violation;
pub use violation::{ViolationKind, ViolationReport};
