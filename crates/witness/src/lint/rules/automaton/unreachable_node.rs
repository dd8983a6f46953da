//! W315: a node that no run of the automaton comes to.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::model::{Automaton, NodeId};

pub(crate) static RULE: Rule = Rule {
    code: "W315",
    name: "unreachable-node",
    severity: Severity::Info,
    strict: false,
    what: "A node has edges, but no path of edges leads from the entry to it.",
    why: "The automaton can never be in that state, so whatever the witness says there is not checked. Often an edge \
          is missing, or one points in the wrong direction.",
    bad: r#"<node id="q0">
  <data key="entry">true</data>
</node>
<node id="q1"/>
<edge source="q1" target="q0"/>"#,
    good: r#"<node id="q0">
  <data key="entry">true</data>
</node>
<node id="q1"/>
<edge source="q0" target="q1"/>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    let entries: Vec<_> = automaton.nodes().filter(|(_, node)| node.is_entry).map(|(id, _)| id).collect();
    // Without an entry every node would be reported; another rule says that it is missing.
    if entries.is_empty() {
        return;
    }
    let is_reached = reached_from(automaton, entries);
    if is_reached.iter().all(|is_reached| *is_reached) {
        return;
    }
    for ((node, has_edge), is_reached) in automaton.nodes.iter().zip(automaton.have_edges()).zip(is_reached) {
        if has_edge && !is_reached {
            ctx.report(
                node.span,
                format_args!("found no path from the entry to {}, expected one", quoted(&node.id)),
                "add the edge that is missing, or remove the node with its edges",
            );
        }
    }
}

/// For each node, whether a path leads to it.
fn reached_from(automaton: &Automaton, entries: Vec<NodeId>) -> Vec<bool> {
    let leaving = automaton.leaving();
    let mut is_reached = vec![false; automaton.nodes.len()];
    let mut open = entries;
    while let Some(id) = open.pop() {
        if std::mem::replace(&mut is_reached[id.0 as usize], true) {
            continue;
        }
        let targets = leaving.of(id).iter().filter_map(|edge| automaton.edges[*edge as usize].target);
        open.extend(targets.filter(|target| !is_reached[target.0 as usize]));
    }
    is_reached
}
