//! Text to [`Document`] and [`Witness`]: one pass, never stopping at the first problem.
//!
//! End tags are matched here and not by the scanner, so that a wrong one costs a problem and not the rest of the file.
//! Document type declarations are skipped, so that neither entities nor external files can be declared.

use std::sync::Arc;

use jurat_text::GoOn;
use jurat_text::problem::{Problem, ProblemKind};
use jurat_text::span::Span;
use smol_str::SmolStr;

use crate::graphml::document::{
    Attribute, ElementId, GraphmlDocument, GraphmlElement, Tag, resolve_reference,
};
use crate::graphml::key::{Key, KeySet};
use crate::graphml::lift::{Lifter, Text};
use crate::graphml::search::find;
use crate::graphml::well_formed::{declaration_error, declared, first_control_character, is_name};
use crate::graphml::xml::{Scanner, TextClass, Token};
use crate::model::Witness;

/// Deeper nesting than this is an attack; witnesses have four levels.
pub const MAX_DEPTH: usize = 64;

/// After this many syntax errors the rest of the file is noise.
const MAX_SYNTAX_ERRORS: usize = 20;

/// No more problems than this are kept, apart from errors of syntax: a file can hold millions.
const MAX_PROBLEMS: usize = 10_000;

const UNESCAPED_AMPERSAND: &str = "found `&` that starts no reference, expected `&amp;`";

/// Reads a GraphML text: the file as written, what it means, and what the reader stumbled over.
pub fn read(text: &Arc<String>) -> (GraphmlDocument, Witness, Vec<Problem>) {
    read_while(text, &|| true).unwrap_or_else(|| unreachable!("nobody stops it"))
}

/// The same; nothing when it was told to stop.
pub(crate) fn read_while(
    text: &Arc<String>,
    go_on: GoOn<'_>,
) -> Option<(GraphmlDocument, Witness, Vec<Problem>)> {
    let mut builder = Builder {
        text,
        document: GraphmlDocument::new(Arc::clone(text)),
        lifter: Lifter::new(text.len()),
        problems: Vec::new(),
        open: Vec::new(),
        n_syntax_errors: 0,
        is_cut: false,
    };
    builder.run(go_on)?;
    let witness = builder.lifter.finish(&builder.document);
    Some((builder.document, witness, builder.problems))
}

struct Builder<'t> {
    text: &'t str,
    document: GraphmlDocument,
    lifter: Lifter,
    problems: Vec<Problem>,
    /// The elements that are not closed yet, outermost first.
    open: Vec<Open>,
    n_syntax_errors: usize,
    /// Whether reading stopped before the end of the text.
    is_cut: bool,
}

/// An element that is not closed yet.
struct Open {
    id: ElementId,
    tag: Tag,
    has_children: bool,
    /// The keys of its data so far.
    keys: KeySet,
}

impl Builder<'_> {
    /// Nothing when it was told to stop.
    fn run(&mut self, go_on: GoOn<'_>) -> Option<()> {
        if let Some(at) = first_control_character(self.text) {
            let byte = self.text.as_bytes()[at];
            let detail = format!("found the control character U+{byte:04X}, expected only characters of XML");
            self.syntax(Span::new(at, at + 1), detail);
        }
        let mut scanner = Scanner::new(self.text);
        loop {
            if !go_on() {
                return None;
            }
            let (token, span) = scanner.next();
            for error in &scanner.errors {
                self.syntax(error.span, error.detail);
            }
            self.is_cut |= scanner.is_cut || self.n_syntax_errors >= MAX_SYNTAX_ERRORS;
            match token {
                Token::Open { name, is_empty } => {
                    if self.open.len() == MAX_DEPTH {
                        self.problems.push(Problem::new(span, ProblemKind::TooDeep { limit: MAX_DEPTH }));
                        self.is_cut = true;
                    } else {
                        self.element(&scanner, name, span, is_empty);
                    }
                }
                Token::Datum { open, key, content, class } => self.datum(open, key, content, class),
                Token::Close { name } => self.close(name, span),
                Token::Text(class) => self.text(class, span),
                Token::Section => {
                    self.note_markup();
                    self.check_place_of_text(span);
                }
                Token::Declaration => self.check_declaration(span),
                Token::Doctype => self.problem(span, ProblemKind::Doctype),
                Token::Skipped => self.note_markup(),
                Token::End => break,
            }
            if self.is_cut {
                break;
            }
        }
        self.finish();
        Some(())
    }

    fn element(&mut self, scanner: &Scanner<'_>, name: Span, open: Span, is_empty_tag: bool) {
        let name = name.of(self.text);
        let tag = match Tag::from_name(name) {
            Tag::Other => Tag::from_name(name.split_once(':').map_or(name, |(_, local_name)| local_name)),
            tag => tag,
        };
        self.check_names(&scanner.attributes);
        let first_attribute = self.document.n_attributes();
        let naming_attribute = match tag {
            Tag::Data => "key",
            Tag::Key => "id",
            _ => "",
        };
        let mut key_name = None;
        for attribute in &scanner.attributes {
            if scanner.has_markup_in_value {
                self.check_value(attribute.value);
            }
            if attribute.name.of(self.text) == naming_attribute {
                key_name = Some(attribute.value.of(self.text));
            }
        }
        let has_usual_tag = tag.is_frequent() && name == tag.as_str() && scanner.has_usual_attributes;
        if !has_usual_tag {
            self.document.push_attributes(&scanner.attributes);
        }
        let parent = self.parent(name, open);
        let key = key_name.map_or(Key::Other, Key::from_id);
        let id = self.document.push(GraphmlElement {
            tag,
            key,
            is_empty_tag,
            has_children: false,
            parent,
            open,
            content: Span::at(open.end as usize),
            has_markup: false,
            has_usual_tag,
            has_markup_in_value: scanner.has_markup_in_value,
            n_attributes: if has_usual_tag { 0 } else { scanner.attributes.len() as u8 },
            first_attribute,
        });
        if !self.is_usual(tag, &scanner.attributes) {
            self.document.notes.odd.push(id);
        }
        self.note(id, tag, key, key_name);
        self.lifter.open(&self.document, id, &scanner.attributes);
        if !is_empty_tag {
            self.open.push(Open { id, tag, has_children: false, keys: KeySet::default() });
        }
    }

    /// Adds a whole `data` element.
    fn datum(&mut self, open: Span, key: Span, content: Span, class: TextClass) {
        if self.open.len() == MAX_DEPTH {
            self.problems.push(Problem::new(open, ProblemKind::TooDeep { limit: MAX_DEPTH }));
            self.is_cut = true;
            return;
        }
        let parent = self.parent("data", open);
        let key_name = key.of(self.text);
        let key = Key::from_id(key_name);
        let id = self.document.push(GraphmlElement {
            tag: Tag::Data,
            key,
            is_empty_tag: false,
            has_children: false,
            parent,
            open,
            content,
            has_markup: class.has_reference,
            has_usual_tag: true,
            has_markup_in_value: false,
            n_attributes: 0,
            first_attribute: 0,
        });
        self.note(id, Tag::Data, key, Some(key_name));
        if !class.has_ink {
            self.document.notes.odd.push(id);
        } else if class.has_reference {
            self.lifter.data(&self.document, id);
        } else if let Some(parent) = self.open.last() {
            let text = Text { span: content, value: content.of(self.text) };
            self.lifter.text(parent.id, parent.tag, key, text);
        }
        self.check_text(class, content);
    }

    /// Whether an element has the attributes that nearly all of its tag have; usual data is scanned as a whole.
    fn is_usual(&self, tag: Tag, attributes: &[Attribute]) -> bool {
        let has_name = |attribute: &Attribute, name: &str| attribute.name.of(self.text) == name;
        match (tag, attributes) {
            (Tag::Node, [id]) => has_name(id, "id") && id.value.start < id.value.end,
            (Tag::Edge, [source, target]) => has_name(source, "source") && has_name(target, "target"),
            (Tag::Node | Tag::Edge | Tag::Data, _) => false,
            (Tag::GraphMl | Tag::Key | Tag::Default | Tag::Graph | Tag::Other, _) => true,
        }
    }

    /// Notes an element that was added, with the name of its key, for the rules.
    fn note(&mut self, id: ElementId, tag: Tag, key: Key, key_name: Option<&str>) {
        let parent = self.open.last_mut();
        let parent_tag = parent.as_ref().map_or(Tag::Other, |parent| parent.tag);
        let notes = &mut self.document.notes;
        notes.element(id, tag, parent_tag);
        let (Tag::Data, Some(key_name)) = (tag, key_name) else { return };
        notes.data(id, parent_tag, key, key_name);
        // A program can have several properties, and what a tool's own keys mean is not known.
        if !matches!(key, Key::Other | Key::Specification)
            && parent_tag.domain().is_some()
            && parent.is_some_and(|parent| !parent.keys.insert(key))
        {
            notes.repeated.push(id);
        }
    }

    /// The element around the one that opens, which ends the text of that element.
    fn parent(&mut self, name: &str, open: Span) -> Option<ElementId> {
        let parent = self.open.last_mut();
        if let Some(parent) = parent {
            if !parent.has_children {
                parent.has_children = true;
                self.document.element_mut(parent.id).has_children = true;
                if parent.tag.holds_text() {
                    self.document.end_content(parent.id, open.start);
                }
            }
            return Some(parent.id);
        }
        if self.document.root().is_some() {
            let name = shortened(name);
            self.syntax(
                open,
                format!("found a second root element `<{name}>`, expected the end of the file"),
            );
        }
        None
    }

    fn check_names(&mut self, attributes: &[Attribute]) {
        for (idx, Attribute { name, .. }) in attributes.iter().enumerate().skip(1) {
            let text = name.of(self.text);
            if attributes[..idx].iter().any(|other| other.name.of(self.text) == text) {
                let text = shortened(text);
                self.syntax(
                    *name,
                    format!("found the attribute `{text}` for the second time, expected it once"),
                );
            }
        }
    }

    fn check_value(&mut self, value: Span) {
        if let Some(at) = memchr::memchr(b'<', value.of(self.text).as_bytes()) {
            let at = value.start as usize + at;
            self.syntax(
                Span::new(at, at + 1),
                "found `<` in the value of an attribute, expected `&lt;` or a closing quote",
            );
        }
        self.check_references(value);
    }

    fn close(&mut self, name: Span, span: Span) {
        let name = name.of(self.text);
        if self.open.last().is_some_and(|open| self.document.has_name(open.id, name)) {
            self.end(span.start);
            return;
        }
        let matching = self.open.iter().rposition(|open| self.document.has_name(open.id, name));
        let innermost = self.open.last().map(|open| self.document.name(self.document.element(open.id)));
        let expected = innermost.map_or("none".to_owned(), |name| format!("`</{}>`", shortened(name)));
        self.syntax(span, format!("found the end tag `</{}>`, expected {expected}", shortened(name)));
        let Some(depth) = matching else { return };
        while self.open.len() > depth {
            self.end(span.start);
        }
    }

    /// Ends the innermost element.
    fn end(&mut self, at: u32) {
        let Some(Open { id, tag, has_children, .. }) = self.open.pop() else { return };
        if tag.holds_text() && !has_children {
            self.document.end_content(id, at);
        }
        if tag == Tag::Data {
            self.lifter.data(&self.document, id);
        }
    }

    fn text(&mut self, class: TextClass, span: Span) {
        if class.has_reference {
            self.note_markup();
        }
        self.check_text(class, span);
        if class.has_ink {
            self.check_place_of_text(span);
        }
    }

    /// Looks for what is not allowed in text.
    fn check_text(&mut self, class: TextClass, span: Span) {
        if class.has_reference {
            self.check_references(span);
        }
        if class.has_bracket
            && let Some(at) = span.of(self.text).find("]]>")
        {
            let at = span.start as usize + at;
            self.syntax(Span::new(at, at + 3), "found `]]>` in text, expected `]]&gt;`");
        }
    }

    /// The text of the innermost element does not stand for itself.
    fn note_markup(&mut self) {
        if let Some(open) = self.open.last() {
            self.document.element_mut(open.id).has_markup = true;
        }
    }

    /// Reports text outside of the elements that hold text.
    fn check_place_of_text(&mut self, span: Span) {
        if self.open.last().is_some_and(|open| open.tag.holds_text()) {
            return;
        }
        let text = span.of(self.text);
        let start = span.start as usize + (text.len() - text.trim_start().len());
        let place = Span::new(start, start + text.trim().len());
        if self.open.is_empty() {
            self.syntax(place, "found text outside of the root element, expected none");
        } else {
            self.problem(place, ProblemKind::StrayText);
        }
    }

    /// Looks at every `&` of a text; after the first that starts nothing the rest is not looked at.
    fn check_references(&mut self, span: Span) {
        let text = span.of(self.text);
        let mut start = 0;
        while let Some(at) = find(&text.as_bytes()[start..], [b'&']) {
            start += at + 1;
            let rest = &text[start..];
            let reference = find(rest.as_bytes(), [b';']).map_or("", |end| &rest[..end]);
            let at = span.start as usize + start - 1;
            let place = Span::new(at, at + 1 + if reference.is_empty() { 0 } else { reference.len() + 1 });
            if !self.check_reference(reference, place) {
                break;
            }
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
            let at = declaration.find(encoding).unwrap_or(0) + span.start as usize;
            self.problem(Span::new(at, at + encoding.len()), kind);
        }
    }

    fn finish(&mut self) {
        let end = self.text.len();
        if self.is_cut {
            // What is missing may be in the part that was not read.
        } else if let Some(innermost) = self.open.last() {
            let element = self.document.element(innermost.id);
            let (name, span) = (shortened(self.document.name(element)).to_owned(), element.open);
            self.syntax(
                span,
                format!("found the end of the file inside of `<{name}>`, expected `</{name}>`"),
            );
        } else if self.document.root().is_none() {
            self.syntax(Span::at(end), "found no element, expected `<graphml>`");
        }
        while !self.open.is_empty() {
            self.end(end as u32);
        }
    }

    fn syntax(&mut self, span: Span, detail: impl Into<String>) {
        self.n_syntax_errors += 1;
        if self.n_syntax_errors <= MAX_SYNTAX_ERRORS {
            self.problems.push(Problem::new(span, ProblemKind::XmlSyntax { detail: detail.into() }));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The words and the offset of the only problem of a text.
    fn problem(text: &str) -> (String, u32) {
        let (_, _, problems) = read(&Arc::new(text.to_owned()));
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
        assert_eq!(read(&Arc::new(text.to_owned())).2, []);
    }
}
