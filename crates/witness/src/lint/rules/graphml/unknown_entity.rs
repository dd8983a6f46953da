//! W103: a reference to an entity that XML itself does not define.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W103",
    name: "unknown-entity",
    severity: Severity::Error,
    strict: false,
    what: "A reference to an entity that XML itself does not define.",
    why: "Only `&lt;`, `&gt;`, `&amp;`, `&apos;`, `&quot;` and numbers such as `&#233;` are defined without \
          a document type declaration, which witnesses do not have. The names of HTML are unknown to XML \
          parsers, which stop at them.",
    bad: r#"<data key="producer">Verifier&nbsp;2</data>"#,
    good: r#"<data key="producer">Verifier&#160;2</data>"#,
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if let ProblemKind::UnknownEntity { name } = &problem.kind {
        let reference = format!("&{name};");
        ctx.report(
            problem.span,
            format!("found the entity {}, expected one of those that XML defines", quoted(&reference)),
            "write the character itself or its number, such as `&#160;`",
        );
    }
}
