//! W504: something that the version of the witness does not have yet.

use jurat_text::span::Span;
use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::operators::operators;
use crate::lint::rules::yaml::profile;
use crate::yaml::schema::{Holds, Kind, Mapping, Version};

pub(crate) static RULE: Rule = Rule {
    code: "W504",
    name: "feature-of-later-version",
    severity: Severity::Warning,
    strict: false,
    what: "The witness uses a type, field, action or expression that came with a later version than its own.",
    why: "Validators check a file against the schema of the version that it names. Version 2.1 added transition \
          invariants, function contracts, ghost instrumentation, the action `cycle`, `labels`, `ext_c_expression` and \
          `\\at`; version 2.2 added `thread_id`.",
    bad: "format_version: \"2.0\"\n…\nlabels: [inductive]",
    good: "format_version: \"2.1\"\n…\nlabels: [inductive]",
    check: Check::Mapping(Kind::ALL, check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    let Some(version) = profile::version(ctx) else { return };
    for (key, value) in node.entries() {
        let Some(field) = key.text().and_then(|name| mapping.field(name)) else { continue };
        if field.since > version {
            report(ctx, key.span, field.name, field.since, version);
        }
        if let (Holds::Word(words), Some(text)) = (field.holds, value.text())
            && let Some(word) = words.iter().find(|word| word.name == text && word.since > version)
        {
            report(ctx, value.span, word.name, word.since, version);
        }
    }
    if version < Version::V2_1 && matches!(mapping.kind, Kind::Invariant | Kind::Constraint) {
        check_expression(ctx, node, version);
    }
}

/// `\at` needs version 2.1; with `ext_c_expression` that was said of the format already.
fn check_expression(ctx: &mut Context<'_>, node: &Yaml, version: Version) {
    let Some(value) = node.get("value") else { return };
    let is_extended = node.get("format").and_then(Yaml::text) == Some("ext_c_expression");
    let uses_at =
        value.text().is_some_and(|text| operators(text).iter().any(|operator| operator.name == "at"));
    if uses_at && !is_extended {
        report(ctx, value.span, "\\at", Version::V2_1, version);
    }
}

fn report(ctx: &mut Context<'_>, span: Span, name: &str, since: Version, version: Version) {
    let (since, version) = (since.as_str(), version.as_str());
    ctx.report(
        span,
        format!("found `{name}` in a witness of version {version}, expected version {since} for it"),
        format!("set `format_version` to `\"{since}\"`, or do without it"),
    );
}
