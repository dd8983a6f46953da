//! W108: the prefix `xsi` is not bound to the namespace of XML Schema instances.

use crate::graphml::GraphmlDocument;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::namespace;

pub(crate) static RULE: Rule = Rule {
    code: "W108",
    name: "wrong-xsi-namespace",
    severity: Severity::Warning,
    strict: false,
    what: "The prefix `xsi` is not bound to the namespace of XML Schema instances.",
    why: "The format asks for this binding on the root element, also where `xsi:schemaLocation` is not \
          used; the linter of the competition rejects witnesses without it.",
    bad: r#"<graphml xmlns="http://graphml.graphdrawing.org/xmlns">"#,
    good: r#"<graphml xmlns="http://graphml.graphdrawing.org/xmlns"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    namespace::check(ctx, document, "xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance");
}
