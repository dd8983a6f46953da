//! The files that are scored, read several at once.

use std::path::{Path, PathBuf};
use std::{fs, io};

use jurat_bench::read::{ReadError, Reader, Wanted};
use jurat_score::Structure;
use jurat_score::files::{COLUMNS, Gathered, Placed, Unplaced, VoidTasks, gather, place};
use rayon::iter::Either;
use rayon::prelude::*;

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
    let read = paths.par_iter().map_init(Reader::default, |reader, path| {
        let results = reader.read_file(path, Wanted::Only(COLUMNS))?;
        Ok(place(structure, void, results))
    });
    let (read, failed): (Vec<Result<Placed, Unplaced>>, Vec<ReadError>) =
        read.partition_map(|read| match read {
            Ok(placed) => Either::Left(placed),
            Err(error) => Either::Right(error),
        });
    if !failed.is_empty() {
        return Err(Error::ReadResults(failed));
    }
    let (placed, unplaced) = read.into_par_iter().partition_map(|placed| match placed {
        Ok(placed) => Either::Left(placed),
        Err(unplaced) => Either::Right(unplaced),
    });
    Ok(gather(structure, placed, unplaced))
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
