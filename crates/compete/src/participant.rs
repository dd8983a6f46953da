//! Admits what was submitted: the right bytes, with a licence, and nothing in it that would end up elsewhere.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use jurat_text::hex::hex;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::archive::unpack;
use crate::model::Archive;

/// How files are called that say under which terms the tool may be used.
const LICENCES: [&str; 4] = ["license", "licence", "copying", "copyright"];

/// An archive that was admitted, and unpacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Admitted {
    /// The hash of the archive.
    pub sha256: String,
    /// The file with its licence, in the directory of the tool.
    pub licence: String,
    /// Where the tool is now.
    pub directory: PathBuf,
}

/// Why an archive is not admitted.
#[derive(Debug, Error)]
#[error("the archive `{}` is not admitted: {reason}", file.display())]
pub struct NotAdmitted {
    /// The archive.
    pub file: PathBuf,
    /// The reason.
    pub reason: String,
}

/// Checks an archive, and unpacks it into a directory of its own below `directory`, unless it is there already.
pub fn admit(archive: &Archive, directory: &Path) -> Result<Admitted, NotAdmitted> {
    try_admit(archive, directory).map_err(|reason| NotAdmitted { file: archive.file.clone(), reason })
}

fn try_admit(archive: &Archive, directory: &Path) -> Result<Admitted, String> {
    let cannot = |doing: &str, error: io::Error| format!("cannot {doing} it: {error}");
    let sha256 = hash_of(&archive.file).map_err(|error| cannot("read", error))?;
    if let Some(expected) = archive.sha256.as_ref().filter(|expected| **expected != sha256) {
        return Err(format!("its SHA-256 is {sha256}, but should be {expected}"));
    }
    // The hash is part of the name, so that what is there is what would be unpacked.
    let own = directory.join(format!("{}-{}", archive.id, &sha256[..16]));
    if !own.is_dir() {
        let unfinished = directory.join(format!(".{}.unfinished", archive.id));
        let fresh = fs::remove_dir_all(&unfinished).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        });
        fresh.map_err(|error| cannot("unpack", error))?;
        unpack(&archive.file, &unfinished)?;
        fs::rename(&unfinished, &own).map_err(|error| cannot("unpack", error))?;
    }
    let directory = only_directory(&own).map_err(|error| cannot("unpack", error))?;
    let licence = licence(&directory).map_err(|error| cannot("unpack", error))?.ok_or_else(|| {
        "it has no licence (hint: a file LICENSE, LICENCE, COPYING or COPYRIGHT beside the tool)".to_owned()
    })?;
    Ok(Admitted { sha256, licence, directory })
}

/// The SHA-256 of a file, in hexadecimal digits.
pub fn hash_of(file: &Path) -> io::Result<String> {
    let mut file = File::open(file)?;
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 1 << 16];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(hex(hasher.finalize())),
            n => hasher.update(&buffer[..n]),
        }
    }
}

/// Where the tool is: at the top, or in the only directory that is there.
fn only_directory(top: &Path) -> io::Result<PathBuf> {
    let entries: Vec<_> = fs::read_dir(top)?.collect::<io::Result<_>>()?;
    match &entries[..] {
        [only] if only.file_type()?.is_dir() => Ok(only.path()),
        _ => Ok(top.to_owned()),
    }
}

/// The file beside the tool that says under which terms it may be used.
fn licence(directory: &Path) -> io::Result<Option<String>> {
    let mut licences = Vec::new();
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        if entry.path().is_file() {
            licences.extend(entry.file_name().into_string());
        }
    }
    let is_licence = |name: &String| LICENCES.iter().any(|word| name.to_ascii_lowercase().starts_with(word));
    Ok(licences.into_iter().filter(is_licence).min())
}
