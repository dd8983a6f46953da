//! Witnesses of program verifiers: read, lint, interpret and convert them.
//!
//! The way through this crate is one-way:
//!
//! ```text
//! bytes ─▶ text ─▶ Document (as written) ─▶ Witness (what it means) ─▶ Claims ─▶ converted witness
//!                        └──────────┬─────────────┘
//!                                 lint ─▶ Findings
//! ```
//!
//! Start at [`read`]. Nothing here opens a file, prints, reads a clock or panics on what a file holds.

pub mod claims;
pub mod convert;
pub mod expr;
pub mod graphml;
pub mod jbmc;
pub mod lint;
pub mod model;
pub mod program;
pub mod property;
mod reading;
pub mod yaml;

pub use jurat_text::GoOn;
pub use reading::{Reading, Syntax, read, read_while};
