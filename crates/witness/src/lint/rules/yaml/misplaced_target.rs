//! W509: a target where the violation does not end.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::sequence::Segment;
use crate::model::{Action, WaypointKind};
use crate::yaml::schema::Version;

pub(crate) static RULE: Rule = Rule {
    code: "W509",
    name: "misplaced-target",
    severity: Severity::Warning,
    strict: false,
    what: "A `target` is not in the last segment, is not the only one, or is not followed.",
    why: "The execution ends in the target, so nothing can come after it, and it cannot be avoided. A validator that has \
          reached the first target is done and never looks at the rest.",
    bad: "- segment:\n    - waypoint: {type: target, action: follow, …}\n\
          - segment:\n    - waypoint: {type: assumption, action: follow, …}",
    good: "- segment:\n    - waypoint: {type: assumption, action: follow, …}\n\
           - segment:\n    - waypoint: {type: target, action: follow, …}",
    check: Check::Sequence(check),
};

fn check(ctx: &mut Context<'_>, segments: &[Segment<'_>]) {
    // Version 2.2 shows a data race by two waypoints at the end.
    let allows_several = profile::version(ctx) == Some(Version::V2_2);
    let (n_segments, mut n_targets) = (segments.len(), 0);
    for (idx, segment) in segments.iter().enumerate() {
        for waypoint in &segment.waypoints {
            if waypoint.kind != Some(WaypointKind::Target) {
                continue;
            }
            n_targets += 1;
            if let Some(action @ (Action::Avoid | Action::Cycle)) = waypoint.action {
                ctx.report(
                    waypoint.field("action").span,
                    format!("the target has the action `{}`, expected `follow`", action.as_str()),
                    "write `action: follow`; what must not happen is an `assumption` to avoid",
                );
            } else if idx + 1 < n_segments {
                ctx.report(
                    waypoint.field("type").span,
                    format!(
                        "found a target in segment {} of {n_segments}, expected it in the last one",
                        idx + 1
                    ),
                    "move the segment to the end, or remove the segments after it",
                );
            } else if n_targets > 1 && !allows_several {
                ctx.report(
                    waypoint.field("type").span,
                    "found another target, expected a single one",
                    "keep only the target that violates the property",
                );
            }
        }
    }
}
