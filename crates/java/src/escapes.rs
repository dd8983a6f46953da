//! Unicode escapes: `\u0061` is the letter `a` everywhere in a Java source, not only in strings.
//!
//! They are replaced before parsing, and how much shorter they got is kept, so that places are still those of the file.

use std::borrow::Cow;

/// A source without Unicode escapes.
pub(crate) struct Unescaped<'s> {
    pub(crate) text: Cow<'s, str>,
    /// One for each escape.
    pub(crate) dropped: Vec<Dropped>,
}

/// How much shorter the text got up to the end of an escape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dropped {
    /// The offset behind the character in the text without escapes.
    pub(crate) end: u32,
    pub(crate) n_chars: u32,
    pub(crate) n_bytes: u32,
}

/// Where an offset into the text without escapes is in the text with them.
pub(crate) fn written_offset(dropped: &[Dropped], offset: usize) -> usize {
    let n_escapes = dropped.partition_point(|dropped| dropped.end as usize <= offset);
    let last = n_escapes.checked_sub(1).and_then(|last| dropped.get(last));
    offset + last.map_or(0, |last| last.n_bytes as usize)
}

/// The source with its Unicode escapes replaced, as javac reads it; control characters stay escaped.
pub fn without_escapes(source: &str) -> Cow<'_, str> {
    unescape(source).text
}

/// Replaces the Unicode escapes of a source.
///
/// Those of control characters stay, so that the lines stay, and so do halves of surrogate pairs: only strings hold them.
pub(crate) fn unescape(source: &str) -> Unescaped<'_> {
    if !source.contains("\\u") {
        return Unescaped { text: Cow::Borrowed(source), dropped: Vec::new() };
    }
    let mut text = String::with_capacity(source.len());
    let mut dropped = Vec::new();
    let (mut n_chars_dropped, mut n_bytes_dropped) = (0, 0);
    let mut rest = source;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        let n_taken = if let Some((character, n_chars)) = escape(rest) {
            text.push(character);
            n_chars_dropped += n_chars as u32 - 1;
            n_bytes_dropped += (n_chars - character.len_utf8()) as u32;
            dropped.push(Dropped {
                end: text.len() as u32,
                n_chars: n_chars_dropped,
                n_bytes: n_bytes_dropped,
            });
            n_chars
        } else {
            // An escaped backslash starts no escape, so both are taken at once.
            let n_plain = if rest.starts_with("\\\\") { 2 } else { 1 };
            text.push_str(&rest[..n_plain]);
            n_plain
        };
        rest = &rest[n_taken..];
    }
    text.push_str(rest);
    Unescaped { text: Cow::Owned(text), dropped }
}

/// The character of the escape at the start of a text, and how long the escape is.
fn escape(text: &str) -> Option<(char, usize)> {
    let digits = text.strip_prefix('\\')?.trim_start_matches('u');
    let n_before = text.len() - digits.len();
    let code = digits.get(..4).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    let character = char::from_u32(u32::from_str_radix(code, 16).ok()?)?;
    (n_before > 1 && !character.is_control()).then_some((character, n_before + 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_replaced_once() {
        let unescaped = unescape(r"a\u0062c \\u0061 \uu00e9 \u000a \ud834 \u12");
        assert_eq!(unescaped.text, r"abc \\u0061 é \u000a \ud834 \u12");
        let behind_first = Dropped { end: 2, n_chars: 5, n_bytes: 5 };
        let behind_second = Dropped { end: 14, n_chars: 11, n_bytes: 10 };
        assert_eq!(unescaped.dropped, [behind_first, behind_second]);
        assert_eq!(unescape(r"\u005cu0061").text, r"\u0061");
    }

    #[test]
    fn offsets_are_found_again() {
        let written = r"a\u0062\u0062c";
        let unescaped = unescape(written);
        let found: Vec<_> = (0..=4).map(|offset| written_offset(&unescaped.dropped, offset)).collect();
        assert_eq!(found, [0, 1, 7, 13, 14]);
    }
}
