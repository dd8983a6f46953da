//! W003: the file holds a byte that is not UTF-8.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W003",
    name: "invalid-utf8",
    severity: Severity::Error,
    strict: false,
    what: "The file holds a byte that is not UTF-8.",
    why: "Witnesses are UTF-8 text. A byte of another encoding makes XML and YAML parsers reject the whole \
          file, so one character in a string literal of the program can cost the witness.",
    bad: r#"<data key="assumption">s.equals("caf\xE9")</data>"#,
    good: r#"<data key="assumption">s.equals("café")</data>"#,
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if let ProblemKind::InvalidUtf8 { byte } = &problem.kind {
        ctx.report(
            problem.span,
            format!("found the byte 0x{byte:02X}, which is not UTF-8, expected UTF-8 text"),
            "write the witness in UTF-8 whatever the encoding of the program or the locale is",
        );
    }
}
