//! Texts of others within messages: on one line, and not too long.

use std::fmt::{self, Write as _};

/// A text in backticks: cut behind so many characters, control characters escaped.
pub fn quoted(text: &str, max_chars: usize) -> Quoted<'_> {
    Quoted { text, max_chars }
}

/// See [`quoted`].
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a> {
    text: &'a str,
    max_chars: usize,
}

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.text.chars();
        f.write_char('`')?;
        for c in chars.by_ref().take(self.max_chars) {
            write_visible(f, c)?;
        }
        f.write_str(if chars.next().is_some() { "…`" } else { "`" })
    }
}

/// The text with its control characters escaped, so that it stays on one line.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        let _ = write_visible(&mut line, c);
    }
    line
}

fn write_visible(out: &mut impl fmt::Write, c: char) -> fmt::Result {
    if c.is_control() { write!(out, "{}", c.escape_default()) } else { out.write_char(c) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_are_short_and_on_one_line() {
        assert_eq!(quoted("a\nb", 60).to_string(), "`a\\nb`");
        assert_eq!(quoted(&"é".repeat(61), 60).to_string(), format!("`{}…`", "é".repeat(60)));
        assert_eq!(quoted(&"é".repeat(60), 60).to_string(), format!("`{}`", "é".repeat(60)));
        assert_eq!(one_line("a\r\nb\u{1b}"), "a\\r\\nb\\u{1b}");
    }
}
