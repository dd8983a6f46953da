//! Holds Jurat against the JVM, on random programs whose truth is known.
//!
//! ```text
//! seed ─▶ Template ─▶ JVM, all inputs ─▶ what was seen ─▶ assertions ─▶ engine ─▶ Judgement ─▶ shrunk
//! ```
//!
//! The inputs of a generated program have a handful of values each, so one JVM tries all of their combinations and the truth is
//! known. Start at [`hunt`](hunt::hunt).

pub mod case;
pub mod generate;
pub mod harness;
pub mod hunt;
pub mod input;
pub mod judge;
pub mod observe;
pub mod program;
pub mod random;
pub mod shrink;
mod syntax;
pub mod validate;
pub mod witness;
