//! W209: a GraphML witness of another version than 1.0.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W209",
    name: "wrong-format-version",
    severity: Severity::Warning,
    strict: false,
    what: "The `witness-format-version` of a GraphML witness is not `1.0`.",
    why: "GraphML witnesses exist in version 1.0 only; version 2.0 and later are written in YAML. A validator that \
          looks at the version may refuse the file. Without the datum the version is 1.0.",
    bad: r#"<data key="witness-format-version">2.0</data>"#,
    good: r#"<data key="witness-format-version">1.0</data>"#,
    check: Check::Datum(&[Key::FormatVersion], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    if datum.value == "1.0" {
        return;
    }
    ctx.report(
        datum.span,
        format!("found format version {} in GraphML, expected `1.0`", quoted(&datum.value)),
        "write `1.0` or leave it out; versions from 2.0 on are YAML",
    );
}
