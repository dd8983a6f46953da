//! W150: an edge has no `source` or no `target`.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W150",
    name: "missing-edge-endpoint",
    severity: Severity::Warning,
    strict: false,
    what: "An edge has no `source` or no `target`.",
    why: "An edge leads from one node to another. Without either it is no edge, and what it says is lost.",
    bad: r#"<edge source="q0">…</edge>"#,
    good: r#"<edge source="q0" target="q1">…</edge>"#,
    check: Check::Element(Tag::Edge, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, edge: &GraphmlElement) {
    for name in ["source", "target"] {
        if document.attribute(edge, name).is_none() {
            ctx.report(
                edge.open,
                format!("found an edge without `{name}`, expected `source` and `target`"),
                format!("add `{name}` with the id of a node"),
            );
        }
    }
}
