//! Times and sizes as people type them.

use std::time::Duration;

use jurat_bench::cores::parse_list;

const TIMES: &[(&str, f64)] =
    &[("ms", 0.001), ("s", 1.0), ("min", 60.0), ("m", 60.0), ("h", 3600.0), ("", 1.0)];

const SIZES: &[(&str, f64)] = &[
    ("kb", 1e3),
    ("mb", 1e6),
    ("gb", 1e9),
    ("tb", 1e12),
    ("kib", 1024.0),
    ("mib", 1_048_576.0),
    ("gib", 1_073_741_824.0),
    ("b", 1.0),
    ("", 1.0),
];

/// Reads `90s`, `1.5min`, `2h`; seconds without a unit.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    let seconds = number(text, TIMES, "90s, 5min or 1h")?;
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("`{text}` is too long"))
}

/// Reads `7GB`, `500MiB`; bytes without a unit.
#[expect(clippy::cast_sign_loss, reason = "negative numbers are refused before")]
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    number(text, SIZES, "7GB or 500MiB").map(|bytes| bytes as u64)
}

/// Reads `0-1,4`: each number once, sorted; at least one.
pub(crate) fn numbers(text: &str) -> Result<Vec<u32>, String> {
    let numbers = parse_list(text).map_err(|error| error.to_string())?;
    if numbers.is_empty() {
        Err("expected numbers and ranges, such as 0-1,4".to_owned())
    } else {
        Ok(numbers.into_iter().collect())
    }
}

fn number(text: &str, units: &[(&str, f64)], examples: &str) -> Result<f64, String> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let unit = text[end..].trim().to_ascii_lowercase();
    let factor = units.iter().find(|(name, _)| *name == unit).map(|(_, factor)| factor);
    match (text[..end].parse::<f64>(), factor) {
        (Ok(number), Some(factor)) if number * factor > 0.0 => Ok(number * factor),
        _ => Err(format!("expected a positive number with a unit, such as {examples}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_ranges() {
        assert_eq!(numbers("4, 0-2,1"), Ok(vec![0, 1, 2, 4]));
        for text in ["", "x", "2-1", "-3", "4000000000"] {
            assert!(numbers(text).is_err(), "{text}");
        }
    }

    #[test]
    fn times_and_sizes_have_units() {
        assert_eq!(duration("90s"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("1.5 min"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("90"), Ok(Duration::from_secs(90)));
        assert_eq!(bytes("7GB"), Ok(7_000_000_000));
        assert_eq!(bytes("512MiB"), Ok(512 << 20));
        for text in ["", "x", "5 parsecs", "-3s", "0s", "1e400h"] {
            assert!(duration(text).is_err(), "{text}");
        }
    }
}
