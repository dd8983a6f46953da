//! The result of a verification, for people and programs.

mod json;
mod report;
mod text;

pub use json::json;
pub use report::{AboutVerification, VerificationReport};
pub use text::text;
