//! W140: a node has no `id`.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W140",
    name: "missing-node-id",
    severity: Severity::Warning,
    strict: false,
    what: "A node has no `id`.",
    why: "Edges name their nodes by `id`. A node without one cannot be reached, so that everything behind \
          it is lost.",
    bad: r#"<node><data key="entry">true</data></node>"#,
    good: r#"<node id="q0"><data key="entry">true</data></node>"#,
    check: Check::Element(Tag::Node, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, node: &GraphmlElement) {
    let id = document.attribute(node, "id");
    if id.is_none_or(|id| id.value.of(document.text()).is_empty()) {
        ctx.report(
            node.open,
            "found a node without `id`, expected `<node id=\"…\">`",
            "give the node an id that no other node has",
        );
    }
}
