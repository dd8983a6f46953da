//! A scanner for XML: tags, attributes and text with their places, going on after every error.
//!
//! Pull parsers of the ecosystem stop at the first error, copy, or hide places; this one is a single pass over the bytes
//! that only ever looks at a byte once, and hands out spans. It knows nothing of GraphML. Entities are not its business:
//! a document type declaration is skipped as a whole, so that none can be declared.

use jurat_text::span::Span;

use crate::graphml::document::Attribute;
use crate::graphml::search::find;

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
    /// `<data key="…">…</data>` with only text inside, as a whole: most elements of a witness are such.
    Datum {
        /// The start tag.
        open: Span,
        /// The value of the attribute.
        key: Span,
        /// The text without the white space around it.
        content: Span,
        /// What the text holds.
        class: TextClass,
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
    /// Whether all of them are written in the usual way: ` name="value"`.
    pub(super) has_usual_attributes: bool,
    /// Whether one of their values holds a `<` or an `&`.
    pub(super) has_markup_in_value: bool,
    /// The errors of the token that was scanned last.
    pub(super) errors: Vec<XmlError>,
    /// Whether scanning stopped before the end of the text.
    pub(super) is_cut: bool,
}

/// What a byte can be, as bits: one look-up instead of a row of comparisons.
const INK: u8 = 1;
const NAME_START: u8 = 2;
const NAME_PART: u8 = 4;
const CLASSES: [u8; 256] = {
    let mut classes = [INK; 256];
    let mut byte = 0;
    while byte < 256 {
        let c = byte as u8;
        if c.is_ascii_alphabetic() || c == b'_' || c == b':' || !c.is_ascii() {
            classes[byte] |= NAME_START | NAME_PART;
        } else if c.is_ascii_digit() || c == b'-' || c == b'.' {
            classes[byte] |= NAME_PART;
        } else if c == b' ' || c == b'\t' || c == b'\r' || c == b'\n' {
            classes[byte] = 0;
        }
        byte += 1;
    }
    classes
};

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self {
            text,
            at: 0,
            attributes: Vec::new(),
            has_usual_attributes: true,
            has_markup_in_value: false,
            errors: Vec::new(),
            is_cut: false,
        }
    }

    /// The next token and its place.
    pub(super) fn next(&mut self) -> (Token, Span) {
        self.errors.clear();
        let before_blanks = self.at;
        self.skip_blanks();
        // White space between elements is nobody's business.
        let start = match self.bytes().get(self.at) {
            None | Some(b'<') => self.at,
            Some(_) => before_blanks,
        };
        self.at = start;
        let token = match self.bytes().get(start) {
            None => Token::End,
            Some(b'<') => self.datum().unwrap_or_else(|| self.markup()),
            Some(_) => self.text(),
        };
        (token, Span::new(start, self.at))
    }

    /// Scans a whole `data` element if it is written in the plainest way; none, and no progress, if not.
    fn datum(&mut self) -> Option<Token> {
        const START: &[u8] = b"<data key=\"";
        const END: &[u8] = b"</data>";
        let after_quote = self.bytes()[self.at..].strip_prefix(START)?;
        let key_len = find(after_quote, [b'"', b'<', b'&'])?;
        let inside = after_quote[key_len..].strip_prefix(b"\">")?;
        let (text, class) = text_at(inside);
        if !inside[text.len()..].starts_with(END) {
            return None;
        }
        let key_start = self.at + START.len();
        let text_start = key_start + key_len + "\">".len();
        let content_start = text_start + (text.len() - text.trim_ascii_start().len());
        let datum = Token::Datum {
            open: Span::new(self.at, text_start),
            key: Span::new(key_start, key_start + key_len),
            content: Span::new(content_start, content_start + text.trim_ascii().len()),
            class,
        };
        self.at = text_start + text.len() + END.len();
        Some(datum)
    }

    fn bytes(&self) -> &'t [u8] {
        self.text.as_bytes()
    }

    fn text(&mut self) -> Token {
        let (text, class) = text_at(&self.bytes()[self.at..]);
        self.at += text.len();
        Token::Text(class)
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
        self.has_usual_attributes = true;
        self.has_markup_in_value = false;
        self.at += 1;
        let Some(name) = self.name() else { return self.stray(start) };
        while self.usual_attribute() {}
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

    /// Scans ` name="value"` without any markup in the value; false, and no progress, if it is written otherwise.
    fn usual_attribute(&mut self) -> bool {
        let rest = &self.bytes()[self.at..];
        let Some(after_space) = rest.strip_prefix(b" ") else { return false };
        let name_len = name_len(after_space);
        let Some(value) = after_space[name_len..].strip_prefix(b"=\"") else { return false };
        let Some(len) = find(value, [b'"', b'<', b'&']) else { return false };
        if name_len == 0 || value[len] != b'"' || self.attributes.len() == MAX_ATTRIBUTES {
            return false;
        }
        let name_start = self.at + " ".len();
        let value_start = name_start + name_len + "=\"".len();
        let name = Span::new(name_start, name_start + name_len);
        self.attributes.push(Attribute { name, value: Span::new(value_start, value_start + len) });
        self.at = value_start + len + "\"".len();
        true
    }

    /// Scans `name="value"`; false if the text ends inside.
    fn attribute(&mut self, tag: usize, has_gap: bool) -> bool {
        let start = self.at;
        self.has_usual_attributes = false;
        let name = self.name();
        if !has_gap || name.is_none() {
            self.skip_until(is_name_end);
            // Without progress there would be no end.
            if self.at == start {
                self.at += 1;
            }
            let detail = "found no proper name of an attribute, expected ` name=\"value\"`";
            self.error(Span::new(start, self.at), detail);
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
        let Some(quote @ (b'"' | b'\'')) = self.bytes().get(self.at).copied() else {
            self.error(Span::at(self.at), "found a value without quotes, expected `\"value\"`");
            self.skip_until(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'/' | b'>' | b'<'));
            return true;
        };
        let value_start = self.at + 1;
        let rest = &self.bytes()[value_start..];
        let first = find(rest, [quote, b'<', b'&']);
        self.has_markup_in_value |= first.is_some_and(|at| rest[at] != quote);
        let Some(len) = first.and_then(|at| Some(at + find(&rest[at..], [quote])?)) else {
            let detail = "found a tag with an unclosed attribute value, expected its closing quote";
            self.error(Span::new(tag, tag + 1), detail);
            return false;
        };
        self.at = value_start + len + 1;
        if let Some(name) = name {
            self.attributes.push(Attribute { name, value: Span::new(value_start, value_start + len) });
        }
        true
    }

    fn close(&mut self) -> Token {
        let start = self.at;
        self.at += 2;
        let name = self.name().unwrap_or(Span::at(self.at));
        self.skip_blanks();
        if self.bytes().get(self.at) != Some(&b'>') {
            let Some(len) = memchr::memchr2(b'>', b'<', &self.bytes()[self.at..]) else {
                self.error(Span::new(start, start + 1), "found a tag without its end, expected `>`");
                return self.cut();
            };
            self.at += len;
            let span = Span::new(start, self.at + 1);
            self.error(span, "found more than a name in an end tag, expected `</name>`");
        }
        // A `<` starts the next tag.
        if self.bytes()[self.at] == b'>' {
            self.at += 1;
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
                b'<' | b'[' => n_open += 1,
                b'>' | b']' => n_open = n_open.saturating_sub(1),
                b'"' | b'\'' => match memchr::memchr(byte, &bytes[self.at..]) {
                    Some(len) => self.at += len + 1,
                    None => break,
                },
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
        let found = memchr::memmem::find(&self.bytes()[self.at..], end.as_bytes());
        if let Some(len) = found {
            self.at += len + end.len();
        } else {
            self.error(Span::new(self.at, self.at + 2), detail);
        }
        found.is_some()
    }

    /// Scans a name; none, and no progress, if what stands here is no name.
    fn name(&mut self) -> Option<Span> {
        let rest = &self.bytes()[self.at..];
        let len = name_len(rest);
        let ends_well = rest.get(len).is_none_or(|byte| is_name_end(*byte));
        if len == 0 || !ends_well {
            return None;
        }
        let name = Span::new(self.at, self.at + len);
        self.at += len;
        Some(name)
    }

    fn skip_blanks(&mut self) {
        let bytes = self.bytes();
        let mut at = self.at;
        while at < bytes.len() && CLASSES[bytes[at] as usize] == 0 {
            at += 1;
        }
        self.at = at;
    }

    fn skip_until(&mut self, is_end: impl Fn(u8) -> bool) {
        let rest = &self.bytes()[self.at..];
        self.at += rest.iter().position(|byte| is_end(*byte)).unwrap_or(rest.len());
    }

    fn error(&mut self, span: Span, detail: &'static str) {
        self.errors.push(XmlError { span, detail });
    }
}

/// The length of the name that bytes start with; 0 if they start with none.
fn name_len(bytes: &[u8]) -> usize {
    let mut len = 0;
    let mut wanted = NAME_START;
    while len < bytes.len() && CLASSES[bytes[len] as usize] & wanted != 0 {
        len += 1;
        wanted = NAME_PART;
    }
    len
}

/// The text up to the next `<`, and what it holds.
fn text_at(bytes: &[u8]) -> (&[u8], TextClass) {
    let mut class = TextClass::default();
    let mut len = 0;
    while let Some(n_plain) = find(&bytes[len..], [b'<', b'&', b']']) {
        len += n_plain;
        match bytes[len] {
            b'&' => class.has_reference = true,
            b']' => class.has_bracket = true,
            _ => {
                let text = &bytes[..len];
                class.has_ink = !text.trim_ascii_start().is_empty();
                return (text, class);
            }
        }
        len += 1;
    }
    class.has_ink = !bytes.trim_ascii_start().is_empty();
    (bytes, class)
}

fn is_name_end(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'/' | b'>' | b'<' | b'=' | b'"' | b'\'')
}
