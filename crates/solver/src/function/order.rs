//! Doubles as integers in the same order, so that neighbours can be counted.

/// The place of a number among all doubles: -0 is just below 0, and neighbours differ by one.
pub(crate) fn key(number: f64) -> i64 {
    let bits = number.to_bits().cast_signed();
    bits ^ (bits >> 63 & i64::MAX)
}

/// The number at a place.
pub(crate) fn at(key: i64) -> f64 {
    f64::from_bits((key ^ (key >> 63 & i64::MAX)).cast_unsigned())
}

/// So many doubles further up, or down; at most infinite.
pub(crate) fn step(number: f64, n_steps: i64) -> f64 {
    at(key(number).saturating_add(n_steps).clamp(key(f64::NEG_INFINITY), key(f64::INFINITY)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_apart() {
        for number in [-1.5, -f64::MIN_POSITIVE, 0.0, 1.0, 1e300, f64::MAX] {
            assert_eq!(key(number.next_up()), key(number) + 1);
            assert_eq!(at(key(number)).to_bits(), number.to_bits());
        }
        assert_eq!((key(-0.0), key(0.0)), (-1, 0));
        assert!(step(f64::MAX, 5).is_infinite() && step(f64::NEG_INFINITY, -1).is_infinite());
    }
}
