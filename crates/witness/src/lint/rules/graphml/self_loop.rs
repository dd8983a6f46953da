//! W152: an edge from a node to itself.

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W152",
    name: "self-loop",
    severity: Severity::Warning,
    strict: false,
    what: "An edge leads from a node to itself.",
    why: "Every state of a witness automaton already stays where it is when no edge matches, so the edge is either \
          superfluous or meant to lead to another node.",
    bad: r#"<edge source="q1" target="q1"/>"#,
    good: r#"<edge source="q1" target="q2"/>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let reading = ctx.reading;
    let Some(automaton) = reading.witness.automaton() else { return };
    if automaton.edges.iter().all(|edge| edge.source != edge.target) {
        return;
    }
    for ((_, element), edge) in document.in_graph(Tag::Edge).zip(&automaton.edges) {
        // Both may name the same node that does not exist.
        if edge.source != edge.target {
            continue;
        }
        let source = document.attribute_value(element, "source");
        if let Some(source) = source
            && document.attribute_value(element, "target").is_some_and(|target| target == source)
        {
            ctx.report(
                element.open,
                format!("found an edge from {} to itself, expected one to another node", quoted(&source)),
                "remove the edge: an automaton stays in its state when no edge matches",
            );
        }
    }
}
