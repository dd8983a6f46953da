//! Floating-point operators. Rounding is to nearest, ties to even. Few identities of real numbers hold here.

use crate::node::{Binary, Term, Unary};
use crate::pool::Pool;
use crate::sort::{Constant, Precision, Sort};

impl Pool {
    /// The sum.
    pub fn fadd(&mut self, a: Term, b: Term) -> Term {
        self.expect_same_floats(a, b);
        let (a, b) = self.ordered(a, b);
        // x + -0 ─▶ x; but -0 + 0 is 0.
        if self.is_number_equal(b, -0.0) {
            return a;
        }
        self.binary(Binary::FloatAdd, a, b)
    }

    /// The difference: a + -b, which IEEE-754 rounds in the same way.
    pub fn fsub(&mut self, a: Term, b: Term) -> Term {
        let negative = self.fneg(b);
        self.fadd(a, negative)
    }

    /// The product.
    pub fn fmul(&mut self, a: Term, b: Term) -> Term {
        self.expect_same_floats(a, b);
        let (a, b) = self.ordered(a, b);
        if self.is_number_equal(b, 1.0) {
            return a;
        }
        if self.is_number_equal(b, -1.0) {
            return self.fneg(a);
        }
        self.binary(Binary::FloatMul, a, b)
    }

    /// The quotient.
    pub fn fdiv(&mut self, a: Term, b: Term) -> Term {
        self.expect_same_floats(a, b);
        // x / c ─▶ x * (1 / c), if the inverse is exact: both round the same real number.
        match self.exact_inverse(b) {
            Some(inverse) => self.fmul(a, inverse),
            None => self.binary(Binary::FloatDiv, a, b),
        }
    }

    /// The remainder with the sign of the dividend, as Java's `%`. It is exact.
    pub fn frem(&mut self, a: Term, b: Term) -> Term {
        self.expect_same_floats(a, b);
        self.binary(Binary::FloatRem, a, b)
    }

    /// The square root.
    pub fn fsqrt(&mut self, a: Term) -> Term {
        self.float_unary(Unary::FloatSqrt, a)
    }

    /// The other sign; NaN stays NaN.
    pub fn fneg(&mut self, a: Term) -> Term {
        match self.as_unary(Unary::FloatNeg, a) {
            Some(x) => x,
            None => self.float_unary(Unary::FloatNeg, a),
        }
    }

    /// Without sign.
    pub fn fabs(&mut self, a: Term) -> Term {
        if self.as_unary(Unary::FloatAbs, a).is_some() {
            return a;
        }
        let inside = self.as_unary(Unary::FloatNeg, a).unwrap_or(a);
        self.float_unary(Unary::FloatAbs, inside)
    }

    /// Less; false if one is NaN.
    pub fn flt(&mut self, a: Term, b: Term) -> Term {
        self.expect_same_floats(a, b);
        if a == b {
            return self.truth(false);
        }
        match self.is_less_by_bounds(a, b) {
            Some(is_less) => self.truth(is_less),
            None => self.binary(Binary::FloatLess, a, b),
        }
    }

    /// Less or equal; false if one is NaN.
    pub fn fle(&mut self, a: Term, b: Term) -> Term {
        self.expect_same_floats(a, b);
        if a == b {
            return self.is_number(a);
        }
        match self.is_less_equal_by_bounds(a, b) {
            Some(is_less_equal) => self.truth(is_less_equal),
            None => self.binary(Binary::FloatLessEqual, a, b),
        }
    }

    /// Equal: 0 and -0 are, NaN is not even equal to itself.
    pub fn feq(&mut self, a: Term, b: Term) -> Term {
        self.expect_same_floats(a, b);
        if a == b {
            return self.is_number(a);
        }
        if self.are_apart_by_bounds(a, b) { self.truth(false) } else { self.binary(Binary::FloatEqual, a, b) }
    }

    /// Is not a number.
    pub fn is_nan(&mut self, a: Term) -> Term {
        self.precision(a);
        for op in [Unary::FloatNeg, Unary::FloatAbs] {
            if let Some(x) = self.as_unary(op, a) {
                return self.is_nan(x);
            }
        }
        for precision in [Precision::Single, Precision::Double] {
            if let Some(x) = self.as_unary(Unary::ToPrecision(precision), a) {
                return self.is_nan(x);
            }
            if self.as_unary(Unary::IntToFloat(precision), a).is_some() {
                return self.truth(false);
            }
        }
        if let Some(outside) = self.is_outside_of_domain(a) {
            return outside;
        }
        self.unary(Unary::IsNan, a)
    }

    /// The same number with 64 bits.
    pub fn float_to_double(&mut self, a: Term) -> Term {
        assert!(self.sort(a) == Sort::Float, "a float is expected");
        self.unary(Unary::ToPrecision(Precision::Double), a)
    }

    /// The nearest number with 32 bits.
    pub fn double_to_float(&mut self, a: Term) -> Term {
        assert!(self.sort(a) == Sort::Double, "a double is expected");
        match self.as_unary(Unary::ToPrecision(Precision::Double), a) {
            Some(x) => x,
            None => self.unary(Unary::ToPrecision(Precision::Single), a),
        }
    }

    /// The nearest number to a signed integer of 32 or 64 bits.
    pub fn int_to_float(&mut self, a: Term, to: Precision) -> Term {
        let width = self.integer_width(a);
        assert!(matches!(width, 32 | 64), "integers of 32 and 64 bits become numbers");
        self.unary(Unary::IntToFloat(to), a)
    }

    /// To a signed integer of 32 or 64 bits, as Java: towards zero, NaN is 0, what is too large becomes the largest.
    pub fn float_to_int(&mut self, a: Term, width: u8) -> Term {
        self.precision(a);
        assert!(matches!(width, 32 | 64), "numbers become integers of 32 and 64 bits");
        self.unary(Unary::FloatToInt(width), a)
    }

    /// The bits of the format, with the canonical NaN, as `Float.floatToIntBits`.
    pub fn float_bits(&mut self, a: Term) -> Term {
        self.precision(a);
        self.unary(Unary::FloatBits, a)
    }

    /// The number with these 32 or 64 bits; every NaN becomes the canonical one.
    pub fn bits_float(&mut self, a: Term) -> Term {
        let precision = match self.sort(a) {
            Sort::Bits(32) => Precision::Single,
            Sort::Bits(64) => Precision::Double,
            sort => panic!("32 or 64 bits are expected, not {sort:?}"),
        };
        match self.as_unary(Unary::FloatBits, a) {
            Some(x) => x,
            None => self.unary(Unary::BitsFloat(precision), a),
        }
    }

    fn float_unary(&mut self, op: Unary, a: Term) -> Term {
        self.precision(a);
        self.unary(op, a)
    }

    /// The term is this constant, with this sign.
    fn is_number_equal(&self, term: Term, value: f64) -> bool {
        match self.constant(term) {
            Some(Constant::Float(bits)) => bits == (value as f32).to_bits(),
            Some(Constant::Double(bits)) => bits == value.to_bits(),
            Some(Constant::Bool(_) | Constant::Bits { .. }) | None => false,
        }
    }

    /// 1 / c for a constant power of two whose inverse is one, too, and neither is subnormal.
    fn exact_inverse(&mut self, term: Term) -> Option<Term> {
        match self.constant(term)? {
            Constant::Float(bits) => {
                let inverse = 1.0 / f32::from_bits(bits);
                let is_power = bits.trailing_zeros() >= f32::MANTISSA_DIGITS - 1;
                (is_power && f32::from_bits(bits).is_normal() && inverse.is_normal())
                    .then(|| self.float(inverse))
            }
            Constant::Double(bits) => {
                let inverse = 1.0 / f64::from_bits(bits);
                let is_power = bits.trailing_zeros() >= f64::MANTISSA_DIGITS - 1;
                (is_power && f64::from_bits(bits).is_normal() && inverse.is_normal())
                    .then(|| self.double(inverse))
            }
            Constant::Bool(_) | Constant::Bits { .. } => None,
        }
    }

    fn is_number(&mut self, a: Term) -> Term {
        let is_nan = self.is_nan(a);
        self.not(is_nan)
    }

    fn expect_same_floats(&self, a: Term, b: Term) {
        assert!(self.precision(a) == self.precision(b), "numbers of the same precision are expected");
    }

    fn precision(&self, term: Term) -> Precision {
        match self.sort(term).precision() {
            Some(precision) => precision,
            None => panic!("a number is expected, not {:?}", self.sort(term)),
        }
    }
}
