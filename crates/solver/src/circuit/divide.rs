//! Division and square root, bit by bit as on paper: subtract where it fits.
//!
//! A divider that guesses the quotient and multiplies back would need side conditions; this one is a function of its
//! inputs, so that it can be simulated.

use super::gates::{Gates, Lit};
use super::word::{Word, constant, not, sign};

impl Gates {
    /// Quotient and remainder without signs; by zero: all bits set, and the dividend.
    pub(crate) fn divide(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let width = a.len();
        let mut quotient = constant(width, 0);
        let mut rest = Word::new();
        for idx in (0..width).rev() {
            // The remainder has as many bits as were shifted in, and never more than the divisor.
            rest.insert(0, a[idx]);
            let n_bits = rest.len().min(width);
            let fits_above = self.any(&b[n_bits..]);
            let top = rest.get(width).copied().unwrap_or(Lit::FALSE);
            let (difference, carry) = self.sum(&rest[..n_bits], &not(&b[..n_bits]), Lit::TRUE);
            let no_borrow = self.or(carry, top);
            let fits = self.and(no_borrow, !fits_above);
            quotient[idx] = fits;
            let kept = self.mux_words(fits, &difference, &rest[..n_bits]);
            rest = kept;
        }
        (quotient, rest)
    }

    /// Quotient and remainder with signs, rounded towards zero.
    pub(crate) fn signed_divide(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let (a_magnitude, b_magnitude) = (self.magnitude(a), self.magnitude(b));
        let (quotient, remainder) = self.divide(&a_magnitude, &b_magnitude);
        let signs_differ = self.xor(sign(a), sign(b));
        (self.negated_if(signs_differ, &quotient), self.negated_if(sign(a), &remainder))
    }
}
