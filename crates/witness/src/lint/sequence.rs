//! The segments and waypoints of a violation sequence as written, for the rules on their order.

use jurat_text::yaml::{Document, Type, Yaml};

use crate::model::{Action, WaypointKind};
use crate::yaml::entries;

/// A segment.
pub(crate) struct Segment<'d> {
    /// The list of waypoints.
    pub(crate) node: &'d Yaml,
    pub(crate) waypoints: Vec<Waypoint<'d>>,
}

/// A waypoint.
pub(crate) struct Waypoint<'d> {
    /// The mapping, or what stands in its place.
    pub(crate) node: &'d Yaml,
    /// What to do; none if it is missing or unknown.
    pub(crate) action: Option<Action>,
    /// What it is; none if it is missing or unknown.
    pub(crate) kind: Option<WaypointKind>,
}

/// The violation sequences of a file, each with its segments; what is no list of waypoints is left out.
pub(crate) fn sequences(document: &Document) -> Vec<Vec<Segment<'_>>> {
    entries(document)
        .iter()
        .filter(|entry| entry.get("entry_type").and_then(Yaml::text) == Some("violation_sequence"))
        .map(|entry| entry.get("content").map(Yaml::items).unwrap_or_default())
        .map(|items| items.iter().filter_map(segment).collect())
        .collect()
}

impl Segment<'_> {
    /// Whether a waypoint of the segment is of this type.
    pub(crate) fn has_kind(&self, kind: WaypointKind) -> bool {
        self.waypoints.iter().any(|waypoint| waypoint.kind == Some(kind))
    }

    /// Whether a waypoint of the segment has this action.
    pub(crate) fn has_action(&self, action: Action) -> bool {
        self.waypoints.iter().any(|waypoint| waypoint.action == Some(action))
    }
}

impl<'d> Waypoint<'d> {
    /// A field, or the waypoint itself where it is missing.
    pub(crate) fn field(&self, name: &str) -> &'d Yaml {
        self.node.get(name).unwrap_or(self.node)
    }
}

fn segment(item: &Yaml) -> Option<Segment<'_>> {
    let node = item.get("segment").filter(|node| node.type_of() == Type::Sequence)?;
    Some(Segment { node, waypoints: node.items().iter().map(waypoint).collect() })
}

fn waypoint(item: &Yaml) -> Waypoint<'_> {
    let node = item.get("waypoint").unwrap_or(item);
    let word = |field| node.get(field).and_then(Yaml::text);
    Waypoint {
        node,
        action: word("action").and_then(Action::from_name),
        kind: word("type").and_then(WaypointKind::from_name),
    }
}
