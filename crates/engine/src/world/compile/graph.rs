//! The blocks of a method and the jumps between them.

use jurat_java::classes::{Code, Operation};

/// How often it may be asked whether a handler protects an instruction.
const MAX_WORK: usize = 1 << 23;

/// Instructions are meant by their index, blocks by their place in the order of the code.
pub(super) struct Graph {
    /// First instruction of each block, and the number of instructions at the end.
    pub(super) starts: Vec<usize>,
    /// Where each block can go on, without exceptions; no duplicates.
    pub(super) next: Vec<Vec<usize>>,
    /// The handlers that can be reached from each block; no duplicates.
    pub(super) handlers: Vec<Vec<usize>>,
    /// Start, end and target of each handler as instructions.
    pub(super) ranges: Vec<(usize, usize, usize)>,
    /// The block of each instruction.
    pub(super) block_of: Vec<usize>,
}

impl Graph {
    /// Nothing if a jump leads nowhere, or if there are too many handlers.
    pub(super) fn of(code: &Code) -> Option<Self> {
        let n_instructions = code.instructions.len();
        if n_instructions.saturating_mul(code.handlers.len()) > MAX_WORK {
            return None;
        }
        let ranges = ranges(code)?;
        let mut is_start = vec![false; n_instructions];
        *is_start.first_mut()? = true;
        for (index, instruction) in code.instructions.iter().enumerate() {
            let (targets, falls_through) = targets(code, &instruction.operation)?;
            for target in &targets {
                is_start[*target] = true;
            }
            if (!falls_through || !targets.is_empty()) && index + 1 < n_instructions {
                is_start[index + 1] = true;
            }
        }
        for &(_, _, target) in &ranges {
            is_start[target] = true;
        }
        let mut starts: Vec<usize> = (0..n_instructions).filter(|&index| is_start[index]).collect();
        starts.push(n_instructions);
        let mut block_of = Vec::with_capacity(n_instructions);
        for (block, window) in starts.windows(2).enumerate() {
            block_of.extend(std::iter::repeat_n(block, window[1] - window[0]));
        }
        let mut graph = Self { starts, next: Vec::new(), handlers: Vec::new(), ranges, block_of };
        graph.add_edges(code)?;
        Some(graph)
    }

    pub(super) fn n_blocks(&self) -> usize {
        self.starts.len() - 1
    }

    /// The instructions of a block.
    pub(super) fn instructions(&self, block: usize) -> std::ops::Range<usize> {
        self.starts[block]..self.starts[block + 1]
    }

    /// All edges, those of exceptions too.
    pub(super) fn successors(&self, block: usize) -> impl Iterator<Item = usize> {
        self.next[block].iter().chain(&self.handlers[block]).copied()
    }

    fn add_edges(&mut self, code: &Code) -> Option<()> {
        for block in 0..self.n_blocks() {
            let last = self.starts[block + 1] - 1;
            let (targets, falls_through) = targets(code, &code.instructions[last].operation)?;
            let mut next: Vec<usize> = targets.iter().map(|&target| self.block_of[target]).collect();
            if falls_through {
                // Over the end of the code there is no block.
                next.push(*self.block_of.get(last + 1)?);
            }
            next.sort_unstable();
            next.dedup();
            self.next.push(next);
            let instructions = self.instructions(block);
            let overlaps =
                |range: &&(usize, usize, usize)| range.0 < instructions.end && instructions.start < range.1;
            let mut handlers: Vec<usize> =
                self.ranges.iter().filter(overlaps).map(|&(_, _, target)| self.block_of[target]).collect();
            handlers.sort_unstable();
            handlers.dedup();
            self.handlers.push(handlers);
        }
        Some(())
    }
}

/// The instruction that starts at a byte.
pub(super) fn instruction_at(code: &Code, pc: u16) -> Option<usize> {
    code.instructions.binary_search_by_key(&pc, |instruction| instruction.pc).ok()
}

/// Where an instruction jumps, and whether the next one can follow.
pub(super) fn targets(code: &Code, operation: &Operation) -> Option<(Vec<usize>, bool)> {
    let at = |pc: u16| instruction_at(code, pc);
    Some(match operation {
        Operation::Branch { target, .. } => (vec![at(*target)?], true),
        Operation::Goto(target) => (vec![at(*target)?], false),
        Operation::Switch { default, cases } => {
            let targets = cases.iter().map(|&(_, target)| target).chain([*default]);
            (targets.map(at).collect::<Option<_>>()?, false)
        }
        Operation::Return(_) | Operation::Throw | Operation::Jsr(_) | Operation::Ret(_) => {
            (Vec::new(), false)
        }
        _ => (Vec::new(), true),
    })
}

fn ranges(code: &Code) -> Option<Vec<(usize, usize, usize)>> {
    let behind = |pc: u16| code.instructions.partition_point(|instruction| instruction.pc < pc);
    code.handlers
        .iter()
        .map(|handler| {
            Some((behind(handler.start), behind(handler.end), instruction_at(code, handler.target)?))
        })
        .collect()
}
