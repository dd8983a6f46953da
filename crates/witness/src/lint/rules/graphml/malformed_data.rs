//! W130: a `data` element has no `key`, or other attributes.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::attributes::unexpected;
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W130",
    name: "malformed-data",
    severity: Severity::Warning,
    strict: false,
    what: "A `data` element has no `key`, or other attributes.",
    why: "The `key` says what the text means, and nothing else may be said by attributes. Without it the \
          data is lost.",
    bad: r#"<data id="startline">3</data>"#,
    good: r#"<data key="startline">3</data>"#,
    check: Check::Element(Tag::Data, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, data: &GraphmlElement) {
    let has_key = document.attribute(data, "key").is_some();
    if has_key && document.attributes(data).count() == 1 {
        return;
    }
    if !has_key {
        ctx.report(
            data.open,
            "found `<data>` without `key`, expected `<data key=\"…\">`",
            "name the key that says what the text means",
        );
    }
    for (name, span) in unexpected(document, data, &["key"]) {
        ctx.report(
            span,
            format!("found the attribute {} on `<data>`, expected only `key`", quoted(name)),
            "remove the attribute; what it says belongs into a `<data>` element of its own",
        );
    }
}
