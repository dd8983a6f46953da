//! W404: more YAML than is read.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W404",
    name: "oversized-yaml",
    severity: Severity::Error,
    strict: false,
    what: "The file has more YAML values than are read.",
    why: "The memory that a witness may take is bounded: to two million values in block style, and to one million in \
          flow style, with `[…]` and `{…}`. Two million values are about a hundred thousand waypoints; what has more \
          is not meant to be read by a validator.",
    bad: "[0, 0, 0, … a million times]",
    good: "- entry_type: invariant_set\n  …",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if let ProblemKind::TooManyNodes { limit } = problem.kind {
        ctx.report(
            problem.span,
            format!("found more than {limit} values, expected a witness; the rest is not read"),
            "leave out what the proof or the violation does not need",
        );
    }
}
