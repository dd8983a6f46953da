//! W514: waypoints to cycle through that form no cycle at the end.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::sequence::Segment;
use crate::model::{Action, WaypointKind};

pub(crate) static RULE: Rule = Rule {
    code: "W514",
    name: "malformed-cycle",
    severity: Severity::Warning,
    strict: false,
    what: "Segments to cycle through are not all at the end, stand beside a `target`, or the property is not termination.",
    why: "A program that never ends is shown by a stem of segments to follow and then a cycle of segments to pass for \
          ever. Nothing can come after the cycle, no target is ever reached, and only termination (`F end`) is violated \
          this way.",
    bad: "- segment:\n    - waypoint: {action: cycle, …}\n- segment:\n    - waypoint: {action: follow, …}",
    good: "- segment:\n    - waypoint: {action: follow, …}\n- segment:\n    - waypoint: {action: cycle, …}",
    check: Check::Sequence(check),
};

fn check(ctx: &mut Context<'_>, segments: &[Segment<'_>]) {
    let Some(start) = segments.iter().position(|segment| segment.has_action(Action::Cycle)) else { return };
    check_property(ctx, segments, start);
    if segments.iter().any(|segment| segment.has_kind(WaypointKind::Target)) {
        report_cycle(
            ctx,
            segments,
            start,
            "found a waypoint to cycle through beside a `target`, expected only one of them",
            "remove the `target` if the program never ends, and the cycle if it does",
        );
        return;
    }
    for (idx, segment) in segments.iter().enumerate().skip(start) {
        if !segment.has_action(Action::Cycle) && segment.has_action(Action::Follow) {
            ctx.report(
                segment.node.span,
                format!(
                    "segment {} is followed after the cycle began, expected only segments to cycle",
                    idx + 1
                ),
                "move the segment before the cycle, or write `action: cycle` in it",
            );
        }
    }
}

/// Only termination is violated by going on for ever.
fn check_property(ctx: &mut Context<'_>, segments: &[Segment<'_>], start: usize) {
    let Some(specification) = profile::metadata(ctx).specifications.first() else { return };
    let dense: String = specification.value.split_whitespace().collect();
    if !dense.contains("LTL(Fend)") {
        report_cycle(
            ctx,
            segments,
            start,
            "found a waypoint to cycle through, expected none where the property is not termination (`F end`)",
            "end the sequence with a `target`, or name the property of termination",
        );
    }
}

/// Reports the first waypoint to cycle through.
fn report_cycle(ctx: &mut Context<'_>, segments: &[Segment<'_>], start: usize, message: &str, help: &str) {
    let waypoints = segments.get(start).map(|segment| segment.waypoints.as_slice()).unwrap_or_default();
    if let Some(cycle) = waypoints.iter().find(|waypoint| waypoint.action == Some(Action::Cycle)) {
        ctx.report(cycle.field("action").span, message, help);
    }
}
