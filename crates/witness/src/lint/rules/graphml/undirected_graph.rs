//! W112: the graph does not say that its edges are directed.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W112",
    name: "undirected-graph",
    severity: Severity::Warning,
    strict: false,
    what: "The graph does not say that its edges are directed.",
    why: "The edges of an automaton lead from a state to the next. GraphML asks for `edgedefault`, and a \
          graph with undirected edges is no automaton.",
    bad: "<graph>",
    good: r#"<graph edgedefault="directed">"#,
    check: Check::Element(Tag::Graph, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, graph: &GraphmlElement) {
    let (span, found) = match document.attribute(graph, "edgedefault").map(|attribute| attribute.value) {
        Some(value) if value.of(document.text()) == "directed" => return,
        Some(value) => (value, format!("{} as `edgedefault`", quoted(value.of(document.text())))),
        None => (graph.open, "no `edgedefault`".to_owned()),
    };
    ctx.report(
        span,
        format!("found {found}, expected `directed`"),
        "write `<graph edgedefault=\"directed\">`",
    );
}
