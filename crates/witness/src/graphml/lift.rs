//! The elements of a [`Document`] to a [`Witness`]: what a well-formed part of the file means; the rest is left to lint.

use std::borrow::Cow;

use jurat_text::span::{Span, Spanned};
use smol_str::SmolStr;

use crate::graphml::document::{Attribute, ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::graphml::key::Key;
use crate::model::{Automaton, Body, Edge, FileHash, Kind, Language, Metadata, Node, Producer, Witness};

/// Takes the elements as they are read: their text is at hand then, later it would have to be fetched again.
///
/// Of several graphs only the first counts.
pub(super) struct Lifter {
    metadata: Metadata,
    automaton: Automaton,
    graph: Option<ElementId>,
    owner: Owner,
    /// The edges that stand before one of their nodes, or lack one.
    unresolved: Vec<(usize, ElementId)>,
}

/// The node or edge that the data elements after it belong to.
#[derive(Clone, Copy)]
enum Owner {
    None,
    Node,
    Edge,
}

/// The text of a datum, not kept yet.
#[derive(Clone, Copy)]
pub(super) struct Text<'t> {
    pub(super) span: Span,
    pub(super) value: &'t str,
}

impl Text<'_> {
    fn keep(self) -> Spanned<SmolStr> {
        Spanned::new(self.span, SmolStr::new(self.value))
    }

    fn is_true(self) -> bool {
        self.value == "true"
    }
}

impl Lifter {
    /// For a text of so many bytes.
    pub(super) fn new(n_bytes: usize) -> Self {
        // A node or edge takes about this many bytes; too much room costs nothing as long as it is not used.
        let n_nodes = n_bytes / 200;
        Self {
            metadata: Metadata::default(),
            automaton: Automaton::with_capacity(n_nodes, n_nodes),
            graph: None,
            owner: Owner::None,
            unresolved: Vec::new(),
        }
    }

    /// Takes an element that was opened, with its attributes.
    pub(super) fn open(&mut self, document: &GraphmlDocument, id: ElementId, attributes: &[Attribute]) {
        let element = document.element(id);
        let is_in_graph = self.graph.is_some() && element.parent == self.graph;
        match element.tag {
            Tag::Node if is_in_graph => self.node(document, element, attributes),
            Tag::Edge if is_in_graph => self.edge(document, id, attributes),
            Tag::Graph => {
                self.graph.get_or_insert(id);
                self.owner = Owner::None;
            }
            _ => {}
        }
    }

    /// Takes a `data` element that was closed.
    pub(super) fn data(&mut self, document: &GraphmlDocument, id: ElementId) {
        let data = document.element(id);
        let value = document.content(data);
        let text = Text { span: document.content_span(data), value: &value };
        if let Some(parent) = data.parent
            && !value.is_empty()
        {
            self.text(parent, document.element(parent).tag, data.key, text);
        }
    }

    /// Takes the text of a `data` element.
    pub(super) fn text(&mut self, parent: ElementId, parent_tag: Tag, key: Key, text: Text<'_>) {
        match (parent_tag, self.owner) {
            (Tag::Node | Tag::Edge, Owner::Node) => {
                if let Some(node) = self.automaton.nodes.last_mut() {
                    node_data(node, key, text);
                }
            }
            (Tag::Node | Tag::Edge, Owner::Edge) => {
                if let Some(edge) = self.automaton.edges.last_mut() {
                    edge_data(edge, key, text);
                }
            }
            (Tag::Graph, _) if self.graph == Some(parent) => graph_data(&mut self.metadata, key, text),
            _ => {}
        }
    }

    /// The witness, once all elements were taken.
    pub(super) fn finish(mut self, document: &GraphmlDocument) -> Witness {
        // Nodes may be declared after the edge, so what was not found is looked up once more.
        for (edge_idx, id) in self.unresolved {
            let element = document.element(id);
            let find = |name| self.automaton.find(&document.attribute_value(element, name)?);
            let (source, target) = (find("source"), find("target"));
            let edge = &mut self.automaton.edges[edge_idx];
            (edge.source, edge.target) = (source, target);
        }
        Witness { metadata: self.metadata, body: Body::Automaton(self.automaton) }
    }

    fn node(&mut self, document: &GraphmlDocument, element: &GraphmlElement, attributes: &[Attribute]) {
        let id = value(document, element, attributes, "id").unwrap_or_default();
        self.automaton.push_node(Node { span: element.open, id: SmolStr::new(id), ..Node::default() });
        self.owner = Owner::Node;
    }

    fn edge(&mut self, document: &GraphmlDocument, id: ElementId, attributes: &[Attribute]) {
        let element = document.element(id);
        let find = |name| self.automaton.find(&value(document, element, attributes, name)?);
        let (source, target) = (find("source"), find("target"));
        if source.is_none() || target.is_none() {
            self.unresolved.push((self.automaton.edges.len(), id));
        }
        self.automaton.edges.push(Edge { span: element.open, source, target, ..Edge::default() });
        self.owner = Owner::Edge;
    }
}

/// The value of the attribute with this name.
fn value<'d>(
    document: &'d GraphmlDocument,
    element: &GraphmlElement,
    attributes: &[Attribute],
    name: &str,
) -> Option<Cow<'d, str>> {
    let bytes = document.text().as_bytes();
    let attribute = attributes.iter().find(|attribute| bytes[attribute.name.range()] == *name.as_bytes())?;
    Some(document.value(element, *attribute))
}

fn graph_data(metadata: &mut Metadata, key: Key, text: Text<'_>) {
    let Text { span, value } = text;
    match key {
        Key::FormatVersion => set(&mut metadata.format_version, text.keep()),
        Key::WitnessType => {
            let kind = match value {
                "correctness_witness" => Kind::Correctness,
                "violation_witness" => Kind::Violation,
                _ => return,
            };
            set(&mut metadata.kind, Spanned::new(span, kind));
        }
        Key::SourceCodeLang => {
            if let Some(language) = Language::from_name(value) {
                set(&mut metadata.language, Spanned::new(span, language));
            }
        }
        Key::Producer => {
            set(&mut metadata.producer, Spanned::new(span, Producer { name: value.into(), version: None }));
        }
        Key::Specification => metadata.specifications.push(text.keep()),
        Key::ProgramFile => metadata.input_files.push(text.keep()),
        Key::ProgramHash => metadata.hashes.push(FileHash { file: None, hash: text.keep() }),
        Key::Architecture => set(&mut metadata.data_model, text.keep()),
        Key::CreationTime => set(&mut metadata.creation_time, text.keep()),
        _ => {}
    }
}

fn node_data(node: &mut Node, key: Key, text: Text<'_>) {
    match key {
        Key::Entry => node.is_entry = text.is_true(),
        Key::Sink => node.is_sink = text.is_true(),
        Key::Violation => node.is_violation = text.is_true(),
        Key::CycleHead => node.is_cyclehead = text.is_true(),
        Key::Invariant => set(&mut node.invariant, text.keep()),
        Key::InvariantScope => set(&mut node.scope, text.keep()),
        _ => {}
    }
}

fn edge_data(edge: &mut Edge, key: Key, text: Text<'_>) {
    match key {
        Key::StartLine => set_number(&mut edge.lines.start_line, text),
        Key::EndLine => set_number(&mut edge.lines.end_line, text),
        Key::StartOffset => set_number(&mut edge.lines.start_offset, text),
        Key::EndOffset => set_number(&mut edge.lines.end_offset, text),
        Key::OriginFile => set(&mut edge.file, text.keep()),
        Key::Assumption => set(&mut edge.assumption, Box::new(text.keep())),
        Key::AssumptionScope => set(&mut edge.scope, Box::new(text.keep())),
        Key::ResultFunction => set(&mut edge.result_function, Box::new(text.keep())),
        Key::Control => {
            let side = match text.value {
                "condition-true" => true,
                "condition-false" => false,
                _ => return,
            };
            set(&mut edge.control, Spanned::new(text.span, side));
        }
        Key::EnterLoopHead => edge.enters_loop_head = text.is_true(),
        Key::EnterFunction => set(&mut edge.enter_function, Box::new(text.keep())),
        Key::ReturnFrom => set(&mut edge.return_from, Box::new(text.keep())),
        Key::ThreadId => set(&mut edge.thread_id, Box::new(text.keep())),
        Key::CreateThread => set(&mut edge.create_thread, Box::new(text.keep())),
        _ => {}
    }
}

/// Of repeated data the first counts; lint reports the others.
fn set<T>(slot: &mut Option<T>, value: T) {
    slot.get_or_insert(value);
}

fn set_number(slot: &mut Option<Spanned<u32>>, text: Text<'_>) {
    if let Ok(number) = text.value.parse() {
        set(slot, Spanned::new(text.span, number));
    }
}
