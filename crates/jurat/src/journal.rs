//! The CSV file: what is finished is written at once, and read when the work goes on another day.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use jurat_report::validate_all::{HEADER, NotARow, Row, line, rows};

/// More than the rows of all tasks that anybody has.
const MAX_BYTES: u64 = 1 << 30;

/// The CSV file, or none.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

/// Why the file cannot be used. It is left as it was.
#[derive(Debug, thiserror::Error)]
#[error("cannot use `{}`: {reason}", path.display())]
pub struct JournalError {
    path: PathBuf,
    #[source]
    reason: Reason,
}

#[derive(Debug, thiserror::Error)]
enum Reason {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("another run is writing it")]
    InUse,
    #[error("it has {0} bytes, more than any results")]
    TooLarge(u64),
    #[error("it does not start with the header of results (hint: name a new file, or remove this one)")]
    Foreign,
    #[error("{0} (hint: name a new file, or remove this one)")]
    NotARow(#[from] NotARow),
    #[error(
        "its results were found with other options, `{before}`, and now they are `{now}` (hint: name a new file)"
    )]
    OtherOptions { before: String, now: String },
}

impl Journal {
    /// Opens a file and reads the rows that are there already; they must have been found with the same options.
    pub(crate) fn open(path: &Path, options: &str) -> Result<(Self, Vec<Row>), JournalError> {
        let fail = |reason| JournalError { path: path.to_owned(), reason };
        let mut file = open(path).map_err(fail)?;
        let rows = go_on(&mut file, options).map_err(fail)?;
        Ok((Self { path: path.to_owned(), file }, rows))
    }

    /// Adds a row, which is there from now on whatever happens to this process.
    pub(crate) fn add(&mut self, row: &Row) -> Result<(), JournalError> {
        let written = self.file.write_all(line(row).as_bytes());
        written.map_err(|error| JournalError { path: self.path.clone(), reason: error.into() })
    }
}

fn open(path: &Path) -> Result<File, Reason> {
    let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Reason::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Reads what is there, and leaves the file so that rows can be added.
fn go_on(file: &mut File, options: &str) -> Result<Vec<Row>, Reason> {
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        // A terminal or a pipe; nothing can be read from it.
        file.write_all(HEADER.as_bytes())?;
        return Ok(Vec::new());
    }
    if metadata.len() > MAX_BYTES {
        return Err(Reason::TooLarge(metadata.len()));
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let whole = whole_lines(&bytes)?;
    let rows = match whole.strip_prefix(HEADER) {
        Some(body) => rows(body)?,
        None => Vec::new(),
    };
    if let Some(other) = rows.iter().find(|row| row.subject.options != options) {
        let before = other.subject.options.clone();
        return Err(Reason::OtherOptions { before, now: options.to_owned() });
    }
    file.set_len(whole.len() as u64)?;
    if whole.is_empty() {
        file.write_all(HEADER.as_bytes())?;
    }
    Ok(rows)
}

/// Everything up to the last end of a line: whoever was stopped while writing left a part of a line.
fn whole_lines(bytes: &[u8]) -> Result<&str, Reason> {
    let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let is_ours = match end {
        0 => HEADER.as_bytes().starts_with(bytes),
        _ => bytes.starts_with(HEADER.as_bytes()),
    };
    let whole = str::from_utf8(&bytes[..end]).ok();
    whole.filter(|_| is_ours).ok_or(Reason::Foreign)
}
