//! W505: a waypoint of an unknown type.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::unknown_word;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W505",
    name: "unknown-waypoint-type",
    severity: Severity::Warning,
    strict: false,
    what: "The `type` of a waypoint is not one of the format.",
    why: "The type says what the location points to and when the waypoint is passed. A validator cannot follow a waypoint \
          whose type it does not know, and rejects the witness.",
    bad: "type: assume",
    good: "type: assumption",
    check: Check::Mapping(&[Kind::Waypoint], check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    unknown_word::report(ctx, mapping, node, "type", "waypoint type");
}
