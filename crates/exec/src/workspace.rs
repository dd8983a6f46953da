//! A private temporary directory that vanishes, whatever happens to its owner.

use std::fs::{self, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::claim::{Claim, claim, sweep};
use crate::registry;

/// A private temporary directory, removed when this is dropped, when a signal that [`crate::handle_interrupts`] knows ends
/// the process, or else when the next one is made.
#[derive(Debug)]
pub struct Workspace {
    claim: Claim,
}

impl Workspace {
    /// Makes one below `$TMPDIR` or `/tmp`, and removes those of the same user whose owner is dead.
    pub fn new() -> io::Result<Workspace> {
        Workspace::new_in(&std::env::temp_dir())
    }

    /// Makes one below this directory, and removes those of the same user whose owner is dead.
    pub fn new_in(base: &Path) -> io::Result<Workspace> {
        let base = fs::canonicalize(base)?;
        sweep(&base, remove_tree);
        let claim = claim(&base)?;
        registry::add_workspace(&claim.path);
        Ok(Workspace { claim })
    }

    /// Where it is: an absolute path without symbolic links.
    pub fn path(&self) -> &Path {
        &self.claim.path
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        // What cannot be removed now is left to the next one that is made.
        let _ = remove_tree(self.path());
        registry::forget_workspace(self.path());
    }
}

/// Removes a directory with everything in it, also directories that nobody may enter.
pub(crate) fn remove_tree(path: &Path) -> io::Result<()> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            open_up(path);
            fs::remove_dir_all(path)
        }
        result => result,
    }
}

/// Lets the owner change all directories from this one on; symbolic links are not followed.
fn open_up(folder: &Path) {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let _ = fs::set_permissions(&folder, Permissions::from_mode(0o700));
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        let inner = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
        folders.extend(inner.map(|entry| entry.path()));
    }
}
