//! Circuits as clauses, and the solver of clauses.

mod clauses;
mod search;

pub(crate) use clauses::{ClauseSink, Clauses};
pub(crate) use search::{Search, Verdict};
