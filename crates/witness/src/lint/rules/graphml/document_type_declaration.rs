//! W102: the file has a document type declaration.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W102",
    name: "document-type-declaration",
    severity: Severity::Error,
    strict: false,
    what: "The file has a document type declaration.",
    why: "Such a declaration can define entities that grow without bound and can make a parser open other \
          files, so that it is never read here and careful validators refuse it. Witnesses have no use for \
          it: the format is fixed.",
    bad: r#"<!DOCTYPE graphml SYSTEM "graphml.dtd">
<graphml>"#,
    good: "<graphml>",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::Doctype {
        ctx.report(
            problem.span,
            "found a document type declaration, expected `<graphml>`",
            "remove the declaration, and write the characters in place of the entities that it defines",
        );
    }
}
