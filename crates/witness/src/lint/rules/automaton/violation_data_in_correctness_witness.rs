//! W309: a proof that speaks of a violation.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::model::Kind;

pub(crate) static RULE: Rule = Rule {
    code: "W309",
    name: "violation-data-in-correctness-witness",
    severity: Severity::Warning,
    strict: false,
    what: "A witness that declares itself a `correctness_witness` uses `sink`, `violation`, `assumption`, \
           `assumption.scope` or `assumption.resultfunction`, be it only to say `false`.",
    why: "A proof covers every execution: it must neither cut some off nor lead to a violation. Such data is ignored \
          at best; at worst the validator looks at fewer executions than the program has.",
    bad: r#"<data key="witness-type">correctness_witness</data>
<edge source="q0" target="q1">
  <data key="assumption">x &gt; 0</data>
</edge>"#,
    good: r#"<data key="witness-type">correctness_witness</data>
<node id="q1">
  <data key="invariant">x &gt; 0</data>
</node>"#,
    check: Check::Datum(
        &[Key::Sink, Key::Violation, Key::Assumption, Key::AssumptionScope, Key::ResultFunction],
        check,
    ),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let kind = ctx.reading.witness.metadata.kind.as_ref();
    if kind.is_none_or(|kind| kind.value != Kind::Correctness) {
        return;
    }
    let help = match datum.key {
        Key::Assumption => "remove it, or state what holds as the `invariant` of a node",
        Key::AssumptionScope => "remove it; the scope of an invariant is its node's `invariant.scope`",
        _ => "remove it, or write `violation_witness` if this is a counterexample",
    };
    ctx.report(
        datum.span,
        format_args!(
            "found `{}` in a correctness witness, expected it only in a violation witness",
            datum.key
        ),
        help,
    );
}
