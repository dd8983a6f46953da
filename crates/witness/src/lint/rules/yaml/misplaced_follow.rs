//! W507: a segment that does not end in its only waypoint to follow.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::rules::yaml::sequence::{Segment, sequences};
use crate::model::Action;
use crate::yaml::Document;
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
    check: Check::Yaml(check),
};

fn check(ctx: &mut Context<'_>, document: &Document) {
    let allows_several_at_end = profile::version(ctx) == Some(Version::V2_2);
    for segments in sequences(document) {
        let n_segments = segments.len();
        for (idx, segment) in segments.iter().enumerate() {
            let allows_several = allows_several_at_end && idx + 1 == n_segments;
            check_segment(ctx, idx + 1, segment, allows_several);
        }
    }
}

fn check_segment(ctx: &mut Context<'_>, number: usize, segment: &Segment<'_>, allows_several: bool) {
    let mut followed = None;
    for (idx, waypoint) in segment.waypoints.iter().enumerate() {
        let n = idx + 1;
        match (waypoint.action, followed) {
            (Some(Action::Follow | Action::Cycle), None) => followed = Some(n),
            (Some(Action::Follow | Action::Cycle), Some(first)) if !allows_several => ctx.report(
                waypoint.field("action").span,
                format!(
                    "waypoint {n} of segment {number} is followed like waypoint {first}, \
                     expected one waypoint to follow"
                ),
                "put each waypoint to follow into a segment of its own",
            ),
            (Some(Action::Avoid), Some(first)) => ctx.report(
                waypoint.field("action").span,
                format!(
                    "waypoint {n} of segment {number} is avoided after waypoint {first}, expected before it"
                ),
                "move the waypoint to avoid before the one to follow, or into the next segment",
            ),
            _ => {}
        }
    }
    // An empty segment is W521, an unknown action W506.
    let is_avoided_throughout =
        segment.waypoints.iter().all(|waypoint| waypoint.action == Some(Action::Avoid));
    if is_avoided_throughout && !segment.waypoints.is_empty() {
        ctx.report(
            segment.node.span,
            format!("segment {number} has only waypoints to avoid, expected one to follow at its end"),
            "add the waypoint whose passing ends the segment, with `action: follow`",
        );
    }
}
