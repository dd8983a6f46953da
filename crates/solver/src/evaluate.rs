//! The value of a term under a model, computed on the term itself: what every answer is checked with.

use jurat_quota::{Exhausted, Quota};

use crate::fold;
use crate::model::Model;
use crate::node::{Node, Term};
use crate::pool::Pool;
use crate::sort::Constant;

impl Pool {
    /// The value of a term under a model; a variable without a value is zero.
    pub fn evaluate(&self, term: Term, model: &Model) -> Constant {
        self.evaluate_within(term, model, &Quota::default()).expect("nothing is limited")
    }

    /// The same, unless the quota is used up before. What was evaluated is kept.
    pub fn evaluate_within(&self, term: Term, model: &Model, quota: &Quota) -> Result<Constant, Exhausted> {
        /// Terms between two looks at the quota.
        const SLICE: usize = 1 << 14;
        let mut n_steps: usize = 0;
        // Terms can be deeper than the stack of a thread, so the work that is left is in a vector.
        let mut left = vec![term];
        while let Some(&next) = left.last() {
            n_steps += 1;
            if n_steps.is_multiple_of(SLICE) {
                quota.look()?;
            }
            let n_left = left.len();
            if self.known(next, model).is_none()
                && let Some(result) = self.step(next, model, &mut left)
            {
                model.keep(next, result);
            }
            if left.len() == n_left {
                left.pop();
            }
        }
        let raw = self.known(term, model).expect("the loop ends when the term is evaluated");
        Ok(Constant::from_raw(self.sort(term), raw))
    }

    /// The value, if it can be had without computing.
    fn known(&self, term: Term, model: &Model) -> Option<u64> {
        match self.node(term) {
            Node::Constant(constant) => Some(constant.raw()),
            Node::Variable { sort, index } => Some(Constant::from_raw(sort, model.variable(index)).raw()),
            Node::Unary(..) | Node::Binary(..) | Node::Ite(..) => model.result(term),
        }
    }

    /// The value, or none after adding the arguments that must be evaluated first.
    fn step(&self, term: Term, model: &Model, left: &mut Vec<Term>) -> Option<u64> {
        let mut value_of = |term| {
            let value = self.known(term, model);
            if value.is_none() {
                left.push(term);
            }
            value
        };
        match self.node(term) {
            Node::Constant(_) | Node::Variable { .. } => self.known(term, model),
            Node::Unary(op, argument) => Some(fold::unary(op, self.sort(argument), value_of(argument)?)),
            Node::Binary(op, first, second) => {
                let (first, second_value) = (value_of(first), value_of(second));
                Some(fold::binary(op, self.sort(second), first?, second_value?))
            }
            Node::Ite(condition, then, otherwise) => {
                // Only the side that counts: the other may be large.
                let chosen = if value_of(condition)? == 1 { then } else { otherwise };
                value_of(chosen)
            }
        }
    }
}
