//! A GraphML file as it was written: every element and attribute with its place, right or wrong.
//!
//! Elements stand in one flat list in document order and hold only offsets into the text, 32 bytes each, so that
//! a witness of 60,000 nodes fits in a few megabytes and deep nesting cannot overflow a stack. What stands out is
//! noted on the way, so that the rules of lint need not walk the list again and again. What the format makes of it is in [`crate::model::Automaton`]; the rules of lint look at both.

use std::borrow::Cow;
use std::num::NonZeroU32;
use std::sync::Arc;

use jurat_text::span::Span;
use jurat_text::xml::is_character;

use crate::graphml::key::{Domain, Key, ValueType};
use crate::graphml::notes::Notes;
use crate::graphml::search::find;

/// The elements of a GraphML file.
#[derive(Clone, Debug)]
pub struct GraphmlDocument {
    text: Arc<String>,
    elements: Vec<GraphmlElement>,
    attributes: Vec<Attribute>,
    /// All elements but nodes, edges and data; those are many, these are few.
    frame: Vec<ElementId>,
    pub(crate) notes: Notes,
}

/// An index into the elements of a document; not zero inside, so that an absent one takes no more room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ElementId(NonZeroU32);

impl ElementId {
    fn new(idx: usize) -> Self {
        Self(NonZeroU32::MIN.saturating_add(idx as u32))
    }

    fn idx(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The name of an element, without its prefix.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "named after the GraphML elements")]
pub enum Tag {
    GraphMl,
    Key,
    Default,
    Graph,
    Node,
    Edge,
    Data,
    Other,
}

/// An element: its start tag, what is inside, and where it hangs.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "independent of each other, and one byte each")]
pub struct GraphmlElement {
    /// Which element.
    pub tag: Tag,
    /// For `data`, the key that its `key` attribute names; for `key`, the one that its `id` declares.
    pub key: Key,
    /// Whether it was written `<x/>`.
    pub is_empty_tag: bool,
    /// Whether other elements are inside.
    pub has_children: bool,
    /// The element around it; none for the root.
    pub parent: Option<ElementId>,
    /// The start tag, from `<` to `>`.
    pub open: Span,
    /// The text inside, up to the first element inside, without the white space around it; empty if there is none, or
    /// if such an element does not hold text.
    pub content: Span,
    /// Whether the text holds references, sections or comments, so that it does not stand for itself.
    pub(super) has_markup: bool,
    /// Whether its start tag is written in the usual way, so that its attributes are in no list.
    pub(super) has_usual_tag: bool,
    /// Whether the value of an attribute holds references, so that it does not stand for itself.
    pub(super) has_markup_in_value: bool,
    pub(super) n_attributes: u8,
    pub(super) first_attribute: u32,
}

// Every pass over a large witness is as fast as its elements are small.
const _: () = assert!(size_of::<GraphmlElement>() == 32);

/// An attribute of an element, raw.
#[derive(Clone, Copy, Debug)]
pub struct Attribute {
    /// Its name with prefix.
    pub name: Span,
    /// Its value between the quotes, entities not replaced.
    pub value: Span,
}

/// The attributes of a node, an edge or data whose start tag is written in the usual way: `<node id="N1">`, with single
/// spaces, double quotes and no references. To find them again is as fast as to keep them in a list.
struct UsualTag<'t> {
    tag: &'t [u8],
    start: usize,
    at: usize,
}

impl<'t> UsualTag<'t> {
    /// All three elements have names of this length.
    const NAME_LEN: usize = "node".len();

    fn new(text: &'t str, open: Span) -> Self {
        let tag = &text.as_bytes()[open.range()];
        Self { tag, start: open.start as usize, at: "<".len() + Self::NAME_LEN }
    }
}

impl Iterator for UsualTag<'_> {
    type Item = Attribute;

    fn next(&mut self) -> Option<Attribute> {
        let rest = self.tag[self.at..].strip_prefix(b" ")?;
        let name_len = find(rest, [b'='])?;
        let value = rest[name_len..].strip_prefix(b"=\"")?;
        let value_len = find(value, [b'"'])?;
        let name_start = self.start + self.at + " ".len();
        let value_start = name_start + name_len + "=\"".len();
        self.at = value_start + value_len + "\"".len() - self.start;
        Some(Attribute {
            name: Span::new(name_start, name_start + name_len),
            value: Span::new(value_start, value_start + value_len),
        })
    }
}

impl Tag {
    /// The tag with this name.
    pub fn from_name(name: &str) -> Self {
        match name {
            "data" => Self::Data,
            "node" => Self::Node,
            "edge" => Self::Edge,
            "key" => Self::Key,
            "default" => Self::Default,
            "graph" => Self::Graph,
            "graphml" => Self::GraphMl,
            _ => Self::Other,
        }
    }

    /// All tags that the format knows.
    pub const KNOWN: [Self; 7] =
        [Self::GraphMl, Self::Key, Self::Default, Self::Graph, Self::Data, Self::Node, Self::Edge];

    /// Whether an element of another tag may stand directly inside of one of this tag.
    pub fn may_hold(self, inner: Self) -> bool {
        match self {
            Self::GraphMl => matches!(inner, Self::Key | Self::Graph),
            Self::Graph => matches!(inner, Self::Data | Self::Node | Self::Edge),
            Self::Key => inner == Self::Default,
            Self::Node | Self::Edge => inner == Self::Data,
            Self::Default | Self::Data | Self::Other => false,
        }
    }

    /// Whether text may stand in such an element; what is in unknown ones is not known.
    pub(super) fn holds_text(self) -> bool {
        matches!(self, Self::Data | Self::Default | Self::Other)
    }

    /// Whether a witness has thousands of such elements.
    pub(super) fn is_frequent(self) -> bool {
        matches!(self, Self::Node | Self::Edge | Self::Data)
    }

    /// What data of this element is declared for.
    pub fn domain(self) -> Option<Domain> {
        match self {
            Self::Graph => Some(Domain::Graph),
            Self::Node => Some(Domain::Node),
            Self::Edge => Some(Domain::Edge),
            Self::GraphMl | Self::Key | Self::Default | Self::Data | Self::Other => None,
        }
    }

    /// As written in the file.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::GraphMl => "graphml",
            Self::Key => "key",
            Self::Default => "default",
            Self::Graph => "graph",
            Self::Node => "node",
            Self::Edge => "edge",
            Self::Data => "data",
            Self::Other => "another element",
        }
    }
}

impl GraphmlDocument {
    pub(super) fn new(text: Arc<String>) -> Self {
        // Measured on witnesses of several verifiers; growing step by step costs more than the parsing.
        let n_elements = text.len() / 30;
        Self {
            text,
            elements: Vec::with_capacity(n_elements),
            attributes: Vec::new(),
            frame: Vec::new(),
            notes: Notes::default(),
        }
    }

    /// The whole text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// All elements in document order.
    pub fn elements(&self) -> impl Iterator<Item = (ElementId, &GraphmlElement)> {
        self.elements.iter().enumerate().map(|(idx, element)| (ElementId::new(idx), element))
    }

    /// All elements of a tag in document order.
    pub fn with_tag(&self, tag: Tag) -> impl Iterator<Item = (ElementId, &GraphmlElement)> {
        let many = if tag.is_frequent() { &self.elements[..] } else { &[] };
        let few = if tag.is_frequent() { &[] } else { &self.frame[..] };
        let many = many.iter().enumerate().map(|(idx, element)| (ElementId::new(idx), element));
        let few = few.iter().map(|id| (*id, self.element(*id)));
        many.chain(few).filter(move |(_, element)| element.tag == tag)
    }

    /// All elements but the nodes, edges and data that are written as usual; those of one tag are in document order.
    pub(crate) fn unusual_elements(&self) -> impl Iterator<Item = (ElementId, &GraphmlElement)> {
        self.frame.iter().chain(&self.notes.odd).map(|id| (*id, self.element(*id)))
    }

    /// The root element.
    pub fn root(&self) -> Option<&GraphmlElement> {
        self.elements.first()
    }

    /// The element with this id.
    pub fn element(&self, id: ElementId) -> &GraphmlElement {
        &self.elements[id.idx()]
    }

    /// The graph that counts: of several the first.
    pub fn graph(&self) -> Option<(ElementId, &GraphmlElement)> {
        self.with_tag(Tag::Graph).next()
    }

    /// The elements of a tag that stand directly in the graph that counts, in document order.
    pub fn in_graph(&self, tag: Tag) -> impl Iterator<Item = (ElementId, &GraphmlElement)> {
        let graph = self.graph().map(|(id, _)| id);
        self.with_tag(tag).filter(move |(_, element)| graph.is_some() && element.parent == graph)
    }

    /// The elements directly inside another, in document order.
    pub fn children(&self, id: ElementId) -> impl Iterator<Item = (ElementId, &GraphmlElement)> {
        let first = id.idx() + 1;
        self.elements[first..]
            .iter()
            .enumerate()
            .map(move |(after, element)| (ElementId::new(first + after), element))
            .take_while(move |(_, element)| element.parent.is_some_and(|parent| parent >= id))
            .filter(move |(_, element)| element.parent == Some(id))
    }

    /// The tag of the element around this one.
    pub fn parent_tag(&self, element: &GraphmlElement) -> Option<Tag> {
        element.parent.map(|parent| self.element(parent).tag)
    }

    /// The keys that are not read where they are used: those of other elements and, at nodes and edges, a tool's own; each where
    /// it is first used. What a tool adds to the graph is about the witness.
    pub fn unread_keys(&self) -> impl Iterator<Item = (Span, &str)> {
        self.notes.first_uses.iter().filter_map(|data| {
            let element = self.element(*data);
            let domain = self.parent_tag(element).and_then(Tag::domain)?;
            let is_read = element.key.info().map_or(domain == Domain::Graph, |info| info.domain == domain);
            let key = self.attribute(element, "key").filter(|_| !is_read)?.value;
            Some((key, key.of(&self.text)))
        })
    }

    /// The keys whose declaration has the name of another key of nodes or edges, with that other one.
    pub fn renamed_keys(&self) -> impl Iterator<Item = (Span, Key)> {
        self.with_tag(Tag::Key).filter_map(|(_, declared)| {
            let name = self.attribute(declared, "attr.name")?;
            let info = Key::from_name(&self.value(declared, name)).info()?;
            let is_renamed = info.domain != Domain::Graph && info.key != declared.key;
            is_renamed.then_some((name.value, info.key))
        })
    }

    /// The first datum of a node or an edge, or default of its keys, that is lost: without a key, without text, or with elements inside.
    pub fn unread_data(&self) -> Option<(Span, &'static str)> {
        let is_of_graph =
            |data: &GraphmlElement| self.parent_tag(data).and_then(Tag::domain) == Some(Domain::Graph);
        let why = |data: &GraphmlElement| match () {
            () if self.attribute(data, "key").is_none() => Some("data without a key"),
            () if data.has_children => Some("elements inside of data"),
            () if !self.has_content(data) => Some("data without text"),
            () => None,
        };
        let mut data = self.with_tag(Tag::Data).map(|(_, data)| data).filter(|data| !is_of_graph(data));
        let lost = data.find_map(|data| Some((data.open, why(data)?)));
        lost.or_else(|| {
            let mut defaults = self.with_tag(Tag::Default).map(|(_, default)| default);
            let default = defaults.find(|default| self.is_meant_for_edges(default))?;
            Some((default.open, "the default of a key that has none"))
        })
    }

    /// Whether a default gives edges a place, an assumption or a call. Verifiers declare one for files and threads.
    fn is_meant_for_edges(&self, default: &GraphmlElement) -> bool {
        let key = default.parent.map(|parent| self.element(parent).key);
        let info = key
            .filter(|key| !matches!(key, Key::OriginFile | Key::ThreadId | Key::CreateThread))
            .and_then(Key::info);
        info.is_some_and(|info| info.domain != Domain::Graph && info.value_type != ValueType::Boolean)
            && self.has_content(default)
    }

    /// The attributes of an element in the order in which they were written.
    pub fn attributes(&self, element: &GraphmlElement) -> impl Iterator<Item = Attribute> {
        let first = element.first_attribute as usize;
        let listed = &self.attributes[first..first + element.n_attributes as usize];
        let usual = element.has_usual_tag.then(|| UsualTag::new(&self.text, element.open));
        listed.iter().copied().chain(usual.into_iter().flatten())
    }

    /// The attribute with this name.
    pub fn attribute(&self, element: &GraphmlElement, name: &str) -> Option<Attribute> {
        let bytes = self.text.as_bytes();
        let has_name = |attribute: &Attribute| bytes[attribute.name.range()] == *name.as_bytes();
        if element.has_usual_tag {
            UsualTag::new(&self.text, element.open).find(has_name)
        } else {
            self.attributes(element).find(has_name)
        }
    }

    /// The value of the attribute with this name, entities replaced.
    pub fn attribute_value(&self, element: &GraphmlElement, name: &str) -> Option<Cow<'_, str>> {
        self.attribute(element, name).map(|attribute| self.value(element, attribute))
    }

    /// The value of one of an element's attributes, entities replaced.
    pub(super) fn value(&self, element: &GraphmlElement, attribute: Attribute) -> Cow<'_, str> {
        let value = attribute.value.of(&self.text);
        if element.has_markup_in_value { Cow::Owned(unescape(value)) } else { Cow::Borrowed(value) }
    }

    /// The name of an element as written, with prefix.
    pub fn name(&self, element: &GraphmlElement) -> &str {
        let tag = element.open.of(&self.text).trim_start_matches('<');
        let end = tag.find(|c: char| c.is_whitespace() || c == '/' || c == '>').unwrap_or(tag.len());
        &tag[..end]
    }

    /// The text inside an element without white space around it, entities replaced, comments left out.
    pub fn content(&self, element: &GraphmlElement) -> Cow<'_, str> {
        let text = element.content.of(&self.text);
        if !element.has_markup {
            return Cow::Borrowed(text);
        }
        let mut text = unescape(text);
        text.truncate(text.trim_end().len());
        text.drain(..text.len() - text.trim_start().len());
        Cow::Owned(text)
    }

    /// Whether an element holds text other than white space and comments.
    pub fn has_content(&self, element: &GraphmlElement) -> bool {
        let text = element.content.of(&self.text);
        // Only a comment or a section can turn out to be nothing.
        if text.starts_with('<') { !self.content(element).is_empty() } else { !text.is_empty() }
    }

    /// The place of an element's text; of the start tag if there is none.
    pub fn content_span(&self, element: &GraphmlElement) -> Span {
        if element.content.start == element.content.end { element.open } else { element.content }
    }

    /// Whether an element holds white space and nothing else.
    pub fn is_blank(&self, element: &GraphmlElement) -> bool {
        let follows_blank =
            self.text.as_bytes().get(element.open.end as usize).is_some_and(u8::is_ascii_whitespace);
        !element.is_empty_tag && follows_blank && element.content.start == element.content.end
    }

    /// Notes that the text of an element starts at its end tag or at the first element inside.
    pub(super) fn end_content(&mut self, id: ElementId, end: u32) {
        let element = &mut self.elements[id.idx()];
        let start = element.open.end as usize;
        let inside = self.text.as_bytes().get(start..end as usize).unwrap_or_default();
        let n_before = inside.len() - inside.trim_ascii_start().len();
        element.content = Span::new(start + n_before, start + n_before + inside.trim_ascii().len());
    }

    /// Whether an element has this name, as written with prefix.
    pub(super) fn has_name(&self, id: ElementId, name: &str) -> bool {
        let open = &self.text.as_bytes()[self.element(id).open.range()];
        let after = open.get(name.len() + 1).copied().unwrap_or(b'>');
        open[1..].starts_with(name.as_bytes()) && matches!(after, b' ' | b'\t' | b'\r' | b'\n' | b'/' | b'>')
    }

    pub(super) fn push(&mut self, element: GraphmlElement) -> ElementId {
        let id = ElementId::new(self.elements.len());
        if !element.tag.is_frequent() {
            self.frame.push(id);
        }
        self.elements.push(element);
        id
    }

    pub(super) fn push_attributes(&mut self, attributes: &[Attribute]) {
        self.attributes.extend_from_slice(attributes);
    }

    pub(super) fn n_attributes(&self) -> u32 {
        self.attributes.len() as u32
    }

    pub(super) fn element_mut(&mut self, id: ElementId) -> &mut GraphmlElement {
        &mut self.elements[id.idx()]
    }
}

/// Replaces the entities that XML itself defines, unwraps CDATA sections and drops comments.
///
/// Unknown entities stay as they were written; the reader has reported them.
fn unescape(raw: &str) -> String {
    let mut out = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = find(rest.as_bytes(), [b'&', b'<']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let n_taken =
            if rest.starts_with('&') { take_reference(rest, &mut out) } else { take_section(rest, &mut out) };
        rest = &rest[n_taken..];
    }
    out.push_str(rest);
    out
}

/// References that stand for something are short; a longer search would be quadratic in texts full of `&`.
const MAX_REFERENCE_BYTES: usize = 16;

/// Takes the reference at the start of `markup`, and says how long it was.
fn take_reference(markup: &str, out: &mut String) -> usize {
    let n_searched = markup.len().min(MAX_REFERENCE_BYTES);
    if let Some(end) = find(&markup.as_bytes()[..n_searched], [b';'])
        && let Some(replacement) = resolve_reference(&markup[1..end])
    {
        out.push(replacement);
        return end + 1;
    }
    out.push('&');
    1
}

/// Takes the section or comment at the start of `markup`, and says how long it was.
fn take_section(markup: &str, out: &mut String) -> usize {
    if let Some(section) = markup.strip_prefix("<![CDATA[") {
        let n_inside = section.find("]]>").unwrap_or(section.len());
        out.push_str(&section[..n_inside]);
        return ("<![CDATA[".len() + n_inside + "]]>".len()).min(markup.len());
    }
    if markup.starts_with("<!--") {
        return markup.find("-->").map_or(markup.len(), |end| end + "-->".len());
    }
    out.push('<');
    1
}

/// The character that a reference stands for: one of XML's five entities or a character number.
pub(super) fn resolve_reference(name: &str) -> Option<char> {
    match name {
        "lt" => return Some('<'),
        "gt" => return Some('>'),
        "amp" => return Some('&'),
        "quot" => return Some('"'),
        "apos" => return Some('\''),
        _ => {}
    }
    let number = name.strip_prefix('#')?;
    let (digits, radix) = number.strip_prefix('x').map_or((number, 10), |digits| (digits, 16));
    if digits.starts_with('+') {
        return None;
    }
    let code = u32::from_str_radix(digits, radix).ok()?;
    char::from_u32(code).filter(|c| is_character(*c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_unescaped_without_expanding_anything() {
        assert_eq!(unescape("a &lt; b &#38;&#x26; c"), "a < b && c");
        assert_eq!(unescape("<![CDATA[a < b]]> <!-- no -->end"), "a < b end");
        assert_eq!(unescape("&bomb; & &#0;"), "&bomb; & &#0;");
        assert_eq!(unescape("<![CDATA[open"), "open");
        assert_eq!(unescape("plain <lt;"), "plain <lt;");
    }
}
