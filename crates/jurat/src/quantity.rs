//! Times, sizes and lists of numbers as people type them.

use std::time::Duration;

use jurat_bench::cores::parse_list;
use jurat_text::quantity::{Notation, QuantityError};

/// Reads `90s`, `1.5min`, `2h`; seconds without a unit.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    Notation::Free.time(text).map_err(|error| match error {
        QuantityError::TooLarge => format!("`{text}` is too long"),
        _ => expected("90s, 5min or 1h"),
    })
}

/// Reads `7GB`, `500MiB`; bytes without a unit.
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    let bytes = match Notation::Free.memory(text) {
        Err(QuantityError::NoUnit { .. }) => Notation::Free.memory(&format!("{text}B")),
        bytes => bytes,
    };
    bytes.map_err(|_| expected("7GB or 500MiB"))
}

fn expected(examples: &str) -> String {
    format!("expected a positive number with a unit, such as {examples}")
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
        assert_eq!(bytes("1000000"), Ok(1_000_000));
        for text in ["", "x", "5 parsecs", "-3s", "0s", "1e400h"] {
            assert!(duration(text).is_err(), "{text}");
        }
        for text in ["", "x", "5 parsecs", "-3", "0"] {
            assert!(bytes(text).is_err(), "{text}");
        }
    }
}
