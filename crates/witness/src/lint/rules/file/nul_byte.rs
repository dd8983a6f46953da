//! W006: the file holds a NUL byte.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W006",
    name: "nul-byte",
    severity: Severity::Error,
    strict: false,
    what: "The file holds a NUL byte.",
    why: "Neither XML nor YAML allows it, in no encoding and with no escape, so parsers stop at it. It \
          shows that the file was not written to its end, or that binary data of the program got into the \
          witness.",
    bad: r#"<data key="assumption">c == '\x00'</data>"#,
    good: r#"<data key="assumption">c == '\u0000'</data>"#,
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::NulByte {
        ctx.report(
            problem.span,
            "found a NUL byte, expected text",
            "write the character as an escape of the programming language, such as `\\u0000`",
        );
    }
}
