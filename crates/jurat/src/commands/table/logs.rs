//! The logs of a result file: a directory or an archive beside it.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Component, Path};

use jurat_report::table::LogPlace;
use zip::ZipArchive;

use crate::error::Error;

/// No archive of logs is larger when unpacked.
const MAX_BYTES: u64 = 64 << 30;

/// The directory or the archive of logs that belongs to a result file.
pub(super) fn log_place(result: &Path) -> LogPlace {
    let Some(directory) = directory_name(result) else { return LogPlace::Nowhere };
    let archive = format!("{directory}.zip");
    if result.with_file_name(&directory).is_dir() {
        LogPlace::Directory(directory)
    } else if result.with_file_name(&archive).is_file() {
        LogPlace::Archive(archive)
    } else {
        LogPlace::Nowhere
    }
}

/// What comes before `.results.` is the name of the execution.
fn directory_name(result: &Path) -> Option<String> {
    let name = result.file_name()?.to_string_lossy().into_owned();
    let (execution, _) = name.split_once(".results.")?;
    Some(format!("{execution}.logfiles"))
}

/// Unpacks the archive of a result file, if it has one and no directory.
pub(super) fn unpack(result: &Path) -> Result<(), Error> {
    let LogPlace::Archive(archive) = log_place(result) else { return Ok(()) };
    let archive = result.with_file_name(archive);
    let directory = archive.with_extension("");
    unpack_to(&archive, &directory).map_err(|error| Error::UnpackLogs { path: archive, error })
}

/// Only files that are directly in the directory of logs: an archive may name anything.
fn unpack_to(archive: &Path, directory: &Path) -> io::Result<()> {
    let mut archive = ZipArchive::new(File::open(archive)?)?;
    fs::create_dir(directory)?;
    let mut n_left = MAX_BYTES;
    for index in 0..archive.len() {
        let entry = archive.by_index(index)?;
        let Some(name) = entry.enclosed_name() else { continue };
        let parts: Vec<Component<'_>> = name.components().collect();
        let [Component::Normal(parent), Component::Normal(file)] = parts[..] else { continue };
        if entry.is_file() && Some(parent) == directory.file_name() {
            let n_bytes = io::copy(&mut entry.take(n_left + 1), &mut File::create(directory.join(file))?)?;
            n_left = n_left.checked_sub(n_bytes).ok_or_else(|| io::Error::other("it is too large"))?;
        }
    }
    Ok(())
}
