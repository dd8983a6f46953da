//! W513: a constraint on a returned value that is not one.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::operators::{operators, without_literals};
use crate::lint::rules::yaml::profile;
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping, Version};

pub(crate) static RULE: Rule = Rule {
    code: "W513",
    name: "malformed-return-constraint",
    severity: Severity::Warning,
    strict: false,
    what: "The constraint of a `function_return` is not a comparison of `\\result` with a constant.",
    why: "The format allows `\\result`, one of `==`, `!=`, `<`, `<=`, `>` and `>=`, and a constant, in this order. Since \
          version 2.1 another expression is allowed too, as long as it is not an `acsl_expression`, but without \
          `\\result` it says nothing about the returned value.",
    bad: "constraint:\n  value: x == 5",
    good: "constraint:\n  value: \\result == 5",
    check: Check::Mapping(&[Kind::Waypoint], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    if node.get("type").and_then(Yaml::text) != Some("function_return") {
        return;
    }
    let Some(constraint) = node.get("constraint") else { return };
    let Some(value) = constraint.get("value") else { return };
    let Some(text) = value.text() else { return };
    let is_acsl = constraint.get("format").and_then(Yaml::text) == Some("acsl_expression");
    let is_free = !is_acsl && profile::version(ctx).is_some_and(|version| version >= Version::V2_1);
    if is_free && !mentions_result(text) {
        ctx.report(
            value.span,
            format!("found {}, expected an expression with `\\result`", quoted(text)),
            "write what holds of the returned value, such as `\\result == 5`",
        );
    } else if !is_free && !is_comparison(text) {
        let help = if mentions_result(text) {
            "write `\\result` first, then `==`, `!=`, `<`, `<=`, `>` or `>=`, and then a constant"
        } else {
            "write the returned value as `\\result`, such as `\\result == 5`"
        };
        ctx.report(
            value.span,
            format!("found {}, expected `\\result`, a comparison and a constant", quoted(text)),
            help,
        );
    }
}

fn mentions_result(text: &str) -> bool {
    operators(text).iter().any(|operator| operator.name == "result")
}

/// Whether a text is `\result`, a comparison and something that can be a constant.
fn is_comparison(text: &str) -> bool {
    let text = without_literals(text.trim());
    let Some(rest) = text.strip_prefix("\\result") else { return false };
    let rest = rest.trim_start();
    let Some(constant) =
        ["==", "!=", "<=", ">=", "<", ">"].into_iter().find_map(|sign| rest.strip_prefix(sign))
    else {
        return false;
    };
    let is_joined =
        ["\\", "&&", "||", "==", "!=", "<=", ">=", "?", ";"].into_iter().any(|sign| constant.contains(sign));
    !constant.is_empty() && !is_joined
}

#[cfg(test)]
mod tests {
    use super::is_comparison;

    #[test]
    fn comparisons_with_constants_are_recognised() {
        for text in [
            r"\result == 5",
            r"\result<=-3",
            r"  \result != (char)65 ",
            r#"\result == "a == b""#,
            r"\result > 1 << 3",
        ] {
            assert!(is_comparison(text), "{text}");
        }
        for text in
            ["x == 5", r"5 == \result", r"\result", r"\result ==", r"\result == 5 && x == 3", r"\result = 5"]
        {
            assert!(!is_comparison(text), "{text}");
        }
    }
}
