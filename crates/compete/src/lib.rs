//! A competition of verifiers: from its description to benchmark definitions, and from their results to its standings.
//!
//! Start at [`model`]: [`load`] reads a [`model::Competition`]. Its participants are unpacked ([`participant`]), each gets
//! a benchmark definition ([`definition`]), their runs are done ([`runs`]), and what came of them is collected ([`answers`]).

pub mod answers;
mod archive;
pub mod definition;
pub mod lint;
pub mod lint_file;
pub mod load;
pub mod model;
pub mod opinion;
pub mod outcome;
pub mod participant;
pub mod record;
pub mod runs;
pub mod store;
pub mod structure_file;
