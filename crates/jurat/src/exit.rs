//! The exit codes.

use std::process::ExitCode;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// 0: nothing to complain about; the witness is confirmed.
    Clean,
    /// 1: findings of warning or worse; or claims that could not be converted.
    Findings,
    /// 2: bad usage, or input that could not be read.
    CouldNotRun,
    /// 10: the witness is refuted.
    False,
    /// 20: the witness is neither confirmed nor refuted.
    Unknown,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Clean => Self::from(0),
            Exit::Findings => Self::from(1),
            Exit::CouldNotRun => Self::from(2),
            Exit::False => Self::from(10),
            Exit::Unknown => Self::from(20),
        }
    }
}
