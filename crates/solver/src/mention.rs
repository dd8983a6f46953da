//! Whether a term occurs in others.

use rustc_hash::FxHashSet;

use crate::node::{Node, Term};
use crate::pool::Pool;

impl Pool {
    /// Whether one of the terms is this one, or is made of it.
    pub fn mentions(&self, terms: &[Term], part: Term) -> bool {
        let mut left = terms.to_vec();
        let mut seen: FxHashSet<Term> = terms.iter().copied().collect();
        while let Some(term) = left.pop() {
            if term == part {
                return true;
            }
            let mut add = |term| {
                if seen.insert(term) {
                    left.push(term);
                }
            };
            match self.node(term) {
                Node::Constant(_) | Node::Variable { .. } => {}
                Node::Unary(_, argument) => add(argument),
                Node::Binary(_, first, second) => {
                    add(first);
                    add(second);
                }
                Node::Ite(condition, then, otherwise) => {
                    add(condition);
                    add(then);
                    add(otherwise);
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use crate::{Pool, Sort};

    #[test]
    fn what_a_term_is_made_of() {
        let mut pool = Pool::new();
        let (a, b, c) =
            (pool.variable(Sort::Bits(32)), pool.variable(Sort::Bits(32)), pool.variable(Sort::Bits(32)));
        let sum = pool.add(a, b);
        let is_less = pool.slt(sum, c);
        assert!([a, b, c, sum].into_iter().all(|part| pool.mentions(&[is_less], part)));
        assert!(!pool.mentions(&[sum], c) && !pool.mentions(&[], a));
    }
}
