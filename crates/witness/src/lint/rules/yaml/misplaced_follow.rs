//! W507: a segment that does not end in its only waypoint to follow.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::sequence::{Segment, Waypoint};
use crate::model::{Action, WaypointKind};
use crate::yaml::schema::Version;

pub(crate) static RULE: Rule = Rule {
    code: "W507",
    name: "misplaced-follow",
    severity: Severity::Warning,
    strict: false,
    what: "A segment has no waypoint to follow, several of them, or one to avoid after it.",
    why: "A segment is any number of waypoints to avoid and then exactly one to follow (or, since version 2.1, to cycle \
          through), whose passing ends the segment. Several waypoints to follow in one segment say nothing about their \
          order: each needs a segment of its own. Version 2.2 allows several in the last segment, for data races.",
    bad: "- segment:\n    - waypoint: {action: follow, …}\n    - waypoint: {action: follow, …}",
    good: "- segment:\n    - waypoint: {action: follow, …}\n- segment:\n    - waypoint: {action: follow, …}",
    check: Check::Sequence(check),
};

fn check(ctx: &mut Context<'_>, segments: &[Segment<'_>]) {
    let allows_several_at_end = profile::version(ctx) == Some(Version::V2_2);
    for (idx, segment) in segments.iter().enumerate() {
        let allows_several = allows_several_at_end && idx + 1 == segments.len();
        check_segment(ctx, idx + 1, segment, allows_several);
    }
}

fn check_segment(ctx: &mut Context<'_>, number: usize, segment: &Segment<'_>, allows_several: bool) {
    let is_target = |waypoint: &Waypoint<'_>| waypoint.kind == Some(WaypointKind::Target);
    let mut followed: Option<(usize, &Waypoint<'_>)> = None;
    for (idx, waypoint) in segment.waypoints.iter().enumerate() {
        let n = idx + 1;
        match (waypoint.action, followed) {
            (Some(Action::Follow | Action::Cycle), None) => followed = Some((n, waypoint)),
            (Some(Action::Follow | Action::Cycle), Some((before, other)))
                if !(allows_several || is_target(waypoint) && is_target(other)) =>
            {
                ctx.report(
                    waypoint.field("action").span,
                    format!(
                        "waypoint {n} of segment {number} is followed like waypoint {before}, \
                         expected one waypoint to follow"
                    ),
                    "put each waypoint to follow into a segment of its own",
                );
            }
            (Some(Action::Avoid), Some((before, _))) => ctx.report(
                waypoint.field("action").span,
                format!(
                    "waypoint {n} of segment {number} is avoided after waypoint {before}, expected before it"
                ),
                "move the waypoint to avoid before the one to follow, or into the next segment",
            ),
            _ => {}
        }
    }
    // An empty segment is W521, an unknown action W506, an avoided or second target W509.
    let is_avoided = |waypoint: &Waypoint<'_>| waypoint.action == Some(Action::Avoid) && !is_target(waypoint);
    if !segment.waypoints.is_empty() && segment.waypoints.iter().all(is_avoided) {
        ctx.report(
            segment.node.span,
            format!("segment {number} has only waypoints to avoid, expected one to follow at its end"),
            "add the waypoint whose passing ends the segment, with `action: follow`",
        );
    }
}
