//! The files that are scored, read several at once.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, io, thread};

use jurat_bench::read::{ReadError, Wanted, read_file};
use jurat_score::Structure;
use jurat_score::files::{COLUMNS, Gathered, Placed, Unplaced, VoidTasks, gather, place};

use crate::error::Error;
use crate::input;

/// The categories, and what is odd about their file.
pub(super) fn structure(path: &Path) -> Result<(Structure, Vec<String>), Error> {
    let text = input::small_text(path).map_err(|error| Error::Read { path: path.to_owned(), error })?;
    let (structure, warnings) = jurat_score::structure::read(path, text).map_err(Error::Definition)?;
    Ok((structure, warnings.iter().map(ToString::to_string).collect()))
}

/// What the result files say. Of a folder, all result files in it are read.
pub(super) fn results(given: &[PathBuf], structure: &Structure, void: &VoidTasks) -> Result<Gathered, Error> {
    let paths = given.iter().map(|path| expanded(path)).collect::<Result<Vec<_>, _>>()?.concat();
    let paths = &paths[..];
    let n_threads = thread::available_parallelism().map_or(1, usize::from).min(paths.len());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut read = Read::default();
        while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
            read.add(path, structure, void);
        }
        read
    };
    let mut all = Read::default();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            all.append(thread.join().expect("readers do not panic"));
        }
    });
    if all.failed.is_empty() {
        Ok(gather(structure, all.placed, all.unplaced))
    } else {
        // In the order of the command line, whoever was faster.
        all.failed.sort_by_key(|(position, _)| paths.iter().position(|path| path == position));
        Err(Error::ReadResults(all.failed.into_iter().map(|(_, error)| error).collect()))
    }
}

/// A file, or the result files in a folder, by name.
fn expanded(path: &Path) -> Result<Vec<PathBuf>, Error> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let fail = |error| Error::Read { path: path.to_owned(), error };
    let entries = fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>).map_err(fail)?;
    let is_result = |path: &PathBuf| {
        let name = path.to_string_lossy();
        [".xml", ".xml.bz2", ".xml.gz"].iter().any(|ending| name.ends_with(ending))
    };
    let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).filter(is_result).collect();
    files.sort();
    Ok(files)
}

/// What has been read so far.
#[derive(Default)]
struct Read {
    placed: Vec<Placed>,
    unplaced: Vec<Unplaced>,
    failed: Vec<(PathBuf, ReadError)>,
}

impl Read {
    fn add(&mut self, path: &Path, structure: &Structure, void: &VoidTasks) {
        match read_file(path, Wanted::Only(COLUMNS)).map(|set| place(structure, void, set)) {
            Ok(Ok(placed)) => self.placed.push(placed),
            Ok(Err(unplaced)) => self.unplaced.push(unplaced),
            Err(error) => self.failed.push((path.to_owned(), error)),
        }
    }

    fn append(&mut self, other: Self) {
        self.placed.extend(other.placed);
        self.unplaced.extend(other.unplaced);
        self.failed.extend(other.failed);
    }
}
