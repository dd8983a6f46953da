//! Lists of numbers as Linux writes them: `0-3,8`.

use std::collections::BTreeSet;

/// More than any machine has.
const MAX_NUMBER: u32 = 1 << 16;

/// A text is no list of numbers.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no list of numbers such as 0-3,8")]
pub struct NotAList(String);

/// Reads `0-3,8`. The empty text is the empty list.
pub fn parse_list(text: &str) -> Result<BTreeSet<u32>, NotAList> {
    let parts = text.trim().split(',').map(str::trim).filter(|part| !part.is_empty());
    let ranges = parts.map(|part| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (first.trim().parse::<u32>().ok()?, last.trim().parse::<u32>().ok()?);
        (first <= last && last < MAX_NUMBER).then_some(first..=last)
    });
    let ranges: Option<Vec<_>> = ranges.collect();
    ranges.map(|ranges| ranges.into_iter().flatten().collect()).ok_or_else(|| NotAList(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::parse_list;

    #[test]
    fn ranges_and_numbers_make_a_list() {
        let list = |text| parse_list(text).map(|list| list.into_iter().collect::<Vec<_>>());
        assert_eq!(list("0-3,8\n"), Ok(vec![0, 1, 2, 3, 8]));
        assert_eq!(list("7, 2-2"), Ok(vec![2, 7]));
        assert_eq!(list(""), Ok(vec![]));
        for text in ["a", "3-1", "1-", "-1", "0-4294967295"] {
            assert!(list(text).is_err(), "{text}");
        }
    }
}
