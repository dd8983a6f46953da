//! Keeps a command apart from the rest of the machine.
//!
//! What has to be done is made up before the child exists, as a [`Plan`]: a list of [`Step`]s with all their strings.
//! The child only takes one step after the other, because between its birth and `execve` it must not allocate.

mod crowd;
mod init;
mod layout;
mod leftovers;
mod mounts;
mod plan;
mod step;
mod views;

pub(crate) use crowd::is_bounded;
pub(crate) use init::init;
pub(crate) use layout::Layout;
pub(crate) use leftovers::scratches;
pub use leftovers::{Leftovers, Written};
pub(crate) use mounts::Mounts;
pub(crate) use plan::{Files, Plan, STATUS_LENGTH, needs_user_namespace};
pub(crate) use step::Step;
