//! W121: a key is declared twice.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W121",
    name: "duplicate-key",
    severity: Severity::Warning,
    strict: false,
    what: "A key is declared twice.",
    why: "Readers take the first or the last declaration, and these may differ in their default value or \
          their element.",
    bad: r#"<key id="entry" for="node">…</key>
<key id="entry" for="node">…</key>"#,
    good: r#"<key id="entry" for="node">…</key>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let mut first_lines = FxHashMap::default();
    for (_, key) in document.with_tag(Tag::Key) {
        let Some(id) = document.attribute(key, "id").map(|attribute| attribute.value) else { continue };
        match first_lines.entry(id.of(document.text())) {
            Entry::Vacant(vacant) => {
                vacant.insert(ctx.line(id));
            }
            Entry::Occupied(first) => ctx.report(
                id,
                format!(
                    "found key {} again, expected only the one on line {}",
                    quoted(first.key()),
                    first.get()
                ),
                "remove one of the two declarations",
            ),
        }
    }
}
