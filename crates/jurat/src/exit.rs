//! The exit codes.

use std::process::ExitCode;

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommandExit {
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

impl CommandExit {
    /// The number.
    pub fn code(self) -> u8 {
        match self {
            Self::Clean => 0,
            Self::Findings => 1,
            Self::CouldNotRun => 2,
            Self::False => 10,
            Self::Unknown => 20,
        }
    }
}

impl From<CommandExit> for ExitCode {
    fn from(exit: CommandExit) -> Self {
        Self::from(exit.code())
    }
}
