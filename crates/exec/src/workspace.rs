//! A private temporary folder that vanishes, whatever happens to its owner.
//!
//! The owner holds a lock on the folder as long as it lives; the kernel gives the lock up with the process. So whoever
//! gets the lock of another's folder knows that its owner is dead, also across containers, where numbers of processes
//! say nothing.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use nix::libc;
use nix::unistd::geteuid;

use crate::registry;

const PREFIX: &str = "jurat-";
/// Somebody else may have taken a name, or may sweep.
const MOST_ATTEMPTS: u32 = 100;
const PRIVATE: u32 = 0o700;

/// A private temporary folder, removed when this is dropped, when a signal that [`crate::handle_interrupts`] knows ends
/// the process, or else when the next one is made.
#[derive(Debug)]
pub struct Workspace {
    path: PathBuf,
    // Only held: it says that the owner is alive.
    _lock: File,
}

impl Workspace {
    /// Makes one below `$TMPDIR` or `/tmp`, and removes those of the same user whose owner is dead.
    pub fn new() -> io::Result<Workspace> {
        Workspace::new_in(&fs::canonicalize(std::env::temp_dir())?)
    }

    /// Makes one below this folder.
    pub fn new_in(base: &Path) -> io::Result<Workspace> {
        sweep(base);
        for _attempt in 0..MOST_ATTEMPTS {
            let path = base.join(next_name());
            match DirBuilder::new().mode(PRIVATE).create(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                result => result?,
            }
            // Somebody who sweeps may have been quicker to lock it; then it is gone.
            if let Some(lock) = try_lock(&path) {
                registry::add_workspace(&path);
                return Ok(Workspace { path, _lock: lock });
            }
        }
        Err(io::Error::other(format!("cannot make a folder of our own below `{}`", base.display())))
    }

    /// Where it is, as an absolute path.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        let _ = remove_tree(&self.path);
        registry::forget_workspace(&self.path);
    }
}

/// A name that no other one of this process has.
fn next_name() -> String {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    format!("{PREFIX}{}-{}", std::process::id(), COUNTER.fetch_add(1, Ordering::Relaxed))
}

/// Removes what dead processes of this user have left.
fn sweep(base: &Path) {
    for entry in fs::read_dir(base).into_iter().flatten().flatten() {
        let is_ours = entry.file_name().to_str().is_some_and(is_workspace_name)
            && entry
                .metadata()
                .is_ok_and(|metadata| metadata.is_dir() && metadata.uid() == geteuid().as_raw());
        if is_ours && let Some(_lock) = try_lock(&entry.path()) {
            let _ = remove_tree(&entry.path());
        }
    }
}

/// `jurat-` and two numbers: other folders of that prefix are none of our business.
fn is_workspace_name(name: &str) -> bool {
    let numbers = name.strip_prefix(PREFIX).and_then(|rest| rest.split_once('-'));
    numbers.is_some_and(|(pid, idx)| pid.parse::<u32>().is_ok() && idx.parse::<u32>().is_ok())
}

/// Locks a folder, unless another process has it or it is gone.
fn try_lock(path: &Path) -> Option<File> {
    let folder =
        OpenOptions::new().read(true).custom_flags(libc::O_DIRECTORY | libc::O_NOFOLLOW).open(path).ok()?;
    folder.try_lock().ok()?;
    let held = folder.metadata().ok()?;
    let present = fs::symlink_metadata(path).ok()?;
    ((held.dev(), held.ino()) == (present.dev(), present.ino())).then_some(folder)
}

/// Removes a folder with everything in it, also folders that nobody may enter.
pub(crate) fn remove_tree(path: &Path) -> io::Result<()> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() == ErrorKind::PermissionDenied => {
            open_up(path);
            fs::remove_dir_all(path)
        }
        result => result,
    }
}

/// Lets the owner change all folders from this one on; symbolic links are not followed.
fn open_up(folder: &Path) {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let _ = fs::set_permissions(&folder, Permissions::from_mode(PRIVATE));
        let entries = fs::read_dir(&folder).into_iter().flatten().flatten();
        let inner = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
        folders.extend(inner.map(|entry| entry.path()));
    }
}
