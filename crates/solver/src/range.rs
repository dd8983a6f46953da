//! Bounds of integers, kept with each term: cheap to compute, and enough to decide many comparisons without a query.

use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::{Constant, Sort, ones};

/// The least and the greatest signed value that an integer can have. Sorts that are no integers have the full range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Range {
    pub(crate) least: i64,
    pub(crate) greatest: i64,
}

impl Pool {
    /// The least and the greatest signed value that an integer can have, as far as that is seen without a query.
    pub fn bounds(&self, term: Term) -> (i64, i64) {
        let range = self.range(term);
        (range.least, range.greatest)
    }

    /// Whether an integer is known to have a value of that many bits, with its sign.
    pub(crate) fn fits(&self, term: Term, width: u8) -> bool {
        self.range(term).is_within(Range::full(width))
    }
}

impl Range {
    /// Of a node whose arguments are in the pool.
    pub(crate) fn of(pool: &Pool, node: Node, sort: Sort) -> Self {
        let full = Self::full(sort.width());
        if !matches!(sort, Sort::Bits(_)) {
            return full;
        }
        match node {
            Node::Constant(constant) => Self::exactly(constant),
            Node::Variable { .. } => full,
            Node::Unary(op, argument) => Self::of_unary(pool, op, argument).unwrap_or(full),
            Node::Binary(Binary::Mul, x, y) if x == y => {
                Self::of_square(pool.range(x)).filter(|range| range.is_within(full)).unwrap_or(full)
            }
            Node::Binary(op, left, right) => Self::of_binary(op, pool.range(left), pool.range(right))
                .filter(|range| range.is_within(full))
                .unwrap_or(full),
            Node::Ite(_, then, otherwise) => pool.range(then).or(pool.range(otherwise)),
        }
    }

    fn full(width: u8) -> Self {
        let greatest = (ones(width) >> 1).cast_signed();
        Self { least: -greatest - 1, greatest }
    }

    fn exactly(constant: Constant) -> Self {
        Self { least: constant.signed(), greatest: constant.signed() }
    }

    fn of_unary(pool: &Pool, op: Unary, argument: Term) -> Option<Self> {
        let width = pool.width(argument);
        let range = pool.range(argument);
        match op {
            Unary::Not => Some(Self { least: !range.greatest, greatest: !range.least }),
            Unary::ZeroExtend(_) if range.least >= 0 => Some(range),
            Unary::ZeroExtend(_) => Some(Self { least: 0, greatest: ones(width).cast_signed() }),
            Unary::SignExtend(_) => Some(range),
            Unary::Extract { low: 0, width } if range.is_within(Self::full(width)) => Some(range),
            Unary::Neg if range.least > Self::full(width).least => {
                Some(Self { least: -range.greatest, greatest: -range.least })
            }
            _ => None,
        }
    }

    /// The extremes of a product are products of extremes.
    fn of_product(left: Self, right: Self) -> Option<Self> {
        let products = [
            left.least.checked_mul(right.least)?,
            left.least.checked_mul(right.greatest)?,
            left.greatest.checked_mul(right.least)?,
            left.greatest.checked_mul(right.greatest)?,
        ];
        Some(Self { least: *products.iter().min()?, greatest: *products.iter().max()? })
    }

    fn of_square(root: Self) -> Option<Self> {
        let ends = [root.least.checked_mul(root.least)?, root.greatest.checked_mul(root.greatest)?];
        let has_zero = root.least <= 0 && root.greatest >= 0;
        let least = if has_zero { 0 } else { ends[0].min(ends[1]) };
        Some(Self { least, greatest: ends[0].max(ends[1]) })
    }

    /// May be too wide for the sort: the operator can overflow then.
    fn of_binary(op: Binary, left: Self, right: Self) -> Option<Self> {
        let are_natural = left.least >= 0 && right.least >= 0;
        match op {
            Binary::Add => Some(Self {
                least: left.least.checked_add(right.least)?,
                greatest: left.greatest.checked_add(right.greatest)?,
            }),
            Binary::Mul => Self::of_product(left, right),
            // One side without a sign bit is enough.
            Binary::And if left.least >= 0 || right.least >= 0 => {
                let bound = |range: Self| if range.least >= 0 { range.greatest } else { i64::MAX };
                Some(Self { least: 0, greatest: bound(left).min(bound(right)) })
            }
            Binary::Xor if are_natural => {
                Some(Self { least: 0, greatest: mask(left.greatest | right.greatest) })
            }
            Binary::UnsignedDiv | Binary::SignedDiv if are_natural && right.least > 0 => {
                Some(Self { least: left.least / right.greatest, greatest: left.greatest / right.least })
            }
            Binary::SignedDiv if right.least > 0 => {
                Some(Self { least: left.least.min(0), greatest: left.greatest.max(0) })
            }
            Binary::UnsignedRem | Binary::SignedRem if are_natural && right.least > 0 => {
                Some(Self { least: 0, greatest: left.greatest.min(right.greatest - 1) })
            }
            Binary::SignedRem if right.least > 0 => {
                let bound = right.greatest - 1;
                Some(Self {
                    least: (-bound).max(left.least.min(0)),
                    greatest: bound.min(left.greatest.max(0)),
                })
            }
            Binary::LogicalShr if left.least >= 0 => Some(Self { least: 0, greatest: left.greatest }),
            Binary::ArithmeticShr => Some(Self { least: left.least.min(0), greatest: left.greatest.max(-1) }),
            _ => None,
        }
    }

    /// The union, and what is between.
    fn or(self, other: Self) -> Self {
        Self { least: self.least.min(other.least), greatest: self.greatest.max(other.greatest) }
    }

    fn is_within(self, other: Self) -> bool {
        other.least <= self.least && self.greatest <= other.greatest
    }

    /// Whether values of the first are less than values of the second, if that is the same for all of them.
    pub(crate) fn is_less(self, other: Self) -> Option<bool> {
        if self.greatest < other.least {
            Some(true)
        } else if self.least >= other.greatest {
            Some(false)
        } else {
            None
        }
    }

    /// No value is in both.
    pub(crate) fn is_apart(self, other: Self) -> bool {
        self.greatest < other.least || other.greatest < self.least
    }

    /// No value, or all values, have the sign bit.
    pub(crate) fn sign(self) -> Option<bool> {
        if self.least >= 0 {
            Some(false)
        } else if self.greatest < 0 {
            Some(true)
        } else {
            None
        }
    }
}

/// The least number of the form 2^n - 1 that is not less.
fn mask(value: i64) -> i64 {
    if value == 0 { 0 } else { ones(64 - value.leading_zeros() as u8).cast_signed() }
}
