//! Multiplication: the exact product of the significands, rounded once.

use super::Format;
use super::round::{Exact, Special};
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, constant, sign};

impl Gates {
    pub(crate) fn float_mul(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Word {
        let (left, right) = (self.unpack(format, a), self.unpack(format, b));
        let (left_normal, right_normal) = (self.normal(format, &left), self.normal(format, &right));
        let bias = constant(format.wide_exponent(), format.bias());
        let exponent = self.add(&left_normal.exponent, &right_normal.exponent);
        let exponent = self.sub(&exponent, &bias);
        let product = self.wide_mul(&left_normal.significand, &right_normal.significand);

        // The product of numbers from 1 to 2 is from 1 to 4.
        let is_large = sign(&product);
        let exponent = self.increment(&exponent, is_large);
        let doubled = [&[Lit::FALSE], &product[..product.len() - 1]].concat();
        let significand = self.mux_words(is_large, &product, &doubled);

        let sign = self.xor(left.sign, right.sign);
        let is_infinite = self.or(left.is_infinite, right.is_infinite);
        let is_zero = self.or(left.is_zero, right.is_zero);
        let is_undefined = self.and(is_infinite, is_zero);
        let is_nan = self.any(&[left.is_nan, right.is_nan, is_undefined]);
        self.round(format, &Exact { sign, exponent, significand }, &Special { is_nan, is_infinite, is_zero })
    }
}
