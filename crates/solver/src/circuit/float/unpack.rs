//! A number taken apart.

use super::Format;
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, extended};

/// What an operator needs to know of an argument.
pub(super) struct Number {
    pub(super) sign: Lit,
    pub(super) is_nan: Lit,
    pub(super) is_infinite: Lit,
    pub(super) is_zero: Lit,
    /// As stored, but 1 for subnormal numbers, which have the same scale.
    pub(super) exponent: Word,
    /// With the bit that is not stored on top.
    pub(super) significand: Word,
}

/// A number whose significand has its highest bit set, unless it is zero.
pub(super) struct Normal {
    /// Signed; less than 1 for what was subnormal.
    pub(super) exponent: Word,
    pub(super) significand: Word,
}

impl Gates {
    pub(super) fn unpack(&mut self, format: Format, word: &[Lit]) -> Number {
        let (fraction, rest) = word.split_at(format.fraction);
        let (field, sign) = rest.split_at(format.exponent);
        let is_special = self.all(field);
        let has_fraction = self.any(fraction);
        let is_normal = self.any(field);
        let mut exponent = field.to_vec();
        exponent[0] = self.or(exponent[0], !is_normal);
        let mut significand = fraction.to_vec();
        significand.push(is_normal);
        Number {
            sign: sign[0],
            is_nan: self.and(is_special, has_fraction),
            is_infinite: self.and(is_special, !has_fraction),
            is_zero: self.and(!is_normal, !has_fraction),
            exponent,
            significand,
        }
    }

    pub(super) fn normal(&mut self, format: Format, number: &Number) -> Normal {
        let (significand, distance) = self.normalised(&number.significand);
        let width = format.wide_exponent();
        let exponent = extended(&number.exponent, width, Lit::FALSE);
        let distance = extended(&distance, width, Lit::FALSE);
        Normal { exponent: self.sub(&exponent, &distance), significand }
    }

    /// The bits with every NaN replaced by the canonical one.
    pub(crate) fn canonical(&mut self, format: Format, word: &[Lit]) -> Word {
        let is_nan = self.float_is_nan(format, word);
        let (fraction, rest) = word.split_at(format.fraction);
        let (exponent, sign) = rest.split_at(format.exponent);
        let mut result = self.gated(!is_nan, fraction);
        result[format.fraction - 1] = self.or(fraction[format.fraction - 1], is_nan);
        result.extend_from_slice(exponent);
        result.push(self.and(!is_nan, sign[0]));
        result
    }

    pub(crate) fn float_is_nan(&mut self, format: Format, word: &[Lit]) -> Lit {
        let is_special = self.all(&word[format.fraction..format.fraction + format.exponent]);
        let has_fraction = self.any(&word[..format.fraction]);
        self.and(is_special, has_fraction)
    }

    pub(crate) fn float_neg(&mut self, format: Format, word: &[Lit]) -> Word {
        let is_nan = self.float_is_nan(format, word);
        let mut result = word.to_vec();
        if let Some(sign) = result.last_mut() {
            *sign = self.xor(*sign, !is_nan);
        }
        result
    }
}
