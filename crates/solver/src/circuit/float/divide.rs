//! Division and square root: enough bits of the result, one by one, and whether anything is left behind them.

use super::Format;
use super::round::{Exact, Special};
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, constant, extended, not, sign};

impl Gates {
    pub(crate) fn float_div(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Word {
        let (left, right) = (self.unpack(format, a), self.unpack(format, b));
        let (left_normal, right_normal) = (self.normal(format, &left), self.normal(format, &right));
        let bias = constant(format.wide_exponent(), format.bias());
        let exponent = self.sub(&left_normal.exponent, &right_normal.exponent);
        let exponent = self.add(&exponent, &bias);
        let quotient = self.fraction(&left_normal.significand, &right_normal.significand);

        // The quotient of numbers from 1 to 2 is from 1/2 to 2.
        let is_small = !sign(&quotient);
        let minus_one = vec![is_small; exponent.len()];
        let exponent = self.add(&exponent, &minus_one);
        let doubled = [&[Lit::FALSE], &quotient[..quotient.len() - 1]].concat();
        let significand = self.mux_words(is_small, &doubled, &quotient);

        let sign = self.xor(left.sign, right.sign);
        let are_infinite = self.and(left.is_infinite, right.is_infinite);
        let are_zero = self.and(left.is_zero, right.is_zero);
        let is_nan = self.any(&[left.is_nan, right.is_nan, are_infinite, are_zero]);
        let is_infinite = self.or(left.is_infinite, right.is_zero);
        let is_zero = self.or(left.is_zero, right.is_infinite);
        self.round(format, &Exact { sign, exponent, significand }, &Special { is_nan, is_infinite, is_zero })
    }

    /// a / b with two bits more than they have, one of them before the point, and a last one for the remainder.
    fn fraction(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let width = a.len() + 1;
        let divisor = not(&extended(b, width, Lit::FALSE));
        let mut rest = extended(a, width, Lit::FALSE);
        let mut quotient = Word::new();
        for _ in 0..a.len() + 2 {
            let (difference, fits) = self.sum(&rest, &divisor, Lit::TRUE);
            quotient.push(fits);
            let kept = self.mux_words(fits, &difference, &rest);
            // What is left is less than the divisor, so the highest bit is free.
            rest = [&[Lit::FALSE], &kept[..width - 1]].concat();
        }
        quotient.push(self.any(&rest));
        quotient.reverse();
        quotient
    }

    pub(crate) fn float_sqrt(&mut self, format: Format, a: &[Lit]) -> Word {
        let number = self.unpack(format, a);
        let normal = self.normal(format, &number);
        // An odd power of two is taken from the exponent: halving it rounds down. The bias is odd.
        let is_odd_power = !normal.exponent[0];
        let bias = constant(format.wide_exponent(), format.bias());
        let doubled = self.add(&normal.exponent, &bias);
        let exponent = [&doubled[1..], &[sign(&doubled)]].concat();
        let above = self.gated(is_odd_power, &normal.significand);
        let below = self.gated(!is_odd_power, &normal.significand);
        let low = [&below[..], &[Lit::FALSE]].concat();
        let high = [&[Lit::FALSE], &above[..]].concat();
        let radicand: Word = low.iter().zip(&high).map(|(&low, &high)| self.or(low, high)).collect();
        let significand = self.root(&radicand);

        let is_negative = self.and(number.sign, !number.is_zero);
        let special = Special {
            is_nan: self.or(number.is_nan, is_negative),
            is_infinite: number.is_infinite,
            is_zero: number.is_zero,
        };
        self.round(format, &Exact { sign: number.sign, exponent, significand }, &special)
    }

    /// The root of a number from 1 to 4, two bits of which are before the point: as many bits as it has, and a last one
    /// for the remainder.
    fn root(&mut self, radicand: &[Lit]) -> Word {
        let n_bits = radicand.len();
        let digits = [constant(n_bits, 0), radicand.to_vec()].concat();
        let (mut root, mut rest) = (Word::new(), Word::new());
        for step in 0..n_bits {
            let at = 2 * (n_bits - 1 - step);
            rest.splice(0..0, [digits[at], digits[at + 1]]);
            // Subtracting 4r + 1 where it fits adds the digit 1 to the root r.
            let width = rest.len().max(root.len() + 2);
            let trial = extended(&[&[Lit::TRUE, Lit::FALSE], &root[..]].concat(), width, Lit::FALSE);
            let wide = extended(&rest, width, Lit::FALSE);
            let (difference, fits) = self.sum(&wide, &not(&trial), Lit::TRUE);
            rest = self.mux_words(fits, &difference, &wide);
            root.insert(0, fits);
            // What is left is at most twice the root.
            rest.truncate(root.len() + 1);
        }
        root.insert(0, self.any(&rest));
        root
    }
}
