//! W302: an automaton with several initial states.

use crate::graphml::{GraphmlDocument, Key};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::automaton::unique_mark::report_repeated;

pub(crate) static RULE: Rule = Rule {
    code: "W302",
    name: "multiple-entry-nodes",
    severity: Severity::Warning,
    strict: false,
    what: "More than one node is marked as the entry.",
    why: "The automaton starts where the program starts, in exactly one state. With several entry nodes a validator \
          takes one of them, and what depends on the others is never looked at.",
    bad: r#"<node id="q0">
  <data key="entry">true</data>
</node>
<node id="q1">
  <data key="entry">true</data>
</node>"#,
    good: r#"<node id="q0">
  <data key="entry">true</data>
</node>
<node id="q1"/>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let Some(automaton) = ctx.reading.witness.automaton() else { return };
    if automaton.nodes.iter().filter(|node| node.is_entry).nth(1).is_some() {
        report_repeated(
            ctx,
            document,
            Key::Entry,
            "entry node",
            "keep the node in which the program starts, and remove `entry` from the others",
        );
    }
}
