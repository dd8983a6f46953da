//! W305: several heads of an endless cycle.

use crate::graphml::{GraphmlDocument, Key};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::automaton::unique_mark::report_repeated;

pub(crate) static RULE: Rule = Rule {
    code: "W305",
    name: "multiple-cycleheads",
    severity: Severity::Warning,
    strict: false,
    what: "More than one node is marked as `cyclehead`.",
    why: "A witness against termination shows one path to a node and one cycle from there that is taken forever. With \
          several heads it is open which cycle is meant.",
    bad: r#"<node id="q1">
  <data key="cyclehead">true</data>
</node>
<node id="q2">
  <data key="cyclehead">true</data>
</node>"#,
    good: r#"<node id="q1">
  <data key="cyclehead">true</data>
</node>
<node id="q2"/>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let Some(automaton) = ctx.reading.witness.automaton() else { return };
    if ctx.may_use(&[Key::CycleHead])
        && automaton.nodes.iter().filter(|node| node.is_cyclehead).nth(1).is_some()
    {
        report_repeated(
            ctx,
            document,
            Key::CycleHead,
            "cyclehead",
            "keep the mark on one node of the cycle that is never left",
        );
    }
}
