//! W134: the same data is given twice to the same element.

use crate::graphml::{Document, Domain, ElementId, Key, KeySet, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::span::Span;

pub(crate) static RULE: Rule = Rule {
    code: "W134",
    name: "repeated-data",
    severity: Severity::Warning,
    strict: false,
    what: "The same data is given twice to the same element.",
    why: "Of repeated data, one reader takes the first, another the last, so that the witness means \
          different things to them. Only `specification` may be repeated, once for each property.",
    bad: r#"<edge source="q0" target="q1">
  <data key="startline">3</data>
  <data key="startline">4</data>
</edge>"#,
    good: r#"<edge source="q0" target="q1">
  <data key="startline">3</data>
</edge>"#,
    check: Check::GraphMl(check),
};

/// The data of one element so far.
#[derive(Default)]
struct Owner {
    id: Option<ElementId>,
    seen: KeySet,
    /// Where each key of the set was seen first.
    first: [Span; Key::Other as usize],
}

fn check(ctx: &mut Context<'_>, document: &Document) {
    // Data of a graph may stand between its nodes and edges; that of a node or edge stands together.
    let (mut graph, mut inner) = (Owner::default(), Owner::default());
    for (_, data) in document.with_tag(Tag::Data) {
        let Some(domain) = document.parent_tag(data).and_then(Tag::domain) else { continue };
        if matches!(data.key, Key::Other | Key::Specification) {
            continue;
        }
        let owner = if domain == Domain::Graph { &mut graph } else { &mut inner };
        if owner.id != data.parent {
            (owner.id, owner.seen) = (data.parent, KeySet::default());
        }
        let Some(first) = owner.first.get_mut(data.key as usize) else { continue };
        if owner.seen.insert(data.key) {
            *first = data.open;
            continue;
        }
        let line = ctx.line(*first);
        ctx.report(
            data.open,
            format!(
                "found data `{}` again on the same {}, expected only that on line {line}",
                data.key,
                domain.as_str()
            ),
            "keep the one that is meant; only the first is read",
        );
    }
}
