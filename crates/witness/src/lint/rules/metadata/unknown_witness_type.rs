//! W202: a witness that is neither of correctness nor of violation.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W202",
    name: "unknown-witness-type",
    severity: Severity::Warning,
    strict: false,
    what: "The `witness-type` is neither `correctness_witness` nor `violation_witness`.",
    why: "A validator checks a proof and a counterexample in different ways. With a type that it does not know it \
          can only guess or give up, and the rules that depend on the type cannot be checked.",
    bad: r#"<data key="witness-type">correctness</data>"#,
    good: r#"<data key="witness-type">correctness_witness</data>"#,
    check: Check::Datum(&[Key::WitnessType], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    if matches!(value, "correctness_witness" | "violation_witness") {
        return;
    }
    ctx.report(
        datum.span,
        format!(
            "found witness type {}, expected `correctness_witness` or `violation_witness`",
            quoted(value)
        ),
        "write `correctness_witness` if the property holds, `violation_witness` if it does not",
    );
}
