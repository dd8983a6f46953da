//! Functions of `java.lang.Math`, and comparisons that their promises decide.

use crate::function::{Function, FunctionOfTwo};
use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::{Constant, Sort};

/// The least and the greatest number that a double can be.
#[derive(Clone, Copy)]
struct Bounds {
    least: f64,
    greatest: f64,
    /// It can be NaN, besides.
    may_be_nan: bool,
}

impl Pool {
    /// A function of one double: some function that keeps the promises of `java.lang.Math`, always the same one. Of
    /// constants it is a constant only where these prescribe every bit of the result.
    pub fn function(&mut self, function: Function, x: Term) -> Term {
        assert!(self.sort(x) == Sort::Double, "functions are those of doubles");
        self.unary(Unary::Function(function), x)
    }

    /// A function of two doubles, likewise.
    pub fn function_of_two(&mut self, function: FunctionOfTwo, x: Term, y: Term) -> Term {
        assert!(
            self.sort(x) == Sort::Double && self.sort(y) == Sort::Double,
            "functions are those of doubles"
        );
        // pow(x, 0) ─▶ 1;  pow(x, 1) ─▶ x
        if function == FunctionOfTwo::Pow
            && let Some(Constant::Double(exponent)) = self.constant(y)
        {
            if f64::from_bits(exponent) == 0.0 {
                return self.double(1.0);
            }
            if exponent == 1.0_f64.to_bits() {
                return x;
            }
        }
        self.binary(Binary::Function(function), x, y)
    }

    /// isNaN(f(x)) ─▶ x is NaN, or outside of the domain of f
    pub(super) fn is_outside_of_domain(&mut self, term: Term) -> Option<Term> {
        let Node::Unary(Unary::Function(function), x) = self.node(term) else { return None };
        let [least, greatest] = function.promises().domain.map(|bound| self.double(bound));
        // Not by the rules of `is_nan`: functions of functions would be as deep as the stack.
        let is_nan = self.unary(Unary::IsNan, x);
        let is_outside = [is_nan, self.flt(x, least), self.flt(greatest, x)];
        Some(self.any(&is_outside))
    }

    /// Whether the first is less than the second, if their bounds decide it.
    pub(super) fn is_less_by_bounds(&self, a: Term, b: Term) -> Option<bool> {
        let (left, right) = (self.number_bounds(a)?, self.number_bounds(b)?);
        if left.least >= right.greatest {
            return Some(false);
        }
        (left.greatest < right.least && left.is_number() && right.is_number()).then_some(true)
    }

    pub(super) fn is_less_equal_by_bounds(&self, a: Term, b: Term) -> Option<bool> {
        let (left, right) = (self.number_bounds(a)?, self.number_bounds(b)?);
        if left.least > right.greatest {
            return Some(false);
        }
        (left.greatest <= right.least && left.is_number() && right.is_number()).then_some(true)
    }

    /// The two are never equal.
    pub(super) fn are_apart_by_bounds(&self, a: Term, b: Term) -> bool {
        match (self.number_bounds(a), self.number_bounds(b)) {
            (Some(left), Some(right)) => left.greatest < right.least || right.greatest < left.least,
            _ => false,
        }
    }

    fn number_bounds(&self, term: Term) -> Option<Bounds> {
        let number = |term| match self.constant(term) {
            Some(Constant::Double(bits)) => Some(f64::from_bits(bits)),
            _ => None,
        };
        let certain = |[least, greatest]: [f64; 2]| Bounds { least, greatest, may_be_nan: false };
        let possible = |[least, greatest]: [f64; 2]| Bounds { least, greatest, may_be_nan: true };
        match self.node(term) {
            Node::Constant(_) => number(term).map(|value| certain([value; 2])),
            Node::Unary(Unary::Function(function), x) => match number(x) {
                Some(x) => function.enclosure(x).map(certain),
                None => Some(possible(function.promises().range)),
            },
            Node::Binary(Binary::Function(function), x, y) => match (number(x), number(y)) {
                (Some(x), Some(y)) => function.enclosure(x, y).map(certain),
                _ => Some(possible(function.range())),
            },
            Node::Variable { .. } | Node::Unary(..) | Node::Binary(..) | Node::Ite(..) => None,
        }
    }
}

impl Bounds {
    fn is_number(self) -> bool {
        !self.may_be_nan
    }
}
