//! W303: an automaton without an initial state.

use crate::graphml::GraphmlDocument;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W303",
    name: "missing-entry-node",
    severity: Severity::Warning,
    strict: false,
    what: "The graph has nodes, but none is marked as the entry.",
    why: "A validator runs the automaton along with the program, beginning in its entry node. Without one the \
          automaton never runs, and nothing that the witness says is checked.",
    bad: r#"<node id="q0"/>
<node id="q1"/>"#,
    good: r#"<node id="q0">
  <data key="entry">true</data>
</node>
<node id="q1"/>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let Some(automaton) = ctx.reading.witness.automaton() else { return };
    if ctx.is_cut() || automaton.nodes.is_empty() || automaton.nodes.iter().any(|node| node.is_entry) {
        return;
    }
    if let Some((_, graph)) = document.graph() {
        ctx.report(
            graph.open,
            "found no entry node, expected exactly one",
            "add `<data key=\"entry\">true</data>` to the node in which the program starts",
        );
    }
}
