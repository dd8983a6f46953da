//! Integers as sums: when two of them differ by a constant.
//!
//! Merged paths leave integers behind such as `ite(a, x, y)`, which is `y + [a] * x - [a] * y`, where `[a]` is 1 if `a` holds and
//! else 0. Written as sums of such summands, the sum of an array before and after it was sorted is the same, which a circuit
//! of adders shows only after a long search. Nothing is rewritten: sums are made to be compared, and forgotten.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use rustc_hash::FxHashMap;

use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::ones;

/// No more terms are looked into for one comparison.
const MAX_TERMS: usize = 500;
/// Sums of more summands are not looked into.
const MAX_SUMMANDS: usize = 256;
/// Summands that may be made in vain, for all comparisons of a pool together: a second, about.
const MAX_WASTE: usize = 1_000_000;

/// An integer where all the conditions hold, which are sorted, and else 0. Without an integer: 1 where they hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Summand {
    conditions: Vec<Term>,
    integer: Option<Term>,
}

/// A constant and summands with their factors, all modulo 2^64.
#[derive(Clone, Default)]
struct Sum {
    constant: u64,
    summands: BTreeMap<Summand, u64>,
}

impl Sum {
    fn of(integer: Term) -> Self {
        let summand = Summand { conditions: Vec::new(), integer: Some(integer) };
        Self { constant: 0, summands: BTreeMap::from([(summand, 1)]) }
    }

    /// Adds a multiple of another sum.
    fn add(&mut self, other: &Self, factor: u64) {
        self.constant = self.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for (summand, &count) in &other.summands {
            self.add_summand(summand.clone(), count.wrapping_mul(factor));
        }
    }

    fn add_summand(&mut self, summand: Summand, count: u64) {
        match self.summands.entry(summand) {
            Entry::Vacant(entry) => {
                entry.insert(count);
            }
            Entry::Occupied(mut entry) => {
                let total = entry.get().wrapping_add(count);
                if total == 0 {
                    entry.remove();
                } else {
                    entry.insert(total);
                }
            }
        }
    }

    fn minus(mut self, other: &Self) -> Self {
        self.add(other, 1_u64.wrapping_neg());
        self
    }

    /// The same where the condition holds, and else 0.
    fn where_holds(self, condition: Term) -> Self {
        let mut guarded = Self::default();
        if self.constant != 0 {
            guarded.add_summand(Summand { conditions: vec![condition], integer: None }, self.constant);
        }
        for (mut summand, count) in self.summands {
            if let Err(at) = summand.conditions.binary_search(&condition) {
                summand.conditions.insert(at, condition);
            }
            guarded.add_summand(summand, count);
        }
        guarded
    }
}

impl Pool {
    /// By how much the first integer is greater, if that is the same for all values of the variables.
    pub(super) fn constant_difference(&mut self, a: Term, b: Term) -> Option<u64> {
        if self.wasted_summands > MAX_WASTE || !self.is_sum(a) && !self.is_sum(b) {
            return None;
        }
        let mut sums = FxHashMap::default();
        self.make_sums(&[a, b], &mut sums);
        let effort: usize = sums.values().map(|sum| 1 + sum.summands.len()).sum();
        let difference = sums.remove(&a)?.minus(sums.get(&b)?);
        let mask = ones(self.width(a));
        let is_constant = difference.summands.values().all(|factor| factor & mask == 0);
        if !is_constant {
            self.wasted_summands += effort;
        }
        is_constant.then_some(difference.constant & mask)
    }

    fn is_sum(&self, term: Term) -> bool {
        matches!(self.node(term), Node::Binary(Binary::Add, ..) | Node::Unary(Unary::Neg, _) | Node::Ite(..))
    }

    /// Makes the sums of the terms, from the innermost to the outermost.
    fn make_sums(&self, terms: &[Term], sums: &mut FxHashMap<Term, Sum>) {
        let mut waiting = terms.to_vec();
        let mut n_terms = waiting.len();
        while let Some(&term) = waiting.last() {
            let parts = self.parts(term);
            let missing = parts.into_iter().flatten().filter(|part| !sums.contains_key(part));
            let missing: Vec<Term> = missing.collect();
            if sums.contains_key(&term) {
                waiting.pop();
            } else if missing.is_empty() {
                sums.insert(term, self.sum(term, sums));
                waiting.pop();
            } else if n_terms + missing.len() > MAX_TERMS {
                sums.insert(term, Sum::of(term));
                waiting.pop();
            } else {
                n_terms += missing.len();
                waiting.extend(missing);
            }
        }
    }

    /// The integers that a term is the sum of, or the choice between.
    fn parts(&self, term: Term) -> [Option<Term>; 2] {
        match self.node(term) {
            Node::Binary(Binary::Add, left, right) | Node::Ite(_, left, right) => [Some(left), Some(right)],
            Node::Unary(Unary::Neg, part) => [Some(part), None],
            Node::Binary(Binary::Mul, part, factor) if self.raw(factor).is_some() => [Some(part), None],
            _ => [None, None],
        }
    }

    /// The sum of a term whose parts have theirs.
    fn sum(&self, term: Term, sums: &FxHashMap<Term, Sum>) -> Sum {
        if let Some(constant) = self.raw(term) {
            return Sum { constant, summands: BTreeMap::new() };
        }
        let mut sum = Sum::default();
        match (self.node(term), self.parts(term).map(|part| part.and_then(|part| sums.get(&part)))) {
            (Node::Binary(Binary::Add, ..), [Some(left), Some(right)]) => {
                sum.add(left, 1);
                sum.add(right, 1);
            }
            (Node::Unary(Unary::Neg, _), [Some(part), _]) => sum.add(part, 1_u64.wrapping_neg()),
            (Node::Binary(Binary::Mul, _, factor), [Some(part), _]) => {
                sum.add(part, self.raw(factor).unwrap_or(1));
            }
            (Node::Ite(condition, ..), [Some(then), Some(otherwise)]) => {
                // ite(a, x, y) ─▶ y + [a] * (x - y)
                sum.add(otherwise, 1);
                sum.add(&then.clone().minus(otherwise).where_holds(condition), 1);
            }
            _ => return Sum::of(term),
        }
        if sum.summands.len() > MAX_SUMMANDS { Sum::of(term) } else { sum }
    }
}

#[cfg(test)]
mod tests {
    use crate::node::Term;
    use crate::pool::Pool;
    use crate::sort::{Constant, Sort};

    /// Counts in two ways how often conditions hold.
    fn counters(pool: &mut Pool, n_conditions: usize) -> (Term, Term) {
        let (mut count, mut weight) = (pool.bits(32, 0), pool.bits(32, 0));
        for _ in 0..n_conditions {
            let condition = pool.variable(Sort::Bool);
            let (one, two) = (pool.bits(32, 1), pool.bits(32, 2));
            let (more, much_more) = (pool.add(count, one), pool.add(weight, two));
            let less = pool.add(weight, one);
            count = pool.ite(condition, more, count);
            weight = pool.ite(condition, much_more, less);
        }
        (count, weight)
    }

    #[test]
    fn counters_of_the_same_conditions_are_compared() {
        let mut pool = Pool::new();
        let (count, weight) = counters(&mut pool, 40);
        let forty = pool.bits(32, 40);
        let expected = pool.add(count, forty);
        let is_same = pool.same(weight, expected);
        assert_eq!(pool.constant(is_same), Some(Constant::Bool(true)));
        let is_equal = pool.same(weight, count);
        assert_eq!(pool.constant(is_equal), Some(Constant::Bool(false)));
    }

    #[test]
    fn swaps_keep_the_sum() {
        let mut pool = Pool::new();
        let mut values: Vec<Term> = (0..4).map(|_| pool.variable(Sort::Bits(16))).collect();
        let sum = |pool: &mut Pool, values: &[Term]| {
            let zero = pool.bits(16, 0);
            values.iter().fold(zero, |sum, &value| pool.add(sum, value))
        };
        let before = sum(&mut pool, &values);
        for (left, right) in [(0, 1), (1, 2), (2, 3), (0, 1), (1, 2), (0, 1)] {
            let (a, b) = (values[left], values[right]);
            let is_less = pool.slt(b, a);
            values[left] = pool.ite(is_less, b, a);
            values[right] = pool.ite(is_less, a, b);
        }
        let after = sum(&mut pool, &values);
        let is_same = pool.same(before, after);
        assert_eq!(pool.constant(is_same), Some(Constant::Bool(true)));
    }

    #[test]
    fn what_differs_by_an_input_is_not_decided() {
        let mut pool = Pool::new();
        let (count, weight) = counters(&mut pool, 3);
        let doubled = pool.add(count, count);
        let is_same = pool.same(doubled, weight);
        assert_eq!(pool.constant(is_same), None);
    }

    #[test]
    fn terms_of_a_hundred_thousand_levels_are_no_problem() {
        let mut pool = Pool::new();
        let (count, weight) = counters(&mut pool, 100_000);
        let is_same = pool.same(count, weight);
        assert_eq!(pool.constant(is_same), None);
    }
}
