//! W307: a result of nobody knows which function.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W307",
    name: "result-without-function",
    severity: Severity::Warning,
    strict: false,
    what: r"An assumption speaks of `\result`, but its edge has no `assumption.resultfunction`.",
    why: "`\\result` stands for the value that a call on the edge returned. A line can hold several calls, so the edge \
          must name the function; without the name a validator cannot tell which value is meant.",
    bad: r#"<edge source="q0" target="q1">
  <data key="assumption">\result == 6</data>
</edge>"#,
    good: r#"<edge source="q0" target="q1">
  <data key="assumption">\result == 6</data>
  <data key="assumption.resultfunction">__VERIFIER_nondet_int</data>
</edge>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    if !ctx.may_use(&[Key::Assumption]) {
        return;
    }
    for edge in &automaton.edges {
        if edge.result_function.is_none()
            && let Some(assumption) = &edge.assumption
            && assumption.value.contains(r"\result")
        {
            ctx.report(
                assumption.span,
                format_args!(
                    r"found `\result` in {}, expected the edge to have an `assumption.resultfunction`",
                    quoted(&assumption.value)
                ),
                "add the name of the function that returned the value as `assumption.resultfunction`",
            );
        }
    }
}
