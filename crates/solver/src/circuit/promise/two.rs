//! Promises of functions of two arguments.

use super::bounds::{magnitude, number};
use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::sign;
use crate::function::FunctionOfTwo;

impl Gates {
    /// What is true of all arguments.
    pub(crate) fn function_of_two_promises(
        &mut self,
        function: FunctionOfTwo,
        [x, y]: [&[Lit]; 2],
        result: &[Lit],
    ) -> Lit {
        let is_in_range = self.is_within(result, function.range());
        let is_nan = self.is_number(result, f64::NAN);
        let is_possible = self.or(is_in_range, is_nan);
        let special = match function {
            FunctionOfTwo::Atan2 => self.angle_promises([x, y], result),
            FunctionOfTwo::Pow => self.power_promises([x, y], result),
            FunctionOfTwo::Hypot => self.hypotenuse_promises([x, y], result),
        };
        self.and(is_possible, special)
    }

    /// What follows from the values at a point: for it, and for the corners above and below it where the function rises in
    /// both arguments.
    pub(crate) fn function_of_two_promise_at(
        &mut self,
        function: FunctionOfTwo,
        at: [f64; 2],
        [x, y]: [&[Lit]; 2],
        result: &[Lit],
    ) -> Lit {
        let is_there = [self.is_number(x, at[0]), self.is_number(y, at[1])];
        let is_there = self.all(&is_there);
        let is_enclosed = self.is_enclosed(result, function.enclosure(at[0], at[1]));
        let point = self.implies(is_there, is_enclosed);
        let corners = match function {
            FunctionOfTwo::Pow if at[0] >= 1.0 && at[1] >= 0.0 => {
                self.corners(function, at, [1.0, 0.0], [x, y], result)
            }
            FunctionOfTwo::Hypot if !at[0].is_nan() && !at[1].is_nan() => {
                let (x, y) = (magnitude(x), magnitude(y));
                self.corners(function, at.map(f64::abs), [0.0, 0.0], [&x, &y], result)
            }
            FunctionOfTwo::Pow | FunctionOfTwo::Hypot | FunctionOfTwo::Atan2 => Lit::TRUE,
        };
        self.and(point, corners)
    }

    /// Of a function that rises in both arguments from an origin on.
    fn corners(
        &mut self,
        function: FunctionOfTwo,
        at: [f64; 2],
        origin: [f64; 2],
        [x, y]: [&[Lit]; 2],
        result: &[Lit],
    ) -> Lit {
        let [least, greatest] = function.surroundings(at[0], at[1]);
        let are_beyond = [self.is_at_least(x, at[0]), self.is_at_least(y, at[1])];
        let are_before = [self.is_within(x, [origin[0], at[0]]), self.is_within(y, [origin[1], at[1]])];
        let (are_beyond, are_before) = (self.all(&are_beyond), self.all(&are_before));
        let (is_above, is_below) =
            (self.is_at_least(result, least), self.is_at_most_or_nan(result, greatest));
        let (upper, lower) = (self.implies(are_beyond, is_above), self.implies(are_before, is_below));
        self.and(upper, lower)
    }

    /// NaN if one argument is; else the sign is that of the ordinate.
    fn angle_promises(&mut self, [y, x]: [&[Lit]; 2], result: &[Lit]) -> Lit {
        let is_nan = self.is_number(result, f64::NAN);
        let one_is_nan = self.one_is_nan(y, x);
        let (is_above, is_below) = (self.is_at_least(result, -0.0), self.is_at_most(result, 0.0));
        let has_sign = self.mux(sign(y), is_below, is_above);
        let is_angle = self.and(has_sign, !is_nan);
        self.mux(one_is_nan, is_nan, is_angle)
    }

    /// Infinite if one argument is, even if the other is NaN.
    fn hypotenuse_promises(&mut self, [x, y]: [&[Lit]; 2], result: &[Lit]) -> Lit {
        let are_infinite = [x, y].map(|side| self.is_number(&magnitude(side), f64::INFINITY));
        let one_is_infinite = self.any(&are_infinite);
        let (is_infinite, is_nan) = (self.is_number(result, f64::INFINITY), self.is_number(result, f64::NAN));
        let one_is_nan = self.one_is_nan(x, y);
        let agrees = !self.xor(one_is_nan, is_nan);
        self.mux(one_is_infinite, is_infinite, agrees)
    }

    /// The exponents 0 and 1, NaN, and bases that are not negative. Others are left to single points.
    fn power_promises(&mut self, [base, exponent]: [&[Lit]; 2], result: &[Lit]) -> Lit {
        let is_zero = self.is_number(&magnitude(exponent), 0.0);
        let is_one = self.is_number(exponent, 1.0);
        let one_is_nan = self.one_is_nan(base, exponent);
        let (gives_one, gives_base) = (self.is_number(result, 1.0), self.same(result, base));
        let gives_nan = self.is_number(result, f64::NAN);
        let of_numbers = self.power_of_numbers([base, exponent], result);
        let rest = self.mux(one_is_nan, gives_nan, of_numbers);
        let rest = self.mux(is_one, gives_base, rest);
        self.mux(is_zero, gives_one, rest)
    }

    /// Of a base that is not negative, the result is a number that is not negative, unless it is 1 to the infinite.
    /// By semi-monotonicity, at least 1 stays at least 1.
    fn power_of_numbers(&mut self, [base, exponent]: [&[Lit]; 2], result: &[Lit]) -> Lit {
        let is_unit = self.is_number(base, 1.0);
        let is_endless = self.is_number(&magnitude(exponent), f64::INFINITY);
        let is_undefined = self.and(is_unit, is_endless);
        let gives_nan = self.is_number(result, f64::NAN);
        let is_not_negative = self.is_within(result, [-0.0, f64::INFINITY]);
        let grows = [self.is_at_least(base, 1.0), !sign(exponent)];
        let grows = self.all(&grows);
        let is_at_least_one = self.is_at_least(result, 1.0);
        let growth = self.implies(grows, is_at_least_one);
        let positive = self.and(is_not_negative, growth);
        let positive = self.mux(is_undefined, gives_nan, positive);
        self.or(sign(base), positive)
    }

    fn one_is_nan(&mut self, x: &[Lit], y: &[Lit]) -> Lit {
        let nan = number(f64::NAN);
        let (x, y) = (self.same(x, &nan), self.same(y, &nan));
        self.or(x, y)
    }
}
