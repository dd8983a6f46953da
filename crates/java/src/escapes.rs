//! Unicode escapes: `\u0061` is the letter `a` everywhere in a Java source, not only in strings.
//!
//! They are replaced before parsing, and how much shorter they got is kept, so that places are still those of the file.

use std::borrow::Cow;

/// A source without Unicode escapes.
pub(crate) struct Unescaped<'s> {
    pub(crate) text: Cow<'s, str>,
    /// For each escape, the offset behind it in `text` and how many characters were dropped up to there.
    pub(crate) dropped: Vec<(u32, u32)>,
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
    let mut n_dropped = 0;
    let mut rest = source;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        rest = &rest[at..];
        let n_taken = if let Some((character, n_chars)) = escape(rest) {
            text.push(character);
            n_dropped += n_chars as u32 - 1;
            dropped.push((text.len() as u32, n_dropped));
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
        assert_eq!(unescaped.dropped, [(2, 5), (14, 11)]);
        assert_eq!(unescape(r"\u005cu0061").text, r"\u0061");
    }
}
