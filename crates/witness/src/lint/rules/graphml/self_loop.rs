//! W152: an edge from a node to itself.

use crate::graphml::{Document, Element, ElementId, Tag};
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
    check: Check::Element(Tag::Edge, check),
};

fn check(ctx: &mut Context<'_>, document: &Document, _: ElementId, edge: &Element) {
    let source = document.attribute_value(edge, "source");
    if let Some(source) = source
        && document.attribute_value(edge, "target").is_some_and(|target| target == source)
    {
        ctx.report(
            edge.open,
            format!("found an edge from {} to itself, expected an edge to another node", quoted(&source)),
            "remove the edge: an automaton stays in its state when no edge matches",
        );
    }
}
