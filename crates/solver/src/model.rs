//! Values of variables, as an answer gives them.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::node::{Node, Term, Unary};
use crate::pool::Pool;

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
    values: RefCell<Vec<u64>>,
    /// Of terms that were evaluated.
    results: RefCell<FxHashMap<Term, u64>>,
}

impl Model {
    /// By the index of the variable.
    pub(crate) fn new(values: Vec<u64>) -> Self {
        Self { shared: Rc::new(Shared { values: RefCell::new(values), results: RefCell::default() }) }
    }

    /// A model of its own with the same values.
    #[must_use]
    pub fn copied(&self) -> Self {
        Self::new(self.shared.values.borrow().clone())
    }

    /// Gives a variable the value of these bits, in all clones. The variable may be extended to more bits. Nothing that it is a part
    /// of was evaluated before.
    ///
    /// # Panics
    ///
    /// If the term is no variable.
    pub fn assign(&self, pool: &Pool, variable: Term, bits: u64) {
        let index = match pool.node(variable) {
            Node::Variable { index, .. } => index as usize,
            Node::Unary(Unary::ZeroExtend(_) | Unary::SignExtend(_), inner) => {
                return self.assign(pool, inner, bits);
            }
            other => panic!("only variables have values of their own, not {other:?}"),
        };
        let mut values = self.shared.values.borrow_mut();
        if values.len() <= index {
            values.resize(index + 1, 0);
        }
        values[index] = bits;
    }

    /// The bits of a variable's value.
    pub(crate) fn variable(&self, index: u32) -> u64 {
        self.shared.values.borrow().get(index as usize).copied().unwrap_or(0)
    }

    pub(crate) fn result(&self, term: Term) -> Option<u64> {
        self.shared.results.borrow().get(&term).copied()
    }

    pub(crate) fn keep(&self, term: Term, result: u64) {
        self.shared.results.borrow_mut().insert(term, result);
    }
}
