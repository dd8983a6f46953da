//! Runs a command under limits, apart from the rest of the machine, and says what it used and how it ended.
//!
//! Start at [`run`] for a command that ends, at [`Service`] for one that answers as long as it lives.

mod capture;
mod cgroup;
mod claim;
mod command;
mod error;
mod interrupt;
mod launch;
mod meter;
mod ready;
mod registry;
mod run;
mod sandbox;
mod service;
mod supervise;
mod sys;
mod workspace;

pub use command::{Accounting, Captured, Command, Ended, How, Input, Limit, Limits, Sandbox, Usage};
pub use error::StartError;
pub use interrupt::{handle_interrupts, interrupt};
pub use run::run;
pub use service::Service;
pub use workspace::Workspace;
