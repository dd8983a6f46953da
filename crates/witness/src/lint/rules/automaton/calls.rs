//! Walks the automaton along its calls and returns, for the three rules that compare them.
//!
//! One walk starts at the entry, depth first, with a stack of the functions that were entered and not yet left. Each
//! node is visited once, with the stack of the first path that comes to it. On another path to the same node the stack
//! may differ, and what is wrong on that path only is missed; to follow every path would take exponential time, this
//! takes linear time. For the same reason stacks are not copied: they are lists in one arena that share their tails.
//!
//! An edge that enters the function that it returns from changes nothing; otherwise an edge first returns and then
//! enters. A wrong return leaves the stack as it is. The runs of a program with several threads interleave several
//! stacks, so its witnesses are not walked.

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::model::{Automaton, Edge, Node};

/// A place where calls and returns do not fit.
#[derive(Debug)]
pub(super) enum Slip<'a> {
    /// A return although no function was entered.
    ReturnWithoutCall {
        /// What is returned from.
        function: &'a Spanned<SmolStr>,
    },
    /// A return from another function than the one entered last.
    WrongReturn {
        /// What is returned from.
        function: &'a Spanned<SmolStr>,
        /// What was entered last.
        current: &'a str,
    },
    /// A path that ends inside of a function.
    UnfinishedCall {
        /// Where it ends.
        node: &'a Node,
        /// What was entered last.
        current: &'a str,
    },
}

/// Every slip that the walk comes to.
pub(super) fn slips(automaton: &Automaton) -> Vec<Slip<'_>> {
    if has_threads(automaton) {
        return Vec::new();
    }
    let mut walk = Walk { frames: Vec::new(), slips: Vec::new() };
    let leaving = automaton.leaving();
    let mut is_visited = vec![false; automaton.nodes.len()];
    let entries = automaton.nodes().filter(|(_, node)| node.is_entry);
    let mut open: Vec<_> = entries.map(|(id, _)| (id, None)).collect();
    while let Some((id, stack)) = open.pop() {
        if std::mem::replace(&mut is_visited[id.0 as usize], true) {
            continue;
        }
        let edges = leaving.of(id);
        if edges.is_empty() {
            walk.end(automaton.node(id), stack);
        }
        for edge in edges.iter().map(|edge| &automaton.edges[*edge as usize]) {
            let stack_after = walk.step(edge, stack);
            open.extend(edge.target.map(|target| (target, stack_after)));
        }
    }
    walk.slips
}

/// The top of a stack in the arena; none is the empty stack.
type Stack = Option<usize>;

struct Walk<'a> {
    frames: Vec<Frame<'a>>,
    slips: Vec<Slip<'a>>,
}

struct Frame<'a> {
    function: &'a str,
    below: Stack,
}

impl<'a> Walk<'a> {
    /// The stack after an edge.
    fn step(&mut self, edge: &'a Edge, before: Stack) -> Stack {
        let (enters, returns) = (edge.enter_function.as_ref(), edge.return_from.as_ref());
        if enters.map(|function| &function.value) == returns.map(|function| &function.value) {
            return before;
        }
        let mut stack = before;
        if let Some(function) = returns {
            match stack.map(|top| &self.frames[top]) {
                None => self.slips.push(Slip::ReturnWithoutCall { function }),
                Some(top) if top.function == function.value => stack = top.below,
                Some(top) => self.slips.push(Slip::WrongReturn { function, current: top.function }),
            }
        }
        if let Some(function) = enters {
            self.frames.push(Frame { function: &function.value, below: stack });
            stack = Some(self.frames.len() - 1);
        }
        stack
    }

    /// The end of a path. At a violation the execution stops, and behind a sink nothing is said of it.
    fn end(&mut self, node: &'a Node, stack: Stack) {
        if let Some(top) = stack
            && !node.is_violation
            && !node.is_sink
        {
            self.slips.push(Slip::UnfinishedCall { node, current: self.frames[top].function });
        }
    }
}

/// Whether edges name different threads. Some verifiers give a number to the only thread, too.
fn has_threads(automaton: &Automaton) -> bool {
    let named = automaton.edges.iter().flat_map(|edge| [&edge.thread_id, &edge.create_thread]).flatten();
    let mut threads = named.map(|thread| &thread.value);
    let first = threads.next();
    threads.any(|thread| Some(thread) != first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;

    /// The slips of an automaton whose edges are given as source, target, function entered, function left.
    fn check(edges: &[(&str, &str, &str, &str)], expected: &[&str]) {
        let edges: Vec<_> = edges
            .iter()
            .map(|(source, target, enters, returns)| {
                format!(
                    r#"<edge source="{source}" target="{target}"><data key="enterFunction">{enters}</data>
                    <data key="returnFrom">{returns}</data></edge>"#
                )
            })
            .collect();
        let text = format!(
            r#"<graphml><graph><node id="q0"><data key="entry">true</data></node>
            <node id="q1"/><node id="q2"/><node id="q3"/>{}</graph></graphml>"#,
            edges.concat()
        );
        let reading = read(text.into_bytes());
        let slips = slips(reading.witness.automaton().unwrap());
        let slips: Vec<_> = slips
            .iter()
            .map(|slip| match slip {
                Slip::ReturnWithoutCall { function } => format!("{} without call", function.value),
                Slip::WrongReturn { function, current } => format!("{} in {current}", function.value),
                Slip::UnfinishedCall { node, current } => format!("{} ends in {current}", node.id),
            })
            .collect();
        assert_eq!(slips, expected);
    }

    #[test]
    fn matching_calls_and_returns_are_fine() {
        check(&[("q0", "q1", "f", ""), ("q1", "q2", "", "f")], &[]);
        check(&[("q0", "q1", "f", ""), ("q1", "q2", "g", "f"), ("q2", "q3", "", "g")], &[]);
        check(&[("q0", "q1", "f", "f"), ("q1", "q2", "", "")], &[]);
        check(&[], &[]);
    }

    #[test]
    fn slips_are_found() {
        check(&[("q0", "q1", "", "f")], &["f without call"]);
        check(&[("q0", "q1", "f", ""), ("q1", "q2", "", "g")], &["g in f", "q2 ends in f"]);
        check(&[("q0", "q1", "f", ""), ("q1", "q2", "g", "")], &["q2 ends in g"]);
    }

    #[test]
    fn cycles_end_the_walk() {
        check(&[("q0", "q1", "f", ""), ("q1", "q0", "f", ""), ("q1", "q1", "", "g")], &["g in f"]);
    }
}
