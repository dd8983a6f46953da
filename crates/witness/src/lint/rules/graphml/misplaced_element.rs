//! W110: an element of GraphML stands where it does not belong.

use crate::graphml::GraphmlDocument;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::places::{homes, inside};

pub(crate) static RULE: Rule = Rule {
    code: "W110",
    name: "misplaced-element",
    severity: Severity::Warning,
    strict: false,
    what: "An element of GraphML stands where it does not belong.",
    why: "Keys and the graph belong into `graphml`, nodes and edges into the graph, data into the graph, a \
          node or an edge. Validators read each element only at its own place and skip it elsewhere.",
    bad: r#"<node id="q0"><edge source="q0" target="q1"/></node>"#,
    good: r#"<node id="q0"/>
<edge source="q0" target="q1"/>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    // Unknown elements, and what is inside of them, have a rule of their own.
    for element in document.notes.misplaced.iter().map(|id| document.element(*id)) {
        let Some(parent) = document.parent_tag(element) else { continue };
        let (name, outer) = (element.tag.as_str(), parent.as_str());
        ctx.report(
            element.open,
            format!("found `<{name}>` inside of `<{outer}>`, expected {}", inside(parent)),
            format!("`<{name}>` belongs {}", homes(element.tag)),
        );
    }
}
