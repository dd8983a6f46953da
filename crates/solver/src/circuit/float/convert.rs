//! Casts between the formats and integers, as Java does them.

use super::Format;
use super::round::{Exact, Special};
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, constant, extended, sign, sign_extended};

impl Gates {
    /// A number in another format.
    pub(crate) fn float_to_float(&mut self, from: Format, to: Format, a: &[Lit]) -> Word {
        if from == to {
            return a.to_vec();
        }
        let number = self.unpack(from, a);
        let special =
            Special { is_nan: number.is_nan, is_infinite: number.is_infinite, is_zero: number.is_zero };
        let width = from.wide_exponent().max(to.wide_exponent());
        let rebias = |gates: &mut Self, exponent: &[Lit]| {
            let (bias, new_bias) = (constant(width, from.bias()), constant(width, to.bias()));
            let difference = gates.sub(&new_bias, &bias);
            gates.add(exponent, &difference)
        };
        if from.fraction < to.fraction {
            // Exact: every number of the narrow format is a normal one of the wide format.
            let normal = self.normal(from, &number);
            let exponent = rebias(self, &sign_extended(&normal.exponent, width));
            let exact = Exact { sign: number.sign, exponent, significand: normal.significand };
            let word = self.round_normal(to, &exact);
            return self.packed(to, number.sign, &word[..word.len() - 1], &special);
        }
        // Subnormal numbers of the wide format are not normalised: in the narrow one they are zero anyway.
        let exponent = rebias(self, &extended(&number.exponent, width, Lit::FALSE));
        let exact = Exact { sign: number.sign, exponent, significand: number.significand };
        self.round(to, &exact, &special)
    }

    /// The nearest number to a signed integer.
    pub(crate) fn int_to_float(&mut self, to: Format, a: &[Lit]) -> Word {
        let magnitude = self.magnitude(a);
        let (significand, distance) = self.normalised(&magnitude);
        let width = to.wide_exponent();
        let highest = constant(width, to.bias() + a.len() as u64 - 1);
        let exponent = self.sub(&highest, &extended(&distance, width, Lit::FALSE));
        self.round_normal(to, &Exact { sign: sign(a), exponent, significand })
    }

    /// A signed integer: towards zero, NaN is 0, what is too large becomes the largest.
    pub(crate) fn float_to_int(&mut self, from: Format, a: &[Lit], width: usize) -> Word {
        let number = self.unpack(from, a);
        // With the significand at the top, the point is moved to the right end by shifting.
        let n_bits = width.max(from.significand());
        let mut wide = constant(n_bits - from.significand(), 0);
        wide.extend_from_slice(&number.significand);
        let exponent = extended(&number.exponent, from.wide_exponent(), Lit::FALSE);
        let highest = constant(from.wide_exponent(), from.bias() + n_bits as u64 - 1);
        let distance = self.sub(&highest, &exponent);
        let integer = self.shr(&wide, &distance, Lit::FALSE);
        let integer = self.negated_if(number.sign, &integer[..width]);

        // From 2^(width - 1) on, the magnitude has no place; the least integer is what saturation gives, too.
        let largest = constant(from.wide_exponent(), from.bias() + width as u64 - 2);
        let is_large = self.less(&largest, &exponent);
        let mut saturated = vec![!number.sign; width - 1];
        saturated.push(number.sign);
        let result = self.mux_words(is_large, &saturated, &integer);
        self.gated(!number.is_nan, &result)
    }
}
