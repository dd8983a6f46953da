//! W107: the default namespace is not the one of GraphML.

use crate::graphml::GraphmlDocument;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::namespace;

pub(crate) static RULE: Rule = Rule {
    code: "W107",
    name: "wrong-graphml-namespace",
    severity: Severity::Warning,
    strict: false,
    what: "The default namespace is not the one of GraphML.",
    why: "The namespace says what the names `node` and `edge` mean. Parsers that respect namespaces find no \
          graph without it.",
    bad: "<graphml>",
    good: r#"<graphml xmlns="http://graphml.graphdrawing.org/xmlns">"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    namespace::check(ctx, document, "xmlns", "http://graphml.graphdrawing.org/xmlns");
}
