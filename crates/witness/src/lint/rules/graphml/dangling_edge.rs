//! W151: an edge starts or ends at a node that does not exist.

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W151",
    name: "dangling-edge",
    severity: Severity::Warning,
    strict: false,
    what: "An edge starts or ends at a node that does not exist.",
    why: "Validators skip such an edge or stop at it. In either case the path or the proof is cut there.",
    bad: r#"<node id="q0"/>
<edge source="q0" target="q1"/>"#,
    good: r#"<node id="q0"/>
<node id="q1"/>
<edge source="q0" target="q1"/>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let reading = ctx.reading;
    let Some(automaton) = reading.witness.automaton() else { return };
    if automaton.edges.iter().all(|edge| edge.source.is_some() && edge.target.is_some()) {
        return;
    }
    for ((_, element), edge) in document.in_graph(Tag::Edge).zip(&automaton.edges) {
        for (name, node) in [("source", edge.source), ("target", edge.target)] {
            if node.is_some() {
                continue;
            }
            if let Some(id) = document.attribute(element, name).map(|attribute| attribute.value) {
                ctx.report(
                    id,
                    format!("found the {name} {}, expected the id of a node", quoted(id.of(document.text()))),
                    "add the node, or correct the id",
                );
            }
        }
    }
}
