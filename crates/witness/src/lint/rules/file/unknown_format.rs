//! W008: the file is neither XML nor YAML.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W008",
    name: "unknown-format",
    severity: Severity::Error,
    strict: false,
    what: "The file is neither XML nor YAML.",
    why: "Witnesses are GraphML, which begins with `<`, or YAML, which begins with a list or a mapping. \
          Anything else, such as the log of a verifier, is no witness.",
    bad: "VERIFICATION SUCCESSFUL",
    good: "- entry_type: invariant_set",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind != ProblemKind::UnknownFormat {
        return;
    }
    let first_line = ctx.reading.text.trim_start().lines().next().unwrap_or_default();
    ctx.report(
        problem.span,
        format!("found a file that starts with {}, expected GraphML or YAML", quoted(first_line.trim_end())),
        "give the witness itself; a GraphML witness starts with `<`, a YAML witness with `- entry_type:`",
    );
}
