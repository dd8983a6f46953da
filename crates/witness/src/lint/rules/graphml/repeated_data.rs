//! W134: the same data is given twice to the same element.

use rustc_hash::FxHashMap;

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

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

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let mut firsts = FxHashMap::default();
    for data in document.notes.repeated.iter().map(|id| document.element(*id)) {
        let Some(owner) = data.parent else { continue };
        let owner_name = document.element(owner).tag.as_str();
        // To be looked for once only: the first may be far away from the others.
        let line = *firsts.entry((owner, data.key)).or_insert_with(|| {
            let mut siblings = document.children(owner);
            let first = siblings.find(|(_, child)| child.tag == Tag::Data && child.key == data.key);
            ctx.line(first.map_or(data.open, |(_, first)| first.open))
        });
        ctx.report(
            data.open,
            format!(
                "found data `{}` again on the same {}, expected only that on line {line}",
                data.key, owner_name
            ),
            "keep the one that is meant; only the first is read",
        );
    }
}
