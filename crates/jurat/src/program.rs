//! Source files to the program that lint, show and convert look at.

use std::fs;
use std::path::{Path, PathBuf};

use jurat_witness::program::{Program, ProgramFile};
use sha2::{Digest, Sha256};

/// A source file that could not be read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read program file `{}`: {error}", path.display())]
pub struct ProgramError {
    path: PathBuf,
    error: std::io::Error,
}

/// Reads the files of a program, in the order given.
pub fn load(paths: &[PathBuf]) -> Result<Program, ProgramError> {
    let mut whole = Sha256::new();
    let mut files = Vec::new();
    for path in paths {
        let bytes = fs::read(path).map_err(|error| ProgramError { path: path.clone(), error })?;
        whole.update(&bytes);
        files.push(file(path, &bytes));
    }
    Ok(Program { files, sha256: hex(&whole.finalize()) })
}

fn file(path: &Path, bytes: &[u8]) -> ProgramFile {
    let text = String::from_utf8_lossy(bytes).into_owned();
    ProgramFile {
        name: path.to_string_lossy().replace('\\', "/"),
        sha256: hex(&Sha256::digest(bytes)),
        text,
        outline: None,
    }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}
