//! Why a result file cannot be read.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why a result file cannot be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The file system does not let us.
    #[error("cannot read `{}`: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the file system says.
        source: io::Error,
    },
    /// It cannot be unpacked, or is no text.
    #[error("`{}` is no result file: {reason}", path.display())]
    Packed {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// It is text, but no result file.
    #[error("{}:{line}: {reason}", path.display())]
    Text {
        /// The file.
        path: PathBuf,
        /// Where, counted from 1 in the unpacked text.
        line: usize,
        /// What is wrong there.
        reason: String,
    },
}

impl ReadError {
    pub(super) fn file(path: &Path, source: io::Error) -> ReadError {
        ReadError::File { path: path.to_owned(), source }
    }

    pub(super) fn packed(path: &Path, reason: String) -> ReadError {
        ReadError::Packed { path: path.to_owned(), reason }
    }
}
