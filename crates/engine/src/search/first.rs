//! The scripts that are tried first: what often matters, and what the program itself names.

use super::constants::Constants;
use crate::script::{Rest, Script};

/// Numbers at which programs often do something else.
const INTEGERS: [i64; 10] = [0, 1, -1, 2, 11, 100, i32::MAX as i64, i32::MIN as i64, i64::MAX, i64::MIN];
const REALS: [f64; 7] = [0.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -0.0, f64::MIN_POSITIVE, f64::MAX];

/// More constants of the program are not tried.
const MOST_CONSTANTS: usize = 40;

/// Scripts of random numbers.
const RANDOM: u64 = 40;

/// The scripts that are tried first.
pub(super) fn scripts(constants: &Constants) -> Vec<Script> {
    let numbers = constants.integers.iter().filter(|number| number.unsigned_abs() > 2).take(MOST_CONSTANTS);
    let fixed = INTEGERS.map(Rest::Integer).into_iter().chain(REALS.map(Rest::Real));
    let named = numbers.copied().map(Rest::Integer);
    let texts = constants.texts.iter().take(MOST_CONSTANTS).cloned().map(Rest::Text);
    let random = (1..=RANDOM).map(Rest::Random);
    fixed.chain(named).chain(texts).chain(random).map(Script::of).collect()
}
