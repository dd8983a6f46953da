//! W005: the text begins with a byte-order mark.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W005",
    name: "byte-order-mark",
    severity: Severity::Info,
    strict: false,
    what: "The text begins with a byte-order mark.",
    why: "UTF-8 has no byte order to mark. Parsers skip the mark, but simple tools take it for the first \
          character of the witness.",
    bad: "$ head -c 3 witness.yml | xxd -p
efbbbf",
    good: "$ head -c 3 witness.yml | xxd -p
2d2065",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::ByteOrderMark {
        ctx.report(
            problem.span,
            "found a byte-order mark, expected the text to begin at once",
            "write UTF-8 without the mark",
        );
    }
}
