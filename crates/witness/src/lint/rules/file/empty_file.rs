//! W001: the file is empty, or holds nothing but white space.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W001",
    name: "empty-file",
    severity: Severity::Error,
    strict: false,
    what: "The file is empty, or holds nothing but white space.",
    why: "An empty witness claims nothing and nothing can be checked. Some wrappers create the file before \
          they know whether their verifier will write to it, and leave it behind.",
    bad: "$ wc -c witness.graphml
0 witness.graphml",
    good: "$ wc -c witness.graphml
1684 witness.graphml",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::EmptyFile {
        ctx.report(
            problem.span,
            "found an empty file, expected a witness",
            "write a witness, or no file at all if the verifier has nothing to say",
        );
    }
}
