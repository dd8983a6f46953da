//! W306: a mark that says what holds anyway.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W306",
    name: "redundant-false",
    severity: Severity::Info,
    strict: false,
    what: "The value of `entry`, `sink`, `violation`, `cyclehead` or `enterLoopHead` is written out as `false`.",
    why: "That is the default of all five, so that the file only becomes longer: large witnesses have hundreds of \
          thousands of nodes and edges.",
    bad: r#"<node id="q1">
  <data key="sink">false</data>
</node>"#,
    good: r#"<node id="q1"/>"#,
    check: Check::Datum(&[Key::Entry, Key::Sink, Key::Violation, Key::CycleHead, Key::EnterLoopHead], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    if datum.value == "false" {
        ctx.report(
            datum.span,
            format_args!("found `false` as `{}`, expected nothing: it is the default", datum.key),
            "remove the `data` element",
        );
    }
}
