//! Addition: the smaller number is shifted to the scale of the larger one, and the result is shifted back.
//!
//! A sum that is subnormal is exact, so rounding and subnormal numbers never meet.

use super::Format;
use super::round::Special;
use super::unpack::Number;
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, constant, extended};

/// Bits behind the significand: enough to round the difference of numbers of any scale.
const EXTRA: usize = 3;

impl Gates {
    pub(crate) fn float_add(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Word {
        let magnitude = format.fraction + format.exponent;
        let is_swapped = self.less(&a[..magnitude], &b[..magnitude]);
        let large = self.mux_words(is_swapped, b, a);
        let small = self.mux_words(is_swapped, a, b);
        let (large, small) = (self.unpack(format, &large), self.unpack(format, &small));
        let is_difference = self.xor(large.sign, small.sign);

        let total = self.aligned_sum(&large, &small, is_difference);
        let (total, exponent) = self.normalised_within(&total, &large.exponent);
        let (magnitude, overflows) = self.rounded_sum(format, &total, &exponent);

        let is_zero = !self.any(&total);
        let is_cancelled = self.and(is_zero, is_difference);
        let sign = self.and(!is_cancelled, large.sign);
        let is_undefined = self.and(small.is_infinite, is_difference);
        let is_nan = self.any(&[large.is_nan, small.is_nan, is_undefined]);
        let is_infinite = self.or(large.is_infinite, overflows);
        self.packed(format, sign, &magnitude, &Special { is_nan, is_infinite, is_zero: Lit::FALSE })
    }

    /// The sum or difference of the significands, with a bit for the carry above and extra bits below.
    fn aligned_sum(&mut self, large: &Number, small: &Number, is_difference: Lit) -> Word {
        let distance = self.sub(&large.exponent, &small.exponent);
        let widened = |significand: &[Lit]| [&[Lit::FALSE; EXTRA], significand].concat();
        let small = self.shr_sticky(&widened(&small.significand), &distance);
        let small: Word = small.iter().map(|&lit| self.xor(lit, is_difference)).collect();
        let (mut total, carry) = self.sum(&widened(&large.significand), &small, is_difference);
        total.push(self.and(carry, !is_difference));
        total
    }

    /// Shifted to the left until the highest bit is set, but not further than the exponent allows; the exponent is
    /// lowered with each step.
    fn normalised_within(&mut self, word: &[Lit], exponent: &[Lit]) -> (Word, Word) {
        let n_rows = (word.len() - 1).ilog2() as usize + 1;
        let (mut word, mut exponent) = (word.to_vec(), exponent.to_vec());
        for row in (0..n_rows).rev() {
            let step = 1_usize << row;
            let n_bits = word.len();
            let has_room = !self.any(&word[n_bits - step.min(n_bits)..]);
            let is_allowed = self.any(&exponent[row..]);
            let shifts = self.and(has_room, is_allowed);
            word = (0..n_bits)
                .map(|idx| {
                    let from = idx.checked_sub(step).map_or(Lit::FALSE, |from| word[from]);
                    self.mux(shifts, from, word[idx])
                })
                .collect();
            // Minus one of the upper bits is plus all ones.
            let minus_one = vec![shifts; exponent.len() - row];
            let lowered = self.add(&exponent[row..], &minus_one);
            exponent[row..].copy_from_slice(&lowered);
        }
        (word, exponent)
    }

    /// Exponent and fraction of the rounded sum, and whether it was too large before rounding.
    fn rounded_sum(&mut self, format: Format, total: &[Lit], exponent: &[Lit]) -> (Word, Lit) {
        // The carry's bit is the highest now: what is behind the significand has one bit more.
        let (behind, significand) = total.split_at(EXTRA + 1);
        let is_normal = significand[format.fraction];
        let largest = constant(format.exponent, format.max_exponent() - 1);
        let is_largest = self.same(exponent, &largest);
        let overflows = self.and(is_normal, is_largest);

        // With the highest bit at the place of the carry, the exponent is one more than what is left of it: adding the
        // significand's highest bit to the field does that.
        let mut magnitude = significand[..format.fraction].to_vec();
        magnitude.extend(self.gated(is_normal, exponent));
        let mut hidden = constant(format.fraction, 0);
        hidden.push(is_normal);
        let hidden = extended(&hidden, magnitude.len(), Lit::FALSE);
        let sticky = self.any(&behind[..EXTRA]);
        let rounds_up = self.rounds_up(significand[0], behind[EXTRA], sticky);
        (self.sum(&magnitude, &hidden, rounds_up).0, overflows)
    }
}
