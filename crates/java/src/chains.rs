//! Chains of `a<a<a<`, on which the parser runs out of memory.
//!
//! A name before `<` may be a type or a value, and the parser follows both readings. Where the source then breaks off,
//! it keeps as many stacks as the chain is long, which takes the square of its length, before it next reports progress.
//! No other construct was found to do so.

/// More names with nothing but `<` between them than any source has; closed ones count as well.
pub(crate) const MAX_CHAIN: usize = 1000;

/// Whether a source has a chain that is longer than [`MAX_CHAIN`].
///
/// Comments may stand inside of a chain, and what looks like a comment may stand in a string before it. Instead of
/// telling them apart, chains are counted both with and without what looks like comments.
pub(crate) fn has_long_chain(source: &str) -> bool {
    source.bytes().filter(|byte| *byte == b'<').nth(MAX_CHAIN).is_some()
        && (longest_chain(source, false) > MAX_CHAIN || longest_chain(source, true) > MAX_CHAIN)
}

fn longest_chain(source: &str, skip_comments: bool) -> usize {
    let mut longest = 0;
    let mut n_chained = 0;
    let mut rest = source.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        rest = after;
        match byte {
            b'<' => {
                n_chained += 1;
                longest = longest.max(n_chained);
            }
            b'/' if skip_comments && after.starts_with(b"/") => rest = after_first(after, b"\n"),
            b'/' if skip_comments && after.starts_with(b"*") => rest = after_first(&after[1..], b"*/"),
            b'.' | b'_' | b'$' | 0x80.. => {}
            _ if byte.is_ascii_alphanumeric() || byte.is_ascii_whitespace() || byte.is_ascii_control() => {}
            _ => n_chained = 0,
        }
    }
    longest
}

/// What comes after the first occurrence of `end`; nothing if there is none.
fn after_first<'b>(bytes: &'b [u8], end: &[u8]) -> &'b [u8] {
    let at = bytes.windows(end.len()).position(|window| window == end);
    at.map_or(&[], |at| &bytes[at + end.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_are_seen_through_comments() {
        assert!(has_long_chain(&"a.b < ".repeat(1001)));
        assert!(has_long_chain(&"a</*(*/".repeat(1001)));
        assert!(has_long_chain(&"a<//(\n".repeat(1001)));
        assert!(has_long_chain(&("\"/*\" ".to_owned() + &"a<".repeat(1001))));
        assert!(has_long_chain(&("\"/*\" ".to_owned() + &"a</*;*/".repeat(1002))));
        assert!(!has_long_chain(&"a < b && ".repeat(5000)));
        assert!(!has_long_chain(&"List<A> a;".repeat(5000)));
        assert!(!has_long_chain(&"a<".repeat(1000)));
        assert!(!has_long_chain("/*"));
    }
}
