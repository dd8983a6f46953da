//! W310: a counterexample that speaks of invariants.

use jurat_text::span::Span;

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::model::{Automaton, Kind, Metadata};
use crate::property::Specification;

pub(crate) static RULE: Rule = Rule {
    code: "W310",
    name: "invariant-in-violation-witness",
    severity: Severity::Warning,
    strict: false,
    what: "A witness that declares itself a `violation_witness` uses `invariant` or `invariant.scope`.",
    why: "A counterexample steers a validator along a path by the assumptions of its edges; invariants of nodes belong \
          to proofs, and are ignored here. Only a witness against termination needs an invariant: that of its \
          cyclehead, which says what holds in every round of the endless cycle.",
    bad: r#"<data key="witness-type">violation_witness</data>
<node id="q1">
  <data key="invariant">x == 6</data>
</node>"#,
    good: r#"<data key="witness-type">violation_witness</data>
<edge source="q0" target="q1">
  <data key="assumption">x == 6</data>
</edge>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    let metadata = &ctx.reading.witness.metadata;
    if metadata.kind.as_ref().is_none_or(|kind| kind.value != Kind::Violation) {
        return;
    }
    let is_against_termination = is_against_termination(metadata, automaton);
    for node in &automaton.nodes {
        if let Some(invariant) = &node.invariant
            && !is_against_termination
        {
            report(ctx, Key::Invariant, invariant.span);
        }
        if let Some(scope) = &node.scope {
            report(ctx, Key::InvariantScope, scope.span);
        }
    }
}

fn is_against_termination(metadata: &Metadata, automaton: &Automaton) -> bool {
    automaton.nodes.iter().any(|node| node.is_cyclehead)
        || metadata.specifications.iter().any(|specification| {
            Specification::parse(&specification.value).is_some_and(|property| property.is_termination())
        })
}

fn report(ctx: &mut Context<'_>, key: Key, span: Span) {
    let help = match key {
        Key::Invariant => "remove it, or state what the path needs as the `assumption` of an edge",
        _ => "remove it; the scope of an assumption is its edge's `assumption.scope`",
    };
    ctx.report(
        span,
        format_args!("found `{key}` in a violation witness, expected it only in a correctness witness"),
        help,
    );
}
