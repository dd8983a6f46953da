//! W519: an invariant that was said before.

use rustc_hash::FxHashSet;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::model::{Entries, Invariant, InvariantKind};

pub(crate) static RULE: Rule = Rule {
    code: "W519",
    name: "repeated-invariant",
    severity: Severity::Info,
    strict: false,
    what: "The same invariant of the same type occurs twice at the same place.",
    why: "The second says nothing new and costs a validator another check. It is often a sign that a producer joins the \
          invariants of several analyses, or writes one for each unrolling of a loop.",
    bad: "- invariant: {value: i >= 0, …}\n- invariant: {value: i >= 0, …}",
    good: "- invariant: {value: i >= 0, …}",
    check: Check::Entries(check),
};

fn check(ctx: &mut Context<'_>, entries: &Entries) {
    let mut seen = FxHashSet::default();
    for invariant in &entries.invariants {
        if !seen.insert(identity(invariant)) {
            ctx.report(
                invariant.span,
                format!("found the same `{}` again, expected each invariant once", invariant.kind.as_str()),
                "remove one of the two",
            );
        }
    }
}

type Identity<'e> = (&'static str, [Option<&'e str>; 4], [Option<u32>; 2]);

/// What makes two invariants the same.
fn identity(invariant: &Invariant) -> Identity<'_> {
    let (first, second) = match &invariant.kind {
        InvariantKind::Loop(value)
        | InvariantKind::Location(value)
        | InvariantKind::LoopTransition(value)
        | InvariantKind::LocationTransition(value) => (Some(value), None),
        InvariantKind::Contract { requires, ensures } => (requires.as_ref(), ensures.as_ref()),
    };
    let location = &invariant.location;
    let texts = [first, second, invariant.format.as_ref(), location.file.as_ref()];
    let numbers = [location.line.as_ref(), location.column.as_ref()];
    (
        invariant.kind.as_str(),
        texts.map(|text| text.map(|text| text.value.as_str())),
        numbers.map(|number| number.map(|number| number.value)),
    )
}
