//! W131: a `data` element holds no text.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Key, Tag, ValueType};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W131",
    name: "empty-data",
    severity: Severity::Warning,
    strict: false,
    what: "A `data` element holds no text.",
    why: "Data without a value says nothing, and validators skip it or stop at it. White space alone is \
          only a remark for keys that take any text.",
    bad: r#"<data key="invariant"></data>"#,
    good: r#"<data key="invariant">x == 0</data>"#,
    check: Check::Element(Tag::Data, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, data: &GraphmlElement) {
    if data.has_children || document.has_content(data) {
        return;
    }
    let severity =
        if document.is_blank(data) && takes_any_text(data.key) { Severity::Info } else { Severity::Warning };
    let key =
        document.attribute(data, "key").map(|key| format!(" {}", quoted(key.value.of(document.text()))));
    ctx.report_as(
        severity,
        data.open,
        format!("found data{} without text, expected a value", key.unwrap_or_default()),
        "write the value, or leave the element out",
    );
}

fn takes_any_text(key: Key) -> bool {
    key != Key::Control && key.info().is_none_or(|info| info.value_type != ValueType::Boolean)
}
