//! W111: the file holds more than one graph.

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W111",
    name: "repeated-graph",
    severity: Severity::Warning,
    strict: false,
    what: "The file holds more than one graph.",
    why: "A witness is one automaton. Validators take the first graph and skip the others, or read them all \
          as one; write one file for each witness.",
    bad: r#"<graph edgedefault="directed">…</graph>
<graph edgedefault="directed">…</graph>"#,
    good: r#"<graph edgedefault="directed">…</graph>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let mut graphs = document.with_tag(Tag::Graph).map(|(_, graph)| graph);
    let Some(first) = graphs.next() else { return };
    let line = ctx.line(first.open);
    // A graph inside of a node or another graph is misplaced, which has a rule of its own.
    for graph in graphs.filter(|graph| document.parent_tag(graph) == Some(Tag::GraphMl)) {
        ctx.report(
            graph.open,
            format!("found another `<graph>`, expected only the one on line {line}"),
            "write each witness into a file of its own; only the first graph is read",
        );
    }
}
