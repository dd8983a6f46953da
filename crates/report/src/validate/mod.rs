//! The result of a validation, for people and programs.
//!
//! [`Report`] holds everything in words; one file for each format turns it into text.

mod fates;
mod json;
mod report;
mod text;
mod violation;

pub use fates::{ClaimFate, ClaimReport, Reason};
pub use json::json;
pub use report::{About, Report, UsageReport};
pub use text::text;
pub use violation::ViolationReport;
pub(crate) use violation::violation;
