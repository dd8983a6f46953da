//! What is known of the remainder of floating-point numbers, whose circuit would have a step for each power of two.

use crate::circuit::float::Format;
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{constant, sign};

impl Gates {
    /// What is true of all arguments.
    pub(crate) fn remainder_promises(&mut self, format: Format, x: &[Lit], y: &[Lit], result: &[Lit]) -> Lit {
        let width = x.len() - 1;
        let is_whole = self.all(&x[format.fraction..width]);
        let has_divisor = self.any(&y[..width]);
        let divisor_is_nan = self.float_is_nan(format, y);
        let is_nan = self.float_is_nan(format, result);
        let is_defined = self.all(&[!is_whole, has_divisor, !divisor_is_nan]);
        let is_remainder = self.remainder_of_numbers(x, y, result);
        let is_number = self.and(is_remainder, !is_nan);
        self.mux(is_defined, is_number, is_nan)
    }

    /// It has the sign of the dividend and is less than the divisor; a dividend that is less is the remainder.
    fn remainder_of_numbers(&mut self, x: &[Lit], y: &[Lit], result: &[Lit]) -> Lit {
        let width = x.len() - 1;
        let has_sign = !self.xor(sign(x), sign(result));
        let is_small = self.less(&result[..width], &y[..width]);
        let is_larger = self.less(&x[..width], &result[..width]);
        let fits = self.less(&x[..width], &y[..width]);
        let stays = self.same(x, result);
        let stays = self.or(!fits, stays);
        self.all(&[has_sign, is_small, !is_larger, stays])
    }

    /// The value at a point, which is exact.
    pub(crate) fn remainder_promise_at(&mut self, at: [u64; 3], [x, y, result]: [&[Lit]; 3]) -> Lit {
        let is = |gates: &mut Self, word: &[Lit], value| gates.same(word, &constant(word.len(), value));
        let are_there = [is(self, x, at[0]), is(self, y, at[1])];
        let are_there = self.all(&are_there);
        let is_value = is(self, result, at[2]);
        self.or(!are_there, is_value)
    }
}
