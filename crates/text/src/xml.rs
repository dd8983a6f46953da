//! Writes XML that is well-formed, whatever is in it.

use std::borrow::Cow;

/// An element with all that is in it.
#[derive(Clone, Debug)]
pub struct XmlElement {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    content: Content,
}

#[derive(Clone, Debug)]
enum Content {
    Elements(Vec<XmlElement>),
    Text(String),
}

impl XmlElement {
    /// An element with nothing in it.
    pub fn new(name: &'static str) -> XmlElement {
        XmlElement { name, attributes: Vec::new(), content: Content::Elements(Vec::new()) }
    }

    /// An element with a text in it.
    pub fn text(name: &'static str, text: &str) -> XmlElement {
        XmlElement { content: Content::Text(text.to_owned()), ..XmlElement::new(name) }
    }

    /// An attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> XmlElement {
        self.attributes.push((name, value.into()));
        self
    }

    /// An attribute that need not be there.
    #[must_use]
    pub fn with_some(self, name: &'static str, value: Option<impl Into<String>>) -> XmlElement {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// What is in it, in this order; a text that was in it is gone.
    #[must_use]
    pub fn containing(mut self, elements: impl IntoIterator<Item = XmlElement>) -> XmlElement {
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
            Content::Text(text) => document.push_str(&format!(">{}</{}>\n", content(text), self.name)),
        }
    }
}

/// Whether a character can stand in XML 1.0 at all.
pub fn is_character(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}

/// What stands for a character that means something to XML.
fn entity(c: char) -> Option<&'static str> {
    match c {
        '&' => Some("&amp;"),
        '<' => Some("&lt;"),
        '>' => Some("&gt;"),
        '"' => Some("&quot;"),
        _ => None,
    }
}

/// A text that means itself between tags, and in attributes in double quotes. What XML cannot say is not looked at.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if memchr::memchr3(b'<', b'&', b'>', text.as_bytes()).is_none() && !text.contains('"') {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len() + text.len() / 8);
    for c in text.chars() {
        match entity(c) {
            Some(entity) => escaped.push_str(entity),
            None => escaped.push(c),
        }
    }
    Cow::Owned(escaped)
}

/// The text of an element. What XML cannot say is written `\xNN`.
fn content(text: &str) -> String {
    let mut content = String::with_capacity(text.len());
    for c in text.chars() {
        match (c, entity(c)) {
            ('"', _) => content.push(c),
            ('\r', _) => content.push_str("&#13;"),
            (_, Some(entity)) => content.push_str(entity),
            (_, None) if is_character(c) => content.push(c),
            (_, None) => content.push_str(&format!("\\x{:02x}", u32::from(c))),
        }
    }
    content
}

/// In attributes, white space would otherwise be read as blanks.
fn attribute(value: &str) -> String {
    content(value).replace('"', "&quot;").replace('\n', "&#10;").replace('\t', "&#9;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_to_xml_means_itself() {
        assert_eq!(escaped("a < b && \"c\" > d"), "a &lt; b &amp;&amp; &quot;c&quot; &gt; d");
        assert!(matches!(escaped("plain 'text'"), Cow::Borrowed(_)));
        let element = XmlElement::text("a", "\"<\u{1}\r").to_document("");
        assert!(element.contains("<a>\"&lt;\\x01&#13;</a>"), "{element}");
        let element = XmlElement::new("a").with("b", "\"\n\t").to_document("");
        assert!(element.contains("<a b=\"&quot;&#10;&#9;\"/>"), "{element}");
    }

    #[test]
    fn xml_has_few_control_characters() {
        assert!(['\t', '\n', '\r', 'a', '\u{7f}', '\u{e000}', '\u{1f600}'].into_iter().all(is_character));
        assert!(!['\0', '\u{8}', '\u{b}', '\u{1f}', '\u{fffe}', '\u{ffff}'].into_iter().any(is_character));
    }
}
