//! Runs a tool on many tasks under the same limits, and keeps what came of it in the files that BenchExec writes.
//!
//! Start at [`model`]: a [`model::Benchmark`] goes in, one [`model::RunResult`] for each of its runs comes out.

pub mod model;
pub mod result;
pub mod verdict;
