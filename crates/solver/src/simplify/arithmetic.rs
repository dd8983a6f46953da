//! `add`, `sub`, `neg` and `mul`. There is no node for `sub`: x - y is x + (-y), and a circuit sees that.

use crate::node::{Binary, Term, Unary};
use crate::pool::Pool;
use crate::sort::ones;

impl Pool {
    /// The sum, without its carry.
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        self.common_width(a, b);
        let (a, b) = self.ordered(a, b);
        if self.is_zero(b) {
            return a;
        }
        if self.are_opposites(a, b) {
            return self.like(a, 0);
        }
        if let Some(result) = self.cancelled(a, b) {
            return result;
        }
        if let Some(dividend) = self.undone_division(a, b) {
            return dividend;
        }
        // (x + c) + y ─▶ (x + y) + c, so that constants meet.
        for (sum, other) in [(a, b), (b, a)] {
            if let Some((x, c)) = self.as_binary_with_constant(Binary::Add, sum) {
                let c = self.like(sum, c);
                if self.raw(other).is_some() {
                    let total = self.add(c, other);
                    return self.add(x, total);
                }
                let rest = self.add(x, other);
                return self.add(rest, c);
            }
        }
        self.binary(Binary::Add, a, b)
    }

    /// The difference, without its borrow.
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        self.common_width(a, b);
        let negative = self.neg(b);
        self.add(a, negative)
    }

    /// The negative; that of the least number is itself.
    pub fn neg(&mut self, a: Term) -> Term {
        self.integer_width(a);
        if let Some(b) = self.as_unary(Unary::Neg, a) {
            return b;
        }
        // -(x + c) ─▶ -x + -c
        if let Some((x, c)) = self.as_binary_with_constant(Binary::Add, a) {
            let x = self.neg(x);
            let c = self.like(a, c.wrapping_neg());
            return self.add(x, c);
        }
        // -(x + -y) ─▶ y + -x
        if let Some((x, y)) = self.as_binary(Binary::Add, a) {
            for (x, negative) in [(x, y), (y, x)] {
                // A sum is not looked into: its summands could go on for ever.
                if let Some(y) = self.as_unary(Unary::Neg, negative)
                    && self.as_binary(Binary::Add, x).is_none()
                {
                    let x = self.neg(x);
                    return self.add(y, x);
                }
            }
        }
        self.unary(Unary::Neg, a)
    }

    /// The lower half of the product.
    pub fn mul(&mut self, a: Term, b: Term) -> Term {
        let width = self.common_width(a, b);
        let (a, b) = self.ordered(a, b);
        if let Some(factor) = self.raw(b) {
            if factor == 0 {
                return b;
            }
            if factor == ones(width) {
                return self.neg(a);
            }
            if factor.is_power_of_two() {
                return self.shl_by(a, factor.trailing_zeros() as u8);
            }
            // (x * c) * d ─▶ x * (c * d)
            if let Some((x, c)) = self.as_binary_with_constant(Binary::Mul, a) {
                let product = self.like(a, c.wrapping_mul(factor));
                return self.mul(x, product);
            }
        }
        self.binary(Binary::Mul, a, b)
    }

    /// One is the negative of the other.
    fn are_opposites(&self, a: Term, b: Term) -> bool {
        self.as_unary(Unary::Neg, a) == Some(b) || self.as_unary(Unary::Neg, b) == Some(a)
    }

    /// (x / y) * y + x % y ─▶ x, also where y is zero
    fn undone_division(&self, a: Term, b: Term) -> Option<Term> {
        const PAIRS: [(Binary, Binary); 2] =
            [(Binary::SignedDiv, Binary::SignedRem), (Binary::UnsignedDiv, Binary::UnsignedRem)];
        for (product, remainder) in [(a, b), (b, a)] {
            let Some((left, right)) = self.as_binary(Binary::Mul, product) else { continue };
            for (divide, rest) in PAIRS {
                let Some((dividend, divisor)) = self.as_binary(rest, remainder) else { continue };
                let is_quotient = |factor| self.as_binary(divide, factor) == Some((dividend, divisor));
                if left == divisor && is_quotient(right) || right == divisor && is_quotient(left) {
                    return Some(dividend);
                }
            }
        }
        None
    }

    /// (x + y) + -y ─▶ x;  (x + -y) + y ─▶ x
    fn cancelled(&self, a: Term, b: Term) -> Option<Term> {
        for (sum, other) in [(a, b), (b, a)] {
            match self.as_binary(Binary::Add, sum) {
                Some((x, y)) if self.are_opposites(y, other) => return Some(x),
                Some((x, y)) if self.are_opposites(x, other) => return Some(y),
                _ => {}
            }
        }
        None
    }
}
