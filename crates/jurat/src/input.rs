//! Witness files to bytes.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use jurat_witness::text::MAX_BYTES;
use jurat_witness::{Reading, read};

use crate::error::Error;

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

/// One byte more than is read at the most, so that lint can say that there is more.
fn limited(source: impl io::Read, len: u64) -> io::Result<Vec<u8>> {
    // One byte more than the length, so that the end of the file is found without growing.
    let mut bytes = Vec::with_capacity(len.min(MAX_BYTES as u64) as usize + 1);
    source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
