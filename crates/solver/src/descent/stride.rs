//! Steps of one variable.

use super::distance::number;
use super::seeds::bits;
use crate::function::order;
use crate::sort::{Constant, Sort};

/// How far, and how that is counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stride {
    /// So many numbers of the format.
    Steps(i64),
    /// So much.
    Amount(f64),
    /// So much, of an integer.
    Integer(i64),
    /// The other one of these bits.
    Flip(u64),
}

impl Stride {
    /// From large ones to small ones. Those between are reached by doubling.
    pub(super) fn all(sort: Sort) -> Vec<Self> {
        match sort {
            Sort::Bool => vec![Self::Flip(1)],
            Sort::Bits(width) => {
                let additions = (0..width).rev().step_by(3).map(|bit| Self::Integer(1 << bit));
                let flips = (0..width).rev().map(|bit| Self::Flip(1 << bit));
                additions.chain([Self::Integer(1)]).chain(flips).collect()
            }
            Sort::Float | Sort::Double => {
                let lost_bits = if sort == Sort::Float { 29 } else { 0 };
                let amounts = (-24..=24).rev().step_by(4).map(|exponent| Self::Amount(2_f64.powi(exponent)));
                let steps = (0..=60).rev().step_by(4).map(|exponent| Self::Steps(1 << exponent));
                let fits = |stride: &Self| !matches!(stride, Self::Steps(n_steps) if *n_steps >> (60 - lost_bits) > 0);
                amounts.chain(steps).filter(fits).collect()
            }
        }
    }

    pub(super) fn doubled(self) -> Self {
        match self {
            Self::Steps(n_steps) => Self::Steps(n_steps.saturating_mul(2)),
            Self::Amount(amount) => Self::Amount(amount * 2.0),
            Self::Integer(amount) => Self::Integer(amount.wrapping_mul(2)),
            Self::Flip(bits) => Self::Flip(bits),
        }
    }

    pub(super) fn backwards(self) -> Self {
        match self {
            Self::Steps(n_steps) => Self::Steps(-n_steps),
            Self::Amount(amount) => Self::Amount(-amount),
            Self::Integer(amount) => Self::Integer(amount.wrapping_neg()),
            Self::Flip(bits) => Self::Flip(bits),
        }
    }

    /// Where it leads from a value.
    pub(super) fn from(self, sort: Sort, raw: u64) -> u64 {
        match self {
            Self::Steps(n_steps) => stepped(sort, raw, n_steps),
            Self::Amount(amount) => bits(sort, or_zero(number(sort, raw)) + amount),
            Self::Integer(amount) => Constant::from_raw(sort, raw.wrapping_add(amount.cast_unsigned())).raw(),
            Self::Flip(bits) => raw ^ bits,
        }
    }
}

/// So many numbers of the format further.
fn stepped(sort: Sort, raw: u64, n_steps: i64) -> u64 {
    let from = or_zero(number(sort, raw));
    if sort == Sort::Double {
        return bits(sort, order::step(from, n_steps));
    }
    // The same order on 32 bits.
    let single = (from as f32).to_bits().cast_signed();
    let key = i64::from(single ^ (single >> 31 & i32::MAX));
    let infinity = i64::from(f32::INFINITY.to_bits());
    let key = key.saturating_add(n_steps).clamp(-infinity - 1, infinity) as i32;
    u64::from((key ^ (key >> 31 & i32::MAX)).cast_unsigned())
}

/// There is no way from NaN.
fn or_zero(number: f64) -> f64 {
    if number.is_nan() { 0.0 } else { number }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_to_neighbours() {
        let single = |number: f32| u64::from(number.to_bits());
        assert_eq!(Stride::Steps(1).from(Sort::Float, single(1.5)), single(1.5_f32.next_up()));
        assert_eq!(Stride::Steps(-1).from(Sort::Float, single(-1.5)), single((-1.5_f32).next_down()));
        assert_eq!(Stride::Steps(1 << 40).from(Sort::Float, single(1.5)), single(f32::INFINITY));
        assert_eq!(Stride::Steps(1).from(Sort::Double, 1.5_f64.to_bits()), 1.5_f64.next_up().to_bits());
        assert_eq!(Stride::Integer(-1).from(Sort::Bits(8), 0), 255);
        assert_eq!(Stride::Amount(0.5).from(Sort::Double, f64::NAN.to_bits()), 0.5_f64.to_bits());
    }
}
