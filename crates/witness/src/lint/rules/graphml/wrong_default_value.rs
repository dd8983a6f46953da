//! W124: a flag has another default value than `false`.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag, ValueType};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W124",
    name: "wrong-default-value",
    severity: Severity::Warning,
    strict: false,
    what: "A flag has another default value than `false`.",
    why: "The format fixes the defaults: a node is no entry, no sink, no violation and no cycle head, and \
          an edge enters no loop head unless it says so. Validators do not look at the declared default, so \
          that with another one the witness means something else than it says.",
    bad: r#"<key attr.name="isSinkNode" attr.type="boolean" for="node" id="sink">
  <default>true</default>
</key>"#,
    good: r#"<key attr.name="isSinkNode" attr.type="boolean" for="node" id="sink">
  <default>false</default>
</key>"#,
    check: Check::Element(Tag::Default, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, default: &GraphmlElement) {
    let Some(key) = default.parent.map(|parent| document.element(parent)) else { return };
    let Some(flag) = key.key.info().filter(|info| info.value_type == ValueType::Boolean) else { return };
    let value = document.content(default);
    let is_absent = value.is_empty() && !document.is_blank(default);
    if key.tag == Tag::Key && !is_absent && value != "false" {
        let found = if value.is_empty() { "white space".to_owned() } else { quoted(&value).to_string() };
        ctx.report(
            document.content_span(default),
            format!("found {found} as the default of key `{}`, expected `false`", flag.id),
            "write `false`, and give the data `true` where it holds",
        );
    }
}
