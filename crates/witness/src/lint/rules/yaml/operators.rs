//! The operators that witnesses add to expressions: `\result` and `\at(x, Label)`.

/// An operator in an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Operator<'e> {
    /// Its name without the backslash.
    pub(super) name: &'e str,
    /// Of `\at`: the point in time.
    pub(super) label: Option<&'e str>,
}

/// An open parenthesis.
struct Open {
    is_at: bool,
    last_comma: Option<usize>,
}

/// The operators of an expression outside of string and character literals.
pub(super) fn operators(expression: &str) -> Vec<Operator<'_>> {
    let mut found = Vec::new();
    if !expression.contains('\\') {
        return found;
    }
    let mut open: Vec<Open> = Vec::new();
    let mut at_waits = false;
    for (start, token) in Tokens(expression, 0) {
        match token.as_bytes() {
            [b'\\', b'a', b't'] => at_waits = true,
            [b'\\', ..] => found.push(Operator { name: &token[1..], label: None }),
            [b'('] => open.push(Open { is_at: std::mem::take(&mut at_waits), last_comma: None }),
            [b','] => {
                if let Some(inner) = open.last_mut() {
                    inner.last_comma = Some(start);
                }
            }
            [b')'] => {
                if let Some(Open { is_at: true, last_comma }) = open.pop() {
                    let label = last_comma.and_then(|comma| expression.get(comma + 1..start)).map(str::trim);
                    found.push(Operator { name: "at", label });
                }
            }
            _ => {}
        }
    }
    let n_unclosed = open.iter().filter(|inner| inner.is_at).count() + usize::from(at_waits);
    found.extend(std::iter::repeat_n(Operator { name: "at", label: None }, n_unclosed));
    found
}

/// The expression with blanks in place of string and character literals, byte by byte.
pub(super) fn without_literals(expression: &str) -> String {
    let mut text = String::with_capacity(expression.len());
    for (start, token) in Tokens(expression, 0) {
        text.extend(std::iter::repeat_n(' ', start - text.len()));
        if token.starts_with(['"', '\'']) {
            text.extend(std::iter::repeat_n(' ', token.len()));
        } else {
            text.push_str(token);
        }
    }
    text
}

/// The tokens of an expression with their offsets: literals, operators with a backslash, and single characters.
struct Tokens<'e>(&'e str, usize);

impl<'e> Iterator for Tokens<'e> {
    type Item = (usize, &'e str);

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.1;
        let rest = self.0.get(start..)?;
        let first = rest.chars().next()?;
        let len = match first {
            '"' | '\'' => literal_len(rest, first),
            '\\' => 1 + rest[1..].bytes().take_while(u8::is_ascii_alphanumeric).count(),
            _ => first.len_utf8(),
        };
        self.1 = start + len;
        rest.get(..len).map(|token| (start, token))
    }
}

/// The length of the literal that `text` starts with, to the end of the text if it is not closed.
fn literal_len(text: &str, quote: char) -> usize {
    let mut is_escaped = true;
    for (at, character) in text.char_indices() {
        if !is_escaped && character == quote {
            return at + 1;
        }
        // The opening quote counts as escaped.
        is_escaped = !is_escaped && character == '\\';
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(expression: &str) -> Vec<(&str, Option<&str>)> {
        operators(expression).iter().map(|operator| (operator.name, operator.label)).collect()
    }

    #[test]
    fn operators_are_found() {
        assert_eq!(names("x > 0"), []);
        assert_eq!(names(r"\result == 5"), [("result", None)]);
        assert_eq!(
            names(r"\at(f(a, b), Pre) < \at(r, AnyPrev)"),
            [("at", Some("Pre")), ("at", Some("AnyPrev"))]
        );
        assert_eq!(names(r"\at(\at(x, Old), LastPrev)"), [("at", Some("Old")), ("at", Some("LastPrev"))]);
    }

    #[test]
    fn literals_hold_no_operators() {
        assert_eq!(names(r#"s.equals("\result \" \at(x, Old)") && c != '\''"#), []);
        assert_eq!(without_literals(r#"s == "a == b""#), "s ==         ");
    }

    #[test]
    fn broken_expressions_are_read_to_their_end() {
        assert_eq!(names(r"\at(x, Old"), [("at", None)]);
        assert_eq!(names(r"\at"), [("at", None)]);
        assert_eq!(names(r#")) "ä \"#), []);
        assert_eq!(names(r"\"), [("", None)]);
    }
}
