//! The order in which states should run: a weak topological order of the blocks.
//!
//! The idea is F. Bourdoncle's ("Efficient chaotic iteration strategies with widenings", 1993): the strongly connected
//! components in topological order; each component is a loop, its header comes first, and the rest of it is ordered in
//! the same way without the header. A state that is behind another one in this order, iteration by iteration, can still
//! come to where the other one is; so it runs first, and the two can meet.
//!
//! Nothing is recursive here, since code can be made as deep as one likes.

use super::graph::Graph;

/// The deepest nest of loops; each level looks at its blocks again.
const MAX_DEPTH: u16 = 200;

/// What was found out.
pub(super) struct Order {
    /// Blocks that can be reached, in order.
    pub(super) sequence: Vec<usize>,
    /// By place in the sequence: the innermost loop.
    pub(super) innermost: Vec<Option<usize>>,
    /// Outer loops before those inside of them.
    pub(super) loops: Vec<Component>,
}

/// A loop.
pub(super) struct Component {
    /// Place of the header in the sequence.
    pub(super) header: usize,
    pub(super) parent: Option<usize>,
    /// The last loop inside of it, or itself.
    pub(super) last: usize,
    pub(super) depth: u16,
}

enum Task {
    Order { blocks: Vec<usize>, inside: Option<usize> },
    Emit { block: usize, inside: Option<usize> },
    Loop { blocks: Vec<usize>, inside: Option<usize> },
    Close(usize),
}

impl Order {
    pub(super) fn of(graph: &Graph, is_reachable: &[bool]) -> Result<Self, &'static str> {
        let blocks = (0..graph.n_blocks()).filter(|&block| is_reachable[block]).collect();
        let rank = reverse_postorder(graph);
        let mut order = Self { sequence: Vec::new(), innermost: Vec::new(), loops: Vec::new() };
        let mut components = Components::new(graph);
        let mut tasks = vec![Task::Order { blocks, inside: None }];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Order { mut blocks, inside } => {
                    blocks.sort_unstable_by_key(|&block| rank[block]);
                    // The components come in reverse, which is how a stack wants them.
                    tasks.extend(components.of(&blocks).into_iter().map(|found| match found {
                        Found::Alone(block) => Task::Emit { block, inside },
                        Found::Circle(blocks) => Task::Loop { blocks, inside },
                    }));
                }
                Task::Emit { block, inside } => order.emit(block, inside),
                Task::Loop { mut blocks, inside } => {
                    let id = order.open(inside)?;
                    let Some(header) = (0..blocks.len()).min_by_key(|&index| rank[blocks[index]]) else {
                        continue;
                    };
                    order.emit(blocks.swap_remove(header), Some(id));
                    tasks.push(Task::Close(id));
                    tasks.push(Task::Order { blocks, inside: Some(id) });
                }
                Task::Close(id) => order.loops[id].last = order.loops.len() - 1,
            }
        }
        Ok(order)
    }

    fn emit(&mut self, block: usize, inside: Option<usize>) {
        self.sequence.push(block);
        self.innermost.push(inside);
    }

    fn open(&mut self, parent: Option<usize>) -> Result<usize, &'static str> {
        let depth = parent.map_or(0, |parent| self.loops[parent].depth + 1);
        if depth > MAX_DEPTH || self.loops.len() >= usize::from(u16::MAX) {
            return Err("has too many loops");
        }
        let id = self.loops.len();
        self.loops.push(Component { header: self.sequence.len(), parent, last: id, depth });
        Ok(id)
    }
}

/// By block: its place in the reverse postorder of a depth-first search.
fn reverse_postorder(graph: &Graph) -> Vec<usize> {
    let mut rank = vec![usize::MAX; graph.n_blocks()];
    let mut is_seen = vec![false; graph.n_blocks()];
    let mut next_rank = graph.n_blocks();
    let successors: Vec<Vec<usize>> =
        (0..graph.n_blocks()).map(|block| graph.successors(block).collect()).collect();
    let mut path = vec![(0, 0)];
    is_seen[0] = true;
    while let Some((block, edge)) = path.last_mut() {
        if let Some(&next) = successors[*block].get(*edge) {
            *edge += 1;
            if !is_seen[next] {
                is_seen[next] = true;
                path.push((next, 0));
            }
        } else {
            next_rank -= 1;
            rank[*block] = next_rank;
            path.pop();
        }
    }
    rank
}

/// A strongly connected component.
enum Found {
    Alone(usize),
    Circle(Vec<usize>),
}

/// R. Tarjan's algorithm, on parts of the graph.
struct Components<'g> {
    graph: &'g Graph,
    /// By block: the number of the search that it takes part in.
    part: Vec<u32>,
    n_searches: u32,
    number: Vec<usize>,
    low: Vec<usize>,
    is_open: Vec<bool>,
}

impl<'g> Components<'g> {
    fn new(graph: &'g Graph) -> Self {
        let n_blocks = graph.n_blocks();
        Self {
            graph,
            part: vec![0; n_blocks],
            n_searches: 0,
            number: vec![0; n_blocks],
            low: vec![0; n_blocks],
            is_open: vec![false; n_blocks],
        }
    }

    /// In reverse topological order.
    fn of(&mut self, blocks: &[usize]) -> Vec<Found> {
        self.n_searches += 1;
        for &block in blocks {
            self.part[block] = self.n_searches;
            self.number[block] = 0;
        }
        let (mut found, mut open, mut n_numbered) = (Vec::new(), Vec::new(), 0);
        for &root in blocks {
            if self.number[root] == 0 {
                self.search(root, &mut n_numbered, &mut open, &mut found);
            }
        }
        found
    }

    fn search(&mut self, root: usize, n_numbered: &mut usize, open: &mut Vec<usize>, found: &mut Vec<Found>) {
        let mut path: Vec<(usize, Vec<usize>)> = Vec::new();
        let mut entering = Some(root);
        loop {
            if let Some(block) = entering.take() {
                *n_numbered += 1;
                self.number[block] = *n_numbered;
                self.low[block] = *n_numbered;
                self.is_open[block] = true;
                open.push(block);
                path.push((block, self.graph.successors(block).collect()));
            }
            let Some((block, left)) = path.last_mut() else { return };
            let block = *block;
            match left.pop() {
                Some(next) if self.part[next] != self.n_searches => {}
                Some(next) if self.number[next] == 0 => entering = Some(next),
                Some(next) if self.is_open[next] => self.low[block] = self.low[block].min(self.number[next]),
                Some(_) => {}
                None => {
                    path.pop();
                    if let Some((parent, _)) = path.last() {
                        self.low[*parent] = self.low[*parent].min(self.low[block]);
                    }
                    if self.low[block] == self.number[block] {
                        found.push(self.close(block, open));
                    }
                }
            }
        }
    }

    fn close(&mut self, root: usize, open: &mut Vec<usize>) -> Found {
        let from = open.iter().rposition(|&block| block == root).unwrap_or(0);
        let members = open.split_off(from);
        for &member in &members {
            self.is_open[member] = false;
        }
        let is_own_successor = || self.graph.successors(root).any(|next| next == root);
        if members.len() == 1 && !is_own_successor() { Found::Alone(root) } else { Found::Circle(members) }
    }
}
