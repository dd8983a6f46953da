//! `not`, `and`, `xor` and what they express, of Bools and of each bit of integers: the rules are the same.

use crate::node::{Binary, Term, Unary};
use crate::pool::Pool;
use crate::sort::Sort;

impl Pool {
    /// The opposite.
    pub fn not(&mut self, a: Term) -> Term {
        self.expect_bool(a);
        self.complement(a)
    }

    /// Both.
    pub fn and(&mut self, a: Term, b: Term) -> Term {
        self.expect_bool(a);
        self.expect_bool(b);
        self.conjunction(a, b)
    }

    /// At least one.
    pub fn or(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = (self.not(a), self.not(b));
        let neither = self.and(a, b);
        self.not(neither)
    }

    /// Exactly one.
    pub fn xor(&mut self, a: Term, b: Term) -> Term {
        self.expect_bool(a);
        self.expect_bool(b);
        self.difference(a, b)
    }

    /// The second, if the first.
    pub fn implies(&mut self, a: Term, b: Term) -> Term {
        let not_a = self.not(a);
        self.or(not_a, b)
    }

    /// All of them. Lists with the same beginning share its terms.
    pub fn all(&mut self, terms: &[Term]) -> Term {
        let truth = self.truth(true);
        terms.iter().fold(truth, |all, &term| self.and(all, term))
    }

    /// At least one of them.
    pub fn any(&mut self, terms: &[Term]) -> Term {
        let falsehood = self.truth(false);
        terms.iter().fold(falsehood, |any, &term| self.or(any, term))
    }

    /// Each bit flipped.
    pub fn bit_not(&mut self, a: Term) -> Term {
        self.integer_width(a);
        self.complement(a)
    }

    /// And, bit by bit.
    pub fn bit_and(&mut self, a: Term, b: Term) -> Term {
        let width = self.common_width(a, b);
        let (a, b) = self.ordered(a, b);
        // x & 0…01…1 ─▶ the lower bits of x: what was masked is then plain to see for other rules.
        match self.raw(b) {
            Some(mask) if mask != 0 && mask.trailing_ones() == mask.count_ones() => {
                let low = self.extract(a, 0, mask.count_ones() as u8);
                self.zero_extend(low, width)
            }
            _ => self.conjunction(a, b),
        }
    }

    /// Or, bit by bit.
    pub fn bit_or(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = (self.bit_not(a), self.bit_not(b));
        self.common_width(a, b);
        let neither = self.conjunction(a, b);
        self.bit_not(neither)
    }

    /// Exclusive or, bit by bit.
    pub fn bit_xor(&mut self, a: Term, b: Term) -> Term {
        self.common_width(a, b);
        self.difference(a, b)
    }

    fn expect_bool(&self, term: Term) {
        assert!(self.sort(term) == Sort::Bool, "a Bool is expected, not {:?}", self.sort(term));
    }

    fn complement(&mut self, a: Term) -> Term {
        match self.as_unary(Unary::Not, a) {
            Some(b) => b,
            None => self.unary(Unary::Not, a),
        }
    }

    fn conjunction(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        if a == b || self.is_ones(b) {
            return a;
        }
        if self.is_zero(b) {
            return b;
        }
        if self.are_complements(a, b) {
            return self.like(a, 0);
        }
        for (whole, other) in [(a, b), (b, a)] {
            if let Some(result) = self.absorb(whole, other) {
                return result;
            }
        }
        // (x & c) & d ─▶ x & (c & d)
        if let (Some((x, c)), Some(d)) = (self.as_binary_with_constant(Binary::And, a), self.raw(b)) {
            let mask = self.like(a, c & d);
            return self.conjunction(x, mask);
        }
        self.binary(Binary::And, a, b)
    }

    /// (x & y) & x ─▶ x & y;  (x & y) & !x ─▶ 0;  !(x & y) & x ─▶ x & !y;  !(x & y) & !x ─▶ !x
    fn absorb(&mut self, whole: Term, other: Term) -> Option<Term> {
        if let Some((x, y)) = self.as_binary(Binary::And, whole) {
            if x == other || y == other {
                return Some(whole);
            }
            return (self.are_complements(x, other) || self.are_complements(y, other))
                .then(|| self.like(whole, 0));
        }
        let inside = self.as_unary(Unary::Not, whole)?;
        let (x, y) = self.as_binary(Binary::And, inside)?;
        if self.are_complements(x, other) || self.are_complements(y, other) {
            return Some(other);
        }
        let rest = if x == other {
            y
        } else if y == other {
            x
        } else {
            return None;
        };
        let not_rest = self.complement(rest);
        Some(self.conjunction(other, not_rest))
    }

    /// One is the opposite of the other.
    pub(super) fn are_complements(&self, a: Term, b: Term) -> bool {
        self.as_unary(Unary::Not, a) == Some(b) || self.as_unary(Unary::Not, b) == Some(a)
    }

    pub(super) fn difference(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = self.ordered(a, b);
        if a == b {
            return self.like(a, 0);
        }
        if self.is_zero(b) {
            return a;
        }
        if self.is_ones(b) {
            return self.complement(a);
        }
        // !x ^ y ─▶ !(x ^ y)
        for (negated, other) in [(a, b), (b, a)] {
            if let Some(inside) = self.as_unary(Unary::Not, negated) {
                let rest = self.difference(inside, other);
                return self.complement(rest);
            }
        }
        // (x ^ c) ^ d ─▶ x ^ (c ^ d)
        if let (Some((x, c)), Some(d)) = (self.as_binary_with_constant(Binary::Xor, a), self.raw(b)) {
            let mask = self.like(a, c ^ d);
            return self.difference(x, mask);
        }
        // (x ^ y) ^ x ─▶ y
        for (whole, other) in [(a, b), (b, a)] {
            match self.as_binary(Binary::Xor, whole) {
                Some((x, y)) if x == other => return y,
                Some((x, y)) if y == other => return x,
                _ => {}
            }
        }
        self.binary(Binary::Xor, a, b)
    }
}
