//! W004: the file is written in UTF-16.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W004",
    name: "utf16-text",
    severity: Severity::Error,
    strict: false,
    what: "The file is written in UTF-16.",
    why: "Witnesses are UTF-8 text. The file was decoded to look at the rest of it, but other tools search \
          it for bytes such as `<graphml` and find nothing.",
    bad: "$ file witness.graphml
witness.graphml: XML 1.0 document, Unicode text, UTF-16, little-endian text",
    good: "$ file witness.graphml
witness.graphml: XML 1.0 document, ASCII text",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::Utf16 {
        ctx.report(
            problem.span,
            "found UTF-16 text, expected UTF-8",
            "write the witness in UTF-8; to mend a file, use `iconv -f UTF-16 -t UTF-8`",
        );
    }
}
