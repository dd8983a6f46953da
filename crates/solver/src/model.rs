//! Values of variables, as an answer gives them.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::node::Term;

/// Values of the variables of one [`Pool`](crate::Pool); a variable that has none is zero. Clones share everything.
///
/// What [`Pool::evaluate`](crate::Pool::evaluate) finds out is kept, so that evaluating a larger term under the same model
/// costs only what is new in it. A model must not be used with another pool.
#[derive(Clone, Default, Debug)]
pub struct Model {
    shared: Rc<Shared>,
}

#[derive(Default, Debug)]
struct Shared {
    /// By the index of the variable.
    values: Vec<u64>,
    /// Of terms that were evaluated.
    results: RefCell<FxHashMap<Term, u64>>,
}

impl Model {
    /// By the index of the variable.
    pub(crate) fn new(values: Vec<u64>) -> Self {
        Self { shared: Rc::new(Shared { values, results: RefCell::default() }) }
    }

    /// The bits of a variable's value.
    pub(crate) fn variable(&self, index: u32) -> u64 {
        self.shared.values.get(index as usize).copied().unwrap_or(0)
    }

    pub(crate) fn result(&self, term: Term) -> Option<u64> {
        self.shared.results.borrow().get(&term).copied()
    }

    pub(crate) fn keep(&self, term: Term, result: u64) {
        self.shared.results.borrow_mut().insert(term, result);
    }
}
