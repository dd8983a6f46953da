//! W508: a violation that does not say where it happens.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sequence::Segment;
use crate::model::{Action, WaypointKind};

pub(crate) static RULE: Rule = Rule {
    code: "W508",
    name: "missing-target",
    severity: Severity::Warning,
    strict: false,
    what: "No waypoint of a violation sequence is a `target`.",
    why: "The last segment must end in the `target`, the statement that violates the property. Without it a validator \
          does not know when the violation is reached. Only a program that never ends, shown by waypoints to cycle \
          through, has no target.",
    bad: "- segment:\n    - waypoint: {type: assumption, action: follow, …}",
    good: "- segment:\n    - waypoint: {type: assumption, action: follow, …}\n\
           - segment:\n    - waypoint: {type: target, action: follow, …}",
    check: Check::Sequence(check),
};

fn check(ctx: &mut Context<'_>, segments: &[Segment<'_>]) {
    let Some(last) = segments.last() else { return };
    let could_end = segments.iter().any(|segment| {
        segment.has_kind(WaypointKind::Target)
            || segment.has_action(Action::Cycle)
            || segment.waypoints.iter().any(|waypoint| waypoint.kind.is_none())
    });
    if !could_end {
        ctx.report(
            last.node.span,
            "found no `target`, expected one at the end of the last segment",
            "add a segment with a waypoint of type `target` at the statement that violates the property",
        );
    }
}
