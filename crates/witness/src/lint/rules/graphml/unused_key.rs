//! W127: a key is declared, but no data uses it.

use jurat_text::span::Span;
use rustc_hash::FxHashSet;

use crate::graphml::{GraphmlDocument, Key, KeySet, Tag};
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

/// How many keys are named.
const N_NAMED: usize = 5;

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    // Where the end of the file is missing, so may be the data.
    if ctx.is_cut() {
        return;
    }
    let mut used = KeySet::default();
    let mut used_own = FxHashSet::default();
    for data in document.notes.first_uses.iter().map(|id| document.element(*id)) {
        used.insert(data.key);
        if data.key == Key::Other {
            used_own.extend(document.attribute(data, "key").map(|key| key.value.of(document.text())));
        }
    }
    let unused: Vec<Span> = document
        .with_tag(Tag::Key)
        .filter_map(|(_, key)| {
            let id = document.attribute(key, "id")?.value;
            let name = id.of(document.text());
            let is_used =
                if key.key == Key::Other { used_own.contains(name) } else { used.contains(key.key) };
            (!is_used).then_some(id)
        })
        .collect();
    // Verifiers write the same declarations into every witness: one finding for all of them.
    if let Some(first) = unused.first() {
        let names: Vec<_> =
            unused.iter().take(N_NAMED).map(|id| quoted(id.of(document.text())).to_string()).collect();
        let rest = if unused.len() > N_NAMED {
            format!(" and {} more", unused.len() - N_NAMED)
        } else {
            String::new()
        };
        ctx.report(
            *first,
            format!("found no data with key {}{rest}, expected some", names.join(", ")),
            "remove the declaration, or leave it if the witness is right without such data",
        );
    }
}
