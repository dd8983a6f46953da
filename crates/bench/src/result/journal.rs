//! The journal: what is finished, in a file that is worth something at every moment.
//!
//! A line is an entry with its own checksum. The first one says what is run; nothing is begun before it is whole. Each
//! further one is a finished run, and on disk before anybody hears of it. What a dying machine leaves of a line does not
//! fit its checksum, so the run counts as not finished.
//!
//! A short log is part of its line, so that only one fsync is needed for a run. Zeros lie behind the last line while
//! runs are done: it takes the disk half the time to replace them than to make a file longer.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use super::commit::Commits;
use super::error::At;
use super::manifest::Manifest;
use super::{ResultError, durable, hash};
use crate::lines;
use crate::model::{RunId, RunRecord};

/// As many as are written at once.
static ZEROS: [u8; 1 << 18] = [0; 1 << 18];

/// One line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Entry {
    Execution(Box<Manifest>),
    Run {
        id: RunId,
        result: Box<RunRecord>,
        /// If it is short.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        log: Option<String>,
    },
    /// All other files are complete, and only what is in the way remains to be removed.
    Done,
}

/// An open journal, that nobody else may open. It can be used from several threads at once.
#[derive(Debug)]
pub(super) struct Journal {
    path: PathBuf,
    file: File,
    tail: Mutex<Tail>,
    commits: Commits,
}

/// The end of a journal.
#[derive(Debug)]
struct Tail {
    /// Where the next line begins.
    end: u64,
    /// Up to here are zeros.
    size: u64,
}

/// What a journal says.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) manifest: Manifest,
    pub(super) results: BTreeMap<RunId, RunRecord>,
    /// The short ones of those.
    pub(super) logs: BTreeMap<RunId, String>,
    pub(super) is_done: bool,
    /// Lines that are not what was written; a last one that was not written to its end is none.
    pub(super) n_damaged: usize,
}

impl Journal {
    /// Begins a journal that is not there.
    pub(super) fn create(path: &Path, manifest: &Manifest) -> Result<Journal, ResultError> {
        let line = line(&Entry::Execution(Box::new(manifest.clone()))).at("write", path)?;
        let mut options = OpenOptions::new();
        let file = match options.read(true).write(true).create_new(true).open(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(ResultError::Exists(path.to_owned()));
            }
            file => lock(file.at("create", path)?, path)?,
        };
        let written = || {
            file.write_all_at(line.as_bytes(), 0)?;
            file.sync_all()?;
            durable::sync_directory(path.parent().unwrap_or(Path::new(".")))
        };
        written().at("write", path)?;
        Ok(Journal::new(path, file, line.len() as u64))
    }

    /// Opens a journal to go on with it. One without a whole first line is of an execution that did not begin, and is removed.
    pub(super) fn resume(path: &Path) -> Result<Option<(Journal, Contents)>, ResultError> {
        let file = OpenOptions::new().read(true).write(true).open(path).at("open", path)?;
        let mut file = lock(file, path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).at("read", path)?;
        if !bytes.contains(&b'\n') {
            durable::remove(path)?;
            return Ok(None);
        }
        let (contents, end) = read(&bytes)
            .map_err(|reason| ResultError::Damaged { path: path.to_owned(), reason: reason.to_owned() })?;
        // Whatever comes next must begin on a line of its own.
        file.set_len(end).at("write", path)?;
        Ok(Some((Journal::new(path, file, end), contents)))
    }

    fn new(path: &Path, file: File, end: u64) -> Journal {
        let tail = Mutex::new(Tail { end, size: end });
        Journal { path: path.to_owned(), file, tail, commits: Commits::default() }
    }

    /// When this returns, the run is on disk. A log that is given need not be.
    pub(super) fn run(&self, id: RunId, result: RunRecord, log: Option<String>) -> Result<(), ResultError> {
        self.append(&Entry::Run { id, result: Box::new(result), log })
    }

    pub(super) fn done(&self) -> Result<(), ResultError> {
        self.append(&Entry::Done)
    }

    pub(super) fn remove(&self) -> Result<(), ResultError> {
        durable::remove(&self.path)
    }

    fn append(&self, entry: &Entry) -> Result<(), ResultError> {
        let line = line(entry).at("write", &self.path)?;
        let end = self.write(line.as_bytes()).at("write", &self.path)?;
        self.commits.wait(&self.file, end, || self.tail().end).at("write", &self.path)
    }

    /// Writes a line, and tells where it ends.
    fn write(&self, line: &[u8]) -> io::Result<u64> {
        let mut tail = self.tail();
        let end = tail.end + line.len() as u64;
        let zeros = if end > tail.size { &ZEROS[..] } else { &[] };
        let written = self.file.write_all_at(zeros, end);
        let written = written.and_then(|()| self.file.write_all_at(line, tail.end));
        if let Err(error) = written {
            // The disk may be full. What was written is no line, and the next one must not be appended to it.
            let _ = self.file.set_len(tail.end);
            tail.size = tail.end;
            return Err(error);
        }
        tail.size = tail.size.max(end + zeros.len() as u64);
        tail.end = end;
        Ok(end)
    }

    fn tail(&self) -> MutexGuard<'_, Tail> {
        self.tail.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        let end = self.tail().end;
        // Who reads it does without.
        let _ = self.file.set_len(end);
        lines::unlock(&self.file);
    }
}

fn lock(file: File, path: &Path) -> Result<File, ResultError> {
    if lines::lock(&file).at("lock", path)? { Ok(file) } else { Err(ResultError::InUse(path.to_owned())) }
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
    let mut contents = Contents {
        manifest: *manifest,
        results: BTreeMap::new(),
        logs: BTreeMap::new(),
        is_done: false,
        n_damaged: 0,
    };
    let mut end = head.len();
    for line in lines {
        match entry(line) {
            Some(Entry::Run { id, result, log }) => {
                contents.results.insert(id, *result);
                contents.logs.extend(log.map(|log| (id, log)));
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
