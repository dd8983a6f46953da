//! What a benchmark is and what comes of it: plain data, that nobody here computes.

mod benchmark;
mod result;
mod run_id;
mod status;

pub use benchmark::{Benchmark, Block, Column, Expected, PropertyFile, Run, RunLimits, RunSet, TaskOptions};
pub use result::{Category, Exit, Measured, RunRecord, RunResult, Termination};
pub use run_id::RunId;
pub use status::{Class, Status};
