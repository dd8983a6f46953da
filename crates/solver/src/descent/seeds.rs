//! Values that are worth beginning with.

use std::f64::consts::FRAC_PI_2;

use super::distance::number;
use super::random::Random;
use super::tape::Tape;
use crate::sort::{Constant, Sort, canonical_double, canonical_float};

/// Special values of a problem.
pub(super) struct Seeds {
    numbers: Vec<f64>,
    integers: Vec<u64>,
}

impl Seeds {
    /// What is special everywhere, and the constants of the conditions with their neighbours.
    pub(super) fn new(tape: &Tape) -> Self {
        let small = (-10..=10).map(f64::from);
        let turns = (-8..=8).map(|quarter| f64::from(quarter) * FRAC_PI_2);
        let powers = (-12..=12).map(|exponent| 10_f64.powi(exponent));
        let mut numbers: Vec<f64> = small.chain(turns).chain(powers).collect();
        let mut integers: Vec<u64> = (0..=16).chain((1..=16).map(u64::wrapping_neg)).collect();
        for constant in tape.constants() {
            match constant {
                Constant::Bits { value, .. } => {
                    integers.extend([
                        value,
                        value.wrapping_add(1),
                        value.wrapping_sub(1),
                        value.wrapping_neg(),
                    ]);
                }
                Constant::Float(_) | Constant::Double(_) => {
                    let value = number(constant.sort(), constant.raw());
                    let root = value.abs().sqrt();
                    numbers.extend([value, -value, value.next_up(), value.next_down(), root, value / 2.0]);
                }
                Constant::Bool(_) => {}
            }
        }
        Self { numbers, integers }
    }

    /// Of any variable of this sort.
    pub(super) fn pick(&self, sort: Sort, random: &mut Random) -> u64 {
        let raw = match sort {
            Sort::Bool => random.next(),
            Sort::Bits(width) => match random.below(3) {
                0 => random.next() >> random.below(64),
                1 => (random.next() >> (63 - random.below(usize::from(width)))).wrapping_neg(),
                _ => random.pick(&self.integers),
            },
            Sort::Float | Sort::Double => return bits(sort, self.number(random)),
        };
        Constant::from_raw(sort, raw).raw()
    }

    fn number(&self, random: &mut Random) -> f64 {
        match random.below(8) {
            0..=3 => random.pick(&self.numbers),
            4 => random.unit() * 10.0,
            5 => random.unit() * 1000.0,
            6 => random.unit() * 10_f64.powi(random.between(-20, 20)),
            _ => f64::from_bits(random.next()),
        }
    }
}

/// The nearest number of the format.
pub(super) fn bits(sort: Sort, number: f64) -> u64 {
    if sort == Sort::Float { u64::from(canonical_float(number as f32)) } else { canonical_double(number) }
}
