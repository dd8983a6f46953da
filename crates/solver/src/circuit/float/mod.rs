//! IEEE-754 arithmetic as circuits: round to nearest, ties to even; subnormal numbers; one NaN.
//!
//! Numbers are kept in the format's own bits between operators, so that any term can be compared bit by bit. An operator
//! takes them apart, computes with a significand and a few more bits, and rounds (`round`).

mod add;
mod compare;
mod convert;
mod divide;
mod multiply;
mod round;
mod unpack;

use crate::sort::Precision;

/// How the bits of a format are divided: fraction, exponent, sign, from the lowest up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Format {
    pub(crate) fraction: usize,
    pub(crate) exponent: usize,
}

impl Format {
    /// The significand: the fraction and the bit before it, which is not stored.
    fn significand(self) -> usize {
        self.fraction + 1
    }

    /// The bits of an exponent that is computed with: signed, and wide enough for sums of two.
    fn wide_exponent(self) -> usize {
        self.exponent + 2
    }

    /// What is added to an exponent before it is stored.
    fn bias(self) -> u64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent field of infinities and NaN.
    fn max_exponent(self) -> u64 {
        (1 << self.exponent) - 1
    }
}

impl From<Precision> for Format {
    fn from(precision: Precision) -> Self {
        match precision {
            Precision::Single => Format { fraction: 23, exponent: 8 },
            Precision::Double => Format { fraction: 52, exponent: 11 },
        }
    }
}
