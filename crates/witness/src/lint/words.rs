//! Words for messages: text from the file made short, and lists of alternatives.

/// The longest quotation, in characters.
const MAX_CHARS: usize = 60;

/// A text from the file in backticks: cut when long, control characters escaped, so that it stays on one line.
pub(crate) fn quoted(text: &str) -> String {
    let mut quotation = String::from("`");
    for (idx, c) in text.chars().enumerate() {
        if idx == MAX_CHARS {
            quotation.push('…');
            break;
        }
        if c.is_control() {
            quotation.extend(c.escape_default());
        } else {
            quotation.push(c);
        }
    }
    quotation.push('`');
    quotation
}

/// Alternatives for a message: `a`, `a or b`, `a, b or c`.
pub(crate) fn one_of<T: AsRef<str>>(alternatives: &[T]) -> String {
    let mut list = String::new();
    for (idx, alternative) in alternatives.iter().enumerate() {
        if idx > 0 {
            list.push_str(if idx + 1 == alternatives.len() { " or " } else { ", " });
        }
        list.push_str(alternative.as_ref());
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_are_short_and_on_one_line() {
        assert_eq!(quoted("a\nb"), "`a\\nb`");
        assert_eq!(quoted(&"é".repeat(61)), format!("`{}…`", "é".repeat(60)));
        assert_eq!(quoted(&"é".repeat(60)), format!("`{}`", "é".repeat(60)));
    }

    #[test]
    fn alternatives_read_as_a_sentence() {
        assert_eq!(one_of(&["a"]), "a");
        assert_eq!(one_of(&["a", "b"]), "a or b");
        assert_eq!(one_of(&["a", "b", "c"]), "a, b or c");
    }
}
