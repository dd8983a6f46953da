//! W104: elements or collections are nested deeper than any witness needs.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W104",
    name: "nested-too-deep",
    severity: Severity::Error,
    strict: false,
    what: "Elements or collections are nested deeper than any witness needs.",
    why: "The formats need less than ten levels. Deeper nesting comes from a loop in the producer or from \
          an attack on parsers that call themselves for each level, so that reading stops there.",
    bad: "<data><data><data><data><data><data><data><data>…",
    good: "<graphml><graph><node><data>true</data></node></graph></graphml>",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if let ProblemKind::TooDeep { limit } = problem.kind {
        ctx.report(
            problem.span,
            format!(
                "found more than {limit} levels of nesting, expected at most that; the rest was not read"
            ),
            "close each element or collection before the next one of the same level starts",
        );
    }
}
