//! W501: an invariant of an unknown type.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::unknown_word;
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W501",
    name: "unknown-invariant-type",
    severity: Severity::Warning,
    strict: false,
    what: "The `type` of an invariant is not one of the format, or that of a `contract` is not `function_contract`.",
    why: "The type says when the expression must hold: a `loop_invariant` before every evaluation of the loop's \
          condition, a `location_invariant` before the statement. Without it the invariant says nothing.",
    bad: "type: invariant",
    good: "type: loop_invariant",
    check: Check::Mapping(&[Kind::Invariant, Kind::Contract], check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    if mapping.kind == Kind::Invariant {
        unknown_word::report(ctx, mapping, node, "type", "invariant type");
        return;
    }
    if let Some(node) = node.get("type")
        && let Some(found) = node.text().filter(|found| *found != "function_contract")
    {
        ctx.report(
            node.span,
            format!("found contract type {}, expected `function_contract`", quoted(found)),
            "write `function_contract`, or `invariant` in place of `contract`",
        );
    }
}
