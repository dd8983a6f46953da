//! The automaton of a GraphML witness.

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::span::{Span, Spanned};

/// The automaton of a GraphML witness. Nodes and edges stand in document order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Automaton {
    /// The states.
    pub nodes: Vec<Node>,
    /// The transitions.
    pub edges: Vec<Edge>,
    /// The first node of each id.
    pub ids: FxHashMap<SmolStr, NodeId>,
}

/// An index into [`Automaton::nodes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct NodeId(pub u32);

/// A state.
#[derive(Clone, PartialEq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "the flags of the format, independent of each other")]
pub struct Node {
    /// Its start tag.
    pub span: Span,
    /// Its id; empty where the file gives none.
    pub id: SmolStr,
    /// Whether the automaton starts here.
    pub is_entry: bool,
    /// Whether the witness says nothing of what comes after.
    pub is_sink: bool,
    /// Whether the property is violated here.
    pub is_violation: bool,
    /// Whether it is the head of an endless cycle.
    pub is_cyclehead: bool,
    /// What holds here.
    pub invariant: Option<Spanned<SmolStr>>,
    /// Where the names of the invariant are looked up.
    pub scope: Option<Spanned<SmolStr>>,
}

/// A transition.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Edge {
    /// Its start tag.
    pub span: Span,
    /// Where it comes from; absent if no such node exists.
    pub source: Option<NodeId>,
    /// Where it leads to; absent if no such node exists.
    pub target: Option<NodeId>,
    /// The lines and offsets of the operation.
    pub lines: Lines,
    /// The file of the operation.
    pub file: Option<Spanned<SmolStr>>,
    /// What is assumed after the operation.
    pub assumption: Option<Spanned<SmolStr>>,
    /// Where the names of the assumption are looked up.
    pub scope: Option<Spanned<SmolStr>>,
    /// The function whose result `\result` stands for.
    pub result_function: Option<Spanned<SmolStr>>,
    /// Which side of a branch.
    pub control: Option<Spanned<bool>>,
    /// Whether the target is the head of a loop.
    pub enters_loop_head: bool,
    /// The function that is entered.
    pub enter_function: Option<Spanned<SmolStr>>,
    /// The function that is left.
    pub return_from: Option<Spanned<SmolStr>>,
    /// The thread that moves.
    pub thread_id: Option<Spanned<SmolStr>>,
    /// The thread that is made.
    pub create_thread: Option<Spanned<SmolStr>>,
}

/// The place of an edge's operation in its file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lines {
    /// First line, from 1.
    pub start_line: Option<Spanned<u32>>,
    /// Last line, from 1.
    pub end_line: Option<Spanned<u32>>,
    /// First character, from 0.
    pub start_offset: Option<Spanned<u32>>,
    /// Last character, from 0.
    pub end_offset: Option<Spanned<u32>>,
}

impl Automaton {
    /// The node with this index.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The nodes with their indices.
    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        self.nodes.iter().enumerate().map(|(idx, node)| (NodeId(idx as u32), node))
    }

    /// For each node, the indices of the edges that enter it, in document order.
    pub fn entering(&self) -> Vec<Vec<u32>> {
        let mut entering = vec![Vec::new(); self.nodes.len()];
        for (idx, edge) in self.edges.iter().enumerate() {
            if let Some(target) = edge.target {
                entering[target.0 as usize].push(idx as u32);
            }
        }
        entering
    }

    /// For each node, the indices of the edges that leave it, in document order.
    pub fn leaving(&self) -> Vec<Vec<u32>> {
        let mut leaving = vec![Vec::new(); self.nodes.len()];
        for (idx, edge) in self.edges.iter().enumerate() {
            if let Some(source) = edge.source {
                leaving[source.0 as usize].push(idx as u32);
            }
        }
        leaving
    }

    /// For each node, whether an edge enters or leaves it.
    pub fn have_edges(&self) -> Vec<bool> {
        let mut have_edges = vec![false; self.nodes.len()];
        for id in self.edges.iter().flat_map(|edge| [edge.source, edge.target]).flatten() {
            have_edges[id.0 as usize] = true;
        }
        have_edges
    }
}
