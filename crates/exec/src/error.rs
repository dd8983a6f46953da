//! Why a command did not start.

use std::io;
use std::path::PathBuf;

use nix::errno::Errno;

/// Why a command did not start.
#[derive(Debug, thiserror::Error)]
pub enum CommandStartError {
    /// The machine does not allow to keep it apart, and it never runs otherwise.
    #[error("cannot make a sandbox: {reason} (hint: {hint})")]
    NoSandbox {
        /// What was refused.
        reason: String,
        /// What to do.
        hint: &'static str,
    },
    /// A directory or file that the command shall see cannot be opened.
    #[error("cannot open `{}` for the sandbox: {reason}", path.display())]
    Folder {
        /// Which.
        path: PathBuf,
        /// Why.
        reason: io::Error,
    },
    /// The directory to start in cannot be entered.
    #[error("cannot enter the directory `{}`: {reason}", path.display())]
    Directory {
        /// Which.
        path: PathBuf,
        /// Why.
        reason: io::Error,
    },
    /// The program is not there or cannot be executed.
    #[error("cannot run `{}`: {reason}", path.display())]
    Program {
        /// Which.
        path: PathBuf,
        /// Why.
        reason: io::Error,
    },
    /// A core or a node of memory that this process may not use itself.
    #[error("there is no {what} {number} here (available: {available})")]
    NotThere {
        /// Core or node.
        what: &'static str,
        /// Which.
        number: u32,
        /// Those that are there, as the kernel lists them.
        available: String,
    },
    /// No string that is handed to a program can hold a null byte.
    #[error("a null byte in `{0}`")]
    NullByte(String),
    /// The machine has run out of something.
    #[error("cannot {action}: {reason}")]
    System {
        /// What was tried.
        action: &'static str,
        /// Why it failed.
        reason: io::Error,
    },
}

impl CommandStartError {
    /// For `map_err`: the machine did not let us do this.
    pub(crate) fn system(action: &'static str) -> impl Fn(Errno) -> CommandStartError {
        move |errno| CommandStartError::System { action, reason: errno.into() }
    }
}
