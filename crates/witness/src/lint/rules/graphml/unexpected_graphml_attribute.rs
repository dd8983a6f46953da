//! W109: the `graphml` element has an attribute of its own.

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::attributes::unexpected;
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W109",
    name: "unexpected-graphml-attribute",
    severity: Severity::Warning,
    strict: false,
    what: "The `graphml` element has an attribute of its own.",
    why: "Only namespaces and `xsi:schemaLocation` may stand there. What a producer says of the witness \
          belongs into the data of the graph, where others look for it.",
    bad: r#"<graphml xmlns="http://graphml.graphdrawing.org/xmlns" version="1.0">"#,
    good: r#"<graphml xmlns="http://graphml.graphdrawing.org/xmlns">…<data key="witness-format-version">1.0</data>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let Some(root) = document.root().filter(|root| root.tag == Tag::GraphMl) else { return };
    for (name, span) in unexpected(document, root, &["xsi:schemaLocation"]) {
        ctx.report(
            span,
            format!(
                "found the attribute {} on `<graphml>`, expected only `xsi:schemaLocation`",
                quoted(name)
            ),
            "remove it, or say it in the data of the graph",
        );
    }
}
