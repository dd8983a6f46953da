//! Numbers as people read them.

use std::time::Duration;

/// A score, rounded: `-57`.
pub(super) fn score(score: f64) -> String {
    let rounded = format!("{score:.0}");
    if rounded == "-0" { "0".to_owned() } else { rounded }
}

/// A time in hours, to two digits: `3.2`, `0.61`, `35`, `160`.
pub(super) fn hours(time: Duration) -> String {
    two_digits(time.as_secs_f64() / 3600.0)
}

/// A number that is not negative, to two digits that count.
pub(super) fn two_digits(number: f64) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    // What lies in the middle is rounded up, also where it is a little less as a binary number: 9.95 is 10.
    let number = number * (1.0 + 4.0 * f64::EPSILON);
    // The digits first, because rounding may make one more of them: 9.96 is 10, not 10.0.
    let scientific = format!("{number:.1e}");
    let exponent: i32 =
        scientific.split_once('e').and_then(|(_, exponent)| exponent.parse().ok()).unwrap_or(0);
    let rounded: f64 = scientific.parse().unwrap_or(number);
    let n_decimals = usize::try_from(1 - exponent).unwrap_or(0);
    format!("{rounded:.n_decimals$}")
}

/// A share: `82 %`.
pub(super) fn per_cent(share: f64) -> String {
    format!("{share:.0} %")
}

/// A number for programs: as many digits as it needs, and at most so many behind the point.
pub(super) fn exact(number: f64, n_decimals: usize) -> String {
    let text = format!("{number:.n_decimals$}");
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_have_two_digits() {
        let shown = [0.0, 0.000_12, 0.0312, 0.606, 0.97, 0.996, 3.24, 7.0, 9.96, 35.4, 99.6, 160.0, 1234.0]
            .map(two_digits);
        let wanted =
            ["0", "0.00012", "0.031", "0.61", "0.97", "1.0", "3.2", "7.0", "10", "35", "100", "160", "1200"];
        assert_eq!(shown, wanted);
        let middles = [0.095, 0.995, 9.949, 9.95, 99.5, 10.5, 0.105, 1250.0].map(two_digits);
        assert_eq!(middles, ["0.095", "1.0", "9.9", "10", "100", "11", "0.11", "1300"]);
        assert_eq!([192, 597].map(|minutes| hours(Duration::from_mins(minutes))), ["3.2", "10"]);
        assert_eq!(hours(Duration::from_nanos(1)), "0.00000000000028");
        assert_eq!(hours(Duration::MAX), "5100000000000000");
    }

    #[test]
    fn scores_are_rounded() {
        assert_eq!([4843.4, -0.3, -57.0, 0.5, 1.5].map(score), ["4843", "0", "-57", "0", "2"]);
        assert_eq!(
            [7.5, -12.0, 1.0 / 3.0, 0.0, -0.000_01].map(|it| exact(it, 3)),
            ["7.5", "-12", "0.333", "0", "0"]
        );
    }
}
