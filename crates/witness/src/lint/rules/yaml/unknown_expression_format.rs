//! W502: an expression in a language that does not belong there.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::words::{one_of, quoted};
use crate::model::Language;
use crate::yaml::schema::{Kind, Mapping, Version};

pub(crate) static RULE: Rule = Rule {
    code: "W502",
    name: "unknown-expression-format",
    severity: Severity::Warning,
    strict: false,
    what: "The `format` of an expression is unknown, or not for this language or this place.",
    why: "The format says how to read the expression. C has `c_expression`, since version 2.1 also `ext_c_expression`; \
          the Java profile has `java_expression` too. `acsl_expression` is only for what a `function_return` returns. \
          There, `c_expression` is worth knowing only: `\\result` is not C, but validators read it.",
    bad: "format: C",
    good: "format: c_expression",
    check: Check::Mapping(
        &[Kind::Invariant, Kind::Contract, Kind::Waypoint, Kind::GhostVariable, Kind::GhostAssignment],
        check,
    ),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    let holder = match mapping.kind {
        Kind::Waypoint => node.get("constraint"),
        Kind::GhostVariable => node.get("initial"),
        _ => Some(node),
    };
    let Some(format) = holder.and_then(|holder| holder.get("format")) else { return };
    let Some(name) = format.text() else { return };
    let waypoint_type =
        if mapping.kind == Kind::Waypoint { node.get("type").and_then(Yaml::text) } else { None };
    let is_return = waypoint_type == Some("function_return");
    let language = profile::language(ctx);
    let fits = match name {
        "c_expression" if is_return && language == Some(Language::C) => {
            ctx.report_as(
                Severity::Info,
                format.span,
                "found `c_expression` for a returned value, expected `acsl_expression` or `ext_c_expression`",
                "write `acsl_expression` in version 2.0 and `ext_c_expression` since version 2.1",
            );
            true
        }
        "c_expression" | "ext_c_expression" => true,
        "java_expression" => language != Some(Language::C),
        "acsl_expression" => is_return,
        _ => false,
    };
    if !fits {
        let expected = one_of(formats(ctx, is_return));
        ctx.report(
            format.span,
            format!("found expression format {}, expected {expected}", quoted(name)),
            help(name, language),
        );
    }
}

/// The formats to recommend for an expression.
fn formats(ctx: &Context<'_>, is_return: bool) -> Vec<&'static str> {
    let is_new = profile::version(ctx).is_none_or(|version| version >= Version::V2_1);
    let java = (profile::language(ctx) == Some(Language::Java)).then_some("java_expression");
    let plain = (!is_return).then_some("c_expression");
    let acsl = (is_return && !is_new).then_some("acsl_expression");
    let extended = is_new.then_some("ext_c_expression");
    [java, plain, acsl, extended].into_iter().flatten().collect()
}

fn help(found: &str, language: Option<Language>) -> &'static str {
    match (found, language) {
        ("C", _) => "`C` is the word of format 0.1: write `c_expression`",
        ("acsl_expression", _) => {
            "write the expression in the programming language; ACSL is for `function_return`"
        }
        ("java_expression", _) => "set `language` to `Java` if the program is in Java",
        (_, Some(Language::Java)) => "write `java_expression`",
        _ => "write `c_expression`",
    }
}
