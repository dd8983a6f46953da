//! W402: an alias in place of a value.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W402",
    name: "yaml-alias",
    severity: Severity::Error,
    strict: false,
    what: "A value is an alias, that is, a reference to another value of the file.",
    why: "A few nested aliases stand for more values than any memory holds, so aliases are never expanded here, and \
          what the alias stands for is unknown. YAML libraries write aliases when the same object occurs twice, such \
          as one location shared by two invariants.",
    bad: "location: *shared",
    good: "location:\n  file_name: Main.java\n  line: 5",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::YamlAlias {
        ctx.report(
            problem.span,
            "found an alias, expected the value itself; aliases are never expanded",
            "write the value out, or tell the YAML library of the producer not to use aliases",
        );
    }
}
