//! Rounding to nearest, ties to even, and putting a number together.
//!
//! Exponent field and fraction side by side are one integer, and rounding up adds 1 to it: a carry out of the fraction
//! raises the exponent, and from the largest number leads to infinity, as it should.

use super::Format;
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, constant, extended, sign};

/// A result before rounding.
pub(super) struct Exact {
    pub(super) sign: Lit,
    /// As it would be stored, but signed and of any width.
    pub(super) exponent: Word,
    /// Its highest bit is set, or all are zero; its lowest may stand for all bits behind it.
    pub(super) significand: Word,
}

/// What else a result can be. NaN wins over infinity, infinity over zero.
#[expect(clippy::struct_field_names, reason = "the same words as in `Number`")]
pub(super) struct Special {
    pub(super) is_nan: Lit,
    pub(super) is_infinite: Lit,
    pub(super) is_zero: Lit,
}

impl Gates {
    /// Rounds a result that may be subnormal or too large.
    pub(super) fn round(&mut self, format: Format, exact: &Exact, special: &Special) -> Word {
        let significand = self.shortened(format, &exact.significand);
        let width = exact.exponent.len();
        let one = constant(width, 1);
        let is_tiny = self.signed_less(&exact.exponent, &one);
        let distance = self.sub(&one, &exact.exponent);
        let distance = self.gated(is_tiny, &distance);
        let significand = self.shr_sticky(&significand, &distance);
        let magnitude = self.rounded(format, &exact.exponent, &significand);
        let largest = constant(width, format.max_exponent() - 1);
        let is_large = self.signed_less(&largest, &exact.exponent);
        // Zero has no exponent that could be too large.
        let is_number = sign(&exact.significand);
        let overflows = self.and(is_large, is_number);
        let is_infinite = self.or(special.is_infinite, overflows);
        self.packed(format, exact.sign, &magnitude, &Special { is_infinite, ..*special })
    }

    /// Rounds a result that is zero or normal, before and after.
    pub(super) fn round_normal(&mut self, format: Format, exact: &Exact) -> Word {
        let significand = self.shortened(format, &exact.significand);
        let mut word = self.rounded(format, &exact.exponent, &significand);
        word.push(exact.sign);
        word
    }

    /// The significand with two more bits: the next one, and whether there is anything behind it.
    fn shortened(&mut self, format: Format, significand: &[Lit]) -> Word {
        let width = format.significand() + 2;
        let Some(n_lost) = significand.len().checked_sub(width) else {
            let mut padded = vec![Lit::FALSE; width - significand.len()];
            padded.extend_from_slice(significand);
            return padded;
        };
        let mut short = significand[n_lost..].to_vec();
        short[0] = self.any(&significand[..=n_lost]);
        short
    }

    /// Exponent and fraction, rounded; without its highest bit the number is subnormal, and the exponent 0.
    fn rounded(&mut self, format: Format, exponent: &[Lit], significand: &[Lit]) -> Word {
        let is_normal = sign(significand);
        let mut magnitude = significand[2..=format.significand()].to_vec();
        magnitude.extend(self.gated(is_normal, &extended(exponent, format.exponent, Lit::FALSE)));
        let rounds_up = self.rounds_up(significand[2], significand[1], significand[0]);
        self.increment(&magnitude, rounds_up)
    }

    /// The next bit is set, and either something is behind it, or the number would be odd.
    pub(super) fn rounds_up(&mut self, last: Lit, next: Lit, behind: Lit) -> Lit {
        let is_above = self.or(last, behind);
        self.and(next, is_above)
    }

    /// The bits of the result, given those below the sign.
    pub(super) fn packed(&mut self, format: Format, sign: Lit, magnitude: &[Lit], special: &Special) -> Word {
        let is_special = self.or(special.is_nan, special.is_infinite);
        let is_plain = self.or(is_special, special.is_zero);
        let mut word = self.gated(!is_plain, &magnitude[..format.fraction]);
        word[format.fraction - 1] = self.or(word[format.fraction - 1], special.is_nan);
        for &bit in &magnitude[format.fraction..] {
            let bit = self.and(!special.is_zero, bit);
            word.push(self.or(is_special, bit));
        }
        word.push(self.and(!special.is_nan, sign));
        word
    }
}
