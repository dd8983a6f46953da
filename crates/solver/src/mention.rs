//! What terms are made of.

use rustc_hash::FxHashSet;

use crate::node::Term;
use crate::pool::Pool;
use crate::sort::Sort;

impl Pool {
    /// Whether one of the terms is this one, or is made of it.
    pub fn mentions(&self, terms: &[Term], part: Term) -> bool {
        self.has_part(terms, |term| term == part)
    }

    /// Whether one of the terms is made of one of those.
    pub fn mentions_any(&self, terms: &[Term], parts: &FxHashSet<Term>) -> bool {
        !parts.is_empty() && self.has_part(terms, |term| parts.contains(&term))
    }

    /// Whether one of the terms is made of a function that has no circuit.
    pub fn mentions_application(&self, terms: &[Term]) -> bool {
        self.has_part(terms, |term| self.node(term).application().is_some())
    }

    /// Everything that the terms are made of, arguments first: they are older.
    pub(crate) fn all_parts(&self, terms: &[Term]) -> Vec<Term> {
        let mut left = terms.to_vec();
        let mut seen: FxHashSet<Term> = terms.iter().copied().collect();
        while let Some(term) = left.pop() {
            left.extend(self.node(term).arguments().filter(|&argument| seen.insert(argument)));
        }
        let mut parts: Vec<Term> = seen.into_iter().collect();
        parts.sort_unstable();
        parts
    }

    /// Whether the terms compute with floating-point numbers.
    pub fn has_real_arithmetic(&self, terms: &[Term]) -> bool {
        let is_real = |term| matches!(self.sort(term), Sort::Float | Sort::Double);
        self.has_part(terms, |term| is_real(term) && self.node(term).arguments().any(is_real))
    }

    fn has_part(&self, terms: &[Term], is_wanted: impl Fn(Term) -> bool) -> bool {
        let mut left = terms.to_vec();
        let mut seen: FxHashSet<Term> = terms.iter().copied().collect();
        while let Some(term) = left.pop() {
            if is_wanted(term) {
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
