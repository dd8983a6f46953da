//! What makes XML well-formed beyond what the scanner looks at: characters, names and references.
//!
//! Each function says what is wrong as the detail of a syntax error: what was found and what was expected.

/// The first control character that XML does not allow. NUL bytes are a problem of their own.
pub(super) fn first_control_character(text: &str) -> Option<usize> {
    const CHUNK: usize = 4096;
    let is_forbidden = |byte: u8| byte < b' ' && byte != b'\n' && byte != b'\t' && byte != b'\r' && byte != 0;
    // Whole chunks without an early exit are what the compiler can vectorise.
    let chunk_idx = text
        .as_bytes()
        .chunks(CHUNK)
        .position(|chunk| chunk.iter().fold(false, |found, byte| found | is_forbidden(*byte)))?;
    let start = chunk_idx * CHUNK;
    let rest = text.as_bytes().get(start..)?;
    rest.iter().position(|byte| is_forbidden(*byte)).map(|at| start + at)
}

/// Whether a text can name an element, an attribute or an entity.
pub(super) fn is_name(text: &str) -> bool {
    let is_start = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | ':') || !c.is_ascii();
    let is_part = |c: char| is_start(c) || c.is_ascii_digit() || matches!(c, '-' | '.');
    text.starts_with(is_start) && text.chars().all(is_part)
}

/// What is wrong with the XML declaration.
pub(super) fn declaration_error(declaration: &str, is_at_start: bool) -> Option<&'static str> {
    if !is_at_start {
        return Some("found an XML declaration, expected it at the very start of the file or nowhere");
    }
    let is_known = declared(declaration, "version").is_some_and(|version| version.starts_with("1."));
    (!is_known).then_some("found no known version of XML, expected `version=\"1.0\"`")
}

/// The value that an XML declaration gives to a name.
pub(super) fn declared<'t>(declaration: &'t str, name: &str) -> Option<&'t str> {
    let (_, value) = declaration.split_once(name)?;
    let value = value.trim_start_matches([' ', '=', '\t', '\n', '\r']);
    value.trim_start_matches(['"', '\'']).split(['"', '\'']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_found_in_every_chunk() {
        assert_eq!(first_control_character("a\t\r\n\0b"), None);
        assert_eq!(first_control_character("a\u{1}b"), Some(1));
        let long = format!("{}\u{1b}", " ".repeat(10_000));
        assert_eq!(first_control_character(&long), Some(10_000));
    }

    #[test]
    fn names_are_those_of_xml() {
        for name in ["a", "_x", "xsi:schemaLocation", "attr.name", "é", "a-1"] {
            assert!(is_name(name), "{name}");
        }
        for text in ["", "1a", "-a", "a<", "a b", " a", "a\""] {
            assert!(!is_name(text), "{text}");
        }
    }
}
