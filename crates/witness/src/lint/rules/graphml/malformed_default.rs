//! W123: the default value of a key is empty, has attributes, or is given twice.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::attributes::unexpected;
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W123",
    name: "malformed-default",
    severity: Severity::Warning,
    strict: false,
    what: "The default value of a key is empty, has attributes, or is given twice.",
    why: "A key has at most one default value, which is the text of its `default` element. With none or \
          several, readers guess.",
    bad: r#"<key attr.name="isEntryNode" attr.type="boolean" for="node" id="entry">
  <default/>
</key>"#,
    good: r#"<key attr.name="isEntryNode" attr.type="boolean" for="node" id="entry">
  <default>false</default>
</key>"#,
    check: Check::Element(Tag::Key, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, id: ElementId, key: &GraphmlElement) {
    if !key.has_children {
        return;
    }
    let defaults = document.children(id).filter(|(_, child)| child.tag == Tag::Default);
    for (idx, (_, default)) in defaults.enumerate() {
        if idx > 0 {
            ctx.report(
                default.open,
                "found another `<default>` of the same key, expected only one",
                "keep the one that is meant",
            );
        }
        for (name, span) in unexpected(document, default, &[]) {
            ctx.report(
                span,
                format!("found the attribute {} on `<default>`, expected none", quoted(name)),
                "remove the attribute",
            );
        }
        if document.content(default).is_empty() && !document.is_blank(default) {
            ctx.report(
                default.open,
                "found an empty `<default>`, expected a value",
                "write a value, or remove the element if there is no default",
            );
        }
    }
}
