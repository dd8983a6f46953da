//! What stands in a witness, but is not in what is read of it.
//!
//! Lint tells of most of it. Here is what matters only to those who follow a witness: data without a value, expressions in a
//! language that nobody knows, parts that only a complete neighbour gives a meaning.

use jurat_text::span::Span;
use jurat_text::yaml::Yaml;
use jurat_witness::graphml;
use jurat_witness::yaml;
use jurat_witness::{Reading, Syntax};

/// A key of no format under which tools write what people may want to read.
const FOR_PEOPLE: &str = "sourcecode";

/// The first part that is not read.
pub(crate) fn unread(reading: &Reading) -> Option<(Span, String)> {
    match &reading.syntax {
        Syntax::GraphMl(document) => unread_key(document)
            .or_else(|| renamed_key(document))
            .or_else(|| document.unread_data().map(|(span, why)| (span, why.to_owned()))),
        Syntax::Yaml(document) => {
            let entries = yaml::entries(document);
            entries.iter().find_map(foreign).or_else(|| entries.iter().find_map(unread_entry))
        }
        Syntax::Unknown => None,
    }
}

fn unread_key(document: &graphml::GraphmlDocument) -> Option<(Span, String)> {
    let (span, key) = document.unread_keys().find(|(_, key)| *key != FOR_PEOPLE)?;
    Some((span, format!("found key `{key}`, expected one of the format that belongs there")))
}

/// A key whose declaration gives it the meaning of another one, which readers do not look for under this id.
fn renamed_key(document: &graphml::GraphmlDocument) -> Option<(Span, String)> {
    let (span, meant) = document.renamed_keys().next()?;
    Some((
        span,
        format!("found another key with the name `{meant}`, expected it for the key of that id only"),
    ))
}

/// What of an entry is in a version of the format, or in a language, that nobody knows.
fn foreign(entry: &Yaml) -> Option<(Span, String)> {
    let is_known = |version: &&Yaml| version.text().is_some_and(yaml::is_version);
    let version = entry.get("metadata").and_then(|metadata| metadata.get("format_version"));
    let unknown = |node: &Yaml, what: &str| {
        let found = node.text().map(|text| format!(" `{text}`")).unwrap_or_default();
        (node.span, format!("unknown {what}{found}"))
    };
    version
        .filter(|version| !is_known(version))
        .map(|version| unknown(version, "format version"))
        .or_else(|| Some(unknown(foreign_format(entry.get("content")?)?, "expression format")))
}

/// The first format of an expression that is not one of the format. Readers bound the depth of a document.
fn foreign_format(node: &Yaml) -> Option<&Yaml> {
    let is_foreign = |format: &&Yaml| !format.text().is_some_and(yaml::is_expression_format);
    let own = node.get("format").filter(is_foreign);
    let in_fields = || node.entries().iter().find_map(|(_, value)| foreign_format(value));
    own.or_else(in_fields).or_else(|| node.items().iter().find_map(foreign_format))
}

/// What of an entry is lost, or has no order.
fn unread_entry(entry: &Yaml) -> Option<(Span, String)> {
    if entry.get("entry_type").and_then(Yaml::text).is_none() {
        return Some((entry.span, "an entry without `entry_type`".to_owned()));
    }
    let content = entry.get("content")?;
    content.items().iter().find_map(unread_invariant).or_else(|| unread_sequence(content))
}

/// What of an item of an invariant set is lost.
fn unread_invariant(item: &Yaml) -> Option<(Span, String)> {
    let node = item.get("invariant").or_else(|| item.get("contract"))?;
    let is_contract = node.get("type").and_then(Yaml::text) == Some("function_contract");
    let required: &[&str] = if is_contract { &["location"] } else { &["type", "location", "value"] };
    let missing = required.iter().find(|field| node.get(field).is_none())?;
    Some((node.span, format!("an invariant without `{missing}`")))
}

/// What of a violation is lost, or has no order.
fn unread_sequence(content: &Yaml) -> Option<(Span, String)> {
    let segments = content.items().iter().filter_map(|item| item.get("segment"));
    segments.into_iter().find_map(|segment| {
        let waypoints = || segment.items().iter().filter_map(|item| item.get("waypoint"));
        let is_followed = |waypoint: &&Yaml| waypoint.get("action").and_then(Yaml::text) == Some("follow");
        let second = waypoints().filter(is_followed).nth(1);
        let crowded = second.map(|it| (it.span, "several waypoints to follow in one segment".to_owned()));
        waypoints().find_map(unread_waypoint).or(crowded)
    })
}

fn unread_waypoint(waypoint: &Yaml) -> Option<(Span, String)> {
    let lacks = |field: &str| waypoint.get(field).is_none().then(|| format!("a waypoint without `{field}`"));
    let has_no_value = waypoint.get("constraint").is_some_and(|constraint| constraint.get("value").is_none());
    let empty = has_no_value.then(|| "a constraint without `value`".to_owned());
    let threaded = waypoint.get("thread_id").map(|_| "the thread of a waypoint".to_owned());
    let why = lacks("type").or_else(|| lacks("action")).or(empty).or(threaded)?;
    Some((waypoint.span, why))
}
