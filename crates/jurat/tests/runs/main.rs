//! Runs with limits, and commands that do everything to break them.

mod bench;
mod bench_kills;
#[path = "../common/mod.rs"]
mod common;
mod hostile;
mod limits;
mod run;
