//! javac's offsets to bytes and places: javac counts UTF-16 units.

use std::ops::Range;

use crate::outline::Place;

/// The byte at which the UTF-16 unit with this offset is; the end of the text for an offset behind it.
pub(crate) fn byte_offset(text: &str, offset: usize) -> usize {
    let mut n_units = 0;
    for (byte, char) in text.char_indices() {
        n_units += char.len_utf16();
        if n_units > offset {
            return byte;
        }
    }
    text.len()
}

/// [`byte_offset`] of both ends.
pub(crate) fn byte_range(text: &str, start: usize, end: usize) -> Range<usize> {
    let start_byte = byte_offset(text, start);
    start_byte..start_byte + byte_offset(&text[start_byte..], end.saturating_sub(start))
}

/// The line and column of a byte that starts a character. Lines end as javac has them: with `\n`, `\r\n` or `\r`.
pub(crate) fn place(text: &str, byte: usize) -> Place {
    let before = &text[..byte];
    let line_start = before.rfind(['\n', '\r']).map_or(0, |end| end + 1);
    let n_breaks = before.matches(['\n', '\r']).count() - before.matches("\r\n").count();
    Place { line: n_breaks as u32 + 1, column: before[line_start..].chars().count() as u32 + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_count_utf16_units() {
        let text = "é𝄞x";
        assert_eq!([0, 1, 2, 3, 4, 9].map(|offset| byte_offset(text, offset)), [0, 2, 2, 6, 7, 7]);
        assert_eq!(byte_range(text, 1, 3), 2..6);
        assert_eq!(byte_range(text, 3, 1), 6..6);
    }

    #[test]
    fn lines_end_in_three_ways() {
        let text = "a\nb\r\nc\rdé!";
        let places = [0, 2, 5, 7, 10].map(|byte| place(text, byte)).map(|place| (place.line, place.column));
        assert_eq!(places, [(1, 1), (2, 1), (3, 1), (4, 1), (4, 3)]);
    }
}
