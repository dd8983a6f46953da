//! Words for messages.

/// Longer values than this are cut: they come from files of any size.
const MAX_QUOTED: usize = 60;

/// A value from the file in backticks, on one line and short enough for a message.
pub(crate) fn quoted(value: &str) -> String {
    let mut chars = value.chars();
    let mut quoted = String::from("`");
    quoted.extend(chars.by_ref().take(MAX_QUOTED).map(|c| if c.is_control() { ' ' } else { c }));
    if chars.next().is_some() {
        quoted.push('…');
    }
    quoted.push('`');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_cut_and_stay_on_one_line() {
        assert_eq!(quoted("a\nb"), "`a b`");
        assert_eq!(quoted(&"é".repeat(60)), format!("`{}`", "é".repeat(60)));
        assert_eq!(quoted(&"é".repeat(61)), format!("`{}…`", "é".repeat(60)));
    }
}
