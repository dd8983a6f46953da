//! Words for messages: text from the file made short, and lists of alternatives.

use std::fmt::{self, Write as _};

/// The longest quotation, in characters: texts come from files of any size.
const MAX_CHARS: usize = 60;

/// A text from the file in backticks: cut when long, control characters escaped, so that it stays on one line.
pub(crate) fn quoted(text: &str) -> Quoted<'_> {
    Quoted(text)
}

/// See [`quoted`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.0.chars();
        f.write_char('`')?;
        for c in chars.by_ref().take(MAX_CHARS) {
            if c.is_control() {
                write!(f, "{}", c.escape_default())?;
            } else {
                f.write_char(c)?;
            }
        }
        f.write_str(if chars.next().is_some() { "…`" } else { "`" })
    }
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
        assert_eq!(quoted("a\nb").to_string(), "`a\\nb`");
        assert_eq!(quoted(&"é".repeat(61)).to_string(), format!("`{}…`", "é".repeat(60)));
        assert_eq!(quoted(&"é".repeat(60)).to_string(), format!("`{}`", "é".repeat(60)));
    }

    #[test]
    fn alternatives_read_as_a_sentence() {
        assert_eq!(one_of(&["a"]), "a");
        assert_eq!(one_of(&["a", "b"]), "a or b");
        assert_eq!(one_of(&["a", "b", "c"]), "a, b or c");
    }
}
