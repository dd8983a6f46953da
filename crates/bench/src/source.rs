//! Reads the files that people write, of bounded size.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use jurat_text::file::{FileProblem, FileText};

/// More than any definition, list of tasks or property has; the largest list of SV-COMP has some 100 kB.
const MAX_BYTES: u64 = 16 << 20;

/// Reads a file as text.
pub fn read(file: &Path) -> Result<FileText, FileProblem> {
    let cannot =
        |reason: &dyn std::fmt::Display| FileProblem::in_file(file, format!("cannot be read: {reason}"));
    let bytes = bounded(file).map_err(|error| cannot(&error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        cannot(&format!("byte {at} is not UTF-8")).help("store the file as UTF-8")
    })?;
    Ok(FileText::new(file, text))
}

/// The bytes of a file. Devices and pipes are refused, which may have no end.
pub(crate) fn bounded(file: &Path) -> io::Result<Vec<u8>> {
    let metadata = std::fs::metadata(file)?;
    if !metadata.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    let mut bytes = Vec::with_capacity(metadata.len().min(MAX_BYTES) as usize);
    File::open(file)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(io::Error::other(format!(
            "it has more than {MAX_BYTES} bytes, more than any file of its kind"
        )));
    }
    Ok(bytes)
}
