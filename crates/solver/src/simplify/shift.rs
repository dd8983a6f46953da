//! Shifts. By a constant they are slices and extensions, which cost no gates.

use crate::node::{Binary, Term};
use crate::pool::Pool;

impl Pool {
    /// To the left, with zeros from the right; by the width or more it is zero.
    pub fn shl(&mut self, a: Term, distance: Term) -> Term {
        match self.distance(a, distance) {
            Some(distance) => self.shl_by(a, distance),
            None => self.shift(Binary::Shl, a, distance),
        }
    }

    /// To the right, with zeros from the left; by the width or more it is zero.
    pub fn lshr(&mut self, a: Term, distance: Term) -> Term {
        match self.distance(a, distance) {
            Some(distance) => self.lshr_by(a, distance),
            None => self.shift(Binary::LogicalShr, a, distance),
        }
    }

    /// To the right, with copies of the sign; by the width or more only those are left.
    pub fn ashr(&mut self, a: Term, distance: Term) -> Term {
        match self.distance(a, distance) {
            Some(distance) => self.ashr_by(a, distance),
            None if self.range(a).sign() == Some(false) => self.shift(Binary::LogicalShr, a, distance),
            None => self.shift(Binary::ArithmeticShr, a, distance),
        }
    }

    /// A constant distance; all that are too far count as the width.
    fn distance(&self, a: Term, distance: Term) -> Option<u8> {
        let width = self.common_width(a, distance);
        Some(self.raw(distance)?.min(u64::from(width)) as u8)
    }

    fn shift(&mut self, op: Binary, a: Term, distance: Term) -> Term {
        if self.is_zero(a) { a } else { self.binary(op, a, distance) }
    }

    pub(super) fn shl_by(&mut self, a: Term, distance: u8) -> Term {
        let width = self.width(a);
        if distance == 0 {
            return a;
        }
        if distance >= width {
            return self.bits(width, 0);
        }
        let kept = self.extract(a, 0, width - distance);
        let zeros = self.bits(distance, 0);
        self.concat(kept, zeros)
    }

    pub(super) fn lshr_by(&mut self, a: Term, distance: u8) -> Term {
        let width = self.width(a);
        if distance >= width {
            return self.bits(width, 0);
        }
        let kept = self.extract(a, distance, width - distance);
        self.zero_extend(kept, width)
    }

    pub(super) fn ashr_by(&mut self, a: Term, distance: u8) -> Term {
        let width = self.width(a);
        let distance = distance.min(width - 1);
        let kept = self.extract(a, distance, width - distance);
        self.sign_extend(kept, width)
    }
}
