//! Numeric search for values that make conditions true: what circuits are hopeless for, products of many doubles and functions.
//!
//! ```text
//! conditions ─▶ Tape, computed thousands of times ─▶ distance: how far they are from being true ─▶ moves that shorten it
//! ```
//!
//! Each condition has a distance that is zero if it is true and shrinks on the way there (`distance`; branch distances as in
//! search-based testing, see the survey "Search-based software test data generation", 2004). The search (`search`) moves one
//! variable at a time by growing steps, takes Newton's step where several conditions pull in different directions (`newton`),
//! and begins elsewhere when nothing helps (`seeds`). It finds solutions, and never that there are none.

mod distance;
mod newton;
mod random;
mod search;
mod seeds;
mod stride;
mod tape;

#[cfg(test)]
mod tests;

use jurat_quota::Quota;

use crate::model::Model;
use crate::node::Term;
use crate::pool::Pool;
use crate::sort::Constant;
use search::Search;
use tape::Tape;

/// How much is tried before giving up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How often the conditions may be computed. A condition of a hundred operators takes about a microsecond.
    pub n_evaluations: u64,
}

/// Values that make all conditions true, found by going downhill from those of a model, and from other places.
///
/// Variables that the conditions do not have keep their values. The result was evaluated on the conditions themselves; with
/// functions, it is right up to their last bits.
///
/// # Panics
///
/// If a condition is no Bool.
pub fn descend(
    pool: &Pool,
    conditions: &[Term],
    start: &Model,
    effort: Effort,
    quota: &Quota,
) -> Option<Model> {
    let tape = Tape::new(pool, conditions);
    let point = Search::new(&tape, effort, quota).run(&tape.start(start))?;
    let model = start.copied();
    for (variable, bits) in tape.variables().iter().zip(point) {
        model.assign(pool, variable.term, bits);
    }
    let is_true =
        |&term: &Term| matches!(pool.evaluate_within(term, &model, quota), Ok(Constant::Bool(true)));
    conditions.iter().all(is_true).then_some(model)
}
