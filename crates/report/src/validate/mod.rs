//! The result of a validation, for people and programs.
//!
//! [`ValidationReport`] holds everything in words; one file for each format turns it into text.

mod fates;
mod html;
mod json;
mod notes;
pub(crate) mod report;
pub(crate) mod text;
mod violation;

pub use fates::{ClaimFate, ClaimReport, ShownReason};
pub use html::html;
pub use json::json;
pub use report::{AboutValidation, PathReport, UsageReport, ValidationReport};
pub use text::text;
pub(crate) use violation::violation;
pub use violation::{ViolationKind, ViolationReport};
