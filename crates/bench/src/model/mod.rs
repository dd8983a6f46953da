//! What a benchmark is and what comes of it: plain data, that nobody here computes.

mod benchmark;
mod result;
mod run_id;
mod status;

pub use benchmark::{
    Benchmark, BenchmarkRun, Block, Column, ExpectedVerdict, PropertyFile, RunLimits, RunSet, TaskOptions,
};
pub use result::{Measured, ResultCategory, RunExit, RunRecord, RunResult, RunTermination};
pub use run_id::RunId;
pub use status::{AnswerClass, RunStatus};
