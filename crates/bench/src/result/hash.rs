//! SHA-256 of files, to tell whether they have changed.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use jurat_text::hex::hex;
use sha2::{Digest, Sha256};

use super::ResultError;
use super::error::At;

pub(super) fn of_bytes(bytes: &[u8]) -> String {
    hex(Sha256::digest(bytes))
}

/// Of each file that is meant; a directory means all that is below it. Each path is looked at once.
pub(super) fn of_all<'a>(
    paths: impl IntoIterator<Item = &'a Path>,
) -> Result<BTreeMap<PathBuf, String>, ResultError> {
    let mut hashes = BTreeMap::new();
    let mut directories = Vec::new();
    for path in paths {
        if path.is_dir() {
            if !directories.contains(&path) {
                directories.push(path);
                add_directory(path, &mut hashes)?;
            }
        } else if !hashes.contains_key(path) {
            hashes.insert(path.to_owned(), of_file(path)?);
        }
    }
    Ok(hashes)
}

/// What is no regular file has nothing that could be compared.
fn add_directory(directory: &Path, hashes: &mut BTreeMap<PathBuf, String>) -> Result<(), ResultError> {
    for entry in fs::read_dir(directory).at("read", directory)? {
        let entry = entry.at("read", directory)?;
        let path = entry.path();
        let kind = entry.file_type().at("read", &path)?;
        // A link to a directory may lead back to where we are, and what is elsewhere is named on its own if it is needed.
        if kind.is_dir() {
            add_directory(&path, hashes)?;
        } else if path.is_file() {
            let hash = of_file(&path)?;
            hashes.insert(path, hash);
        }
    }
    Ok(())
}

pub(super) fn of_file(path: &Path) -> Result<String, ResultError> {
    let hash = || -> io::Result<String> {
        let mut file = File::open(path)?;
        let mut hash = Sha256::new();
        let mut chunk = vec![0; 1 << 16];
        loop {
            match file.read(&mut chunk)? {
                0 => return Ok(hex(hash.finalize())),
                n_read => hash.update(&chunk[..n_read]),
            }
        }
    };
    hash().at("read", path)
}
