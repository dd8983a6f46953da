//! W521: an entry that claims nothing.

use jurat_text::yaml::{Type, Yaml};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W521",
    name: "empty-content",
    severity: Severity::Warning,
    strict: false,
    what: "A violation sequence has no segments, a segment no waypoints, an invariant set no invariants, or a contract \
           neither `requires` nor `ensures`.",
    why: "A violation must at least have its target. An empty invariant set is valid and common, but only says that the \
          property holds; likewise a contract that asks and promises nothing. Both are only worth knowing.",
    bad: "- entry_type: violation_sequence\n  metadata: {…}\n  content: []",
    good: "- entry_type: violation_sequence\n  metadata: {…}\n  content:\n    - segment:\n        - waypoint: {…}",
    check: Check::Mapping(&[Kind::Entry, Kind::SegmentItem, Kind::Contract], check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    match mapping.kind {
        Kind::Entry => check_entry(ctx, node),
        Kind::SegmentItem => {
            if let Some(segment) = empty_list(node, "segment") {
                ctx.report(
                    segment.span,
                    "the segment is empty, expected at least a waypoint to follow",
                    "add a waypoint, or remove the segment",
                );
            }
        }
        Kind::Contract if node.get("requires").is_none() && node.get("ensures").is_none() => ctx.report_as(
            Severity::Info,
            node.span,
            "the contract has neither `requires` nor `ensures`, expected at least one",
            "add what the function requires or ensures, or remove the contract",
        ),
        _ => {}
    }
}

fn check_entry(ctx: &mut Context<'_>, entry: &Yaml) {
    let Some(content) = empty_list(entry, "content") else { return };
    match entry.get("entry_type").and_then(Yaml::text) {
        Some("violation_sequence") => ctx.report(
            content.span,
            "the violation sequence is empty, expected at least a segment with the target",
            "add a segment with a waypoint of type `target` at the statement that violates the property",
        ),
        Some("invariant_set") => ctx.report_as(
            Severity::Info,
            content.span,
            "the invariant set is empty, expected an invariant for each loop that the proof needs one for",
            "nothing to do if the proof needs no invariants",
        ),
        _ => {}
    }
}

fn empty_list<'y>(node: &'y Yaml, field: &str) -> Option<&'y Yaml> {
    node.get(field).filter(|list| list.type_of() == Type::Sequence && list.items().is_empty())
}
