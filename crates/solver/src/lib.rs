//! Decides formulas over booleans, machine integers and floating-point numbers, as Java computes with them.
//!
//! ```text
//! Pool: terms ─▶ circuit of gates ─▶ clauses ─▶ CaDiCaL ─▶ Answer, with a Model that was evaluated on the terms
//! ```
//!
//! A [`Pool`] makes [`Term`]s and simplifies them on the way; a [`Solver`] says whether some values of the variables make
//! given terms true. This crate knows no Java beyond its arithmetic, does no I/O, and is deterministic: only a deadline
//! looks at a clock.

mod fold;
mod function;
mod mention;
mod model;
mod node;
mod pool;
mod range;
mod relevance;
mod sort;

mod applications;
mod circuit;
mod descent;
mod evaluate;
mod sat;
mod simplify;
mod smt_lib;
mod solver;

#[cfg(test)]
mod hardware;

pub use descent::{Effort, descend};
pub use function::{Function, FunctionOfTwo};
pub use model::Model;
pub use node::Term;
pub use pool::Pool;
pub use relevance::Relevant;
pub use smt_lib::Script;
pub use solver::{Answer, GaveUp, Limits, Solver};
pub use sort::{Constant, Precision, Sort};
