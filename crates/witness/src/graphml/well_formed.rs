//! What makes XML well-formed beyond what the parser looks at: characters, names and references.
//!
//! Each function says what is wrong as the detail of a syntax error: what was found and what was expected.

use quick_xml::Error;
use quick_xml::errors::{IllFormedError, SyntaxError};
use quick_xml::events::attributes::AttrError;

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

/// Whether a character may stand in XML text at all.
pub(super) fn is_character(c: char) -> bool {
    !matches!(c, '\0'..='\x08' | '\x0b' | '\x0c' | '\x0e'..='\x1f' | '\u{fffe}' | '\u{ffff}')
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

/// What the parser could not read.
pub(super) fn parser_error(error: &Error) -> &'static str {
    match error {
        Error::Syntax(SyntaxError::UnclosedTag) => "found a tag without its end, expected `>`",
        Error::Syntax(
            SyntaxError::UnclosedSingleQuotedAttributeValue | SyntaxError::UnclosedDoubleQuotedAttributeValue,
        ) => "found a tag with an unclosed attribute value, expected its closing quote",
        Error::Syntax(SyntaxError::UnclosedComment) => "found a comment without its end, expected `-->`",
        Error::Syntax(SyntaxError::UnclosedCData) => "found a CDATA section without its end, expected `]]>`",
        Error::Syntax(SyntaxError::UnclosedPI | SyntaxError::UnclosedXmlDecl) => {
            "found `<?` without its end, expected `?>`"
        }
        Error::Syntax(SyntaxError::UnclosedDoctype | SyntaxError::InvalidBangMarkup) => {
            "found `<!` that starts neither a comment nor a CDATA section, expected `&lt;!` in text"
        }
        Error::IllFormed(IllFormedError::DoubleHyphenInComment) => {
            "found `--` inside of a comment, expected `-->` only"
        }
        _ => "found something that is not XML, expected an element or text",
    }
}

/// Where in a start tag, counted from after its `<`, an attribute is wrong, and how.
pub(super) fn attribute_error(error: &AttrError) -> (usize, &'static str) {
    match error {
        AttrError::ExpectedEq(at) => (*at, "found an attribute without a value, expected `name=\"value\"`"),
        AttrError::ExpectedValue(at) => (*at, "found no value after `=`, expected one in quotes"),
        AttrError::UnquotedValue(at) => (*at, "found a value without quotes, expected `\"value\"`"),
        AttrError::ExpectedQuote(at, _) => {
            (*at, "found a value without its closing quote, expected `\"value\"`")
        }
        AttrError::Duplicated(at, _) => (*at, "found an attribute for the second time, expected it once"),
    }
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
