//! W122: a key of the format is declared for the wrong element.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Key, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W122",
    name: "wrong-key-domain",
    severity: Severity::Warning,
    strict: false,
    what: "A key of the format is declared for the wrong element.",
    why: "The format says for each of its keys whether it belongs to the graph, to nodes or to edges. \
          Validators that trust the declaration do not find the data.",
    bad: r#"<key attr.name="startline" attr.type="int" for="node" id="startline"/>"#,
    good: r#"<key attr.name="startline" attr.type="int" for="edge" id="startline"/>"#,
    check: Check::Element(Tag::Key, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, key: &GraphmlElement) {
    // `originfile` is no key of the format itself, only one that many tools share.
    let Some(info) = key.key.info().filter(|info| info.key != Key::OriginFile) else { return };
    let Some(domain) = document.attribute(key, "for") else { return };
    let (found, expected) = (domain.value.of(document.text()), info.domain.as_str());
    if found != expected {
        ctx.report(
            domain.value,
            format!("found key `{}` for {}, expected for `{expected}`", info.id, quoted(found)),
            format!("write `for=\"{expected}\"`"),
        );
    }
}
