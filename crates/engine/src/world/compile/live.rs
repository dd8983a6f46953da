//! Which locals something may still read when a block starts.
//!
//! States that meet may hold different garbage in the others, which must not keep them apart.

use jurat_java::classes::Operation;

use super::Subject;
use super::graph::Graph;
use super::locals::{Locals, slot_of};
use crate::world::op::LocalSet;

/// The most bits of all sets together.
const MAX_WORK: usize = 1 << 24;

/// By block.
pub(super) fn live_locals(subject: &Subject<'_>, graph: &Graph, locals: &Locals) -> Vec<LocalSet> {
    let n_blocks = graph.n_blocks();
    let n_words = usize::from(locals.n_locals()).div_ceil(64);
    if n_blocks.saturating_mul(n_words * 64) > MAX_WORK {
        return vec![LocalSet::All; n_blocks];
    }
    let effects: Vec<Effect> =
        (0..n_blocks).map(|block| effect(subject, graph, locals, block, n_words)).collect();
    let mut live: Vec<Box<[u64]>> = effects.iter().map(|effect| effect.reads.clone()).collect();
    let before = predecessors(graph);
    let mut left: Vec<usize> = (0..n_blocks).collect();
    while let Some(block) = left.pop() {
        let mut found = effects[block].reads.clone();
        for (word, slot) in found.iter_mut().enumerate() {
            let after = graph.next[block].iter().fold(0, |all, next| all | live[*next][word]);
            // An exception may come before anything was written.
            let handled = graph.handlers[block].iter().fold(0, |all, next| all | live[*next][word]);
            *slot |= after & !effects[block].writes[word] | handled;
        }
        if found != live[block] {
            live[block] = found;
            left.extend_from_slice(&before[block]);
        }
    }
    live.into_iter().map(LocalSet::Some).collect()
}

/// What a block reads before it writes it, and what it writes.
struct Effect {
    reads: Box<[u64]>,
    writes: Box<[u64]>,
}

fn effect(subject: &Subject<'_>, graph: &Graph, locals: &Locals, block: usize, n_words: usize) -> Effect {
    let mut effect = Effect { reads: vec![0; n_words].into(), writes: vec![0; n_words].into() };
    for index in graph.instructions(block) {
        let operation = &subject.code.instructions[index].operation;
        let Some(slot) = slot_of(operation) else { continue };
        let local = usize::from(locals.local(slot));
        let (word, bit) = (local / 64, 1 << (local % 64));
        if !matches!(operation, Operation::Store { .. }) && effect.writes[word] & bit == 0 {
            effect.reads[word] |= bit;
        }
        if !matches!(operation, Operation::Load { .. }) {
            effect.writes[word] |= bit;
        }
    }
    effect
}

fn predecessors(graph: &Graph) -> Vec<Vec<usize>> {
    let mut before = vec![Vec::new(); graph.n_blocks()];
    for block in 0..graph.n_blocks() {
        for next in graph.successors(block) {
            before[next].push(block);
        }
    }
    before
}
