//! What the documentation of `java.lang.Math` promises for all arguments: domain, range, shape and error.

use std::f64::consts::{FRAC_PI_2, PI};

use super::order::step;
use super::{Function, FunctionOfTwo};

/// The promises for a function of one argument.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Promises {
    /// Arguments outside, and NaN, give NaN; all others give a number.
    pub(crate) domain: [f64; 2],
    /// Where results lie that are numbers.
    pub(crate) range: [f64; 2],
    pub(crate) shape: Shape,
    /// The documented error, in units in the last place, rounded up.
    ulps: u8,
    /// Where the function rises, results do not fall, and the reverse.
    pub(crate) is_semi_monotonic: bool,
}

/// How the real function goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Rising,
    Falling,
    /// The same for `x` and `-x`, and rising with `|x|`.
    Bowl,
    /// Up and down.
    Wave,
}

const EVERYWHERE: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];
const FINITE: [f64; 2] = [f64::MIN, f64::MAX];
const UNIT: [f64; 2] = [-1.0, 1.0];
// That zero has no sign here is more than needed, and costs nothing.
const NOT_NEGATIVE: [f64; 2] = [-0.0, f64::INFINITY];

impl Function {
    pub(crate) fn promises(self) -> Promises {
        // The next double is the first that is not less than the real number.
        let half_turn = PI.next_up();
        let quarter_turn = FRAC_PI_2.next_up();
        let quarters = [-quarter_turn, quarter_turn];
        match self {
            Self::Sin | Self::Cos => precise(FINITE, UNIT, Shape::Wave),
            Self::Tan => precise(FINITE, FINITE, Shape::Wave),
            Self::Asin => precise(UNIT, quarters, Shape::Rising),
            Self::Acos => precise(UNIT, [-0.0, half_turn], Shape::Falling),
            Self::Atan => precise(EVERYWHERE, quarters, Shape::Rising),
            Self::Exp => precise(EVERYWHERE, NOT_NEGATIVE, Shape::Rising),
            Self::Expm1 => precise(EVERYWHERE, [-1.0, f64::INFINITY], Shape::Rising),
            Self::Log | Self::Log10 => precise(NOT_NEGATIVE, EVERYWHERE, Shape::Rising),
            Self::Log1p => precise([-1.0, f64::INFINITY], EVERYWHERE, Shape::Rising),
            Self::Cbrt => rough(1, EVERYWHERE, Shape::Rising),
            Self::Sinh => rough(3, EVERYWHERE, Shape::Rising),
            Self::Cosh => rough(3, [step(1.0, -n_steps(3)), f64::INFINITY], Shape::Bowl),
            Self::Tanh => rough(3, UNIT, Shape::Rising),
        }
    }

    /// The least and the greatest result that keeps the promises; none if it must be NaN.
    pub(crate) fn enclosure(self, argument: f64) -> Option<[f64; 2]> {
        match self.exact(argument) {
            Some(result) => (!result.is_nan()).then_some([result; 2]),
            None => Some(self.surroundings(argument)),
        }
    }

    /// The same, but also for an exact result with the error that its neighbours may have.
    pub(crate) fn surroundings(self, argument: f64) -> [f64; 2] {
        let promises = self.promises();
        let [least, greatest] = promises.range;
        around(self.approximate(argument), promises.ulps).map(|bound| bound.clamp(least, greatest))
    }
}

/// Within one unit in the last place, and semi-monotonic.
fn precise(domain: [f64; 2], range: [f64; 2], shape: Shape) -> Promises {
    Promises { domain, range, shape, ulps: 1, is_semi_monotonic: true }
}

/// Without a promise of order, and defined everywhere.
fn rough(ulps: u8, range: [f64; 2], shape: Shape) -> Promises {
    Promises { domain: EVERYWHERE, range, shape, ulps, is_semi_monotonic: false }
}

impl FunctionOfTwo {
    /// Where results lie that are numbers.
    pub(crate) fn range(self) -> [f64; 2] {
        let half_turn = PI.next_up();
        match self {
            Self::Atan2 => [-half_turn, half_turn],
            Self::Pow => EVERYWHERE,
            Self::Hypot => NOT_NEGATIVE,
        }
    }

    /// The least and the greatest result that keeps the promises; none if it must be NaN.
    pub(crate) fn enclosure(self, first: f64, second: f64) -> Option<[f64; 2]> {
        match self.exact(first, second) {
            Some(result) => (!result.is_nan()).then_some([result; 2]),
            None => Some(self.surroundings(first, second)),
        }
    }

    /// The same, but also for an exact result with the error that its neighbours may have.
    pub(crate) fn surroundings(self, first: f64, second: f64) -> [f64; 2] {
        let ulps = match self {
            Self::Atan2 => 2,
            Self::Pow | Self::Hypot => 1,
        };
        let [least, greatest] = self.range();
        around(self.approximate(first, second), ulps).map(|bound| bound.clamp(least, greatest))
    }
}

/// The numbers that are near enough to an approximation.
fn around(approximation: f64, ulps: u8) -> [f64; 2] {
    [step(approximation, -n_steps(ulps)), step(approximation, n_steps(ulps))]
}

/// How many doubles can lie between our approximation and a result with the documented error.
///
/// Both are off by some units in the last place of the real result: the documented ones, and at most two for libm, whose
/// authors claim less than one for most functions and two at most; one more is for rounding the real result to a double.
/// Below a power of two, doubles are half as far apart as above it: hence twice as many.
fn n_steps(ulps: u8) -> i64 {
    2 * (i64::from(ulps) + 2 + 1)
}
