//! W308: a side of a branch that does not exist.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W308",
    name: "unknown-control",
    severity: Severity::Warning,
    strict: false,
    what: "The `control` of an edge is neither `condition-true` nor `condition-false`.",
    why: "It says which side of a branch the edge takes. A validator that does not know the value takes both sides, \
          or none.",
    bad: r#"<data key="control">true</data>"#,
    good: r#"<data key="control">condition-true</data>"#,
    check: Check::Datum(&[Key::Control], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    if matches!(value, "condition-true" | "condition-false") {
        return;
    }
    let lower = value.to_ascii_lowercase();
    let help = match (lower.contains("true"), lower.contains("false")) {
        (true, false) => "write `condition-true`",
        (false, true) => "write `condition-false`",
        _ => "write which side of the branch is taken, or remove the data if the edge is no branch",
    };
    ctx.report(
        datum.span,
        format_args!("found control {}, expected `condition-true` or `condition-false`", quoted(value)),
        help,
    );
}
