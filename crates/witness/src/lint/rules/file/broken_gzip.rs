//! W002: the file starts like a gzip file, but cannot be unpacked to its end.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W002",
    name: "broken-gzip",
    severity: Severity::Error,
    strict: false,
    what: "The file starts like a gzip file, but cannot be unpacked to its end.",
    why: "Validators unpack witnesses before they read them, and most refuse a damaged one altogether. The \
          usual cause is a verifier that was stopped by its time limit while it was writing.",
    bad: "$ gzip --test witness.graphml.gz
gzip: witness.graphml.gz: unexpected end of file",
    good: "$ gzip --test witness.graphml.gz && echo whole
whole",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if let ProblemKind::BrokenGzip { detail } = &problem.kind {
        ctx.report(
            problem.span,
            format!("found a damaged gzip file ({detail}), expected one that can be unpacked to its end"),
            "pack the witness anew, and close the stream before the verifier ends",
        );
    }
}
