//! Whether a term occurs in others.

use rustc_hash::FxHashSet;

use crate::node::Term;
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
            left.extend(self.node(term).arguments().filter(|&argument| seen.insert(argument)));
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
