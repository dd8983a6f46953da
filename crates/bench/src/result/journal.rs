//! The journal: what is finished, in a file that is worth something at every moment.
//!
//! A line is an entry with its own checksum. The first one says what is run. It appears together with the file. Each
//! further one is a finished run, and on disk before anybody hears of it. What a dying machine leaves of a line does not
//! fit its checksum, so the run counts as not finished.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::error::At;
use super::manifest::Manifest;
use super::{ResultError, durable, hash};
use crate::model::{RunId, RunResult};

/// One line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Entry {
    Execution(Box<Manifest>),
    Run {
        id: RunId,
        result: Box<RunResult>,
    },
    /// All other files are complete, and only what is in the way remains to be removed.
    Done,
}

/// An open journal, that nobody else may open.
#[derive(Debug)]
pub(super) struct Journal {
    path: PathBuf,
    file: File,
    /// Where the next line begins.
    end: u64,
}

/// What a journal says.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) manifest: Manifest,
    pub(super) results: BTreeMap<RunId, RunResult>,
    pub(super) is_done: bool,
    /// Lines that are not what was written; a last one that was not written to its end is none.
    pub(super) n_damaged: usize,
}

impl Journal {
    /// Begins a journal that is not there.
    pub(super) fn create(path: &Path, manifest: &Manifest) -> Result<Journal, ResultError> {
        let line = line(&Entry::Execution(Box::new(manifest.clone()))).at("write", path)?;
        durable::write_text(path, &line)?;
        let file = open(path)?;
        Ok(Journal { path: path.to_owned(), file, end: line.len() as u64 })
    }

    /// Opens a journal to go on with it.
    pub(super) fn resume(path: &Path) -> Result<(Journal, Contents), ResultError> {
        let mut file = open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).at("read", path)?;
        let (contents, end) = read(&bytes)
            .map_err(|reason| ResultError::Damaged { path: path.to_owned(), reason: reason.to_owned() })?;
        // Whatever comes next must begin on a line of its own.
        file.set_len(end).at("write", path)?;
        Ok((Journal { path: path.to_owned(), file, end }, contents))
    }

    pub(super) fn run(&mut self, id: RunId, result: RunResult) -> Result<(), ResultError> {
        self.append(&Entry::Run { id, result: Box::new(result) })
    }

    pub(super) fn done(&mut self) -> Result<(), ResultError> {
        self.append(&Entry::Done)
    }

    pub(super) fn remove(&self) -> Result<(), ResultError> {
        durable::remove(&self.path)
    }

    fn append(&mut self, entry: &Entry) -> Result<(), ResultError> {
        let line = line(entry).at("write", &self.path)?;
        let mut written = || {
            self.file.seek(SeekFrom::Start(self.end))?;
            self.file.write_all(line.as_bytes())?;
            self.file.sync_data()
        };
        if let Err(error) = written() {
            // The disk may be full. What was written is no line, and the next one must not be appended to it.
            let _ = self.file.set_len(self.end);
            return Err(error).at("write", &self.path);
        }
        self.end += line.len() as u64;
        Ok(())
    }
}

fn open(path: &Path) -> Result<File, ResultError> {
    let file = OpenOptions::new().read(true).write(true).open(path).at("open", path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ResultError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(error).at("lock", path),
    }
}

const BEFORE_HASH: &str = r#"{"sha256":""#;
const BEFORE_ENTRY: &str = r#"","entry":"#;

fn line(entry: &Entry) -> io::Result<String> {
    let entry = serde_json::to_string(entry)?;
    Ok(format!("{BEFORE_HASH}{}{BEFORE_ENTRY}{entry}}}\n", hash::of_bytes(entry.as_bytes())))
}

fn entry(line: &[u8]) -> Option<Entry> {
    let (hash, entry) = line.strip_prefix(BEFORE_HASH.as_bytes())?.split_at_checked(64)?;
    let entry = entry.strip_prefix(BEFORE_ENTRY.as_bytes())?.strip_suffix(b"}\n")?;
    (hash::of_bytes(entry).as_bytes() == hash).then(|| serde_json::from_slice(entry).ok())?
}

/// What the bytes of a journal say, and where its last whole line ends.
fn read(bytes: &[u8]) -> Result<(Contents, u64), &'static str> {
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let head = lines.next().unwrap_or_default();
    let Some(Entry::Execution(manifest)) = entry(head) else {
        return Err("its first line is not what Jurat writes");
    };
    let mut contents =
        Contents { manifest: *manifest, results: BTreeMap::new(), is_done: false, n_damaged: 0 };
    let mut end = head.len();
    for line in lines {
        match entry(line) {
            Some(Entry::Run { id, result }) => {
                contents.results.insert(id, *result);
            }
            Some(Entry::Done) => contents.is_done = true,
            Some(Entry::Execution(_)) => return Err("it is two journals"),
            None if line.ends_with(b"\n") => contents.n_damaged += 1,
            None => break,
        }
        end += line.len();
    }
    Ok((contents, end as u64))
}
