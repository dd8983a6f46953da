//! W510: a waypoint without the constraint that its type needs.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::model::WaypointKind;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W510",
    name: "missing-constraint",
    severity: Severity::Warning,
    strict: false,
    what: "A waypoint of type `assumption`, `branching` or `function_return` has no `constraint`.",
    why: "Such a waypoint is passed when its constraint holds: the assumption is true, the branch is taken, the value is \
          returned. Without the constraint it says nothing, and validators reject it.",
    bad: "type: branching\naction: follow\nlocation: {…}",
    good: "type: branching\naction: follow\nconstraint:\n  value: true\nlocation: {…}",
    check: Check::Mapping(&[Kind::Waypoint], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    if node.get("constraint").is_some() {
        return;
    }
    let Some(kind) = node.get("type").and_then(Yaml::text).and_then(WaypointKind::from_name) else { return };
    let (expected, help) = match kind {
        WaypointKind::Assumption => {
            ("an expression", "add `constraint` with the `value` and `format` of the expression")
        }
        WaypointKind::Branching => {
            ("the branch that is taken", "add `constraint` with the `value` `true` or `false`")
        }
        WaypointKind::FunctionReturn => (
            "the value that is returned",
            "add `constraint` with a `value` such as `\\result == 5`, or use `function_enter`",
        ),
        WaypointKind::FunctionEnter | WaypointKind::Target => return,
    };
    ctx.report(
        node.span,
        format!("waypoint of type `{}` has no `constraint`, expected {expected}", kind.as_str()),
        help,
    );
}
