//! Which run is meant.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use super::{Benchmark, BenchmarkRun};

/// One run of one repetition of a benchmark, by its place in it; all places are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct RunId {
    /// How many times the whole benchmark was to be run before.
    pub repetition: usize,
    /// In [`Benchmark::run_sets`].
    pub run_set: usize,
    /// In [`super::RunSet::blocks`].
    pub block: usize,
    /// In [`super::Block::runs`].
    pub run: usize,
}

impl Benchmark {
    /// The run that is meant. Who asks for one that is not there has confused two benchmarks.
    pub fn run(&self, id: RunId) -> &BenchmarkRun {
        &self.run_sets[id.run_set].blocks[id.block].runs[id.run]
    }

    /// All runs in their order, for one repetition after the other.
    pub fn run_ids(&self, repetitions: NonZeroU32) -> impl Iterator<Item = RunId> {
        (0..repetitions.get() as usize).flat_map(move |repetition| {
            (0..self.run_sets.len()).flat_map(move |run_set| self.run_ids_of(repetition, run_set))
        })
    }

    /// The runs of one run set in one repetition, in their order.
    pub fn run_ids_of(&self, repetition: usize, run_set: usize) -> impl Iterator<Item = RunId> {
        self.run_sets[run_set].blocks.iter().enumerate().flat_map(move |(block, runs)| {
            (0..runs.runs.len()).map(move |run| RunId { repetition, run_set, block, run })
        })
    }
}
