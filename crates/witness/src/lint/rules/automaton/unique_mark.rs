//! Marks that at most one node of an automaton may have.

use crate::graphml::{GraphmlDocument, Key, Tag};
use crate::lint::context::Context;
use crate::lint::words::quoted;

/// Reports every node after the first on which `key` is `true`.
pub(super) fn report_repeated(
    ctx: &mut Context<'_>,
    document: &GraphmlDocument,
    key: Key,
    role: &str,
    help: &str,
) {
    let Some((graph, _)) = document.graph() else { return };
    let data = document.with_tag(Tag::Data).map(|(_, data)| data);
    let mut marks =
        data.filter(|data| data.key == key && document.content(data) == "true").filter_map(|data| {
            let node = document.element(data.parent?);
            let id = document.attribute_value(node, "id").unwrap_or_default();
            let is_in_graph = node.tag == Tag::Node && node.parent == Some(graph);
            is_in_graph.then(|| (id, document.content_span(data)))
        });
    let Some((first, first_span)) = marks.next() else { return };
    let first = quoted(&first);
    let first_line = ctx.reading.position(first_span.start).line;
    for (id, span) in marks {
        ctx.report(
            span,
            format_args!(
                "found another {role} {}, expected {first} in line {first_line} to be the only one",
                quoted(&id)
            ),
            help,
        );
    }
}
