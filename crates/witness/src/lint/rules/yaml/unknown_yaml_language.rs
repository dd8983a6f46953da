//! W417: a programming language that the format does not have.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::unknown_word;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W417",
    name: "unknown-yaml-language",
    severity: Severity::Warning,
    strict: false,
    what: "The `language` is neither `C` nor `Java`.",
    why: "The language decides how expressions are read. The format itself knows only `C`; `Java` is of the Java profile. \
          `java` in lower case is understood, but other tools compare the word exactly.",
    bad: "language: java",
    good: "language: Java",
    check: Check::Mapping(&[Kind::Task], check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    match node.get("language") {
        Some(language) if language.text() == Some("java") => ctx.report_as(
            Severity::Info,
            language.span,
            "found language `java`, expected `Java`",
            "write the name with a capital letter",
        ),
        _ => unknown_word::report(ctx, mapping, node, "language", "language"),
    }
}
