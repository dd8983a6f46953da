//! Files to bytes or text.

use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Instant;

use jurat_quota::{Exhausted, Quota};
use jurat_text::decode::MAX_BYTES;
use jurat_text::problem::{Problem, ProblemKind};
use jurat_validate::Undecided;
use jurat_witness::{Reading, read_while};

use crate::error::Error;

/// More than any task definition or property has.
const MAX_SMALL: u64 = 1 << 20;

/// Reads a witness; `-` is standard input.
pub(crate) fn witness(path: &Path) -> Result<Reading, Error> {
    witness_within(path, &Quota::default())
}

/// The same as long as there is time and memory.
pub(crate) fn witness_within(path: &Path, quota: &Quota) -> Result<Reading, Error> {
    /// The bytes, the text, and a little of what is made of it; how much that is shows as it is made.
    const COPIES: u64 = 4;
    if path.is_dir() {
        return Err(Error::WitnessIsDirectory { path: path.to_owned() });
    }
    let max_bytes = usize::try_from(quota.room() / COPIES).unwrap_or(MAX_BYTES).min(MAX_BYTES);
    let limit = |exhausted| Error::Unknown(Undecided::limit(exhausted, "while the witness was read").into());
    let read = if path.is_file() { Ok(bytes_of(path, max_bytes)) } else { awaited(path, max_bytes, quota) };
    let bytes = read.map_err(limit)?.map_err(|error| Error::ReadWitness { path: path.to_owned(), error })?;
    let stopped = Cell::new(Exhausted::Time);
    let go_on = || quota.look().map_err(|exhausted| stopped.set(exhausted)).is_ok();
    let reading = read_while(bytes, max_bytes, &go_on).ok_or_else(|| limit(stopped.get()))?;
    let is_too_large = |problem: &Problem| matches!(problem.kind, ProblemKind::TooLarge { .. });
    if max_bytes < MAX_BYTES && reading.problems.iter().any(is_too_large) {
        return Err(limit(Exhausted::Memory));
    }
    Ok(reading)
}

/// The bytes of what may let us wait, such as a pipe, if they are there in time. Even to open it may take forever.
fn awaited(path: &Path, max_bytes: usize, quota: &Quota) -> Result<io::Result<Vec<u8>>, Exhausted> {
    let (sender, bytes) = channel();
    let path = path.to_owned();
    let reader = thread::Builder::new().name("witness".to_owned());
    // Nobody may be left to take what comes too late.
    let reader = reader.spawn(move || sender.send(bytes_of(&path, max_bytes)).is_ok());
    if let Err(error) = reader {
        return Ok(Err(error));
    }
    receive(&bytes, quota.deadline())
}

fn receive<T>(
    receiver: &Receiver<io::Result<T>>,
    deadline: Option<Instant>,
) -> Result<io::Result<T>, Exhausted> {
    let lost = || Err(io::Error::other("the thread that reads it failed"));
    let Some(deadline) = deadline else { return Ok(receiver.recv().unwrap_or_else(|_| lost())) };
    match receiver.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
        Ok(received) => Ok(received),
        Err(RecvTimeoutError::Timeout) => Err(Exhausted::Time),
        Err(RecvTimeoutError::Disconnected) => Ok(lost()),
    }
}

fn bytes_of(path: &Path, max_bytes: usize) -> io::Result<Vec<u8>> {
    if path.as_os_str() == "-" {
        return limited(io::stdin().lock(), 0, max_bytes);
    }
    // Room for the whole file at once; a device or a pipe has no length.
    let file = File::open(path)?;
    let len = file.metadata()?.len();
    limited(file, len, max_bytes)
}

/// Result files; of a directory, all that are in it, by name.
pub(crate) fn result_files(given: &[PathBuf]) -> Result<Vec<PathBuf>, Error> {
    let mut all = Vec::new();
    for path in given {
        if path.is_dir() {
            all.extend(result_files_in(path)?);
        } else {
            all.push(path.clone());
        }
    }
    Ok(all)
}

fn result_files_in(directory: &Path) -> Result<Vec<PathBuf>, Error> {
    let fail = |error| Error::Read { path: directory.to_owned(), error };
    let entries = fs::read_dir(directory).and_then(Iterator::collect::<io::Result<Vec<_>>>).map_err(fail)?;
    let is_result = |path: &PathBuf| {
        let name = path.to_string_lossy();
        [".xml", ".xml.bz2", ".xml.gz"].iter().any(|ending| name.ends_with(ending))
    };
    let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).filter(is_result).collect();
    files.sort();
    if files.is_empty() {
        return Err(Error::NoResultFiles { directory: directory.to_owned() });
    }
    Ok(files)
}

/// Reads a small file: a task definition or a property. Devices and pipes are refused, which may have no end.
pub(crate) fn small_text(path: &Path) -> io::Result<String> {
    let metadata = fs::metadata(path)?;
    if !metadata.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    if metadata.len() > MAX_SMALL {
        return Err(io::Error::other(format!(
            "it has {} bytes, more than any file of its kind",
            metadata.len()
        )));
    }
    fs::read_to_string(path)
}

/// One byte more than is read at the most, so that lint can say that there is more.
fn limited(source: impl io::Read, len: u64, max_bytes: usize) -> io::Result<Vec<u8>> {
    // One byte more than the length, so that the end of the file is found without growing.
    let mut bytes = Vec::with_capacity(len.min(max_bytes as u64) as usize + 1);
    source.take(max_bytes as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
