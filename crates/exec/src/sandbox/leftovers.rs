//! The files that a command has left in its sandbox, before they vanish with it.

use std::fs::{self, DirEntry, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use nix::unistd::Pid;

use super::layout::Layout;
use super::plan::{KEPT, SCRATCH};
use super::views::upper;
use crate::command::Mode;

/// The files that a command has left in its sandbox. All its processes are dead.
pub struct Leftovers<'a> {
    first: Pid,
    layout: &'a Layout,
}

/// A file that a command has written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// Relative to the directory that was asked for.
    pub path: PathBuf,
    /// Where it can be read as long as the sandbox is there.
    pub source: PathBuf,
}

impl<'a> Leftovers<'a> {
    /// Of the sandbox whose first process this is.
    pub(crate) fn new(first: Pid, layout: &'a Layout) -> Leftovers<'a> {
        Leftovers { first, layout }
    }

    /// The regular files that the command has made or changed in a directory and below, sorted; symbolic links are not
    /// followed. In a directory to which it had full access these are all files, whoever made them; there are none in a
    /// directory that it could only read. What lies inside under another mode is not looked at.
    pub fn written(&self, folder: &Path) -> io::Result<Vec<Written>> {
        let folder = fs::canonicalize(folder)?;
        let mut found = Vec::new();
        let mut folders: Vec<_> =
            self.source(&folder).map(|source| (source, PathBuf::new())).into_iter().collect();
        while let Some((source, path)) = folders.pop() {
            for entry in entries(&source)? {
                let entry = entry?;
                let (source, path) = (entry.path(), path.join(entry.file_name()));
                let kind = entry.file_type()?;
                if kind.is_file() {
                    found.push(Written { path, source });
                } else if kind.is_dir() && !self.layout.has(&folder.join(&path)) {
                    folders.push((source, path));
                }
            }
        }
        found.sort_unstable_by(|a, b| a.path.cmp(&b.path));
        Ok(found)
    }

    /// Where what was written in a directory can be read.
    fn source(&self, folder: &Path) -> Option<PathBuf> {
        let (place, idx, found) = self.layout.place_of(folder)?;
        let process = PathBuf::from(format!("/proc/{}", self.first));
        let base = match found.mode {
            Mode::ReadOnly => return None,
            Mode::FullAccess => place.to_owned(),
            Mode::Hidden => process.join("root").join(place.strip_prefix("/").ok()?),
            Mode::Overlay => process.join(format!("fd/{KEPT}")).join(upper(idx)),
        };
        let mut source = base;
        // The command may have put a link to somewhere else in the way.
        for part in folder.strip_prefix(place).ok()? {
            source.push(part);
            fs::symlink_metadata(&source).ok().filter(Metadata::is_dir)?;
        }
        Some(source)
    }
}

/// Where the directory in which overlays keep what is written may be found: as long as the first process makes ready, and later.
pub(crate) fn scratches(first: Pid) -> [PathBuf; 2] {
    [SCRATCH, KEPT].map(|fd| PathBuf::from(format!("/proc/{first}/fd/{fd}")))
}

/// What is in a directory: nothing, if nothing was written there or if the sandbox is gone.
fn entries(folder: &Path) -> io::Result<impl Iterator<Item = io::Result<DirEntry>>> {
    match fs::read_dir(folder) {
        Ok(entries) => Ok(Some(entries).into_iter().flatten()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None.into_iter().flatten()),
        Err(error) => Err(error),
    }
}
