//! [`Document`] to [`Witness`]: what a well-formed part of the file means; the rest is left to lint.

use std::borrow::Cow;

use smol_str::SmolStr;

use crate::graphml::document::{Document, Element, ElementId, Tag};
use crate::graphml::key::Key;
use crate::model::{
    Automaton, Body, Edge, FileHash, Kind, Language, Metadata, Node, NodeId, Producer, Witness,
};
use crate::span::{Span, Spanned};

/// The witness that a document describes. Of several graphs only the first counts.
pub fn lift(document: &Document) -> Witness {
    let (n_nodes, n_edges) = document.n_nodes_and_edges();
    let automaton = Automaton::with_capacity(n_nodes, n_edges);
    let mut lifter = Lifter { document, metadata: Metadata::default(), automaton, unresolved: Vec::new() };
    let graph = document.graph().map(|(id, _)| id);
    let is_in_graph = |element: &Element| graph.is_some() && element.parent == graph;
    let mut owner = Owner::None;
    for (id, element) in document.elements() {
        match element.tag {
            Tag::Node if is_in_graph(element) => owner = lifter.node(element),
            Tag::Edge if is_in_graph(element) => owner = lifter.edge(id, element),
            Tag::Data if is_in_graph(element) => lifter.graph_data(element),
            Tag::Data if matches!(document.parent_tag(element), Some(Tag::Node | Tag::Edge)) => {
                lifter.owned_data(owner, element);
            }
            Tag::Graph => owner = Owner::None,
            _ => {}
        }
        debug_assert!(element.parent.is_none_or(|parent: ElementId| parent < id), "parents come first");
    }
    lifter.resolve_edges();
    Witness { metadata: lifter.metadata, body: Body::Automaton(lifter.automaton) }
}

/// The node or edge that the data elements after it belong to.
#[derive(Clone, Copy)]
enum Owner {
    None,
    Node,
    Edge,
}

struct Lifter<'d> {
    document: &'d Document,
    metadata: Metadata,
    automaton: Automaton,
    /// The edges that stand before one of their nodes, or lack one.
    unresolved: Vec<(usize, ElementId)>,
}

/// The text of a datum, not kept yet.
#[derive(Clone, Copy)]
struct Text<'t> {
    span: Span,
    value: &'t str,
}

impl Text<'_> {
    fn keep(self) -> Spanned<SmolStr> {
        Spanned::new(self.span, SmolStr::new(self.value))
    }

    fn is_true(self) -> bool {
        self.value == "true"
    }
}

impl Lifter<'_> {
    fn node(&mut self, element: &Element) -> Owner {
        let id = SmolStr::new(self.document.attribute_value(element, "id").unwrap_or_default());
        self.automaton.push_node(Node { span: element.open, id, ..Node::default() });
        Owner::Node
    }

    fn edge(&mut self, id: ElementId, element: &Element) -> Owner {
        let (source, target) = self.endpoints(element);
        if source.is_none() || target.is_none() {
            self.unresolved.push((self.automaton.edges.len(), id));
        }
        self.automaton.edges.push(Edge { span: element.open, source, target, ..Edge::default() });
        Owner::Edge
    }

    /// Nodes may be declared after the edge, so what was not found is looked up once more at the end.
    fn resolve_edges(&mut self) {
        for (edge_idx, id) in std::mem::take(&mut self.unresolved) {
            let (source, target) = self.endpoints(self.document.element(id));
            let edge = &mut self.automaton.edges[edge_idx];
            (edge.source, edge.target) = (source, target);
        }
    }

    fn endpoints(&self, edge: &Element) -> (Option<NodeId>, Option<NodeId>) {
        let [source, target] = self.document.two_values(edge, ["source", "target"]);
        let find = |id: Option<Cow<'_, str>>| self.automaton.find(&id?);
        (find(source), find(target))
    }

    fn graph_data(&mut self, data: &Element) {
        let value = self.document.content(data);
        if value.is_empty() {
            return;
        }
        let span = self.document.content_span(data);
        let text = Spanned::new(span, SmolStr::new(value));
        let metadata = &mut self.metadata;
        match data.key {
            Key::FormatVersion => set(&mut metadata.format_version, text),
            Key::WitnessType => {
                let kind = match text.value.as_str() {
                    "correctness_witness" => Kind::Correctness,
                    "violation_witness" => Kind::Violation,
                    _ => return,
                };
                set(&mut metadata.kind, Spanned::new(span, kind));
            }
            Key::SourceCodeLang => {
                if let Some(language) = Language::from_name(&text.value) {
                    set(&mut metadata.language, Spanned::new(span, language));
                }
            }
            Key::Producer => {
                set(&mut metadata.producer, Spanned::new(span, Producer { name: text.value, version: None }));
            }
            Key::Specification => metadata.specifications.push(text),
            Key::ProgramFile => metadata.input_files.push(text),
            Key::ProgramHash => metadata.hashes.push(FileHash { file: None, hash: text }),
            Key::Architecture => set(&mut metadata.data_model, text),
            Key::CreationTime => set(&mut metadata.creation_time, text),
            _ => {}
        }
    }

    fn owned_data(&mut self, owner: Owner, data: &Element) {
        let value = self.document.content(data);
        if value.is_empty() {
            return;
        }
        let text = Text { span: self.document.content_span(data), value: &value };
        match owner {
            Owner::Node => {
                if let Some(node) = self.automaton.nodes.last_mut() {
                    node_data(node, data.key, text);
                }
            }
            Owner::Edge => {
                if let Some(edge) = self.automaton.edges.last_mut() {
                    edge_data(edge, data.key, text);
                }
            }
            Owner::None => {}
        }
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
