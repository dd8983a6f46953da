//! W301: a mark that is neither `true` nor `false`.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W301",
    name: "malformed-boolean",
    severity: Severity::Warning,
    strict: false,
    what: "The value of `entry`, `sink`, `violation`, `cyclehead` or `enterLoopHead` is neither `true` nor `false`.",
    why: "Tools compare these values letter by letter. One that they do not know counts as `false`, so that the \
          automaton may lose its entry or its violation node without a word.",
    bad: r#"<node id="q0">
  <data key="entry">True</data>
</node>"#,
    good: r#"<node id="q0">
  <data key="entry">true</data>
</node>"#,
    check: Check::Datum(&[Key::Entry, Key::Sink, Key::Violation, Key::CycleHead, Key::EnterLoopHead], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    if matches!(value, "true" | "false") {
        return;
    }
    let help = match value.to_ascii_lowercase().as_str() {
        "true" | "yes" | "1" => "write `true`",
        "false" | "no" | "0" => "remove it: `false` is what holds without it",
        _ => "write `true`, or remove it for `false`",
    };
    ctx.report(
        datum.span,
        format_args!("found {} as `{}`, expected `true` or `false`", quoted(value), datum.key),
        help,
    );
}
