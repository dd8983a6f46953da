//! Files that are either not there, or old, or new, whenever the machine stops.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use super::ResultError;
use super::error::At;

/// Writes a file under another name, and gives it its own when all of it is on disk.
pub(super) fn write(
    path: &Path,
    content: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> Result<(), ResultError> {
    let draft = draft_of(path);
    let written = || {
        let mut writer = BufWriter::new(File::create(&draft)?);
        content(&mut writer)?;
        writer.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        fs::rename(&draft, path)?;
        sync_directory(path.parent().unwrap_or(Path::new(".")))
    };
    written().at("write", path)
}

/// The same for a text.
pub(super) fn write_text(path: &Path, text: &str) -> Result<(), ResultError> {
    write(path, |file| file.write_all(text.as_bytes()))
}

/// Always the same name, so that the next attempt replaces what a failed one has left.
fn draft_of(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".tmp");
    PathBuf::from(name)
}

/// Makes the names in a directory survive.
pub(super) fn sync_directory(directory: &Path) -> io::Result<()> {
    let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
    File::open(directory)?.sync_all()
}

/// Makes a file, or a directory with all that is in it, survive. It may be missing. Links and devices are left alone.
pub(super) fn sync_tree(path: &Path) -> io::Result<()> {
    let kind = match fs::symlink_metadata(path) {
        Ok(metadata) => metadata.file_type(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if kind.is_dir() {
        for entry in fs::read_dir(path)? {
            sync_tree(&entry?.path())?;
        }
    }
    if !kind.is_dir() && !kind.is_file() {
        return Ok(());
    }
    match File::open(path) {
        Ok(file) => file.sync_all(),
        // A tool may leave files that nobody may read; they are the tool's affair.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        Err(error) => Err(error),
    }
}

/// Removes a file or directory, if it is there.
pub(super) fn remove(path: &Path) -> Result<(), ResultError> {
    let removed = match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(error) => Err(error),
    };
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        removed => removed.at("remove", path),
    }
}
