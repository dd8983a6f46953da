//! The automaton of a GraphML witness.

use std::hash::BuildHasher as _;
use std::ops::{Deref, DerefMut};

use hashbrown::HashTable;
use jurat_text::span::{Span, Spanned};
use rustc_hash::FxBuildHasher;
use smol_str::SmolStr;

/// The automaton of a GraphML witness. Nodes and edges stand in document order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Automaton {
    /// The states.
    pub nodes: Vec<Node>,
    /// The transitions.
    pub edges: Vec<Edge>,
    ids: NodeIds,
}

/// The first node of each id. The ids themselves are in the nodes, so that the table is small and quickly looked up.
#[derive(Clone, Debug, Default)]
struct NodeIds(HashTable<NodeId>);

/// What the nodes are decides what their ids are.
impl PartialEq for NodeIds {
    fn eq(&self, _: &Self) -> bool {
        true
    }
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
///
/// Witnesses hold tens of thousands of edges, and most have only a file and a line. What few edges have stands behind a
/// pointer, and is read and written like the other fields.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Edge {
    /// Its start tag.
    pub span: Span,
    /// Where it comes from; absent if no such node exists.
    pub source: Option<NodeId>,
    /// Where it leads to; absent if no such node exists.
    pub target: Option<NodeId>,
    /// The lines and offsets of the operation.
    pub lines: LineRange,
    /// The file of the operation.
    pub file: Option<Spanned<SmolStr>>,
    /// Whether the target is the head of a loop.
    pub enters_loop_head: bool,
    /// What few edges have; absent if this one has nothing of it.
    pub rare: Option<Box<RareData>>,
}

/// The data that few edges have.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RareData {
    /// What is assumed after the operation.
    pub assumption: Option<Box<Spanned<SmolStr>>>,
    /// Where the names of the assumption are looked up.
    pub scope: Option<Box<Spanned<SmolStr>>>,
    /// The function whose result `\result` stands for.
    pub result_function: Option<Box<Spanned<SmolStr>>>,
    /// Which side of a branch.
    pub control: Option<Spanned<bool>>,
    /// The function that is entered.
    pub enter_function: Option<Box<Spanned<SmolStr>>>,
    /// The function that is left.
    pub return_from: Option<Box<Spanned<SmolStr>>>,
    /// The thread that moves.
    pub thread_id: Option<Box<Spanned<SmolStr>>>,
    /// The thread that is made.
    pub create_thread: Option<Box<Spanned<SmolStr>>>,
}

/// The place of an edge's operation in its file; most edges have only the first line.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LineRange {
    /// First line, from 1.
    pub start_line: Option<Spanned<u32>>,
    /// The rest of the place; absent if there is nothing of it.
    pub exact: Option<Box<ExactLines>>,
}

/// What more an edge may say of the place of its operation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ExactLines {
    /// Last line, from 1.
    pub end_line: Option<Spanned<u32>>,
    /// First character, from 0.
    pub start_offset: Option<Spanned<u32>>,
    /// Last character, from 0.
    pub end_offset: Option<Spanned<u32>>,
}

static NO_RARE_DATA: RareData = RareData {
    assumption: None,
    scope: None,
    result_function: None,
    control: None,
    enter_function: None,
    return_from: None,
    thread_id: None,
    create_thread: None,
};

static NO_EXACT_LINES: ExactLines = ExactLines { end_line: None, start_offset: None, end_offset: None };

impl Deref for Edge {
    type Target = RareData;

    fn deref(&self) -> &RareData {
        self.rare.as_deref().unwrap_or(&NO_RARE_DATA)
    }
}

impl DerefMut for Edge {
    fn deref_mut(&mut self) -> &mut RareData {
        self.rare.get_or_insert_default()
    }
}

impl Deref for LineRange {
    type Target = ExactLines;

    fn deref(&self) -> &ExactLines {
        self.exact.as_deref().unwrap_or(&NO_EXACT_LINES)
    }
}

impl DerefMut for LineRange {
    fn deref_mut(&mut self) -> &mut ExactLines {
        self.exact.get_or_insert_default()
    }
}

impl Automaton {
    /// An empty automaton with room for so many nodes and edges.
    pub fn with_capacity(n_nodes: usize, n_edges: usize) -> Self {
        Self {
            nodes: Vec::with_capacity(n_nodes),
            edges: Vec::with_capacity(n_edges),
            ids: NodeIds(HashTable::with_capacity(n_nodes)),
        }
    }

    /// Adds a node; by its id it can be found if it is the first with it.
    pub fn push_node(&mut self, node: Node) {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(node);
        let nodes = &self.nodes;
        let name = |id: &NodeId| nodes[id.0 as usize].id.as_str();
        let hash = |id: &NodeId| FxBuildHasher.hash_one(name(id));
        if !name(&id).is_empty() {
            self.ids.0.entry(hash(&id), |other| name(other) == name(&id), hash).or_insert(id);
        }
    }

    /// The first node with this id.
    pub fn find(&self, id: &str) -> Option<NodeId> {
        let is_it = |node: &NodeId| self.node(*node).id == id;
        self.ids.0.find(FxBuildHasher.hash_one(id), is_it).copied()
    }

    /// How many different ids the nodes have.
    pub fn n_ids(&self) -> usize {
        self.ids.0.len()
    }

    /// The node with this index.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The nodes with their indices.
    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, &Node)> {
        self.nodes.iter().enumerate().map(|(idx, node)| (NodeId(idx as u32), node))
    }

    /// For each node, the edges that enter it.
    pub fn entering(&self) -> Adjacency {
        Adjacency::new(self.nodes.len(), self.edges.iter().map(|edge| edge.target))
    }

    /// For each node, the edges that leave it.
    pub fn leaving(&self) -> Adjacency {
        Adjacency::new(self.nodes.len(), self.edges.iter().map(|edge| edge.source))
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

/// For each node, the indices of some edges in document order, in two flat lists.
#[derive(Clone, Debug)]
pub struct Adjacency {
    /// For each node, where its edges start in `edges`; one more for the end.
    starts: Vec<u32>,
    edges: Vec<u32>,
}

impl Adjacency {
    /// Sorts the edges, given by the node that each belongs to, by counting.
    fn new(n_nodes: usize, owners: impl Iterator<Item = Option<NodeId>> + Clone) -> Self {
        let mut starts = vec![0; n_nodes + 1];
        for owner in owners.clone().flatten() {
            starts[owner.0 as usize + 1] += 1;
        }
        for idx in 1..starts.len() {
            starts[idx] += starts[idx - 1];
        }
        let mut free = starts.clone();
        let mut edges = vec![0; starts[n_nodes] as usize];
        for (edge_idx, owner) in owners.enumerate() {
            if let Some(owner) = owner {
                let slot = &mut free[owner.0 as usize];
                edges[*slot as usize] = edge_idx as u32;
                *slot += 1;
            }
        }
        Self { starts, edges }
    }

    /// The edges of a node.
    pub fn of(&self, node: NodeId) -> &[u32] {
        let idx = node.0 as usize;
        &self.edges[self.starts[idx] as usize..self.starts[idx + 1] as usize]
    }
}
