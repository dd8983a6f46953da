//! Java text by its smallest parts: comments, literals, escapes.

/// The text with spaces for its comments, so that nothing else changes its place.
pub(crate) fn without_comments(text: &str) -> String {
    blanked(text, false)
}

/// The text with spaces for its comments and its literals.
pub(crate) fn without_comments_and_literals(text: &str) -> String {
    blanked(text, true)
}

fn blanked(text: &str, are_literals_blanked: bool) -> String {
    let mut blanked = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (length, is_blanked) = match rest.as_bytes() {
            [b'/', b'/', ..] => (rest.find(['\n', '\r']).unwrap_or(rest.len()), true),
            [b'/', b'*', ..] => rest[2..].find("*/").map_or((1, false), |end| (end + 4, true)),
            [b'"' | b'\'', ..] => (literal_length(rest), are_literals_blanked),
            _ => (rest.chars().next().map_or(1, char::len_utf8), false),
        };
        let (part, behind) = rest.split_at(length);
        if is_blanked {
            blanked.extend(part.chars().flat_map(|c| match c {
                '\n' | '\r' => std::iter::repeat_n(c, 1),
                _ => std::iter::repeat_n(' ', c.len_utf8()),
            }));
        } else {
            blanked.push_str(part);
        }
        rest = behind;
    }
    blanked
}

/// Whether a character outside of comments and literals is written as an escape: what stands there is not what it looks like.
pub(crate) fn has_escaped_code(text: &str) -> bool {
    let code = without_comments(text);
    let mut rest = code.as_str();
    while let Some(at) = rest.find(['"', '\'', '\\']) {
        let (_, from) = rest.split_at(at);
        if from.starts_with('\\') {
            return true;
        }
        rest = &from[literal_length(from)..];
    }
    // An escape within a comment may end it.
    text.contains("\\u") && code != text && escapes_in_comments(text, &code)
}

/// Whether an escape stands in what was taken for a comment.
fn escapes_in_comments(text: &str, code: &str) -> bool {
    text.match_indices("\\u").any(|(at, _)| code.get(at..at + 1) == Some(" "))
}

/// Whether a literal of a text without comments holds a line end, or is not closed.
pub(crate) fn breaks_in_literal(text: &str) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find(['"', '\'']) {
        let (_, from) = rest.split_at(at);
        let (literal, behind) = from.split_at(literal_length(from));
        if literal.contains(['\n', '\r']) {
            return true;
        }
        rest = behind;
    }
    false
}

/// The length of the literal that the text starts with, or of all of it if nothing closes the literal.
fn literal_length(text: &str) -> usize {
    let quotes = ["\"\"\"", "\"", "'"];
    let quote = quotes.into_iter().find(|quote| text.starts_with(quote)).unwrap_or("'");
    let mut at = quote.len();
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with(quote) {
            return at + quote.len();
        }
        let mut chars = rest.chars();
        let first = chars.next().map_or(1, char::len_utf8);
        let escaped = if rest.starts_with('\\') { chars.next().map_or(0, char::len_utf8) } else { 0 };
        at += first + escaped;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_become_spaces() {
        let blanked = [
            ("x == 1 /* a */ && y", "x == 1         && y"),
            ("x // a\n && y", "x     \n && y"),
            ("x /* a\n b */ y", "x     \n      y"),
            ("s == \"//\" && c == '\"' // '", "s == \"//\" && c == '\"'     "),
            ("s == \"\\\"/*\" + 1 /**/", "s == \"\\\"/*\" + 1     "),
            ("\"\"\"\n a \" // b\n\"\"\" // c", "\"\"\"\n a \" // b\n\"\"\"     "),
            ("x == 1 /* open", "x == 1 /* open"),
        ];
        for (text, expected) in blanked {
            assert_eq!(without_comments(text), expected);
        }
    }

    #[test]
    fn only_escapes_of_code_hide_it() {
        for text in ["\\u0074ry {", "x = \"a\"; \\u0065", "// \\u000a x", "/* \\u002a/ x */"] {
            assert!(has_escaped_code(text), "{text}");
        }
        for text in ["x = \"\\u0065\\n\";", "c = '\\u0065';", "x = 1; // n\\o"] {
            assert!(!has_escaped_code(text), "{text}");
        }
    }
}
