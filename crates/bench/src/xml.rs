//! Writes XML that is well-formed, whatever is in it.

/// An element with all that is in it.
#[derive(Clone, Debug)]
pub struct Element {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    content: Content,
}

#[derive(Clone, Debug)]
enum Content {
    Elements(Vec<Element>),
    Text(String),
}

impl Element {
    /// An element with nothing in it.
    pub fn new(name: &'static str) -> Element {
        Element { name, attributes: Vec::new(), content: Content::Elements(Vec::new()) }
    }

    /// An element with a text in it.
    pub fn text(name: &'static str, text: &str) -> Element {
        Element { content: Content::Text(text.to_owned()), ..Element::new(name) }
    }

    /// An attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Element {
        self.attributes.push((name, value.into()));
        self
    }

    /// An attribute that need not be there.
    #[must_use]
    pub fn with_some(self, name: &'static str, value: Option<impl Into<String>>) -> Element {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// What is in it, in this order; a text that was in it is gone.
    #[must_use]
    pub fn containing(mut self, elements: impl IntoIterator<Item = Element>) -> Element {
        match &mut self.content {
            Content::Elements(all) => all.extend(elements),
            content @ Content::Text(_) => *content = Content::Elements(elements.into_iter().collect()),
        }
        self
    }

    /// The whole document; `doctype` stands before it.
    pub fn to_document(&self, doctype: &str) -> String {
        let mut document = format!("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n{doctype}\n");
        self.write(0, &mut document);
        document
    }

    fn write(&self, depth: usize, document: &mut String) {
        let indent = "  ".repeat(depth);
        document.push_str(&format!("{indent}<{}", self.name));
        for (name, value) in &self.attributes {
            document.push_str(&format!(" {name}=\"{}\"", attribute(value)));
        }
        match &self.content {
            Content::Elements(elements) if elements.is_empty() => document.push_str("/>\n"),
            Content::Elements(elements) => {
                document.push_str(">\n");
                for element in elements {
                    element.write(depth + 1, document);
                }
                document.push_str(&format!("{indent}</{}>\n", self.name));
            }
            Content::Text(text) => document.push_str(&format!(">{}</{}>\n", escaped(text), self.name)),
        }
    }
}

/// Whether XML 1.0 can say this at all.
pub fn is_legal(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

/// What XML cannot say is written `\xNN`.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\r' => escaped.push_str("&#13;"),
            c if is_legal(c) => escaped.push(c),
            c => escaped.push_str(&format!("\\x{:02x}", u32::from(c))),
        }
    }
    escaped
}

/// In attributes, white space would otherwise be read as blanks.
fn attribute(value: &str) -> String {
    escaped(value).replace('"', "&quot;").replace('\n', "&#10;").replace('\t', "&#9;")
}
