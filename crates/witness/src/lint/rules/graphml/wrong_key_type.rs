//! W126: a key of the format has the wrong `attr.type`.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Key, KeyInfo, Tag, ValueType};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W126",
    name: "wrong-key-type",
    severity: Severity::Warning,
    strict: false,
    what: "A key of the format has the wrong `attr.type`.",
    why: "Readers of GraphML convert the data to the declared type and stop where that fails. Numbers that \
          are declared as `string`, thread numbers that are declared as `int`, and keys without a type are \
          only remarks: verifiers in use write them, and nothing is lost.",
    bad: r#"<key attr.name="isEntryNode" attr.type="int" for="node" id="entry"/>"#,
    good: r#"<key attr.name="isEntryNode" attr.type="boolean" for="node" id="entry"/>"#,
    check: Check::Element(Tag::Key, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, key: &GraphmlElement) {
    let Some(info) = key.key.info() else { return };
    let (id, expected) = (info.id, info.value_type.as_str());
    let help = format!("write `attr.type=\"{expected}\"`");
    let Some(declared) = document.attribute(key, "attr.type") else {
        // Readers take the type for a string then.
        if info.value_type != ValueType::String {
            let message = format!("found key `{id}` without `attr.type`, expected `{expected}`");
            ctx.report_as(Severity::Info, key.open, message, help);
        }
        return;
    };
    let found = declared.value.of(document.text());
    if let Some(severity) = severity(info, found) {
        let message = format!("found the type {} of key `{id}`, expected `{expected}`", quoted(found));
        ctx.report_as(severity, declared.value, message, help);
    }
}

/// How bad it is to declare a key with this type; none if it is right.
fn severity(info: &KeyInfo, found: &str) -> Option<Severity> {
    match (info.value_type, found) {
        (ValueType::String, "string")
        | (ValueType::Boolean, "boolean")
        | (ValueType::Int, "int" | "long") => None,
        (ValueType::Int, "string") => Some(Severity::Info),
        (ValueType::String, "int" | "long") if matches!(info.key, Key::ThreadId | Key::CreateThread) => {
            Some(Severity::Info)
        }
        (ValueType::String | ValueType::Boolean | ValueType::Int, _) => Some(Severity::Warning),
    }
}
