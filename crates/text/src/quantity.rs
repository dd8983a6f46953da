//! Amounts with units, as people write them: `15 min`, `2GB`, `512 MiB`.

use std::fmt;
use std::num::NonZeroU32;
use std::time::Duration;

use crate::quote::quoted;

/// Which amounts are read. What both read means the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// Decimal fractions, and every unit in upper or lower case.
    Free,
    /// What BenchExec reads: whole numbers, and its units as it spells them.
    BenchExec,
}

/// Why an amount is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QuantityError {
    /// There is no number.
    NoNumber,
    /// What should be a number is none.
    NoDecimal,
    /// BenchExec reads only whole numbers.
    NotWhole,
    /// It is zero or less.
    NotPositive,
    /// Nothing has so much.
    TooLarge,
    /// Memory without a unit, of which some think as bytes and others as megabytes.
    NoUnit {
        /// The number as written.
        number: String,
    },
    /// A unit that nobody knows.
    UnknownUnit {
        /// As written.
        unit: String,
        /// Of what: `time`.
        of: &'static str,
        /// Those that are known.
        known: Vec<&'static str>,
    },
    /// A unit behind a number that has none.
    StrayUnit {
        /// As written.
        unit: String,
    },
}

/// Longer units are cut in messages.
const MAX_UNIT: usize = 60;

impl fmt::Display for QuantityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNumber => f.write_str("a number is missing"),
            Self::NoDecimal => f.write_str("it must be a number"),
            Self::NotWhole => f.write_str("it must be a whole number"),
            Self::NotPositive => f.write_str("it must be greater than zero"),
            Self::TooLarge => f.write_str("it is too large"),
            Self::NoUnit { number } => write!(f, "the unit is missing, as in `{number} MB`"),
            Self::UnknownUnit { unit, of, known } => {
                let unit = quoted(unit, MAX_UNIT);
                write!(f, "{unit} is no unit of {of} (known are {})", known.join(", "))
            }
            Self::StrayUnit { unit } => {
                write!(f, "a number has no unit, but {} follows", quoted(unit, MAX_UNIT))
            }
        }
    }
}

impl std::error::Error for QuantityError {}

/// A unit, and how many of the smallest it has.
struct Unit {
    name: &'static str,
    factor: u64,
    is_of_benchexec: bool,
}

const fn unit(name: &'static str, factor: u64) -> Unit {
    Unit { name, factor, is_of_benchexec: true }
}

const fn other_unit(name: &'static str, factor: u64) -> Unit {
    Unit { name, factor, is_of_benchexec: false }
}

const NANOSECONDS: u64 = 1_000_000_000;

/// In nanoseconds.
const TIMES: &[Unit] = &[
    other_unit("ms", NANOSECONDS / 1000),
    unit("s", NANOSECONDS),
    unit("min", 60 * NANOSECONDS),
    other_unit("m", 60 * NANOSECONDS),
    unit("h", 60 * 60 * NANOSECONDS),
    unit("d", 24 * 60 * 60 * NANOSECONDS),
];

/// In bytes.
const SIZES: &[Unit] = &[
    unit("B", 1),
    unit("kB", 1000),
    unit("MB", 1_000_000),
    unit("GB", 1_000_000_000),
    unit("TB", 1_000_000_000_000),
    other_unit("KiB", 1 << 10),
    other_unit("MiB", 1 << 20),
    other_unit("GiB", 1 << 30),
];

impl Notation {
    /// A time; without a unit in seconds.
    pub fn time(self, text: &str) -> Result<Duration, QuantityError> {
        let (number, unit) = self.split(text)?;
        let unit = if unit.is_empty() { "s" } else { unit };
        let nanoseconds = number.times(self.factor(unit, "time", TIMES)?)?;
        let seconds = u64::try_from(nanoseconds / u128::from(NANOSECONDS));
        let rest = (nanoseconds % u128::from(NANOSECONDS)) as u32;
        seconds.map(|seconds| Duration::new(seconds, rest)).map_err(|_| QuantityError::TooLarge)
    }

    /// An amount of memory, in bytes. It needs a unit.
    pub fn memory(self, text: &str) -> Result<u64, QuantityError> {
        let (number, unit) = self.split(text)?;
        if unit.is_empty() {
            return Err(QuantityError::NoUnit { number: number.written.to_owned() });
        }
        let bytes = number.times(self.factor(unit, "memory", SIZES)?)?;
        u64::try_from(bytes).map_err(|_| QuantityError::TooLarge)
    }

    fn factor(self, name: &str, of: &'static str, units: &[Unit]) -> Result<u64, QuantityError> {
        let known = units.iter().filter(|unit| self == Self::Free || unit.is_of_benchexec);
        let is_meant = |unit: &&Unit| match self {
            Self::Free => unit.name.eq_ignore_ascii_case(name),
            Self::BenchExec => unit.name == name,
        };
        known.clone().find(is_meant).map(|unit| unit.factor).ok_or_else(|| QuantityError::UnknownUnit {
            unit: name.to_owned(),
            of,
            known: known.map(|unit| unit.name).collect(),
        })
    }

    /// A number, and the unit behind it.
    fn split(self, text: &str) -> Result<(Number<'_>, &str), QuantityError> {
        let text = text.trim();
        let unit_at = text.rfind(|c: char| c.is_ascii_digit() || c == '.').map_or(0, |last| last + 1);
        let (number, unit) = text.split_at(unit_at);
        Ok((self.number(number)?, unit.trim()))
    }

    fn number(self, written: &str) -> Result<Number<'_>, QuantityError> {
        let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let unsigned = written.strip_prefix('+').unwrap_or(written);
        let (whole, fraction) = unsigned.split_once('.').unwrap_or((unsigned, ""));
        if unsigned.is_empty() || unsigned == "." {
            return Err(QuantityError::NoNumber);
        }
        match self {
            _ if unsigned.strip_prefix('-').is_some_and(is_digits) => Err(QuantityError::NotPositive),
            Self::BenchExec if !is_digits(unsigned) => Err(QuantityError::NotWhole),
            Self::Free if !is_digits(whole) || !is_digits(fraction) => Err(QuantityError::NoDecimal),
            Self::BenchExec | Self::Free => Ok(Number { written, whole, fraction }),
        }
    }
}

/// A number of cores or threads.
pub fn count(text: &str) -> Result<NonZeroU32, QuantityError> {
    match Notation::BenchExec.split(text)? {
        (number, "") => {
            let number = u32::try_from(number.times(1)?).ok();
            number.and_then(NonZeroU32::new).ok_or(QuantityError::TooLarge)
        }
        (_, unit) => Err(QuantityError::StrayUnit { unit: unit.to_owned() }),
    }
}

/// The digits of a number that is not negative; either side of its point may have none.
struct Number<'a> {
    written: &'a str,
    whole: &'a str,
    fraction: &'a str,
}

impl Number<'_> {
    /// So many times a unit, cut off below the smallest.
    fn times(&self, factor: u64) -> Result<u128, QuantityError> {
        /// No unit has as many of the smallest as this many digits could tell apart.
        const MOST_OF_FRACTION: usize = 18;
        let digits = |text: &str| if text.is_empty() { Ok(0) } else { text.parse::<u64>() };
        let whole = digits(self.whole).map_err(|_| QuantityError::TooLarge)?;
        let fraction = &self.fraction[..self.fraction.len().min(MOST_OF_FRACTION)];
        let scale = 10_u128.pow(fraction.len() as u32);
        // Neither product reaches 2^128: numbers have 64 bits, and units have less.
        let fraction = u128::from(digits(fraction).unwrap_or_default()) * u128::from(factor) / scale;
        match u128::from(whole) * u128::from(factor) + fraction {
            0 => Err(QuantityError::NotPositive),
            amount => Ok(amount),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_units() {
        for notation in [Notation::Free, Notation::BenchExec] {
            let time = |text: &str| notation.time(text).map(|time| time.as_secs());
            assert_eq!(time(" 15 min "), Ok(900));
            assert_eq!(
                [time("90"), time("90s"), time("2h"), time("1 d"), time("+5")],
                [Ok(90), Ok(90), Ok(7200), Ok(86400), Ok(5)]
            );
            assert_eq!(notation.memory("7 GB"), Ok(7_000_000_000));
        }
        assert_eq!(count(" 8 ").map(NonZeroU32::get), Ok(8));
    }

    #[test]
    fn people_may_write_more_than_benchexec_reads() {
        let time = |text| Notation::Free.time(text).map(|time| time.as_millis());
        assert_eq!(
            [time("1.5 min"), time(".5H"), time("2m"), time("250ms"), time("5.s"), time("0.0015")],
            [Ok(90_000), Ok(1_800_000), Ok(120_000), Ok(250), Ok(5000), Ok(1)]
        );
        let memory = |text| Notation::Free.memory(text);
        assert_eq!(
            [memory("512MiB"), memory("0.1gb"), memory("1.5 KiB")],
            [Ok(512 << 20), Ok(100_000_000), Ok(1536)]
        );
        for text in ["", "x", "5 parsecs", "-3s", "0s", "1e400h", "1.2.3s", "0.0000000001s"] {
            assert!(Notation::Free.time(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_refused_is_said() {
        let time = |text: &str| Notation::BenchExec.time(text).map(|_| ());
        let memory = |text: &str| Notation::BenchExec.memory(text).map(|_| ());
        let count = |text: &str| count(text).map(|_| ());
        for (refused, reason) in [
            (time("1.5 h"), "it must be a whole number"),
            (time("-5"), "it must be greater than zero"),
            (time("0 s"), "it must be greater than zero"),
            (time("h"), "a number is missing"),
            (time(""), "a number is missing"),
            (time("1 hour"), "`hour` is no unit of time (known are s, min, h, d)"),
            (time("99999999999999999999"), "it is too large"),
            (time("999999999999999999 d"), "it is too large"),
            (memory("1000"), "the unit is missing, as in `1000 MB`"),
            (memory("1 GiB"), "`GiB` is no unit of memory (known are B, kB, MB, GB, TB)"),
            (memory("1 gb"), "`gb` is no unit of memory (known are B, kB, MB, GB, TB)"),
            (count("2 cores"), "a number has no unit, but `cores` follows"),
            (count("4294967296"), "it is too large"),
        ] {
            assert_eq!(refused.map_err(|error| error.to_string()), Err(reason.to_owned()));
        }
    }
}
