//! The verdict on a witness, with its reasons.

use jurat_exec::CommandStartError as StartError;

use crate::outcome::{Undecided, Violation};

/// The verdict on a witness, with its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The property and every check hold in all executions.
    True,
    /// The property or a check is violated.
    False(Violation),
    /// Neither was shown.
    Unknown(Unknown),
}

/// Why there is neither True nor False.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unknown {
    /// The witness cannot be validated.
    #[error("{0}")]
    Witness(String),
    /// The sources cannot be read as Java, or have no main class.
    #[error("{0}")]
    Program(String),
    /// The program does not compile.
    #[error("the program does not compile: {0}")]
    Compilation(String),
    /// The program compiles, but not with the checks in it.
    #[error("the program does not compile with the checks woven in: {0}")]
    Weaving(String),
    /// Something outside failed: a file, a process, the sandbox.
    #[error("{0}")]
    Io(String),
    /// No claim was checked, and that was asked for.
    #[error("no claim of the witness could be checked")]
    NoClaims,
    /// The engines have no answer.
    #[error("{0}")]
    Undecided(#[from] Undecided),
}

/// The rows of a summary over many tasks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the words of `as_str`")]
pub enum Category {
    True,
    False,
    Witness,
    Extraction,
    Compilation,
    Timeout,
    Memory,
    Undecided,
    Io,
}

impl Category {
    /// All, in the order of a summary.
    pub const ALL: [Self; 9] = [
        Self::True,
        Self::False,
        Self::Witness,
        Self::Extraction,
        Self::Compilation,
        Self::Timeout,
        Self::Memory,
        Self::Undecided,
        Self::Io,
    ];

    /// For people and for tables.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::True => "True",
            Self::False => "False",
            Self::Witness => "Unknown (witness)",
            Self::Extraction => "Unknown (extraction/insertion)",
            Self::Compilation => "Unknown (compilation)",
            Self::Timeout => "Unknown (timeout)",
            Self::Memory => "Unknown (memory)",
            Self::Undecided => "Unknown (undecided)",
            Self::Io => "Unknown (I/O)",
        }
    }

    /// The verdict that it belongs to.
    pub fn verdict(self) -> &'static str {
        match self {
            Self::True => "True",
            Self::False => "False",
            Self::Witness
            | Self::Extraction
            | Self::Compilation
            | Self::Timeout
            | Self::Memory
            | Self::Undecided
            | Self::Io => "Unknown",
        }
    }
}

impl Verdict {
    /// One word, as the tool module of `BenchExec` reads it.
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::True => "True",
            Self::False(_) => "False",
            Self::Unknown(_) => "Unknown",
        }
    }

    /// The row of a summary that it belongs to.
    pub fn category(&self) -> Category {
        match self {
            Self::True => Category::True,
            Self::False(_) => Category::False,
            Self::Unknown(unknown) => match unknown {
                Unknown::Witness(_) => Category::Witness,
                Unknown::Weaving(_) | Unknown::NoClaims => Category::Extraction,
                Unknown::Program(_) | Unknown::Compilation(_) => Category::Compilation,
                Unknown::Io(_) => Category::Io,
                Unknown::Undecided(Undecided::Timeout { .. }) => Category::Timeout,
                Unknown::Undecided(Undecided::Memory { .. }) => Category::Memory,
                Unknown::Undecided(_) => Category::Undecided,
            },
        }
    }
}

impl From<StartError> for Unknown {
    fn from(error: StartError) -> Self {
        Self::Io(error.to_string())
    }
}
