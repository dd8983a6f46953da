//! Words for messages.

use std::fmt::{self, Write};

/// Longer values than this are cut: they come from files of any size.
const MAX_QUOTED: usize = 60;

/// A value from the file in backticks, on one line and short enough for a message.
pub(crate) fn quoted(value: &str) -> Quoted<'_> {
    Quoted(value)
}

/// See [`quoted`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.0.chars();
        f.write_char('`')?;
        for c in chars.by_ref().take(MAX_QUOTED) {
            f.write_char(if c.is_control() { ' ' } else { c })?;
        }
        f.write_str(if chars.next().is_some() { "…`" } else { "`" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_cut_and_stay_on_one_line() {
        assert_eq!(quoted("a\nb").to_string(), "`a b`");
        assert_eq!(quoted(&"é".repeat(60)).to_string(), format!("`{}`", "é".repeat(60)));
        assert_eq!(quoted(&"é".repeat(61)).to_string(), format!("`{}…`", "é".repeat(60)));
    }
}
