//! W318: a return from another function than the current one.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::automaton::calls::{Slip, slips};
use crate::lint::words::quoted;
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W318",
    name: "wrong-return",
    severity: Severity::Warning,
    strict: true,
    what: "On a path from the entry an edge returns from another function than the one that was entered last.",
    why: "Functions are left in the reverse order of their calls. An edge that says otherwise matches no execution, so \
          the validator gets no further than there. The check is approximate: each node is visited on one path only.",
    bad: r#"<edge source="q0" target="q1">
  <data key="enterFunction">f</data>
</edge>
<edge source="q1" target="q2">
  <data key="returnFromFunction">g</data>
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
        if let Slip::WrongReturn { function, current } = slip {
            let current = quoted(current);
            ctx.report(
                function.span,
                format_args!(
                    "found a return from {}, expected one from {current}, which was entered last",
                    quoted(&function.value)
                ),
                format_args!("return from {current} first, or correct the name"),
            );
        }
    }
}
