//! Unicode escapes: `\u0061` is the letter `a` everywhere in a Java source, not only in strings.
//!
//! They are replaced before parsing, and how much shorter they got is kept, so that places are still those of the file.

use std::borrow::Cow;

/// A source without Unicode escapes.
pub(crate) struct Unescaped<'s> {
    pub(crate) text: Cow<'s, str>,
    /// One for each escape.
    pub(crate) dropped: Vec<Dropped>,
    /// The first escape, an offset into the text with them, that javac may read in another way than it is read here.
    pub(crate) doubtful: Option<usize>,
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
        return Unescaped { text: Cow::Borrowed(source), dropped: Vec::new(), doubtful: None };
    }
    let mut doubtful = None;
    let mut text = String::with_capacity(source.len());
    let mut dropped = Vec::new();
    let (mut n_chars_dropped, mut n_bytes_dropped) = (0, 0);
    let mut rest = source;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        if doubtful.is_none() && is_doubtful(rest) {
            doubtful = Some(source.len() - rest.len());
        }
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
    Unescaped { text: Cow::Owned(text), dropped, doubtful }
}

/// The character of the escape at the start of a text, and how long the escape is.
fn escape(text: &str) -> Option<(char, usize)> {
    let (code, n_chars) = code(text)?;
    let character = char::from_u32(code).filter(|character| !character.is_control())?;
    Some((character, n_chars))
}

/// The code unit of the escape at the start of a text, and how long the escape is.
fn code(text: &str) -> Option<(u32, usize)> {
    let digits = text.strip_prefix('\\')?.trim_start_matches('u');
    let n_before = text.len() - digits.len();
    let code = digits.get(..4).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    (n_before > 1).then_some((u32::from_str_radix(code, 16).ok()?, n_before + 4))
}

/// Whether javac may find other tokens than we do, because of what starts a text:
/// - a line that ends in an escape, so that a comment ends there, too, and lines are counted in two ways;
/// - digits that are none of ASCII's, which the language forbids and javac takes;
/// - an escaped backslash before two plain ones, of which javac and the language say different things.
fn is_doubtful(text: &str) -> bool {
    const LINE_FEED: u32 = 0x0A;
    const RETURN: u32 = 0x0D;
    const BACKSLASH: u32 = 0x5C;
    match code(text) {
        Some((LINE_FEED | RETURN, _)) => true,
        Some((BACKSLASH, n_chars)) => text[n_chars..].starts_with("\\\\"),
        Some(_) => false,
        None => text.starts_with("\\u"),
    }
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
    fn what_javac_may_read_in_another_way_is_noticed() {
        let doubtful = |text: &str| unescape(text).doubtful;
        assert_eq!(doubtful(r"// a\u000a assert false;"), Some(4));
        assert_eq!(doubtful(r"// a\u0061\uuu000D assert false;"), Some(10));
        assert_eq!(doubtful("// \\u\u{ff10}\u{ff10}\u{ff10}a assert false;"), Some(3));
        assert_eq!(doubtful(r#""\u005c\\u0022 + "#), Some(1));
        assert_eq!(doubtful(r#""\\u000a \u005cn \u0009 \ud834 \u0000 \u005c\u005c""#), None);
    }

    #[test]
    fn offsets_are_found_again() {
        let written = r"a\u0062\u0062c";
        let unescaped = unescape(written);
        let found: Vec<_> = (0..=4).map(|offset| written_offset(&unescaped.dropped, offset)).collect();
        assert_eq!(found, [0, 1, 7, 13, 14]);
    }
}
