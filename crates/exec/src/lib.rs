//! Runs a command under limits, apart from the rest of the machine, and says what it used and how it ended.
//!
//! Start at [`run`] for a command that ends, at [`Service`] for one that answers as long as it lives.

mod command;

pub use command::{Captured, Command, Ended, How, Input, Limit, Limits, Sandbox, Usage};
