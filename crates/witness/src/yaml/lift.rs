//! [`Document`] to [`Witness`]: what a well-formed part of the file means; the rest is left to lint.

use jurat_text::span::Spanned;
use jurat_text::yaml::{Document, Type, Yaml};
use smol_str::SmolStr;

use crate::model::{
    Action, Body, Constraint, Entries, FileHash, GhostUpdate, GhostVariable, Invariant, InvariantKind, Kind,
    Language, Location, Metadata, Producer, Segment, Waypoint, WaypointKind, Witness,
};

/// The witness that a document describes. The metadata are those of the first entry.
pub fn lift(document: &Document) -> Witness {
    let mut metadata = Metadata::default();
    let mut contents = Entries::default();
    for (idx, entry) in entries(document).iter().enumerate() {
        if idx == 0
            && let Some(node) = entry.get("metadata")
        {
            metadata = lift_metadata(node);
        }
        let Some(entry_type) = entry.get("entry_type") else { continue };
        let content = entry.get("content");
        let items = content.map(Yaml::items).unwrap_or_default();
        let kind = match entry_type.text() {
            Some("invariant_set") => {
                contents.invariants.extend(items.iter().filter_map(lift_invariant));
                Kind::Correctness
            }
            Some("violation_sequence") => {
                contents.segments.extend(items.iter().filter_map(lift_segment));
                Kind::Violation
            }
            Some("ghost_instrumentation") => {
                if let Some(content) = content {
                    lift_ghosts(content, &mut contents);
                }
                Kind::Correctness
            }
            _ => continue,
        };
        metadata.kind.get_or_insert(Spanned::new(entry_type.span, kind));
    }
    Witness { metadata, body: Body::Entries(contents) }
}

/// The entries of a witness: the items of the list, or the single mapping that producers for Java write.
pub fn entries(document: &Document) -> &[Yaml] {
    match &document.root {
        Some(root) if root.type_of() == Type::Mapping => std::slice::from_ref(root),
        Some(root) => root.items(),
        None => &[],
    }
}

fn lift_metadata(node: &Yaml) -> Metadata {
    let task = node.get("task");
    let in_task = |key| task.and_then(|task| task.get(key));
    let producer = node.get("producer");
    Metadata {
        format_version: node.get("format_version").and_then(spanned),
        kind: None,
        language: in_task("language").and_then(|language| {
            let value = Language::from_name(language.text()?)?;
            Some(Spanned::new(language.span, value))
        }),
        producer: producer.and_then(|producer| {
            let name = SmolStr::new(producer.get("name")?.text()?);
            let version = producer.get("version").and_then(Yaml::text).map(SmolStr::new);
            Some(Spanned::new(producer.span, Producer { name, version }))
        }),
        specifications: in_task("specification").and_then(spanned).into_iter().collect(),
        input_files: in_task("input_files").map(one_or_many).unwrap_or_default(),
        hashes: in_task("input_file_hashes")
            .map(Yaml::entries)
            .unwrap_or_default()
            .iter()
            .filter_map(|(file, hash)| {
                Some(FileHash { file: file.text().map(SmolStr::new), hash: spanned(hash)? })
            })
            .collect(),
        data_model: in_task("data_model").and_then(spanned),
        creation_time: node.get("creation_time").and_then(spanned),
        uuid: node.get("uuid").and_then(spanned),
    }
}

/// A list of strings, or a string in place of a list of one.
fn one_or_many(node: &Yaml) -> Vec<Spanned<SmolStr>> {
    match spanned(node) {
        Some(one) => vec![one],
        None => node.items().iter().filter_map(spanned).collect(),
    }
}

fn lift_invariant(item: &Yaml) -> Option<Invariant> {
    // The format's own name for the second is `contract`; CPAchecker writes it as an `invariant` too.
    let node = item.get("invariant").or_else(|| item.get("contract"))?;
    let value = || node.get("value").and_then(spanned);
    let kind = match node.get("type")?.text()? {
        "loop_invariant" => InvariantKind::Loop(value()?),
        "location_invariant" => InvariantKind::Location(value()?),
        "loop_transition_invariant" => InvariantKind::LoopTransition(value()?),
        "location_transition_invariant" => InvariantKind::LocationTransition(value()?),
        "function_contract" => InvariantKind::Contract {
            requires: node.get("requires").and_then(spanned),
            ensures: node.get("ensures").and_then(spanned),
        },
        _ => return None,
    };
    Some(Invariant {
        span: node.span,
        kind,
        location: node.get("location").map(lift_location).unwrap_or_default(),
        format: node.get("format").and_then(spanned),
        labels: node.get("labels").map(one_or_many).unwrap_or_default(),
    })
}

fn lift_segment(item: &Yaml) -> Option<Segment> {
    let segment = item.get("segment")?;
    let waypoints = segment.items().iter().filter_map(|item| lift_waypoint(item.get("waypoint")?)).collect();
    Some(Segment { span: segment.span, waypoints })
}

fn lift_waypoint(node: &Yaml) -> Option<Waypoint> {
    Some(Waypoint {
        span: node.span,
        action: Action::from_name(node.get("action")?.text()?)?,
        kind: WaypointKind::from_name(node.get("type")?.text()?)?,
        location: node.get("location").map(lift_location).unwrap_or_default(),
        constraint: node.get("constraint").and_then(lift_constraint),
    })
}

fn lift_constraint(node: &Yaml) -> Option<Constraint> {
    Some(Constraint { value: spanned(node.get("value")?)?, format: node.get("format").and_then(spanned) })
}

fn lift_location(node: &Yaml) -> Location {
    let number = |key| {
        let node = node.get(key)?;
        let value = u32::try_from(node.integer()?).ok().filter(|value| *value > 0)?;
        Some(Spanned::new(node.span, value))
    };
    Location {
        span: node.span,
        file: node.get("file_name").and_then(spanned),
        line: number("line"),
        column: number("column"),
        function: node.get("function").and_then(spanned),
    }
}

fn lift_ghosts(content: &Yaml, contents: &mut Entries) {
    let variables = content.get("ghost_variables").map(Yaml::items).unwrap_or_default();
    contents.ghost_variables.extend(variables.iter().filter_map(|node| {
        Some(GhostVariable {
            name: spanned(node.get("name")?)?,
            type_name: node.get("type").and_then(spanned),
            initial: node.get("initial").and_then(lift_constraint),
        })
    }));
    for node in content.get("ghost_updates").map(Yaml::items).unwrap_or_default() {
        let location = node.get("location").map(lift_location).unwrap_or_default();
        let updates = node.get("updates").map(Yaml::items).unwrap_or_default();
        contents.ghost_updates.extend(updates.iter().filter_map(|update| {
            Some(GhostUpdate {
                location: location.clone(),
                variable: spanned(update.get("variable")?)?,
                value: lift_constraint(update)?,
            })
        }));
    }
}

fn spanned(node: &Yaml) -> Option<Spanned<SmolStr>> {
    node.text().map(|text| Spanned::new(node.span, SmolStr::new(text)))
}
