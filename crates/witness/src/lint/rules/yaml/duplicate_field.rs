//! W410: a field that occurs twice in one mapping.

use jurat_text::yaml::{Document, Yaml, YamlValue};
use rustc_hash::FxHashSet;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W410",
    name: "duplicate-field",
    severity: Severity::Warning,
    strict: false,
    what: "A mapping has the same field twice.",
    why: "YAML forbids it. Some parsers reject the file, others keep the first value and others the last, so that two \
          validators read two different witnesses.",
    bad: "line: 5\nline: 7",
    good: "line: 5",
    check: Check::Yaml(check),
};

/// Up to so many fields, comparing each with those before is faster than a set.
const SMALL: usize = 16;

fn check(ctx: &mut Context<'_>, document: &Document) {
    let mut todo: Vec<&Yaml> = document.root.iter().collect();
    while let Some(node) = todo.pop() {
        match &node.value {
            YamlValue::Mapping(fields) => {
                check_fields(ctx, fields);
                todo.extend(fields.iter().rev().map(|(_, value)| value));
            }
            YamlValue::Sequence(items) => todo.extend(items.iter().rev()),
            YamlValue::Scalar { .. } | YamlValue::Alias => {}
        }
    }
}

fn check_fields(ctx: &mut Context<'_>, fields: &[(Yaml, Yaml)]) {
    let mut seen = FxHashSet::default();
    for (idx, (key, _)) in fields.iter().enumerate() {
        let Some(name) = key.text() else { continue };
        let is_repeated = if fields.len() <= SMALL {
            fields.iter().take(idx).any(|(before, _)| before.text() == Some(name))
        } else {
            !seen.insert(name)
        };
        if is_repeated {
            ctx.report(
                key.span,
                format!("found {} again, expected each field once", quoted(name)),
                "remove one of the two; here the first counts, elsewhere the last may",
            );
        }
    }
}
