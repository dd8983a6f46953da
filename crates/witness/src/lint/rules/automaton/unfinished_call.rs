//! W319: a path that ends inside of a function.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::automaton::calls::{Slip, slips};
use crate::lint::words::quoted;
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W319",
    name: "unfinished-call",
    severity: Severity::Warning,
    strict: true,
    what: "A node without leaving edges is reached while a function that was entered has not been left. Sinks and \
           violation nodes may end anywhere.",
    why: "If edges tell where functions are entered, they must tell where they are left, or a validator goes on \
          looking up names in the wrong function. The check is approximate: each node is visited on one path only.",
    bad: r#"<edge source="q0" target="q1">
  <data key="enterFunction">f</data>
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
        if let Slip::UnfinishedCall { node, current } = slip {
            let current = quoted(current);
            ctx.report(
                node.span,
                format_args!(
                    "found the end of a path at {} inside of {current}, expected a return from it before",
                    quoted(&node.id)
                ),
                format_args!("add an edge that returns from {current}"),
            );
        }
    }
}
