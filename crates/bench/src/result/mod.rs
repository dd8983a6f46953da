//! The files of one execution of a benchmark: results, logs, and the journal that survives whatever happens to Jurat.
//!
//! Start at [`Execution`]. Each finished run is written to the journal before the next one starts; the files that BenchExec
//! would write are made from the journal at the end, so that it makes no difference how often the execution was interrupted.

mod error;
mod plan;
mod system;

mod durable;
mod hash;
mod names;

mod commit;
mod journal;
mod manifest;

mod execution;
mod log;

mod archive;
mod columns;
mod finish;
mod repeat;
mod report;
mod statistics;
mod text;

pub use error::ResultError;
pub use execution::{Execution, unfinished};
pub use finish::Ending;
pub use names::{date_text, log_directory};
pub use plan::{ExecutionPlan, Split, ToolFacts};
pub use repeat::{Spread, TaskSummary};
pub use statistics::RunSetStatistics;
pub use system::SystemInfo;
