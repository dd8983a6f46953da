//! Equality and order of integers, and equality of everything.

use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::{Sort, ones, sign_extended};

/// Rules of `same` lead to other equalities; a chain of them that is longer than this is cut, so that the stack is enough.
const MAX_SAME_DEPTH: u8 = 64;

impl Pool {
    /// The same value; for numbers: the same bits, so NaN is itself and 0 is not -0.
    pub fn same(&mut self, a: Term, b: Term) -> Term {
        assert!(self.sort(a) == self.sort(b), "values of the same sort are compared");
        if a == b {
            return self.truth(true);
        }
        let (a, b) = self.ordered(a, b);
        if self.same_depth == MAX_SAME_DEPTH && self.sort(a) != Sort::Bool {
            return self.binary(Binary::Same, a, b);
        }
        self.same_depth += 1;
        let result = self.same_simplified(a, b);
        self.same_depth -= 1;
        result
    }

    /// Of ordered arguments.
    fn same_simplified(&mut self, a: Term, b: Term) -> Term {
        match self.sort(a) {
            Sort::Bool => {
                let differ = self.xor(a, b);
                self.not(differ)
            }
            Sort::Bits(_) if self.range(a).is_apart(self.range(b)) => self.truth(false),
            Sort::Bits(_) => match self.raw(b) {
                Some(value) => self.same_as_constant(a, value, b),
                None => self.same_integers(a, b),
            },
            Sort::Float | Sort::Double => self.same_chosen(a, b),
        }
    }

    /// Less, as numbers without sign.
    pub fn ult(&mut self, a: Term, b: Term) -> Term {
        self.common_width(a, b);
        let (left, right) = (self.range(a), self.range(b));
        if a == b || self.is_zero(b) || self.is_ones(a) {
            return self.truth(false);
        }
        match (left.sign(), right.sign()) {
            (Some(left_sign), Some(right_sign)) if left_sign != right_sign => return self.truth(right_sign),
            // Of equal signs, the order is the same.
            (Some(_), Some(_)) => return self.slt(a, b),
            _ => {}
        }
        // x < 1 ─▶ x = 0;  0 < x ─▶ x ≠ 0
        if self.raw(b) == Some(1) {
            let zero = self.like(b, 0);
            return self.same(a, zero);
        }
        if self.is_zero(a) {
            let is_zero = self.same(b, a);
            return self.not(is_zero);
        }
        self.binary(Binary::UnsignedLess, a, b)
    }

    /// Less or equal, as numbers without sign.
    pub fn ule(&mut self, a: Term, b: Term) -> Term {
        let greater = self.ult(b, a);
        self.not(greater)
    }

    /// Less, as numbers with sign.
    pub fn slt(&mut self, a: Term, b: Term) -> Term {
        self.common_width(a, b);
        if a == b {
            return self.truth(false);
        }
        if let Some(value) = self.range(a).is_less(self.range(b)) {
            return self.truth(value);
        }
        if let (Node::Unary(op, x), Node::Unary(other, y)) = (self.node(a), self.node(b))
            && op == other
            && self.sort(x) == self.sort(y)
        {
            match op {
                Unary::ZeroExtend(_) => return self.ult(x, y),
                Unary::SignExtend(_) => return self.slt(x, y),
                _ => {}
            }
        }
        self.binary(Binary::SignedLess, a, b)
    }

    /// Less or equal, as numbers with sign.
    pub fn sle(&mut self, a: Term, b: Term) -> Term {
        let greater = self.slt(b, a);
        self.not(greater)
    }

    /// `constant` is the term of `value`.
    fn same_as_constant(&mut self, a: Term, value: u64, constant: Term) -> Term {
        if self.same_depth == 1
            && self.as_binary(Binary::Add, a).is_some()
            && let Some(difference) = self.constant_difference(a, constant)
        {
            return self.truth(difference == 0);
        }
        match self.node(a) {
            // x + c = d ─▶ x = d - c
            Node::Binary(Binary::Add, x, c) if self.raw(c).is_some() => {
                let rest = self.sub(constant, c);
                self.same(x, rest)
            }
            // x + -y = 0 ─▶ x = y
            Node::Binary(Binary::Add, x, y) if value == 0 => {
                let negative = self.neg(y);
                if matches!(self.node(negative), Node::Unary(Unary::Neg, _)) {
                    return self.binary(Binary::Same, a, constant);
                }
                self.same(x, negative)
            }
            Node::Binary(Binary::Xor, x, c) if value == 0 || self.raw(c).is_some() => {
                let rest = self.bit_xor(c, constant);
                self.same(x, rest)
            }
            Node::Binary(Binary::Concat, high, low) => {
                let low_width = self.width(low);
                let low_value = self.bits(low_width, value);
                let high_value = self.like(high, value >> low_width);
                let low = self.same(low, low_value);
                let high = self.same(high, high_value);
                self.and(high, low)
            }
            Node::Unary(op, x) => self.same_unary(a, op, x, value, constant),
            _ => self.same_chosen(a, constant),
        }
    }

    /// `a` is `op` of `x`. All of these operators have an inverse.
    fn same_unary(&mut self, a: Term, op: Unary, x: Term, value: u64, constant: Term) -> Term {
        let width = self.width(x);
        match op {
            Unary::Not => {
                let flipped = self.like(x, !value);
                self.same(x, flipped)
            }
            Unary::Neg => {
                let negative = self.like(x, value.wrapping_neg());
                self.same(x, negative)
            }
            Unary::ZeroExtend(_) | Unary::SignExtend(_) => {
                let wide = self.width(a);
                let narrow = value & ones(width);
                let extended = match op {
                    Unary::ZeroExtend(_) => narrow,
                    _ => sign_extended(width, narrow).cast_unsigned() & ones(wide),
                };
                if extended != value {
                    return self.truth(false);
                }
                let narrow = self.bits(width, narrow);
                self.same(x, narrow)
            }
            _ => self.binary(Binary::Same, a, constant),
        }
    }

    fn same_integers(&mut self, a: Term, b: Term) -> Term {
        if self.same_depth == 1
            && let Some(difference) = self.constant_difference(a, b)
        {
            return self.truth(difference == 0);
        }
        match (self.node(a), self.node(b)) {
            (Node::Unary(op, x), Node::Unary(other, y)) if op == other && self.sort(x) == self.sort(y) => {
                match op {
                    Unary::ZeroExtend(_) | Unary::SignExtend(_) | Unary::Not | Unary::Neg => {
                        return self.same(x, y);
                    }
                    _ => {}
                }
            }
            (Node::Binary(Binary::Add, left, right), Node::Binary(Binary::Add, other_left, other_right)) => {
                // x + y = x + z ─▶ y = z
                for (x, y) in [(left, right), (right, left)] {
                    if x == other_left {
                        return self.same(y, other_right);
                    }
                    if x == other_right {
                        return self.same(y, other_left);
                    }
                }
            }
            _ => {}
        }
        // x + y = x ─▶ y = 0
        for (sum, other) in [(a, b), (b, a)] {
            if let Some((x, y)) = self.as_binary(Binary::Add, sum)
                && (x == other || y == other)
            {
                let zero = self.like(sum, 0);
                return self.same(if x == other { y } else { x }, zero);
            }
        }
        self.same_chosen(a, b)
    }

    /// ite(a, x, y) = x ─▶ a | x = y, where one side is a constant or the very value.
    fn same_chosen(&mut self, a: Term, b: Term) -> Term {
        for (choice, other) in [(a, b), (b, a)] {
            let Node::Ite(condition, then, otherwise) = self.node(choice) else { continue };
            if then == other {
                let rest = self.same(otherwise, other);
                return self.or(condition, rest);
            }
            if otherwise == other {
                let rest = self.same(then, other);
                return self.implies(condition, rest);
            }
            // ite(a, c, y) = d ─▶ !a & y = d, of different constants
            let are_constants = |x: Term| self.raw(x).is_some() && self.raw(other).is_some();
            if are_constants(then) {
                let rest = self.same(otherwise, other);
                let not_condition = self.not(condition);
                return self.and(not_condition, rest);
            }
            if are_constants(otherwise) {
                let rest = self.same(then, other);
                return self.and(condition, rest);
            }
        }
        self.binary(Binary::Same, a, b)
    }
}
