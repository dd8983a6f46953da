//! Runs a tool on many tasks under the same limits, and keeps what came of it in the files that BenchExec writes.
//!
//! Start at [`model`]: a [`model::Benchmark`] goes in, one [`model::RunRecord`] for each of its runs comes out. The former
//! is read by [`definition::load`]. What is read back from result files is a [`model::RunResult`] for each run.

pub mod cores;
pub mod definition;
mod files;
pub mod job;
pub mod lines;
pub mod model;
mod paths;
mod problem;
pub mod property;
pub mod read;
pub mod result;
pub mod runner;
pub mod source;
pub mod task;
pub mod tool;
pub mod verdict;
pub mod wildcard;

pub use files::TooManyFiles;
pub use paths::{expand_environment, expand_home, relative};
