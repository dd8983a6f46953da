//! Why results cannot be kept.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why results cannot be kept, or not be continued.
#[derive(Debug, Error)]
pub enum ResultError {
    /// The file system does not let us.
    #[error("cannot {doing} `{}`: {source}", path.display())]
    File {
        /// What was tried.
        doing: &'static str,
        /// With this file.
        path: PathBuf,
        /// What the file system says.
        source: io::Error,
    },
    /// There are results of this name.
    #[error("`{}` exists already, and results are never overwritten (hint: choose another name or directory)", .0.display())]
    Exists(PathBuf),
    /// Nothing was interrupted.
    #[error("no unfinished execution of `{name}` in `{}` (hint: run the benchmark without resuming)", directory.display())]
    NothingToResume {
        /// The name of the benchmark.
        name: String,
        /// Where we looked for it.
        directory: PathBuf,
    },
    /// Results that were measured differently must not stand in one table.
    #[error(
        "cannot resume `{}`, because it was started differently:\n{}\n(hint: undo the change, or start again without resuming)",
        journal.display(),
        differences.iter().map(|difference| format!("  - {difference}")).collect::<Vec<_>>().join("\n")
    )]
    Changed {
        /// The journal of the unfinished execution.
        journal: PathBuf,
        /// What is different now.
        differences: Vec<String>,
    },
    /// Somebody is just running it.
    #[error("`{}` is in use (hint: wait for the other Jurat to end)", .0.display())]
    InUse(PathBuf),
    /// The journal cannot be read.
    #[error("`{}` is damaged: {reason} (hint: start again without resuming)", path.display())]
    Damaged {
        /// The journal.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

/// Says of an error of the file system with which file it has to do.
pub(super) trait At<T> {
    /// What was tried with which file; `doing` completes "cannot …".
    fn at(self, doing: &'static str, path: &Path) -> Result<T, ResultError>;
}

impl<T> At<T> for io::Result<T> {
    fn at(self, doing: &'static str, path: &Path) -> Result<T, ResultError> {
        self.map_err(|source| ResultError::File { doing, path: path.to_owned(), source })
    }
}
