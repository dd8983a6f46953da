//! W520: a label that says nothing.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::model::Entries;

pub(crate) static RULE: Rule = Rule {
    code: "W520",
    name: "unknown-label",
    severity: Severity::Warning,
    strict: false,
    what: "A label of an invariant is not `inductive`, the only one that the format has.",
    why: "The label `inductive` says that the invariant proves itself: from any state that satisfies it, the next visit \
          satisfies it too. Validators may rely on it, and do not know any other label.",
    bad: "labels: [induction]",
    good: "labels: [inductive]",
    check: Check::Entries(check),
};

fn check(ctx: &mut Context<'_>, entries: &Entries) {
    for label in entries.invariants.iter().flat_map(|invariant| &invariant.labels) {
        if label.value != "inductive" {
            ctx.report(
                label.span,
                format!("unknown label {}, expected `inductive`", quoted(&label.value)),
                "write `inductive` if the invariant is, or remove the label",
            );
        }
    }
}
