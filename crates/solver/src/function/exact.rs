//! Results that the documentation of `java.lang.Math` prescribes to the last bit.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use super::{Function, FunctionOfTwo};

/// The double nearest to three quarters of pi, which atan2 gives between two infinite axes.
const THREE_QUARTERS_OF_PI: f64 = 2.356_194_490_192_345;

/// Integers up to this one are doubles without rounding.
const LARGEST_EXACT: f64 = 9_007_199_254_740_992.0;

impl Function {
    /// The result, if it is prescribed.
    pub(crate) fn exact(self, argument: f64) -> Option<f64> {
        let [least, greatest] = self.promises().domain;
        if argument.is_nan() || argument < least || argument > greatest {
            return Some(f64::NAN);
        }
        if argument == 0.0 {
            return self.at_zero(argument);
        }
        if argument.is_infinite() {
            return self.at_infinity(argument);
        }
        match self {
            Self::Log | Self::Acos if argument.to_bits() == 1.0_f64.to_bits() => Some(0.0),
            Self::Log1p if argument.to_bits() == (-1.0_f64).to_bits() => Some(f64::NEG_INFINITY),
            Self::Log10 => decimal_exponent(argument),
            _ => None,
        }
    }

    fn at_zero(self, zero: f64) -> Option<f64> {
        match self {
            Self::Sin
            | Self::Tan
            | Self::Asin
            | Self::Atan
            | Self::Sinh
            | Self::Tanh
            | Self::Expm1
            | Self::Log1p
            | Self::Cbrt => Some(zero),
            Self::Cos | Self::Cosh | Self::Exp => Some(1.0),
            Self::Log | Self::Log10 => Some(f64::NEG_INFINITY),
            Self::Acos => None,
        }
    }

    /// Of functions whose domain has it.
    fn at_infinity(self, infinity: f64) -> Option<f64> {
        let is_positive = infinity > 0.0;
        match self {
            Self::Sinh | Self::Cbrt | Self::Log | Self::Log10 | Self::Log1p => Some(infinity),
            Self::Cosh => Some(f64::INFINITY),
            Self::Tanh => Some(infinity.signum()),
            Self::Exp => Some(if is_positive { infinity } else { 0.0 }),
            Self::Expm1 => Some(if is_positive { infinity } else { -1.0 }),
            // Newer releases prescribe the double nearest to half of pi for atan; older ones only its neighbourhood.
            Self::Atan | Self::Sin | Self::Cos | Self::Tan | Self::Asin | Self::Acos => None,
        }
    }
}

/// The logarithm of a power of ten that is a double.
fn decimal_exponent(number: f64) -> Option<f64> {
    let mut power = 1.0_f64;
    // The next one is rounded.
    for exponent in 0..=22_u8 {
        if power.to_bits() == number.to_bits() {
            return Some(f64::from(exponent));
        }
        power *= 10.0;
    }
    None
}

impl FunctionOfTwo {
    /// The result, if it is prescribed.
    pub(crate) fn exact(self, first: f64, second: f64) -> Option<f64> {
        match self {
            Self::Atan2 => exact_angle(first, second),
            Self::Pow => exact_power(first, second),
            Self::Hypot => exact_hypotenuse(first, second),
        }
    }
}

/// Of the point (x, y) as seen from the origin, if it lies on an axis or at a corner of infinity.
fn exact_angle(y: f64, x: f64) -> Option<f64> {
    if y.is_nan() || x.is_nan() {
        return Some(f64::NAN);
    }
    let magnitude = match (y.is_infinite(), x.is_infinite()) {
        (true, true) if x > 0.0 => FRAC_PI_4,
        (true, true) => THREE_QUARTERS_OF_PI,
        (true, false) => FRAC_PI_2,
        (false, true) if x > 0.0 => 0.0,
        (false, true) => PI,
        (false, false) if y == 0.0 && x > 0.0 => 0.0,
        (false, false) if y == 0.0 && x < 0.0 => PI,
        (false, false) if y != 0.0 && x == 0.0 => FRAC_PI_2,
        (false, false) => return None,
    };
    Some(magnitude.copysign(y))
}

fn exact_hypotenuse(x: f64, y: f64) -> Option<f64> {
    if x.is_infinite() || y.is_infinite() {
        Some(f64::INFINITY)
    } else if x.is_nan() || y.is_nan() {
        Some(f64::NAN)
    } else {
        None
    }
}

/// The cases in the order of the documentation.
fn exact_power(base: f64, exponent: f64) -> Option<f64> {
    if exponent == 0.0 {
        return Some(1.0);
    }
    if exponent.to_bits() == 1.0_f64.to_bits() {
        return Some(base);
    }
    if exponent.is_nan() || base.is_nan() {
        return Some(f64::NAN);
    }
    if exponent.is_infinite() {
        return Some(power_without_end(base.abs(), exponent > 0.0));
    }
    let is_odd = is_integer(exponent) && exponent.abs() <= LARGEST_EXACT && exponent % 2.0 != 0.0;
    if base == 0.0 || base.is_infinite() {
        let magnitude = if (base == 0.0) == (exponent > 0.0) { 0.0 } else { f64::INFINITY };
        return Some(if is_odd { magnitude.copysign(base) } else { magnitude });
    }
    if base < 0.0 && !is_integer(exponent) {
        return Some(f64::NAN);
    }
    exact_power_of_integers(base, exponent)
}

/// With an infinite exponent.
fn power_without_end(magnitude: f64, is_positive: bool) -> f64 {
    if magnitude.to_bits() == 1.0_f64.to_bits() {
        f64::NAN
    } else if (magnitude > 1.0) == is_positive {
        f64::INFINITY
    } else {
        0.0
    }
}

/// "If both arguments are integers, then the result is exactly equal to the mathematical result … if that result can in
/// fact be represented exactly." Products that stay below 2^53 are.
fn exact_power_of_integers(base: f64, exponent: f64) -> Option<f64> {
    if !is_integer(base) || !is_integer(exponent) || exponent < 0.0 {
        return None;
    }
    if base.abs().to_bits() == 1.0_f64.to_bits() {
        return Some(if exponent % 2.0 == 0.0 { 1.0 } else { base });
    }
    // Any other base reaches the end in 53 steps.
    let mut power = 1.0;
    let mut n_left = exponent;
    while n_left > 0.0 {
        power *= base;
        n_left -= 1.0;
        if power.abs() > LARGEST_EXACT {
            return None;
        }
    }
    Some(power)
}

fn is_integer(number: f64) -> bool {
    number.fract() == 0.0
}
