//! How far a condition is from being true, and from being false: zero if it is, and a few units at most for a comparison.

use super::tape::{Step, Values};
use crate::function::order;
use crate::node::{Binary, Unary};
use crate::sort::{Sort, sign_extended};

/// Of one Bool; one of the two is zero.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Distance {
    pub(super) to_true: f64,
    pub(super) to_false: f64,
}

/// How two numbers are compared. Neither is the best for all conditions, so the search tries both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Metric {
    /// By how many numbers of the format lie between them: the same for all scales.
    Steps,
    /// By their difference: nearly linear where they are near.
    Difference,
}

/// What a comparison that nothing is known of is away from the other truth value.
const UNKNOWN: f64 = 1.0;

/// The least distance of what is not yet so.
const LEAST: f64 = 1e-18;

/// Further than every number is from another.
const NOT_A_NUMBER: f64 = 2.5;

impl Distance {
    pub(super) fn of(step: Step, metric: Metric, values: &Values, is_true: bool) -> Self {
        match step {
            Step::Unary(Unary::Not, Sort::Bool, a) => values.distance(a).negated(),
            Step::Binary(Binary::And, Sort::Bool, a, b) => values.distance(a).and(values.distance(b)),
            Step::Binary(Binary::Xor, Sort::Bool, a, b) => values.distance(a).xor(values.distance(b)),
            Step::Ite(condition, a, b) => {
                values.distance(condition).choice(values.distance(a), values.distance(b))
            }
            Step::Binary(_, sort, a, b) => {
                Self::away(is_true, apart(metric, sort, values.raw(a), values.raw(b)))
            }
            Step::Constant => Self::away(is_true, f64::INFINITY),
            Step::Variable(_) | Step::Unary(..) => Self::away(is_true, UNKNOWN),
        }
    }

    /// Of something that is so, and that far from not being so.
    fn away(is_true: bool, distance: f64) -> Self {
        let distance = distance.max(LEAST);
        if is_true {
            Self { to_true: 0.0, to_false: distance }
        } else {
            Self { to_true: distance, to_false: 0.0 }
        }
    }

    fn negated(self) -> Self {
        Self { to_true: self.to_false, to_false: self.to_true }
    }

    fn and(self, other: Self) -> Self {
        Self { to_true: self.to_true + other.to_true, to_false: self.to_false.min(other.to_false) }
    }

    fn or(self, other: Self) -> Self {
        self.negated().and(other.negated()).negated()
    }

    fn xor(self, other: Self) -> Self {
        self.and(other.negated()).or(self.negated().and(other))
    }

    /// With this condition, the first, else the second.
    fn choice(self, then: Self, otherwise: Self) -> Self {
        Self {
            to_true: (self.to_true + then.to_true).min(self.to_false + otherwise.to_true),
            to_false: (self.to_true + then.to_false).min(self.to_false + otherwise.to_false),
        }
    }
}

/// How far two values are apart; furthest if one is not a number.
fn apart(metric: Metric, sort: Sort, a: u64, b: u64) -> f64 {
    match sort {
        Sort::Bool => UNKNOWN,
        Sort::Bits(width) => integers_apart(sign_extended(width, a), sign_extended(width, b)),
        Sort::Float | Sort::Double => numbers_apart(metric, number(sort, a), number(sort, b)),
    }
}

/// The number that these bits mean.
pub(super) fn number(sort: Sort, raw: u64) -> f64 {
    if sort == Sort::Float { f64::from(f32::from_bits(raw as u32)) } else { f64::from_bits(raw) }
}

#[expect(clippy::cast_precision_loss, reason = "a distance needs no last bits")]
fn integers_apart(a: i64, b: i64) -> f64 {
    squeezed(a.abs_diff(b) as f64)
}

fn numbers_apart(metric: Metric, a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        return NOT_A_NUMBER;
    }
    let difference = (a - b).abs();
    match metric {
        Metric::Difference if difference.is_finite() => squeezed(difference),
        // An infinite difference says nothing of the way, but it is more than any other.
        Metric::Difference => 1.0 + steps_apart(a, b),
        Metric::Steps => steps_apart(a, b),
    }
}

#[expect(clippy::cast_precision_loss, reason = "a distance needs no last bits")]
fn steps_apart(a: f64, b: f64) -> f64 {
    (1.0 + order::key(a).abs_diff(order::key(b)) as f64).log2() / 64.0
}

/// From 0 to 1 in the same order: linear at first, and never flat, as logarithms grow for ever.
fn squeezed(difference: f64) -> f64 {
    let slow = difference.ln_1p();
    slow / (1.0 + slow)
}
