//! A scanner for XML: tags, attributes and text with their places, going on after every error.
//!
//! Pull parsers of the ecosystem stop at the first error, copy, or hide places; this one is a single pass over the bytes
//! that only ever looks at a byte once, and hands out spans. It knows nothing of GraphML. Entities are not its business:
//! a document type declaration is skipped as a whole, so that none can be declared.

use crate::graphml::document::Attribute;
use crate::graphml::well_formed::is_name;
use crate::span::Span;

/// A part of an XML text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// `<name …>`; the attributes are in [`Scanner::attributes`].
    Open {
        /// The name.
        name: Span,
        /// Written `<name …/>`.
        is_empty: bool,
    },
    /// `</name>`.
    Close {
        /// The name.
        name: Span,
    },
    /// Text up to the next `<`.
    Text(TextClass),
    /// `<![CDATA[…]]>`.
    Section,
    /// `<?xml …?>`.
    Declaration,
    /// `<!DOCTYPE …>`.
    Doctype,
    /// A comment, or an instruction for somebody else.
    Skipped,
    /// The end of the text.
    End,
}

/// What a text holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TextClass {
    /// Anything but white space.
    pub(super) has_ink: bool,
    /// An `&`.
    pub(super) has_reference: bool,
    /// A `]`.
    pub(super) has_bracket: bool,
}

/// Something that is not well-formed.
pub(super) struct XmlError {
    pub(super) span: Span,
    pub(super) detail: &'static str,
}

/// No element of a witness has more than a handful.
const MAX_ATTRIBUTES: usize = 100;

pub(super) struct Scanner<'t> {
    text: &'t str,
    at: usize,
    /// The attributes of the tag that was scanned last.
    pub(super) attributes: Vec<Attribute>,
    /// The errors of the token that was scanned last.
    pub(super) errors: Vec<XmlError>,
    /// Whether scanning stopped before the end of the text.
    pub(super) is_cut: bool,
}

/// The classes of bytes in text, as bits.
const INK: u8 = 1;
const REFERENCE: u8 = 2;
const BRACKET: u8 = 4;
const TEXT_CLASSES: [u8; 256] = {
    let mut classes = [INK; 256];
    classes[b' ' as usize] = 0;
    classes[b'\t' as usize] = 0;
    classes[b'\r' as usize] = 0;
    classes[b'\n' as usize] = 0;
    classes[b'&' as usize] = INK | REFERENCE;
    classes[b']' as usize] = INK | BRACKET;
    classes
};

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, at: 0, attributes: Vec::new(), errors: Vec::new(), is_cut: false }
    }

    /// The next token and its place.
    pub(super) fn next(&mut self) -> (Token, Span) {
        let start = self.at;
        self.errors.clear();
        let token = match self.bytes().get(start) {
            None => Token::End,
            Some(b'<') => self.markup(),
            Some(_) => self.text(),
        };
        (token, Span::new(start, self.at))
    }

    fn bytes(&self) -> &'t [u8] {
        self.text.as_bytes()
    }

    fn text(&mut self) -> Token {
        let mut class = 0;
        let bytes = self.bytes();
        while let Some(&byte) = bytes.get(self.at) {
            if byte == b'<' {
                break;
            }
            class |= TEXT_CLASSES[byte as usize];
            self.at += 1;
        }
        Token::Text(TextClass {
            has_ink: class & INK != 0,
            has_reference: class & REFERENCE != 0,
            has_bracket: class & BRACKET != 0,
        })
    }

    fn markup(&mut self) -> Token {
        match self.bytes().get(self.at + 1) {
            Some(b'/') => self.close(),
            Some(b'?') => self.instruction(),
            Some(b'!') => self.declaration(),
            _ => self.open(),
        }
    }

    fn open(&mut self) -> Token {
        let start = self.at;
        self.attributes.clear();
        self.at += 1;
        let name = self.name();
        if !is_name(name.of(self.text)) {
            return self.stray(start);
        }
        loop {
            let gap = self.at;
            self.skip_blanks();
            match self.bytes().get(self.at) {
                None => {
                    self.error(Span::new(start, start + 1), "found a tag without its end, expected `>`");
                    return self.cut();
                }
                Some(b'>') => {
                    self.at += 1;
                    return Token::Open { name, is_empty: false };
                }
                Some(b'/') if self.bytes().get(self.at + 1) == Some(&b'>') => {
                    self.at += 2;
                    return Token::Open { name, is_empty: true };
                }
                // `i<n && …`: what looked like a tag is text.
                Some(b'<') => return self.stray(start),
                Some(_) if self.attributes.len() == MAX_ATTRIBUTES => {
                    let detail = "found more than 100 attributes on one element, expected a handful";
                    self.error(Span::new(start, start + 1), detail);
                    return self.cut();
                }
                Some(_) => {
                    let has_gap = self.at > gap;
                    if !self.attribute(start, has_gap) {
                        return self.cut();
                    }
                }
            }
        }
    }

    /// Scans `name="value"`; false if the text ends inside.
    fn attribute(&mut self, tag: usize, has_gap: bool) -> bool {
        let name = self.name();
        if !has_gap || !is_name(name.of(self.text)) {
            let detail = "found no proper name of an attribute, expected ` name=\"value\"`";
            self.error(name, detail);
            // Without progress there would be no end.
            if name.start == name.end {
                self.at += self.text[self.at..].chars().next().map_or(0, char::len_utf8);
                return true;
            }
        }
        let after_name = self.at;
        self.skip_blanks();
        if self.at == self.text.len() {
            // That the tag has no end says it all.
            return true;
        }
        if self.bytes().get(self.at) != Some(&b'=') {
            let detail = "found an attribute without a value, expected `name=\"value\"`";
            self.error(Span::at(after_name), detail);
            return true;
        }
        self.at += 1;
        self.skip_blanks();
        let quote = match self.bytes().get(self.at) {
            Some(quote @ (b'"' | b'\'')) => *quote,
            _ => {
                self.error(Span::at(self.at), "found a value without quotes, expected `\"value\"`");
                self.skip_until(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'/' | b'>' | b'<'));
                return true;
            }
        };
        let value_start = self.at + 1;
        let Some(len) = memchr::memchr(quote, &self.bytes()[value_start..]) else {
            let detail = "found a tag with an unclosed attribute value, expected its closing quote";
            self.error(Span::new(tag, tag + 1), detail);
            return false;
        };
        self.at = value_start + len + 1;
        self.attributes.push(Attribute { name, value: Span::new(value_start, value_start + len) });
        true
    }

    fn close(&mut self) -> Token {
        let start = self.at;
        self.at += 2;
        let name = self.name();
        self.skip_blanks();
        match self.bytes().get(self.at) {
            Some(b'>') => self.at += 1,
            _ => match memchr::memchr2(b'>', b'<', &self.bytes()[self.at..]) {
                Some(len) => {
                    let span = Span::new(start, self.at + len + 1);
                    self.error(span, "found more than a name in an end tag, expected `</name>`");
                    self.at += len;
                    if self.bytes()[self.at] == b'>' {
                        self.at += 1;
                    }
                }
                None => {
                    self.error(Span::new(start, start + 1), "found a tag without its end, expected `>`");
                    return self.cut();
                }
            },
        }
        Token::Close { name }
    }

    fn instruction(&mut self) -> Token {
        let rest = &self.text[self.at..];
        let is_declaration = rest[2..].starts_with("xml")
            && rest[5..].starts_with(|c: char| c.is_ascii_whitespace() || c == '?');
        if !self.skip_past("?>", "found `<?` without its end, expected `?>`") {
            return self.cut();
        }
        if is_declaration { Token::Declaration } else { Token::Skipped }
    }

    fn declaration(&mut self) -> Token {
        let rest = &self.text[self.at..];
        if rest.starts_with("<!--") {
            return self.comment();
        }
        if rest.starts_with("<![CDATA[") {
            let is_closed = self.skip_past("]]>", "found a CDATA section without its end, expected `]]>`");
            return if is_closed { Token::Section } else { self.cut() };
        }
        if rest.get(2..9).is_some_and(|word| word.eq_ignore_ascii_case("DOCTYPE")) {
            return self.doctype();
        }
        let detail = "found `<!` that starts neither a comment nor a CDATA section, expected `&lt;!` in text";
        self.error(Span::new(self.at, self.at + 2), detail);
        self.at += 2;
        Token::Text(TextClass { has_ink: true, ..TextClass::default() })
    }

    fn comment(&mut self) -> Token {
        let start = self.at;
        self.at += "<!--".len();
        let inside = self.at;
        if !self.skip_past("-->", "found a comment without its end, expected `-->`") {
            self.errors.clear();
            self.error(Span::new(start, start + 4), "found a comment without its end, expected `-->`");
            return self.cut();
        }
        let text = &self.text[inside..self.at - "-->".len()];
        if let Some(at) = text.find("--") {
            self.error(
                Span::new(inside + at, inside + at + 2),
                "found `--` inside of a comment, expected `-->` only",
            );
        }
        Token::Skipped
    }

    /// Skips a document type declaration with its internal subset and quoted parts.
    fn doctype(&mut self) -> Token {
        let start = self.at;
        let mut n_open = 0_usize;
        let bytes = self.bytes();
        while let Some(&byte) = bytes.get(self.at) {
            self.at += 1;
            match byte {
                b'<' => n_open += 1,
                b'>' => n_open = n_open.saturating_sub(1),
                b'"' | b'\'' => match memchr::memchr(byte, &bytes[self.at..]) {
                    Some(len) => self.at += len + 1,
                    None => break,
                },
                b'[' => n_open += 1,
                b']' => n_open = n_open.saturating_sub(1),
                _ => {}
            }
            if n_open == 0 {
                return Token::Doctype;
            }
        }
        self.error(
            Span::new(start, start + 2),
            "found a document type declaration without its end, expected `>`",
        );
        self.at = self.text.len();
        self.is_cut = true;
        Token::Doctype
    }

    /// Takes a `<` that starts nothing as text.
    fn stray(&mut self, start: usize) -> Token {
        self.errors.clear();
        self.error(Span::new(start, start + 1), "found `<` that starts no element, expected `&lt;` in text");
        self.at = start + 1;
        Token::Text(TextClass { has_ink: true, ..TextClass::default() })
    }

    /// Gives up: what follows cannot be told apart any more.
    fn cut(&mut self) -> Token {
        self.at = self.text.len();
        self.is_cut = true;
        Token::End
    }

    /// Goes behind the next `end`; false, with an error, if there is none.
    fn skip_past(&mut self, end: &str, detail: &'static str) -> bool {
        match memchr::memmem::find(&self.bytes()[self.at..], end.as_bytes()) {
            Some(len) => self.at += len + end.len(),
            None => {
                self.error(Span::new(self.at, self.at + 2), detail);
                return false;
            }
        }
        true
    }

    fn name(&mut self) -> Span {
        let start = self.at;
        self.skip_until(|byte| {
            matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'/' | b'>' | b'<' | b'=' | b'"' | b'\'')
        });
        Span::new(start, self.at)
    }

    fn skip_blanks(&mut self) {
        self.skip_until(|byte| !matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
    }

    fn skip_until(&mut self, is_end: impl Fn(u8) -> bool) {
        let bytes = self.bytes();
        while bytes.get(self.at).is_some_and(|byte| !is_end(*byte)) {
            self.at += 1;
        }
    }

    fn error(&mut self, span: Span, detail: &'static str) {
        self.errors.push(XmlError { span, detail });
    }
}
