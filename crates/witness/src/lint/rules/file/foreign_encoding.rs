//! W009: the XML declaration names an encoding other than UTF-8.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W009",
    name: "foreign-encoding",
    severity: Severity::Warning,
    strict: false,
    what: "The XML declaration names an encoding other than UTF-8.",
    why: "Witnesses are UTF-8 text, and are read as such here. A parser that believes the declaration reads \
          other characters; where the text is plain ASCII, both read the same, and this is only a remark.",
    bad: r#"<?xml version="1.0" encoding="ISO-8859-1"?>"#,
    good: r#"<?xml version="1.0" encoding="UTF-8"?>"#,
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    let ProblemKind::ForeignEncoding { encoding } = &problem.kind else { return };
    // A UTF-16 file that says so has one defect, not two.
    if ctx.reading.problems.iter().any(|other| other.kind == ProblemKind::Utf16) {
        return;
    }
    let severity = if ctx.reading.text.is_ascii() { Severity::Info } else { Severity::Warning };
    ctx.report_as(
        severity,
        problem.span,
        format!("found the encoding {}, expected `UTF-8`", quoted(encoding)),
        "write the witness in UTF-8, and declare `encoding=\"UTF-8\"` or nothing",
    );
}
