//! One control group, of either version: a directory whose files are settings and numbers.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::claim::{Claim, claim, sweep};
use crate::{kernel, registry};

/// How long dead processes may be in a group.
const PATIENCE: Duration = Duration::from_millis(500);

/// A control group of ours; removed when dropped, which works when no process is in it.
pub(super) struct Group {
    claim: Claim,
}

impl Group {
    /// Makes one below another. The first one there also removes those that dead processes have left.
    pub(super) fn new(parent: &Path) -> io::Result<Group> {
        sweep_once(parent);
        let claim = claim(parent)?;
        registry::add_group(&claim.path);
        Ok(Group { claim })
    }

    pub(super) fn path(&self) -> &Path {
        &self.claim.path
    }

    pub(super) fn folder(&self) -> BorrowedFd<'_> {
        self.claim.folder.as_fd()
    }

    /// Opens one of its files for writing.
    pub(super) fn open(&self, name: &str) -> io::Result<File> {
        OpenOptions::new().write(true).open(self.claim.path.join(name))
    }

    /// Sets a value.
    pub(super) fn set(&self, name: &str, value: impl Display) -> io::Result<()> {
        self.open(name)?.write_all(format!("{value}").as_bytes())
    }

    /// The number that a file consists of.
    pub(super) fn number(&self, name: &str) -> Option<u64> {
        self.read(name)?.trim().parse().ok()
    }

    /// The number after a word at the beginning of a line.
    pub(super) fn entry(&self, name: &str, word: &str) -> Option<u64> {
        let text = self.read(name)?;
        let value = text.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
        value?.trim().parse().ok()
    }

    pub(super) fn read(&self, name: &str) -> Option<String> {
        kernel::read(self.claim.path.join(name)).ok()
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        let _ = remove(&self.claim.path);
        registry::forget_group(&self.claim.path);
    }
}

/// Once for each directory: to look at the groups of many others takes time.
fn sweep_once(parent: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    if SWEPT.lock().unwrap_or_else(PoisonError::into_inner).insert(parent.to_owned()) {
        sweep(parent, remove);
    }
}

/// Removes a group. Processes of a dead owner may still be ending there, and kernels since 6.18 count one that was waited for until
/// it has left its core.
pub(crate) fn remove(group: &Path) -> io::Result<()> {
    let until = Instant::now() + PATIENCE;
    loop {
        match fs::remove_dir(group) {
            Err(error) if error.kind() == io::ErrorKind::ResourceBusy && Instant::now() < until => {
                thread::sleep(Duration::from_millis(1));
            }
            removed => return removed,
        }
    }
}

/// Numbers as the kernel lists them.
pub(super) fn list(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}
