//! W120: a key declaration lacks its `id` or its `for`.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W120",
    name: "incomplete-key",
    severity: Severity::Warning,
    strict: false,
    what: "A key declaration lacks its `id` or its `for`.",
    why: "Data refers to a key by its `id`, and `for` says to which elements the key applies. A declaration \
          without either declares nothing.",
    bad: r#"<key attr.name="startline" attr.type="int" id="startline"/>"#,
    good: r#"<key attr.name="startline" attr.type="int" for="edge" id="startline"/>"#,
    check: Check::Element(Tag::Key, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, key: &GraphmlElement) {
    for (name, help) in [
        ("id", "add the name that `<data key=\"…\">` uses"),
        ("for", "add `for=\"graph\"`, `for=\"node\"` or `for=\"edge\"`"),
    ] {
        if document.attribute(key, name).is_none() {
            ctx.report(key.open, format!("found a key without `{name}`, expected `id` and `for`"), help);
        }
    }
}
