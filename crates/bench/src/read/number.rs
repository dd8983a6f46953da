//! Numbers in result files.

/// A number with its unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NumberWithUnit<'a> {
    /// How much.
    pub value: f64,
    /// Of what: `s`, `B`, `J`, …; empty if it is just a number.
    pub unit: &'a str,
}

/// The number that this text is: `0.25s`, `15000000B`, `7`.
pub fn number(text: &str) -> Option<NumberWithUnit<'_>> {
    let text = text.trim();
    let is_digit = |c: char| c.is_ascii_digit();
    let end = text.rfind(is_digit)? + 1;
    let (digits, unit) = text.split_at(end);
    // What `f64` would accept as well, such as `inf`, ends without a digit.
    let value: f64 = digits.parse().ok()?;
    let is_unit = unit.chars().all(|c| c.is_alphabetic() || matches!(c, '/' | '%' | ' '));
    (value.is_finite() && is_unit).then(|| NumberWithUnit { value, unit: unit.trim_start() })
}
