//! Text to [`Document`]: one pass with a pull parser, never stopping at the first problem.
//!
//! End tags are matched here and not by the parser, so that a wrong one costs a problem and not the rest of the file;
//! after a `<` that starts no element reading goes on behind it, as if it were text.
//! Document type declarations are skipped, so that neither entities nor external files can be declared.

use std::sync::Arc;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::graphml::document::{Attribute, Document, Element, ElementId, Tag, resolve_reference};
use crate::graphml::key::{KEYS, Key};
use crate::graphml::well_formed::{
    attribute_error, declaration_error, declared, first_control_character, is_name, parser_error,
};
use crate::problem::{Problem, ProblemKind};
use crate::span::Span;

/// Deeper nesting than this is an attack; witnesses have four levels.
pub const MAX_DEPTH: usize = 64;

/// After this many syntax errors the rest of the file is noise.
const MAX_SYNTAX_ERRORS: usize = 20;

/// No more problems than this are kept: a file can hold millions.
const MAX_PROBLEMS: usize = 10_000;

const UNESCAPED_AMPERSAND: &str = "found `&` that starts no reference, expected `&amp;`";

/// No element of a witness has more than a handful; more would make the search for duplicates quadratic.
const MAX_ATTRIBUTES: u32 = 100;

/// Reads the elements of a GraphML text.
pub fn read(text: &Arc<String>) -> (Document, Vec<Problem>) {
    let mut builder = Builder {
        text,
        document: Document::new(Arc::clone(text)),
        problems: Vec::new(),
        open: Vec::new(),
        n_syntax_errors: 0,
        is_cut: false,
        has_section_end: memchr::memmem::find(text.as_bytes(), b"]]>").is_some(),
        keys: KEYS.iter().map(|row| (row.id, row.key)).chain([("returnFrom", Key::ReturnFrom)]).collect(),
    };
    builder.run();
    (builder.document, builder.problems)
}

struct Builder<'t> {
    text: &'t str,
    document: Document,
    problems: Vec<Problem>,
    /// The elements that are not closed yet, outermost first.
    open: Vec<ElementId>,
    n_syntax_errors: usize,
    /// Whether reading stopped before the end of the text.
    is_cut: bool,
    /// Whether `]]>` occurs at all, so that not every text needs to be searched.
    has_section_end: bool,
    keys: FxHashMap<&'static str, Key>,
}

impl Builder<'_> {
    fn run(&mut self) {
        if let Some(at) = first_control_character(self.text) {
            let byte = self.text.as_bytes()[at];
            let detail = format!("found the control character U+{byte:04X}, expected only characters of XML");
            self.syntax(Span::new(at, at + 1), detail);
        }
        let mut offset = Some(0);
        while let Some(from) = offset {
            offset = self.run_from(from);
        }
        self.finish();
    }

    /// Reads from an offset; returns where to go on after a `<` that starts nothing.
    fn run_from(&mut self, from: usize) -> Option<usize> {
        let text = &self.text[from..];
        let mut reader = Reader::from_str(text);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.check_comments = true;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
        loop {
            let before = from + reader.buffer_position() as usize;
            let event = reader.read_event();
            let span = Span::new(before, from + reader.buffer_position() as usize);
            match event {
                Ok(Event::Start(start) | Event::Empty(start)) if !is_element_name(start.name().0) => {
                    let detail = "found `<` that starts no element, expected `&lt;` in text";
                    self.syntax(Span::new(before, before + 1), detail);
                    self.is_cut = self.n_syntax_errors >= MAX_SYNTAX_ERRORS;
                    return (!self.is_cut).then_some(before + 1);
                }
                Ok(Event::Start(start)) => {
                    if self.open.len() == MAX_DEPTH {
                        self.problem(span, ProblemKind::TooDeep { limit: MAX_DEPTH });
                        self.is_cut = true;
                        return None;
                    }
                    let id = self.element(&start, span, false);
                    self.open.push(id);
                }
                Ok(Event::Empty(start)) => {
                    self.element(&start, span, true);
                }
                Ok(Event::End(end)) => self.close(end.name().0, span),
                Ok(Event::Text(_)) => {
                    self.check_characters(span);
                    self.check_text(span);
                }
                Ok(Event::CData(_)) => self.check_text(span),
                Ok(Event::GeneralRef(reference)) => {
                    self.check_reference(&reference, span);
                }
                Ok(Event::DocType(_)) => self.problem(span, ProblemKind::Doctype),
                Ok(Event::Decl(_)) => self.check_declaration(span),
                Ok(Event::Comment(_) | Event::PI(_)) => {}
                Ok(Event::Eof) => return None,
                Err(error) => {
                    let at = from + reader.error_position() as usize;
                    self.syntax(Span::at(at.min(self.text.len())), parser_error(&error));
                    // After something unclosed, and without progress, there is nothing more to come.
                    let is_stuck = from + reader.buffer_position() as usize <= before;
                    if is_stuck
                        || matches!(error, quick_xml::Error::Syntax(_))
                        || self.n_syntax_errors >= MAX_SYNTAX_ERRORS
                    {
                        self.is_cut = true;
                        return None;
                    }
                }
            }
        }
    }

    fn element(&mut self, start: &BytesStart<'_>, open: Span, is_empty_tag: bool) -> ElementId {
        let name = start.name().0;
        let tag = Tag::from_name(name.rsplit(':').next().unwrap_or(name));
        let first_attribute = self.document.n_attributes();
        self.attributes(start, open);
        let parent = self.open.last().copied();
        if let Some(parent) = parent {
            self.document.element_mut(parent).has_children = true;
        } else if self.document.root().is_some() {
            let name = shortened(name);
            self.syntax(
                open,
                format!("found a second root element `<{name}>`, expected the end of the file"),
            );
        }
        let mut element = Element {
            tag,
            key: Key::Other,
            is_empty_tag,
            has_children: false,
            parent,
            open,
            inner: Span::at(open.end as usize),
            first_attribute,
            n_attributes: self.document.n_attributes() - first_attribute,
        };
        let naming_attribute = match tag {
            Tag::Data => Some("key"),
            Tag::Key => Some("id"),
            _ => None,
        };
        if let Some(attribute) = naming_attribute.and_then(|name| self.document.attribute(&element, name)) {
            element.key = self.keys.get(attribute.value.of(self.text)).copied().unwrap_or(Key::Other);
        }
        self.document.push(element)
    }

    fn attributes(&mut self, start: &BytesStart<'_>, open: Span) {
        let first = self.document.n_attributes();
        let mut attributes = start.attributes();
        // Duplicates are looked for below; the parser's own check allocates.
        attributes.with_checks(false);
        for attribute in attributes {
            if self.document.n_attributes() - first == MAX_ATTRIBUTES {
                self.syntax(
                    open,
                    format!("found more attributes than are read, expected at most {MAX_ATTRIBUTES}"),
                );
                return;
            }
            match attribute {
                Ok(attribute) => {
                    let name = self.span_of(attribute.key.0);
                    let value = self.span_of(&attribute.value);
                    self.check_attribute(first, name, value);
                    self.document.push_attribute(Attribute { name, value });
                }
                Err(error) => {
                    let (at, detail) = attribute_error(&error);
                    let at = (open.start as usize + "<".len() + at).min(open.end as usize);
                    self.syntax(Span::at(at), detail);
                }
            }
        }
    }

    /// The place of a slice that the parser borrowed from the text.
    fn span_of(&self, part: &str) -> Span {
        let start = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        debug_assert!(start + part.len() <= self.text.len(), "the parser borrows from the text");
        Span::new(start, start + part.len())
    }

    fn check_attribute(&mut self, first: u32, name: Span, value: Span) {
        let (name_text, value_text) = (name.of(self.text), value.of(self.text));
        let follows_quote = self.text[..name.start as usize].ends_with(['"', '\'']);
        if follows_quote || !is_name(name_text) {
            let detail = "found no proper name of an attribute, expected ` name=\"value\"`";
            self.syntax(name, detail);
        } else if self.document.has_attribute_since(first, name_text) {
            let name_text = shortened(name_text);
            self.syntax(
                name,
                format!("found the attribute `{name_text}` for the second time, expected it once"),
            );
        }
        if let Some(at) = memchr::memchr(b'<', value_text.as_bytes()) {
            let at = value.start as usize + at;
            self.syntax(
                Span::new(at, at + 1),
                "found `<` in the value of an attribute, expected `&lt;` or a closing quote",
            );
        }
        let mut from = 0;
        while let Some(at) = memchr::memchr(b'&', &value_text.as_bytes()[from..]) {
            let start = from + at;
            let reference = value_text[start + 1..].split(';').next().unwrap_or_default();
            let is_closed = start + 1 + reference.len() < value_text.len();
            let at = value.start as usize + start;
            let span = Span::new(at, at + 1);
            if !self.check_reference(if is_closed { reference } else { "" }, span) {
                break;
            }
            from = start + 1;
        }
    }

    fn close(&mut self, name: &str, span: Span) {
        let (name, rest) = name.split_once(|c: char| c.is_whitespace()).unwrap_or((name, ""));
        if !rest.trim().is_empty() {
            self.syntax(span, "found more than a name in an end tag, expected `</name>`");
        }
        let matching =
            self.open.iter().rposition(|id| self.document.name(self.document.element(*id)) == name);
        if matching.is_none_or(|depth| depth + 1 < self.open.len()) {
            let innermost = self.open.last().map(|id| self.document.name(self.document.element(*id)));
            let expected = innermost.map_or("none".to_owned(), |name| format!("`</{}>`", shortened(name)));
            self.syntax(span, format!("found the end tag `</{}>`, expected {expected}", shortened(name)));
        }
        let Some(depth) = matching else { return };
        for id in self.open.drain(depth..).rev() {
            self.document.element_mut(id).inner.end = span.start;
        }
    }

    /// Looks for what must be written as a reference.
    fn check_characters(&mut self, span: Span) {
        let text = span.of(self.text);
        let start = span.start as usize;
        // The parser begins a new text at every `&` that starts no reference.
        if text.starts_with('&') && !self.text[..start].ends_with('&') {
            self.syntax(Span::new(start, start + 1), UNESCAPED_AMPERSAND);
        }
        if self.has_section_end
            && let Some(at) = text.find("]]>")
        {
            let at = start + at;
            self.syntax(Span::new(at, at + 3), "found `]]>` in text, expected `]]&gt;`");
        }
    }

    fn check_text(&mut self, span: Span) {
        let holds_text = self.open.last().is_some_and(|id| {
            matches!(self.document.element(*id).tag, Tag::Data | Tag::Default | Tag::Other)
        });
        let text = span.of(self.text);
        if holds_text || text.trim().is_empty() {
            return;
        }
        let start = span.start as usize + (text.len() - text.trim_start().len());
        let place = Span::new(start, start + text.trim().len());
        if self.open.is_empty() {
            self.syntax(place, "found text outside of the root element, expected none");
        } else {
            self.problem(place, ProblemKind::StrayText);
        }
    }

    /// Whether a reference, given without `&` and `;`, stands for a character; reports it if not.
    fn check_reference(&mut self, reference: &str, span: Span) -> bool {
        if resolve_reference(reference).is_some() {
            return true;
        }
        if is_name(reference) {
            let name = SmolStr::new(shortened(reference));
            self.problem(span, ProblemKind::UnknownEntity { name });
        } else if reference.starts_with('#') {
            let reference = shortened(reference);
            self.syntax(span, format!("found `&{reference};`, expected the number of a character of XML"));
        } else {
            self.syntax(span, UNESCAPED_AMPERSAND);
        }
        false
    }

    fn check_declaration(&mut self, span: Span) {
        let declaration = span.of(self.text);
        if let Some(detail) = declaration_error(declaration, span.start == 0) {
            self.syntax(span, detail);
        }
        let Some(encoding) = declared(declaration, "encoding") else { return };
        if !["utf-8", "utf8", "us-ascii", "ascii"].contains(&encoding.to_ascii_lowercase().as_str()) {
            let kind = ProblemKind::ForeignEncoding { encoding: shortened(encoding).into() };
            self.problem(self.span_of(encoding), kind);
        }
    }

    fn finish(&mut self) {
        let end = self.text.len();
        if self.is_cut {
            // What is missing may be in the part that was not read.
        } else if let Some(innermost) = self.open.last() {
            let element = self.document.element(*innermost);
            let (name, span) = (shortened(self.document.name(element)).to_owned(), element.open);
            self.syntax(
                span,
                format!("found the end of the file inside of `<{name}>`, expected `</{name}>`"),
            );
        } else if self.document.root().is_none() {
            self.syntax(Span::at(end), "found no element, expected `<graphml>`");
        }
        for id in self.open.drain(..) {
            self.document.element_mut(id).inner.end = end as u32;
        }
    }

    fn syntax(&mut self, span: Span, detail: impl Into<String>) {
        self.n_syntax_errors += 1;
        if self.n_syntax_errors <= MAX_SYNTAX_ERRORS {
            self.problem(span, ProblemKind::XmlSyntax { detail: detail.into() });
        }
    }

    fn problem(&mut self, span: Span, kind: ProblemKind) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem::new(span, kind));
        }
    }
}

/// Whether an element can have this name; those of GraphML, which are most, are not looked at twice.
fn is_element_name(name: &str) -> bool {
    Tag::from_name(name) != Tag::Other || is_name(name)
}

/// A name short enough for a message; names come from untrusted files.
fn shortened(name: &str) -> &str {
    let end = name.char_indices().nth(40).map_or(name.len(), |(at, _)| at);
    &name[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words and the offset of the only problem of a text.
    fn problem(text: &str) -> (String, u32) {
        let (_, problems) = read(&Arc::new(text.to_owned()));
        let [problem] = &problems[..] else { panic!("{text}: {problems:?}") };
        let words = match &problem.kind {
            ProblemKind::XmlSyntax { detail } => detail.clone(),
            kind => format!("{kind:?}"),
        };
        (words, problem.span.start)
    }

    #[test]
    fn each_error_is_one_problem_at_its_place() {
        for (text, found, offset) in [
            ("<data>i < n</data>", "found `<` that starts no element", 8),
            ("<data>i<n</data>", "found `<` that starts no element", 7),
            ("<data>a && b</data>", "found `&` that", 8),
            ("<data>a &b c</data>", "found `&` that", 8),
            ("<data>a & b; c</data>", "found `&` that", 8),
            ("<data>&#1;</data>", "found `&#1;`", 6),
            ("<data>&nbsp;</data>", "UnknownEntity", 6),
            ("<data>a[b[0]]>1</data>", "found `]]>`", 11),
            ("<data>\u{1b}</data>", "found the control character U+001B", 6),
            ("<data key=\"a<b\"/>", "found `<` in the value", 12),
            ("<data key=\"a&b\"/>", "found `&` that", 12),
            ("<data key=\"&a;\"/>", "UnknownEntity", 11),
            ("<data key=a/>", "found a value without quotes", 10),
            ("<data key/>", "found an attribute without a value", 9),
            ("<data key=\"a\"id=\"b\"/>", "found no proper name of an attribute", 13),
            ("<data key=\"a\" key=\"b\"/>", "found the attribute `key` for the second time", 14),
            ("<data key=\"a", "found a tag with an unclosed attribute value", 0),
            ("<data><!-- </data>", "found a comment without its end", 6),
            ("<data></node></data>", "found the end tag `</node>`, expected `</data>`", 6),
            ("<data></data x>", "found more than a name in an end tag", 6),
            ("<data/><data/>", "found a second root element", 7),
            ("<data/> text", "found text outside of the root element", 8),
            ("<data>", "found the end of the file inside of `<data>`", 0),
            ("<!-- nothing -->", "found no element", 16),
            (" <?xml version=\"1.0\"?><data/>", "found an XML declaration", 1),
            ("<?xml version=\"2\"?><data/>", "found no known version of XML", 0),
        ] {
            let (words, at) = problem(text);
            assert!(words.starts_with(found), "{text}: {words}");
            assert_eq!(at, offset, "{text}: {words}");
        }
    }

    #[test]
    fn references_and_sections_are_no_problems() {
        let text =
            "<?xml version='1.0' encoding='utf-8'?><data key='&lt;&#x26;'>&amp;<![CDATA[a < b]]></data>";
        assert_eq!(read(&Arc::new(text.to_owned())).1, []);
    }
}
