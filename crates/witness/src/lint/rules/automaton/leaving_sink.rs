//! W304: an edge out of a sink.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W304",
    name: "leaving-sink",
    severity: Severity::Warning,
    strict: false,
    what: "An edge leads out of a node that is marked as a sink.",
    why: "A sink says that the rest of the execution is of no interest: validators stop there, and never look at the \
          edge or at what lies behind it.",
    bad: r#"<node id="q1">
  <data key="sink">true</data>
</node>
<edge source="q1" target="q2"/>"#,
    good: r#"<node id="q1"/>
<edge source="q1" target="q2"/>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    if !ctx.may_use(&[Key::Sink]) {
        return;
    }
    for edge in &automaton.edges {
        let source = edge.source.map(|source| automaton.node(source));
        if let Some(sink) = source.filter(|source| source.is_sink) {
            ctx.report(
                edge.span,
                format_args!("found an edge that leaves the sink {}, expected none", quoted(&sink.id)),
                "remove the edge, or the mark `sink` from the node",
            );
        }
    }
}
