//! W511: a waypoint with a constraint that its type does not have.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::model::WaypointKind;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W511",
    name: "unexpected-constraint",
    severity: Severity::Warning,
    strict: false,
    what: "A waypoint of type `target` or `function_enter` has a `constraint`.",
    why: "The format forbids it: such a waypoint is passed when it is reached, whatever the values are. A condition on the \
          values is an `assumption` in a segment before.",
    bad: "type: target\nconstraint:\n  value: x > 0\n  format: java_expression",
    good: "type: target",
    check: Check::Mapping(&[Kind::Waypoint], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let kind = node.get("type").and_then(Yaml::text).and_then(WaypointKind::from_name);
    let Some(kind @ (WaypointKind::Target | WaypointKind::FunctionEnter)) = kind else { return };
    if let Some((key, _)) = node.entries().iter().find(|(key, _)| key.text() == Some("constraint")) {
        ctx.report(
            key.span,
            format!("found a `constraint` at a waypoint of type `{}`, expected none", kind.as_str()),
            "remove it, or put it into an `assumption` waypoint of a segment before",
        );
    }
}
