//! W401: text that is not YAML.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W401",
    name: "yaml-syntax",
    severity: Severity::Error,
    strict: false,
    what: "The file is not well-formed YAML.",
    why: "Nothing after the mistake can be read, so validators reject the file as a whole. Common causes are tabs in \
          the indentation, a value that contains `: ` or starts with `*`, `&`, `!`, `[` or `{` without quotes, and \
          a quote that is never closed.",
    bad: r#"value: "i <= n"#,
    good: r#"value: "i <= n""#,
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if let ProblemKind::YamlSyntax { detail } = &problem.kind {
        ctx.report(
            problem.span,
            format!("the parser stopped here with {}, expected well-formed YAML", quoted(detail)),
            "mend the syntax here or shortly before: look at the indentation, and put the value into quotes",
        );
    }
}
