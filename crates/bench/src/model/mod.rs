//! What a benchmark is and what comes of it: plain data, that nobody here computes.

mod benchmark;
mod result;

pub use benchmark::{Benchmark, Block, Column, Expected, PropertyFile, Run, RunLimits, RunSet, TaskOptions};
pub use result::{Category, Exit, Measured, RunResult, Termination};
