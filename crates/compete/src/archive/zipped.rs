//! Reads zips.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use super::{Content, Unpacker};

/// More than any path is.
const MAX_LINK: u64 = 4096;

pub(super) fn read(file: File, unpacker: &mut Unpacker<'_>) -> Result<(), String> {
    let damaged = |error: zip::result::ZipError| format!("it is damaged: {error}");
    let mut zip = ZipArchive::new(BufReader::new(file)).map_err(damaged)?;
    for index in 0..zip.len() {
        let mut entry = zip.by_index(index).map_err(damaged)?;
        let name = entry.name().to_owned();
        let content = if entry.is_dir() {
            Content::Directory
        } else if entry.is_symlink() {
            let mut target = String::new();
            let read = (&mut entry).take(MAX_LINK).read_to_string(&mut target);
            read.map_err(|error| format!("cannot unpack `{name}`: {error}"))?;
            Content::Link(PathBuf::from(target))
        } else {
            let is_executable = entry.unix_mode().unwrap_or_default() & 0o111 != 0;
            Content::File { is_executable, bytes: &mut entry }
        };
        unpacker.take(Path::new(&name), content)?;
    }
    Ok(())
}
