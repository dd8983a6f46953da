//! Division and remainder. By zero they are what SMT-LIB says; who needs something else asks before.

use crate::node::{Binary, Term};
use crate::pool::Pool;

impl Pool {
    /// The unsigned quotient; by zero all bits are set.
    pub fn udiv(&mut self, a: Term, b: Term) -> Term {
        self.common_width(a, b);
        match self.power(b) {
            Some(power) => self.lshr_by(a, power),
            None => self.binary(Binary::UnsignedDiv, a, b),
        }
    }

    /// The unsigned remainder; by zero it is the dividend.
    pub fn urem(&mut self, a: Term, b: Term) -> Term {
        let width = self.common_width(a, b);
        match self.power(b) {
            Some(0) => self.bits(width, 0),
            Some(power) => {
                let low = self.extract(a, 0, power);
                self.zero_extend(low, width)
            }
            None => self.binary(Binary::UnsignedRem, a, b),
        }
    }

    /// The signed quotient, rounded towards zero; the least number divided by -1 is itself.
    pub fn sdiv(&mut self, a: Term, b: Term) -> Term {
        let width = self.common_width(a, b);
        if self.is_ones(b) && width > 1 {
            return self.neg(a);
        }
        match self.power(b).filter(|&power| power + 1 < width) {
            Some(0) => a,
            Some(power) => self.sdiv_by_power(a, power),
            // Without signs the circuit is smaller.
            None if self.are_natural(a, b) => self.udiv(a, b),
            None => self.binary(Binary::SignedDiv, a, b),
        }
    }

    /// The signed remainder, with the sign of the dividend.
    pub fn srem(&mut self, a: Term, b: Term) -> Term {
        let width = self.common_width(a, b);
        if self.is_ones(b) && width > 1 {
            return self.bits(width, 0);
        }
        match self.power(b).filter(|&power| power + 1 < width) {
            Some(0) => self.bits(width, 0),
            Some(power) => {
                let quotient = self.sdiv_by_power(a, power);
                let multiple = self.shl_by(quotient, power);
                self.sub(a, multiple)
            }
            None if self.are_natural(a, b) => self.urem(a, b),
            None => self.binary(Binary::SignedRem, a, b),
        }
    }

    /// x / 2^n: shifting rounds down, so 2^n - 1 is added to negative numbers before.
    fn sdiv_by_power(&mut self, a: Term, power: u8) -> Term {
        let width = self.width(a);
        if self.range(a).sign() == Some(false) {
            return self.lshr_by(a, power);
        }
        let signs = self.ashr_by(a, width - 1);
        let bias = self.lshr_by(signs, width - power);
        let biased = self.add(a, bias);
        self.ashr_by(biased, power)
    }

    /// The logarithm of a constant power of two.
    fn power(&self, term: Term) -> Option<u8> {
        self.raw(term).filter(|value| value.is_power_of_two()).map(|value| value.trailing_zeros() as u8)
    }

    /// Both are never negative.
    fn are_natural(&self, a: Term, b: Term) -> bool {
        self.range(a).sign() == Some(false) && self.range(b).sign() == Some(false)
    }
}
