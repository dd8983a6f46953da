//! W311: a counterexample that does not say where the violation is.

use crate::graphml::GraphmlDocument;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::model::Kind;

pub(crate) static RULE: Rule = Rule {
    code: "W311",
    name: "missing-violation-node",
    severity: Severity::Warning,
    strict: false,
    what: "A witness that declares itself a `violation_witness` marks no node as `violation`, and none as \
           `cyclehead`.",
    why: "A validator follows the automaton until it reaches a violation node; without one it has nothing to look \
          for, and cannot confirm the witness. A witness against termination has a cyclehead instead.",
    bad: r#"<data key="witness-type">violation_witness</data>
<node id="q0">
  <data key="entry">true</data>
</node>
<node id="q1"/>"#,
    good: r#"<data key="witness-type">violation_witness</data>
<node id="q0">
  <data key="entry">true</data>
</node>
<node id="q1">
  <data key="violation">true</data>
</node>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let witness = &ctx.reading.witness;
    let Some(automaton) = witness.automaton() else { return };
    if ctx.is_cut()
        || witness.metadata.kind.as_ref().is_none_or(|kind| kind.value != Kind::Violation)
        || automaton.nodes.iter().any(|node| node.is_violation || node.is_cyclehead)
    {
        return;
    }
    if let Some((_, graph)) = document.graph() {
        ctx.report(
            graph.open,
            "found no violation node in a violation witness, expected at least one",
            "add `<data key=\"violation\">true</data>` to the node in which the property is violated",
        );
    }
}
