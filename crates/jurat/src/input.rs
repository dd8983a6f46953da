//! Files to bytes or text.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use jurat_witness::text::MAX_BYTES;
use jurat_witness::{Reading, read};

use crate::error::Error;

/// More than any task definition or property has.
const MAX_SMALL: u64 = 1 << 20;

/// Reads a witness; `-` is standard input.
pub(crate) fn witness(path: &Path) -> Result<Reading, Error> {
    let fail = |error| Error::ReadWitness { path: path.to_owned(), error };
    if path.is_dir() {
        return Err(Error::WitnessIsDirectory { path: path.to_owned() });
    }
    let bytes = if path.as_os_str() == "-" {
        limited(io::stdin().lock(), 0)
    } else {
        // Room for the whole file at once; a device or a pipe has no length.
        File::open(path).and_then(|file| {
            let len = file.metadata()?.len();
            limited(file, len)
        })
    };
    Ok(read(bytes.map_err(fail)?))
}

/// Result files; of a folder, all that are in it, by name.
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

fn result_files_in(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let fail = |error| Error::Read { path: folder.to_owned(), error };
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>).map_err(fail)?;
    let is_result = |path: &PathBuf| {
        let name = path.to_string_lossy();
        [".xml", ".xml.bz2", ".xml.gz"].iter().any(|ending| name.ends_with(ending))
    };
    let mut files: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).filter(is_result).collect();
    files.sort();
    if files.is_empty() {
        return Err(Error::NoResultFiles { folder: folder.to_owned() });
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
fn limited(source: impl io::Read, len: u64) -> io::Result<Vec<u8>> {
    // One byte more than the length, so that the end of the file is found without growing.
    let mut bytes = Vec::with_capacity(len.min(MAX_BYTES as u64) as usize + 1);
    source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
