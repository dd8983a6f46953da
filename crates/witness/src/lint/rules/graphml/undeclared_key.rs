//! W132: data uses a key of the format that is not declared.

use crate::graphml::{Attribute, GraphmlDocument, Key, KeyInfo, KeySet, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W132",
    name: "undeclared-key",
    severity: Severity::Warning,
    strict: false,
    what: "Data uses a key of the format that is not declared.",
    why: "GraphML asks for a `key` element for every key that data uses, also for those that the witness \
          format defines. Readers of GraphML, and the linter of the competition, reject the data otherwise. \
          `returnFrom` is the one exception.",
    bad: r#"<edge source="q0" target="q1"><data key="startline">3</data></edge>"#,
    good: r#"<key attr.name="startline" attr.type="int" for="edge" id="startline"/>
…
<edge source="q0" target="q1"><data key="startline">3</data></edge>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let is_written = |id: Option<Attribute>, expected: &str| {
        id.is_some_and(|attribute| attribute.value.of(document.text()) == expected)
    };
    let mut settled = KeySet::default();
    for (_, key) in document.with_tag(Tag::Key) {
        // The declaration of `returnFrom` is none of `returnFromFunction`.
        if is_written(document.attribute(key, "id"), key.key.id()) {
            settled.insert(key.key);
        }
    }
    for data in document.notes.first_uses.iter().map(|id| document.element(*id)) {
        let Some(info) = data.key.info().filter(|info| info.key != Key::OriginFile) else { continue };
        let key = document.attribute(data, "key");
        if settled.contains(info.key) || !is_written(key, info.id) {
            continue;
        }
        settled.insert(info.key);
        ctx.report(
            key.map_or(data.open, |key| key.value),
            format!("found data with key `{}`, expected a declaration of this key", info.id),
            format!("add `{}`", declaration(info)),
        );
    }
}

/// The declaration that verifiers write.
fn declaration(info: &KeyInfo) -> String {
    let KeyInfo { id, domain, value_type, attr_name, .. } = info;
    let (domain, value_type, name) = (domain.as_str(), value_type.as_str(), attr_name.unwrap_or(id));
    format!("<key attr.name=\"{name}\" attr.type=\"{value_type}\" for=\"{domain}\" id=\"{id}\"/>")
}
