//! W512: a branch that no statement has.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W512",
    name: "malformed-branch-value",
    severity: Severity::Warning,
    strict: false,
    what: "The constraint of a `branching` waypoint is neither `true` nor `false`, nor the value of a `switch`.",
    why: "A branching says which way a condition went, `true` or `false`; for a `switch`, the integer that was switched on, \
          or `default`. In Java it may also be a character, a string or the name of an enum constant. A condition on \
          the values is an `assumption`.",
    bad: "constraint:\n  value: condition-true",
    good: "constraint:\n  value: true",
    check: Check::Mapping(&[Kind::Waypoint], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    if node.get("type").and_then(Yaml::text) != Some("branching") {
        return;
    }
    let Some(value) = node.get("constraint").and_then(|constraint| constraint.get("value")) else { return };
    let Some(text) = value.text().map(str::trim).filter(|text| !is_branch(text, profile::is_java(ctx)))
    else {
        return;
    };
    ctx.report(
        value.span,
        format!(
            "found branch {}, expected `true`, `false`, or an integer or `default` of a `switch`",
            quoted(text)
        ),
        "write the way that the condition went; what holds beside it is an `assumption` waypoint",
    );
}

fn is_branch(text: &str, is_java: bool) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let is_integer = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_word = matches!(text, "true" | "True" | "TRUE" | "false" | "False" | "FALSE" | "default");
    is_integer || is_word || is_java && (is_literal(text) || is_identifier(text))
}

fn is_literal(text: &str) -> bool {
    ['"', '\''].into_iter().any(|quote| text.len() > 1 && text.starts_with(quote) && text.ends_with(quote))
}

fn is_identifier(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || matches!(first, '_' | '$'))
        && text.chars().all(|character| character.is_alphanumeric() || matches!(character, '_' | '$' | '.'))
}
