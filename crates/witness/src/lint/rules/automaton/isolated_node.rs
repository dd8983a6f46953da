//! W316: nodes that hang on nothing.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W316",
    name: "isolated-node",
    severity: Severity::Info,
    strict: false,
    what: "A node other than the entry has no edge at all. However many there are, they are reported once.",
    why: "The automaton can never be in that state, so whatever the witness says there is not checked. JBMC writes one \
          such node for each step that it merges into the step before: that is where its witnesses say less than \
          JBMC knew.",
    bad: r#"<node id="q1"/>
<node id="q2"/>
<edge source="q0" target="q1"/>"#,
    good: r#"<node id="q1"/>
<edge source="q0" target="q1"/>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    if ctx.is_cut() {
        return;
    }
    // No edge can name a node without an id, or the second one of an id: that is what other rules are for.
    let mut isolated = automaton.nodes().zip(automaton.have_edges()).filter_map(|((id, node), has_edge)| {
        let is_isolated = !has_edge && !node.is_entry && automaton.find(&node.id) == Some(id);
        is_isolated.then_some(node)
    });
    let Some(first) = isolated.next() else { return };
    let name = quoted(&first.id);
    let message = match isolated.count() {
        0 => format!("found node {name} without any edge, expected every node to be on a path"),
        n_others => format!(
            "found {} nodes without any edge, the first is {name}; expected every node to be on a path",
            n_others + 1
        ),
    };
    ctx.report(first.span, message, "connect such nodes to the automaton, or remove them");
}
