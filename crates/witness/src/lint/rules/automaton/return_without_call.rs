//! W317: a return from a function that was never entered.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::automaton::calls::{Slip, slips};
use crate::lint::words::quoted;
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W317",
    name: "return-without-call",
    severity: Severity::Warning,
    strict: true,
    what: "On a path from the entry an edge returns from a function although no function was entered.",
    why: "A validator may keep the functions that the automaton entered on a stack, to know in which one the names of \
          an expression are looked up. With an empty stack a return makes no sense. The check is approximate: each \
          node is visited on one path only.",
    bad: r#"<edge source="q0" target="q1">
  <data key="returnFromFunction">f</data>
</edge>"#,
    good: r#"<edge source="q0" target="q1">
  <data key="enterFunction">f</data>
</edge>
<edge source="q1" target="q2">
  <data key="returnFromFunction">f</data>
</edge>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    for slip in slips(automaton) {
        if let Slip::ReturnWithoutCall { function } = slip {
            let found = quoted(&function.value);
            ctx.report(
                function.span,
                format_args!("found a return from {found}, expected an edge that enters it before"),
                format_args!("add `enterFunction` to the edge that calls {found}, or remove the return"),
            );
        }
    }
}
