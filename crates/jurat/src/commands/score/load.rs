//! The files that are scored, read several at once.

use std::path::{Path, PathBuf};

use jurat_bench::read::{ReadError, Reader, WantedColumns};
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

/// What the result files say.
pub(super) fn results(given: &[PathBuf], structure: &Structure, void: &VoidTasks) -> Result<Gathered, Error> {
    let paths = input::result_files(given)?;
    let read = paths.par_iter().map_init(Reader::default, |reader, path| {
        let results = reader.read_file(path, WantedColumns::Only(COLUMNS))?;
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
