//! W403: more than one YAML document in the file.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W403",
    name: "second-yaml-document",
    severity: Severity::Warning,
    strict: false,
    what: "The file holds a second YAML document after `---`.",
    why: "A witness is one document, a list of entries. Validators read the first document only or reject the file, so \
          that the entries of the second are lost.",
    bad: "- entry_type: invariant_set\n  …\n---\n- entry_type: invariant_set\n  …",
    good: "- entry_type: invariant_set\n  …\n- entry_type: invariant_set\n  …",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if problem.kind == ProblemKind::SecondYamlDocument {
        ctx.report(
            problem.span,
            "found a second document, expected one document with all entries; what follows is not read",
            "remove the `---`, so that all entries are in one list",
        );
    }
}
