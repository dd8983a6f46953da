//! Text to [`Document`]: one pass with a pull parser, never stopping at the first problem.
//!
//! End tags are matched here and not by the parser, so that a wrong one costs a problem and not the rest of the file.
//! Document type declarations are skipped, so that neither entities nor external files can be declared.

use std::sync::Arc;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::graphml::document::{Attribute, Document, Element, ElementId, Tag, resolve_reference};
use crate::graphml::key::{KEYS, Key};
use crate::problem::{Problem, ProblemKind};
use crate::span::Span;

/// Deeper nesting than this is an attack; witnesses have four levels.
pub const MAX_DEPTH: usize = 64;

/// After this many syntax errors the rest of the file is noise.
const MAX_SYNTAX_ERRORS: usize = 20;

/// No more problems than this are kept: a file can hold millions.
const MAX_PROBLEMS: usize = 10_000;

/// No element of a witness has more than a handful; more would make the search for duplicates quadratic.
const MAX_ATTRIBUTES: u32 = 100;

/// Reads the elements of a GraphML text.
pub fn read(text: &Arc<String>) -> (Document, Vec<Problem>) {
    let mut builder = Builder {
        text,
        document: Document::new(Arc::clone(text)),
        problems: Vec::new(),
        open: Vec::new(),
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
    keys: FxHashMap<&'static str, Key>,
}

impl Builder<'_> {
    fn run(&mut self) {
        let text = self.text;
        let mut reader = Reader::from_str(text);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.allow_dangling_amp = true;
        loop {
            let before = reader.buffer_position() as usize;
            let event = reader.read_event();
            let span = Span::new(before, reader.buffer_position() as usize);
            match event {
                Ok(Event::Start(start)) => {
                    if self.open.len() == MAX_DEPTH {
                        self.problem(span, ProblemKind::TooDeep { limit: MAX_DEPTH });
                        return;
                    }
                    let id = self.element(&start, span, false);
                    self.open.push(id);
                }
                Ok(Event::Empty(start)) => {
                    self.element(&start, span, true);
                }
                Ok(Event::End(end)) => self.close(end.name().0, span),
                Ok(Event::Text(_) | Event::CData(_)) => self.check_text(span),
                Ok(Event::GeneralRef(reference)) => self.check_reference(&reference, span),
                Ok(Event::DocType(_)) => self.problem(span, ProblemKind::Doctype),
                Ok(Event::Decl(_)) => self.check_encoding(span),
                Ok(Event::Comment(_) | Event::PI(_)) => {}
                Ok(Event::Eof) => break,
                Err(error) => {
                    let at = Span::at((reader.error_position() as usize).min(text.len()));
                    self.syntax(at, error.to_string());
                    // The parser stays behind what it could not read; without progress there is nothing more to come.
                    if reader.buffer_position() as usize <= before
                        || self.n_syntax_errors() >= MAX_SYNTAX_ERRORS
                    {
                        break;
                    }
                }
            }
        }
        self.finish();
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
                self.syntax(open, format!("found more than {MAX_ATTRIBUTES} attributes on one element"));
                return;
            }
            match attribute {
                Ok(attribute) => {
                    let name = self.span_of(attribute.key.0);
                    let value = self.span_of(&attribute.value);
                    self.check_attribute(first, name, value);
                    self.document.push_attribute(Attribute { name, value });
                }
                Err(error) => self.syntax(open, error.to_string()),
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
        let name_text = name.of(self.text);
        if self.document.has_attribute_since(first, name_text) {
            self.syntax(name, format!("attribute `{name_text}` is given twice"));
        }
        let mut rest = value.of(self.text);
        while let Some(at) = memchr::memchr(b'&', rest.as_bytes()) {
            rest = &rest[at + 1..];
            let reference = rest.split(';').next().unwrap_or_default();
            if reference.len() == rest.len() || resolve_reference(reference).is_none() {
                let name = SmolStr::new(shortened(reference));
                self.problem(value, ProblemKind::UnknownEntity { name });
                break;
            }
        }
    }

    fn close(&mut self, name: &str, span: Span) {
        let name = name.trim_end();
        let matching =
            self.open.iter().rposition(|id| self.document.name(self.document.element(*id)) == name);
        let Some(depth) = matching else {
            self.syntax(span, format!("found `</{name}>`, but no such element is open"));
            return;
        };
        if depth + 1 < self.open.len() {
            let innermost = self.document.element(self.open[self.open.len() - 1]);
            let innermost = self.document.name(innermost).to_owned();
            self.syntax(span, format!("found `</{name}>`, expected `</{innermost}>`"));
        }
        for id in self.open.drain(depth..).rev() {
            self.document.element_mut(id).inner.end = span.start;
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
            self.syntax(place, "found text outside of the root element".to_owned());
        } else {
            self.problem(place, ProblemKind::StrayText);
        }
    }

    fn check_reference(&mut self, reference: &str, span: Span) {
        if resolve_reference(reference).is_none() {
            let name = SmolStr::new(shortened(reference));
            self.problem(span, ProblemKind::UnknownEntity { name });
        }
    }

    fn check_encoding(&mut self, span: Span) {
        let declaration = span.of(self.text);
        let Some((_, value)) = declaration.split_once("encoding") else { return };
        let encoding = value.trim_start_matches([' ', '=', '\t', '\n', '\r']);
        let encoding = encoding.trim_start_matches(['"', '\'']).split(['"', '\'']).next().unwrap_or_default();
        if !["utf-8", "utf8", "us-ascii", "ascii"].contains(&encoding.to_ascii_lowercase().as_str()) {
            self.problem(span, ProblemKind::ForeignEncoding { encoding: shortened(encoding).into() });
        }
    }

    fn finish(&mut self) {
        let end = self.text.len();
        if let Some(innermost) = self.open.last() {
            let element = self.document.element(*innermost);
            let (name, span) = (self.document.name(element).to_owned(), element.open);
            self.syntax(
                span,
                format!("the file ends inside of `<{name}>`: the end tag `</{name}>` is missing"),
            );
        } else if self.document.root().is_none() {
            self.syntax(Span::at(end), "found no element".to_owned());
        }
        for id in self.open.drain(..) {
            self.document.element_mut(id).inner.end = end as u32;
        }
    }

    fn n_syntax_errors(&self) -> usize {
        self.problems.iter().filter(|problem| matches!(problem.kind, ProblemKind::XmlSyntax { .. })).count()
    }

    fn syntax(&mut self, span: Span, detail: String) {
        if self.n_syntax_errors() < MAX_SYNTAX_ERRORS {
            self.problem(span, ProblemKind::XmlSyntax { detail });
        }
    }

    fn problem(&mut self, span: Span, kind: ProblemKind) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem::new(span, kind));
        }
    }
}

/// A name short enough for a message; names come from untrusted files.
fn shortened(name: &str) -> &str {
    let end = name.char_indices().nth(40).map_or(name.len(), |(at, _)| at);
    &name[..end]
}
