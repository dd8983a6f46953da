//! Comparison: NaN is never less nor equal, and both zeros are equal.

use super::Format;
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, sign};

impl Gates {
    pub(crate) fn float_less(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let (left, right) = (self.key(a), self.key(b));
        let is_less = self.less(&left, &right);
        let are_zero = self.are_zero(a, b);
        let are_numbers = self.are_numbers(format, a, b);
        self.all(&[is_less, !are_zero, are_numbers])
    }

    pub(crate) fn float_less_equal(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let (left, right) = (self.key(a), self.key(b));
        let is_greater = self.less(&right, &left);
        let are_zero = self.are_zero(a, b);
        let is_less_equal = self.or(!is_greater, are_zero);
        let are_numbers = self.are_numbers(format, a, b);
        self.and(is_less_equal, are_numbers)
    }

    pub(crate) fn float_equal(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let is_same = self.same(a, b);
        let are_zero = self.are_zero(a, b);
        let is_equal = self.or(is_same, are_zero);
        let are_numbers = self.are_numbers(format, a, b);
        self.and(is_equal, are_numbers)
    }

    /// A number without sign in the same order: negative numbers flipped, the others above them.
    pub(crate) fn key(&mut self, word: &[Lit]) -> Word {
        let is_negative = sign(word);
        let mut key: Word = word[..word.len() - 1].iter().map(|&lit| self.xor(lit, is_negative)).collect();
        key.push(!is_negative);
        key
    }

    fn are_zero(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let (a, b) = (self.any(&a[..a.len() - 1]), self.any(&b[..b.len() - 1]));
        self.and(!a, !b)
    }

    fn are_numbers(&mut self, format: Format, a: &[Lit], b: &[Lit]) -> Lit {
        let (a, b) = (self.float_is_nan(format, a), self.float_is_nan(format, b));
        self.and(!a, !b)
    }
}
