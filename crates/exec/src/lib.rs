//! Runs a command under limits, apart from the rest of the machine, and says what it used and how it ended.
//!
//! Start at [`run`] for a command that ends, at [`run_logged`] for one whose files are of interest, at [`Service`] for one that answers as long as it lives.

mod capture;
mod cgroup;
mod claim;
mod command;
mod cores;
mod error;
mod file_limits;
mod interrupt;
mod kernel;
mod launch;
mod log;
mod meter;
mod ready;
mod registry;
mod run;
mod sandbox;
mod service;
mod supervise;
mod sys;
mod workspace;

pub use cgroup::{PreparedGroups, memory_of_machine, prepare_groups};
pub use command::{
    Accounting, Captured, Command, CommandLimits, Ended, Exit, HowEnded, Input, Mechanism, Mechanisms, Mode,
    Network, Sandbox, Termination, Usage,
};
pub use error::CommandStartError;
pub use interrupt::{end_process, handle_interrupts, interrupt, on_interrupt};
pub use log::Log;
pub use run::{Logged, run, run_logged};
pub use sandbox::{Leftovers, Written};
pub use service::Service;
pub use workspace::Workspace;
