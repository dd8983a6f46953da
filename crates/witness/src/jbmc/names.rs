//! The escaping of string literals in names.

/// The text of a string literal from the name that JBMC gives it.
///
/// Bytes of the UTF-8 text that are not letters or digits are written `_hh`, and `_` itself `__`; the empty literal is
/// `java.lang.String.Literal.`. None if the name is not of that form.
pub fn unescape_literal(name: &str) -> Option<String> {
    if name == "java.lang.String.Literal." {
        return Some(String::new());
    }
    let mut bytes = Vec::with_capacity(name.len());
    let mut rest = name.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        match (first, after) {
            (b'_', [b'_', after @ ..]) => {
                bytes.push(b'_');
                rest = after;
            }
            (b'_', [high, low, after @ ..]) => {
                let digit = |byte: u8| char::from(byte).to_digit(16);
                bytes.push((digit(*high)? * 16 + digit(*low)?) as u8);
                rest = after;
            }
            (byte, after) if byte.is_ascii_alphanumeric() => {
                bytes.push(byte);
                rest = after;
            }
            _ => return None,
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals() {
        assert_eq!(unescape_literal("hello").as_deref(), Some("hello"));
        assert_eq!(unescape_literal("s__t_20_c3_a9").as_deref(), Some("s_t é"));
        assert_eq!(unescape_literal("a_20b_3cc_3e_26_22q_22").as_deref(), Some("a b<c>&\"q\""));
        assert_eq!(unescape_literal("java.lang.String.Literal.").as_deref(), Some(""));
        for name in ["a.b", "a$1", "x_", "x_1", "x_zz", "_ff", "a@class_model"] {
            assert_eq!(unescape_literal(name), None, "{name}");
        }
    }
}
