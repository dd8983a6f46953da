//! W506: a waypoint with an unknown action.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::unknown_word;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W506",
    name: "unknown-action",
    severity: Severity::Warning,
    strict: false,
    what: "The `action` of a waypoint is not one of the format.",
    why: "The action says whether the violation passes the waypoint (`follow`), must not pass it (`avoid`), or passes it \
          for ever (`cycle`, since version 2.1).",
    bad: "action: goto",
    good: "action: follow",
    check: Check::Mapping(&[Kind::Waypoint], check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    unknown_word::report(ctx, mapping, node, "action", "action");
}
