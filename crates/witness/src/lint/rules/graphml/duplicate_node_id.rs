//! W141: two nodes have the same `id`.

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W141",
    name: "duplicate-node-id",
    severity: Severity::Warning,
    strict: false,
    what: "Two nodes have the same `id`.",
    why: "An edge that names this id may mean either node. Readers take the first, take the last, or merge \
          the two.",
    bad: r#"<node id="q1"/>
<node id="q1"/>"#,
    good: r#"<node id="q1"/>
<node id="q2"/>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let reading = ctx.reading;
    let Some(automaton) = reading.witness.automaton() else { return };
    let n_named = automaton.nodes.iter().filter(|node| !node.id.is_empty()).count();
    if automaton.n_ids() == n_named {
        return;
    }
    for ((node_id, node), (_, element)) in automaton.nodes().zip(document.in_graph(Tag::Node)) {
        let Some(first) = automaton.find(&node.id).filter(|first| *first != node_id) else { continue };
        let span = document.attribute(element, "id").map_or(element.open, |attribute| attribute.value);
        let line = ctx.line(automaton.node(first).span);
        ctx.report(
            span,
            format!("found another node with id {}, expected only the one on line {line}", quoted(&node.id)),
            "give each node an id of its own",
        );
    }
}
