//! W142: a node has an attribute other than `id`.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::attributes::unexpected;
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W142",
    name: "unexpected-node-attribute",
    severity: Severity::Warning,
    strict: false,
    what: "A node has an attribute other than `id`.",
    why: "The format has no other attribute of nodes; what is to be said of a node goes into its data, \
          where readers look for it.",
    bad: r#"<node id="q1" entry="true"/>"#,
    good: r#"<node id="q1"><data key="entry">true</data></node>"#,
    check: Check::Element(Tag::Node, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, node: &GraphmlElement) {
    for (name, span) in unexpected(document, node, &["id"]) {
        ctx.report(
            span,
            format!("found the attribute {} on `<node>`, expected only `id`", quoted(name)),
            "remove it, or say it in a `<data>` element of the node",
        );
    }
}
