//! Scalars, written so that every reader of YAML reads the same text.

use std::fmt::Write as _;

/// A scalar in double quotes: never taken for a number, and every character can be written.
pub fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            // Control characters, and those that YAML takes for line breaks or does not allow.
            c if c.is_control()
                || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}') =>
            {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::yaml::read;

    #[test]
    fn what_is_quoted_is_read_again() {
        for text in ["", "1", "a: b", "\"\\\n\t\r", "\u{1}\u{7f}\u{85}\u{2028}\u{feff}", "ä\u{1f600}"] {
            let (document, problems) = read(&Arc::new(quoted(text)));
            assert!(problems.is_empty(), "{text:?}: {problems:?}");
            assert_eq!(document.root.unwrap().text(), Some(text));
        }
    }
}
