//! [`Metadata`] and [`Automaton`] to GraphML 1.0.

use std::fmt::Write as _;

use jurat_text::xml::escaped;

use crate::graphml::key::{KEYS, Key, KeyInfo, ValueType};
use crate::model::{Automaton, Edge, Kind, Metadata, Node};

/// The text of a GraphML witness. Only keys that are used are declared.
pub fn write(metadata: &Metadata, automaton: &Automaton) -> String {
    let graph_data = graph_data(metadata);
    let nodes: Vec<_> = automaton.nodes.iter().map(node_data).collect();
    let edges: Vec<_> = automaton.edges.iter().map(edge_data).collect();
    let is_used = |row: &&KeyInfo| {
        let has = |data: &[(Key, String)]| data.iter().any(|(key, _)| *key == row.key);
        has(&graph_data) || nodes.iter().any(|data| has(data)) || edges.iter().any(|data| has(data))
    };
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<graphml \
         xmlns=\"http://graphml.graphdrawing.org/xmlns\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n",
    );
    for row in KEYS.iter().filter(is_used) {
        write_key(&mut out, row);
    }
    out.push_str("  <graph edgedefault=\"directed\">\n");
    write_data(&mut out, 4, &graph_data);
    for (node, data) in automaton.nodes.iter().zip(&nodes) {
        write_element(&mut out, &format!("node id=\"{}\"", escaped(&node.id)), "node", data);
    }
    for (edge, data) in automaton.edges.iter().zip(&edges) {
        let id = |endpoint| automaton.node(endpoint).id.as_str();
        let (Some(source), Some(target)) = (edge.source, edge.target) else { continue };
        let start = format!("edge source=\"{}\" target=\"{}\"", escaped(id(source)), escaped(id(target)));
        write_element(&mut out, &start, "edge", data);
    }
    out.push_str("  </graph>\n</graphml>\n");
    out
}

fn write_key(out: &mut String, row: &KeyInfo) {
    let (name, value_type) = (row.attr_name.unwrap_or(row.id), row.value_type.as_str());
    let (domain, id) = (row.domain.as_str(), row.id);
    let _ =
        write!(out, "  <key attr.name=\"{name}\" attr.type=\"{value_type}\" for=\"{domain}\" id=\"{id}\"");
    if row.value_type == ValueType::Boolean {
        out.push_str(">\n    <default>false</default>\n  </key>\n");
    } else {
        out.push_str("/>\n");
    }
}

fn write_element(out: &mut String, start: &str, name: &str, data: &[(Key, String)]) {
    if data.is_empty() {
        let _ = writeln!(out, "    <{start}/>");
        return;
    }
    let _ = writeln!(out, "    <{start}>");
    write_data(out, 6, data);
    let _ = writeln!(out, "    </{name}>");
}

fn write_data(out: &mut String, indent: usize, data: &[(Key, String)]) {
    for (key, value) in data {
        let _ = writeln!(out, "{:indent$}<data key=\"{key}\">{}</data>", "", escaped(value));
    }
}

fn graph_data(metadata: &Metadata) -> Vec<(Key, String)> {
    let mut data = Vec::new();
    let mut push = |key, value: Option<String>| data.extend(value.map(|value| (key, value)));
    push(Key::WitnessType, metadata.kind.as_ref().map(|kind| witness_type(kind.value).to_owned()));
    push(Key::SourceCodeLang, metadata.language.as_ref().map(|language| language.value.as_str().to_owned()));
    push(
        Key::Producer,
        metadata.producer.as_ref().map(|producer| match &producer.value.version {
            Some(version) => format!("{} {version}", producer.value.name),
            None => producer.value.name.to_string(),
        }),
    );
    for specification in &metadata.specifications {
        push(Key::Specification, Some(specification.value.to_string()));
    }
    push(Key::ProgramFile, metadata.input_files.first().map(|file| file.value.to_string()));
    push(Key::ProgramHash, metadata.hashes.first().map(|hash| hash.hash.value.to_string()));
    push(Key::Architecture, metadata.data_model.as_ref().map(|model| model.value.to_string()));
    push(Key::CreationTime, metadata.creation_time.as_ref().map(|time| time.value.to_string()));
    data
}

fn witness_type(kind: Kind) -> &'static str {
    match kind {
        Kind::Correctness => "correctness_witness",
        Kind::Violation => "violation_witness",
    }
}

fn node_data(node: &Node) -> Vec<(Key, String)> {
    let mut data = Vec::new();
    for (key, is_set) in [
        (Key::Entry, node.is_entry),
        (Key::Sink, node.is_sink),
        (Key::Violation, node.is_violation),
        (Key::CycleHead, node.is_cyclehead),
    ] {
        if is_set {
            data.push((key, "true".to_owned()));
        }
    }
    for (key, value) in [(Key::Invariant, &node.invariant), (Key::InvariantScope, &node.scope)] {
        data.extend(value.as_ref().map(|value| (key, value.value.to_string())));
    }
    data
}

fn edge_data(edge: &Edge) -> Vec<(Key, String)> {
    let mut data = Vec::new();
    let lines = &edge.lines;
    for (key, value) in [
        (Key::StartLine, &lines.start_line),
        (Key::EndLine, &lines.end_line),
        (Key::StartOffset, &lines.start_offset),
        (Key::EndOffset, &lines.end_offset),
    ] {
        data.extend(value.as_ref().map(|value| (key, value.value.to_string())));
    }
    if edge.enters_loop_head {
        data.push((Key::EnterLoopHead, "true".to_owned()));
    }
    if let Some(control) = &edge.control {
        data.push((Key::Control, format!("condition-{}", control.value)));
    }
    for (key, value) in [
        (Key::OriginFile, edge.file.as_ref()),
        (Key::Assumption, edge.assumption.as_deref()),
        (Key::AssumptionScope, edge.scope.as_deref()),
        (Key::ResultFunction, edge.result_function.as_deref()),
        (Key::EnterFunction, edge.enter_function.as_deref()),
        (Key::ReturnFrom, edge.return_from.as_deref()),
        (Key::ThreadId, edge.thread_id.as_deref()),
        (Key::CreateThread, edge.create_thread.as_deref()),
    ] {
        data.extend(value.map(|value| (key, value.value.to_string())));
    }
    data
}
