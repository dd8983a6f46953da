//! W113: text stands between elements.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W113",
    name: "stray-text",
    severity: Severity::Warning,
    strict: false,
    what: "Text stands between elements.",
    why: "Only `data` and `default` hold text. Text elsewhere is skipped by all readers, so that what it \
          says is lost; the usual cause is a `data` tag that was forgotten or closed too early.",
    bad: r#"<node id="q1">x == 0</node>"#,
    good: r#"<node id="q1"><data key="invariant">x == 0</data></node>"#,
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::StrayText {
        let text = problem.span.of(&ctx.reading.text);
        ctx.report(
            problem.span,
            format!("found the text {} between elements, expected text only in `<data>`", quoted(text)),
            "put it into a `<data>` element, or remove it",
        );
    }
}
