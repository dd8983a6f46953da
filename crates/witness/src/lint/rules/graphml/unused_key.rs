//! W127: a key is declared, but no data uses it.

use rustc_hash::FxHashSet;

use crate::graphml::{Document, Key, KeySet, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W127",
    name: "unused-key",
    severity: Severity::Info,
    strict: false,
    what: "A key is declared, but no data uses it.",
    why: "Most verifiers declare every key that they may need, which is harmless. Where data was expected, \
          its `key` may be misspelt.",
    bad: r#"<key attr.name="isSinkNode" attr.type="boolean" for="node" id="sink"/>
<node id="q1"/>"#,
    good: r#"<key attr.name="isSinkNode" attr.type="boolean" for="node" id="sink"/>
<node id="q1"><data key="sink">true</data></node>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &Document) {
    // Where the end of the file is missing, so may be the data.
    if ctx.is_cut() {
        return;
    }
    let mut used = KeySet::default();
    let mut used_own = FxHashSet::default();
    for (_, data) in document.with_tag(Tag::Data) {
        used.insert(data.key);
        if data.key == Key::Other {
            used_own.extend(document.attribute(data, "key").map(|key| key.value.of(document.text())));
        }
    }
    for (_, key) in document.with_tag(Tag::Key) {
        let Some(id) = document.attribute(key, "id").map(|attribute| attribute.value) else { continue };
        let name = id.of(document.text());
        let is_used = if key.key == Key::Other { used_own.contains(name) } else { used.contains(key.key) };
        if !is_used {
            ctx.report(
                id,
                format!("found no data with key {}, expected some", quoted(name)),
                "remove the declaration, or leave it if the witness is right without such data",
            );
        }
    }
}
