//! W406: a file without entries.

use jurat_text::span::Span;
use jurat_text::yaml::{Document, Type};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W406",
    name: "empty-witness",
    severity: Severity::Error,
    strict: false,
    what: "The file has no entries.",
    why: "It does not even say which program and property it is about, so that no validator can confirm it. A proof \
          that needs no invariants is an `invariant_set` whose `content` is empty.",
    bad: "[]",
    good: "- entry_type: invariant_set\n  metadata:\n    …\n  content: []",
    check: Check::Yaml(check),
};

fn check(ctx: &mut Context<'_>, document: &Document) {
    let span = match &document.root {
        None => Span::at(0),
        Some(root) => match root.type_of() {
            Type::Null => root.span,
            Type::Sequence if root.items().is_empty() => root.span,
            _ => return,
        },
    };
    ctx.report(
        span,
        "found no entries, expected at least one",
        "write an entry with `entry_type`, `metadata` and `content`; the `content` may be `[]`",
    );
}
