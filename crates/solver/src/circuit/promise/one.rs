//! Promises of functions of one argument.

use super::bounds::magnitude;
use crate::circuit::float::Format;
use crate::circuit::gates::{Gates, Lit};
use crate::function::{Function, Shape};
use crate::sort::Precision;

/// Where most functions have exact results.
const LANDMARKS: [f64; 6] = [f64::NEG_INFINITY, -1.0, -0.0, 0.0, 1.0, f64::INFINITY];

impl Gates {
    /// What is true of all arguments: domain, range and landmarks.
    pub(crate) fn function_promises(&mut self, function: Function, x: &[Lit], y: &[Lit]) -> Lit {
        let promises = function.promises();
        let is_inside = self.is_within(x, promises.domain);
        let is_in_range = self.is_within(y, promises.range);
        let is_nan = self.is_number(y, f64::NAN);
        let mut facts = vec![self.mux(is_inside, is_in_range, is_nan)];
        for landmark in LANDMARKS {
            if function.enclosure(landmark).is_some() {
                facts.push(self.function_promise_at(function, landmark, x, y));
            }
        }
        self.all(&facts)
    }

    /// What follows from the value at a point for its neighbours: more than for the point alone, if the function rises or
    /// falls.
    pub(crate) fn function_promise_at(&mut self, function: Function, at: f64, x: &[Lit], y: &[Lit]) -> Lit {
        let is_there = self.is_number(x, at);
        let is_enclosed = self.is_enclosed(y, function.enclosure(at));
        let point = self.implies(is_there, is_enclosed);
        let slope = match function.promises().shape {
            Shape::Wave => Lit::TRUE,
            Shape::Rising => self.slope(function, at, x, y),
            Shape::Falling => self.falling_slope(function, at, x, y),
            Shape::Bowl => self.slope(function, at.abs(), &magnitude(x), y),
        };
        self.and(point, slope)
    }

    /// Beyond the point, values are not below its own; before it, not above. Outside of the domain they are NaN.
    fn slope(&mut self, function: Function, at: f64, x: &[Lit], y: &[Lit]) -> Lit {
        let [least, greatest] = neighbourhood(function, at);
        let (is_beyond, is_before) = (self.is_at_least(x, at), self.is_at_most(x, at));
        let (is_above, is_below) = (self.is_at_least(y, least), self.is_at_most_or_nan(y, greatest));
        let (rises, rose) = (self.implies(is_beyond, is_above), self.implies(is_before, is_below));
        self.and(rises, rose)
    }

    fn falling_slope(&mut self, function: Function, at: f64, x: &[Lit], y: &[Lit]) -> Lit {
        let [least, greatest] = neighbourhood(function, at);
        let (is_beyond, is_before) = (self.is_at_least(x, at), self.is_at_most(x, at));
        let (is_above, is_below) = (self.is_at_least(y, least), self.is_at_most_or_nan(y, greatest));
        let (falls, fell) = (self.implies(is_beyond, is_below), self.implies(is_before, is_above));
        self.and(falls, fell)
    }

    /// Two applications of one function: equal arguments have equal results, and the order is kept where that is promised.
    pub(crate) fn function_consistency(
        &mut self,
        function: Function,
        one: [&[Lit]; 2],
        other: [&[Lit]; 2],
    ) -> Lit {
        let promises = function.promises();
        match promises.shape {
            Shape::Rising if promises.is_semi_monotonic => {
                let (up, down) = (self.keeps_order(one, other), self.keeps_order(other, one));
                self.and(up, down)
            }
            Shape::Falling if promises.is_semi_monotonic => {
                let (swapped_one, swapped_other) = ([other[0], one[1]], [one[0], other[1]]);
                let up = self.keeps_order(swapped_one, swapped_other);
                let down = self.keeps_order(swapped_other, swapped_one);
                self.and(up, down)
            }
            Shape::Rising | Shape::Falling | Shape::Bowl | Shape::Wave => Lit::TRUE,
        }
    }

    /// A lesser argument has no greater result.
    fn keeps_order(&mut self, [x, y]: [&[Lit]; 2], [other_x, other_y]: [&[Lit]; 2]) -> Lit {
        let format = Format::from(Precision::Double);
        let is_less = self.float_less(format, x, other_x);
        let is_greater = self.float_less(format, other_y, y);
        self.implies(is_less, !is_greater)
    }
}

/// Where the value at a point can lie, as far as its neighbours are concerned. That zero has a sign is said of the point only.
fn neighbourhood(function: Function, at: f64) -> [f64; 2] {
    let exact = if function.promises().is_semi_monotonic { function.enclosure(at) } else { None };
    let [least, greatest] = exact.unwrap_or_else(|| function.surroundings(at));
    [if least == 0.0 { -0.0 } else { least }, if greatest == 0.0 { 0.0 } else { greatest }]
}
