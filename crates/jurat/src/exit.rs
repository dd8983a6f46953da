//! The exit codes.

use std::process::ExitCode;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// 0: nothing to complain about.
    Clean,
    /// 1: findings of warning or worse; or claims that could not be converted.
    Findings,
    /// 2: bad usage, or input that could not be read.
    CouldNotRun,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Clean => Self::from(0),
            Exit::Findings => Self::from(1),
            Exit::CouldNotRun => Self::from(2),
        }
    }
}
