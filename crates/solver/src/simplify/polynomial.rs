//! Integers as polynomials: when two of them differ by a constant.
//!
//! `(x + 1) * (x + 1)` is `x * x + 2 * x + 1`, and merged paths leave integers behind such as `ite(a, x, y)`, which is
//! `y + [a] * x - [a] * y`, where `[a]` is 1 if `a` holds and else 0. Written as polynomials, the sum of an array before and after it
//! was sorted is the same, which a circuit of adders and multipliers shows only after a long search. Nothing is rewritten:
//! polynomials are made to be compared, and forgotten.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use rustc_hash::FxHashMap;

use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::ones;

/// No more terms are looked into for one comparison.
const MAX_TERMS: usize = 500;
/// Polynomials of more monomials are not looked into.
const MAX_MONOMIALS: usize = 256;
/// Products of more factors are not looked into.
const MAX_DEGREE: usize = 16;
/// Monomials that may be made in vain, for all comparisons of a pool together: a second, about.
const MAX_WASTE: usize = 1_000_000;

/// An integer that is not looked into, as a number with or without sign. So an integer is the same factor however far it is extended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Factor {
    integer: Term,
    is_signed: bool,
}

/// The product of the factors where all the conditions hold, and else 0. Both are sorted.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Monomial {
    conditions: Vec<Term>,
    factors: Vec<Factor>,
}

impl Monomial {
    fn times(&self, other: &Self) -> Self {
        let mut conditions = [&self.conditions[..], &other.conditions[..]].concat();
        conditions.sort_unstable();
        conditions.dedup();
        let mut factors = [&self.factors[..], &other.factors[..]].concat();
        factors.sort_unstable();
        Self { conditions, factors }
    }
}

/// A sum of monomials with their coefficients modulo 2^64. It is equal to its term modulo 2^w, where w is the width of the term.
#[derive(Clone, Default)]
struct Polynomial {
    monomials: BTreeMap<Monomial, u64>,
}

impl Polynomial {
    fn constant(value: u64) -> Self {
        Self { monomials: BTreeMap::from([(Monomial::default(), value)]) }
    }

    fn of(factor: Factor) -> Self {
        let monomial = Monomial { conditions: Vec::new(), factors: vec![factor] };
        Self { monomials: BTreeMap::from([(monomial, 1)]) }
    }

    /// 1 where the condition holds, and else 0.
    fn indicator(condition: Term) -> Self {
        let monomial = Monomial { conditions: vec![condition], factors: Vec::new() };
        Self { monomials: BTreeMap::from([(monomial, 1)]) }
    }

    /// Adds a multiple of another one.
    fn add(&mut self, other: &Self, coefficient: u64) {
        for (monomial, &count) in &other.monomials {
            self.add_monomial(monomial.clone(), count.wrapping_mul(coefficient));
        }
    }

    fn add_monomial(&mut self, monomial: Monomial, count: u64) {
        match self.monomials.entry(monomial) {
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

    fn plus(mut self, other: &Self) -> Self {
        self.add(other, 1);
        self
    }

    fn minus(mut self, other: &Self) -> Self {
        self.add(other, 1_u64.wrapping_neg());
        self
    }

    fn scaled(&self, coefficient: u64) -> Self {
        let mut scaled = Self::default();
        scaled.add(self, coefficient);
        scaled
    }

    /// None if the product is too large to be looked into.
    fn times(&self, other: &Self) -> Option<Self> {
        let is_small = self.monomials.len() * other.monomials.len() <= MAX_MONOMIALS
            && self.degree() + other.degree() <= MAX_DEGREE;
        is_small.then(|| {
            let mut product = Self::default();
            for (left, &count) in &self.monomials {
                for (right, &other_count) in &other.monomials {
                    product.add_monomial(left.times(right), count.wrapping_mul(other_count));
                }
            }
            product
        })
    }

    fn degree(&self) -> usize {
        self.monomials.keys().map(|monomial| monomial.factors.len()).max().unwrap_or(0)
    }

    /// The value if no other monomial counts, modulo a power of two.
    fn as_constant(&self, mask: u64) -> Option<u64> {
        let mut constant = 0;
        for (monomial, count) in &self.monomials {
            if *monomial == Monomial::default() {
                constant = count & mask;
            } else if count & mask != 0 {
                return None;
            }
        }
        Some(constant)
    }
}

/// How a term is made of smaller ones.
#[derive(Clone, Copy)]
enum Shape {
    Sum(Term, Term),
    Product(Term, Term),
    /// A constant times the term.
    Multiple(Term, u64),
    Choice(Term, Term, Term),
    /// The lower bits of the term.
    Low(Term),
    Constant(u64),
    Factor(Factor),
}

impl Shape {
    fn parts(self) -> [Option<Term>; 2] {
        match self {
            Self::Sum(left, right) | Self::Product(left, right) | Self::Choice(_, left, right) => {
                [Some(left), Some(right)]
            }
            Self::Multiple(part, _) | Self::Low(part) => [Some(part), None],
            Self::Constant(_) | Self::Factor(_) => [None, None],
        }
    }
}

impl Pool {
    /// By how much the first integer is greater, if that is the same for all values of the variables.
    pub(super) fn constant_difference(&mut self, a: Term, b: Term) -> Option<u64> {
        if self.wasted_monomials > MAX_WASTE || !self.is_made_of_others(a) && !self.is_made_of_others(b) {
            return None;
        }
        let mut polynomials = FxHashMap::default();
        self.make_polynomials(&[a, b], &mut polynomials);
        let effort: usize = polynomials.values().map(|polynomial| 1 + polynomial.monomials.len()).sum();
        let difference = polynomials.remove(&a)?.minus(polynomials.get(&b)?);
        let constant = difference.as_constant(ones(self.width(a)));
        if constant.is_none() {
            self.wasted_monomials += effort;
        }
        constant
    }

    fn is_made_of_others(&self, term: Term) -> bool {
        !matches!(self.shape(term), Shape::Constant(_) | Shape::Factor(_))
    }

    /// Makes the polynomials of the terms, from the innermost to the outermost.
    fn make_polynomials(&self, terms: &[Term], polynomials: &mut FxHashMap<Term, Polynomial>) {
        let mut waiting = terms.to_vec();
        let mut n_terms = waiting.len();
        while let Some(&term) = waiting.last() {
            let shape = self.shape(term);
            let missing = shape.parts().into_iter().flatten().filter(|part| !polynomials.contains_key(part));
            let missing: Vec<Term> = missing.collect();
            if polynomials.contains_key(&term) {
                waiting.pop();
            } else if missing.is_empty() {
                let polynomial =
                    polynomial(shape, polynomials).filter(|made| made.monomials.len() <= MAX_MONOMIALS);
                polynomials.insert(term, polynomial.unwrap_or_else(|| Polynomial::of(as_factor(term))));
                waiting.pop();
            } else if n_terms + missing.len() > MAX_TERMS {
                polynomials.insert(term, Polynomial::of(as_factor(term)));
                waiting.pop();
            } else {
                n_terms += missing.len();
                waiting.extend(missing);
            }
        }
    }

    fn shape(&self, term: Term) -> Shape {
        if let Some(value) = self.raw(term) {
            return Shape::Constant(value);
        }
        match self.node(term) {
            Node::Binary(Binary::Add, left, right) => Shape::Sum(left, right),
            Node::Binary(Binary::Mul, left, right) => match self.raw(right) {
                Some(coefficient) => Shape::Multiple(left, coefficient),
                None => Shape::Product(left, right),
            },
            // A shift by a constant distance.
            Node::Binary(Binary::Concat, high, low) if self.is_zero(low) => {
                Shape::Multiple(high, 1 << self.width(low))
            }
            Node::Ite(condition, then, otherwise) => Shape::Choice(condition, then, otherwise),
            Node::Unary(Unary::Neg, part) => Shape::Multiple(part, 1_u64.wrapping_neg()),
            Node::Unary(Unary::Extract { low: 0, .. }, whole) => Shape::Low(whole),
            Node::Unary(Unary::SignExtend(_), integer) => Shape::Factor(Factor { integer, is_signed: true }),
            Node::Unary(Unary::ZeroExtend(_), integer) => Shape::Factor(Factor { integer, is_signed: false }),
            _ => Shape::Factor(as_factor(term)),
        }
    }
}

/// All extensions are the same modulo 2^w, where w is the width of the term.
fn as_factor(integer: Term) -> Factor {
    Factor { integer, is_signed: true }
}

/// The polynomial of a term whose parts have theirs. None if it is too large.
fn polynomial(shape: Shape, made: &FxHashMap<Term, Polynomial>) -> Option<Polynomial> {
    Some(match shape {
        Shape::Sum(left, right) => made.get(&left)?.clone().plus(made.get(&right)?),
        Shape::Product(left, right) => made.get(&left)?.times(made.get(&right)?)?,
        Shape::Multiple(part, coefficient) => made.get(&part)?.scaled(coefficient),
        Shape::Choice(condition, then, otherwise) => {
            // ite(a, x, y) ─▶ y + [a] * (x - y)
            let (then, otherwise) = (made.get(&then)?, made.get(&otherwise)?);
            let difference = then.clone().minus(otherwise);
            difference.times(&Polynomial::indicator(condition))?.plus(otherwise)
        }
        Shape::Low(whole) => made.get(&whole)?.clone(),
        Shape::Constant(value) => Polynomial::constant(value),
        Shape::Factor(factor) => Polynomial::of(factor),
    })
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
    fn squares_of_sums_are_compared_with_their_products() {
        let mut pool = Pool::new();
        let narrow = pool.variable(Sort::Bits(16));
        let (x, one) = (pool.sign_extend(narrow, 32), pool.bits(32, 1));
        let next = pool.add(x, one);
        let square_of_next = pool.mul(next, next);
        let square = pool.mul(x, x);
        let two = pool.bits(32, 2);
        let doubled = pool.mul(two, x);
        let sum = pool.add(square, doubled);
        let is_same = pool.same(square_of_next, sum);
        assert_eq!(pool.constant(is_same), Some(Constant::Bool(false)));
        let sum = pool.add(sum, one);
        let is_same = pool.same(square_of_next, sum);
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
