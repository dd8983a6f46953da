//! Directories that belong to a process, and are known to be left over when it is dead.
//!
//! The owner holds a lock on its directory as long as it lives; the kernel gives the lock up with the process. So whoever
//! gets the lock of another's directory knows that the owner is dead, also across containers, where numbers of processes
//! say nothing.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use nix::libc;
use nix::unistd::geteuid;

const PREFIX: &str = "jurat-";
/// Somebody else may have taken a name, or may sweep.
const MOST_ATTEMPTS: u32 = 100;

/// A directory that belongs to this process. It does not vanish by itself.
#[derive(Debug)]
pub(crate) struct Claim {
    pub(crate) path: PathBuf,
    /// Open as long as the directory belongs to us.
    pub(crate) folder: File,
}

/// Makes a directory below another one, which only this user may enter.
pub(crate) fn claim(base: &Path) -> io::Result<Claim> {
    for _attempt in 0..MOST_ATTEMPTS {
        let path = base.join(next_name());
        match DirBuilder::new().mode(0o700).create(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
            result => result?,
        }
        // Somebody who sweeps may have been quicker to lock it; then it is gone.
        if let Some(folder) = try_lock(&path) {
            return Ok(Claim { path, folder });
        }
    }
    Err(io::Error::other(format!("cannot make a directory of our own below `{}`", base.display())))
}

/// Removes what dead processes of this user have left below a directory.
pub(crate) fn sweep(base: &Path, remove: impl Fn(&Path) -> io::Result<()>) {
    for entry in fs::read_dir(base).into_iter().flatten().flatten() {
        let is_ours = entry.file_name().to_str().is_some_and(is_claim_name)
            && entry
                .metadata()
                .is_ok_and(|metadata| metadata.is_dir() && metadata.uid() == geteuid().as_raw());
        if is_ours && let Some(_lock) = try_lock(&entry.path()) {
            // One that cannot be removed harms nobody, and the next to sweep tries again.
            let _ = remove(&entry.path());
        }
    }
}

/// A name that no other directory of this process has.
fn next_name() -> String {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    format!("{PREFIX}{}-{}", std::process::id(), COUNTER.fetch_add(1, Ordering::Relaxed))
}

/// `jurat-` and two numbers: other directories of that prefix are none of our business.
fn is_claim_name(name: &str) -> bool {
    let numbers = name.strip_prefix(PREFIX).and_then(|rest| rest.split_once('-'));
    numbers.is_some_and(|(pid, idx)| pid.parse::<u32>().is_ok() && idx.parse::<u32>().is_ok())
}

/// Locks a directory, unless another process has it or it is gone.
fn try_lock(path: &Path) -> Option<File> {
    let flags = libc::O_DIRECTORY | libc::O_NOFOLLOW;
    let folder = OpenOptions::new().read(true).custom_flags(flags).open(path).ok()?;
    folder.try_lock().ok()?;
    let held = folder.metadata().ok()?;
    let present = fs::symlink_metadata(path).ok()?;
    ((held.dev(), held.ino()) == (present.dev(), present.ino())).then_some(folder)
}
