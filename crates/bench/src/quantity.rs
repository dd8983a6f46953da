//! Amounts with units, as BenchExec's users write them: `15 min`, `7 GB`.

use std::num::NonZeroU32;
use std::time::Duration;

/// A limit from the command line, which goes before that of the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Override<T> {
    /// There is no limit: `-1`.
    Off,
    /// This is the limit.
    To(T),
}

impl<T> Override<T> {
    /// Reads an argument of the command line by one of the functions here.
    pub fn parse(text: &str, parse: impl FnOnce(&str) -> Result<T, String>) -> Result<Self, String> {
        if text.trim() == "-1" { Ok(Self::Off) } else { parse(text).map(Self::To) }
    }
}

/// A time: a whole number of seconds, or with `s`, `min`, `h` or `d`.
pub fn parse_time(text: &str) -> Result<Duration, String> {
    let (number, unit) = split(text)?;
    let factor = match unit {
        "" | "s" => 1,
        "min" => 60,
        "h" => 60 * 60,
        "d" => 24 * 60 * 60,
        _ => return Err(format!("`{unit}` is no unit of time (known are s, min, h, d)")),
    };
    number.checked_mul(factor).map(Duration::from_secs).ok_or_else(too_large)
}

/// An amount of memory: a whole number with `B`, `kB`, `MB`, `GB` or `TB`, each 1000 of the one before.
pub fn parse_memory(text: &str) -> Result<u64, String> {
    let (number, unit) = split(text)?;
    let factor = match unit {
        "" => return Err(format!("the unit is missing, as in `{number} MB`")),
        "B" => 1,
        "kB" => 1000,
        "MB" => 1_000_000,
        "GB" => 1_000_000_000,
        "TB" => 1_000_000_000_000,
        _ => return Err(format!("`{unit}` is no unit of memory (known are B, kB, MB, GB, TB)")),
    };
    number.checked_mul(factor).ok_or_else(too_large)
}

/// A number of cores or threads.
pub fn parse_count(text: &str) -> Result<NonZeroU32, String> {
    match split(text)? {
        (number, "") => u32::try_from(number).ok().and_then(NonZeroU32::new).ok_or_else(too_large),
        (_, unit) => Err(format!("a number has no unit, but `{unit}` follows")),
    }
}

/// A positive number, and what follows it.
fn split(text: &str) -> Result<(u64, &str), String> {
    let text = text.trim();
    let unit_at = text.rfind(|c: char| c.is_ascii_digit()).map_or(0, |last| last + 1);
    let (number, unit) = text.split_at(unit_at);
    let digits = number.strip_prefix('+').unwrap_or(number);
    if digits.is_empty() {
        return Err("a number is missing".to_owned());
    }
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let is_negative =
            digits.strip_prefix('-').is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()));
        let expected = if is_negative { "greater than zero" } else { "a whole number" };
        return Err(format!("it must be {expected}"));
    }
    match digits.parse() {
        Ok(0) => Err("it must be greater than zero".to_owned()),
        Ok(number) => Ok((number, unit.trim())),
        Err(_) => Err(too_large()),
    }
}

fn too_large() -> String {
    "it is too large".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_units() {
        let time = |text: &str| parse_time(text).map(|time| time.as_secs());
        assert_eq!(time(" 15 min "), Ok(900));
        assert_eq!([time("90"), time("90s"), time("2h"), time("1 d")], [Ok(90), Ok(90), Ok(7200), Ok(86400)]);
        assert_eq!(parse_memory("7 GB"), Ok(7_000_000_000));
        assert_eq!(parse_count(" 8 ").map(NonZeroU32::get), Ok(8));
        assert_eq!(Override::parse(" -1", parse_memory), Ok(Override::Off));
        let reasons = [
            time("1.5 h").unwrap_err(),
            time("-5").unwrap_err(),
            time("0 s").unwrap_err(),
            time("h").unwrap_err(),
            time("").unwrap_err(),
            time("1 hour").unwrap_err(),
            time("99999999999999999999").unwrap_err(),
            time("999999999999999999 d").unwrap_err(),
            parse_memory("1000").unwrap_err(),
            parse_memory("1 GiB").unwrap_err(),
            parse_count("2 cores").unwrap_err(),
            parse_count("4294967296").unwrap_err(),
        ];
        insta::assert_snapshot!(reasons.join("\n"), @r"
        it must be a whole number
        it must be greater than zero
        it must be greater than zero
        a number is missing
        a number is missing
        `hour` is no unit of time (known are s, min, h, d)
        it is too large
        it is too large
        the unit is missing, as in `1000 MB`
        `GiB` is no unit of memory (known are B, kB, MB, GB, TB)
        a number has no unit, but `cores` follows
        it is too large
        ");
    }
}
