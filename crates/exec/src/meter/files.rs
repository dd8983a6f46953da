//! What a command has written to its private directories and overlays: all of them are file systems in memory, which count.

use std::fs::File;
use std::path::{Path, PathBuf};

use nix::sys::statvfs::fstatvfs;
use nix::unistd::Pid;

use crate::command::{CommandLimits, Termination};
use crate::file_limits::FileLimits;
use crate::sandbox::{Layout, scratches};

/// The file systems in memory of a sandbox.
pub(crate) struct Files {
    folders: Vec<File>,
    limits: FileLimits,
    /// What was there before the command began.
    before: Written,
}

/// What is there.
#[derive(Clone, Copy, Default)]
struct Written {
    count: u64,
    size: u64,
}

impl Files {
    /// Of the sandbox whose first process this is; absent if there is no limit.
    pub(crate) fn new(first: Pid, layout: &Layout, limits: &CommandLimits) -> Option<Files> {
        let limits = FileLimits::of(limits);
        if limits.count.is_none() && limits.size.is_none() {
            return None;
        }
        let root = PathBuf::from(format!("/proc/{first}/root"));
        let hidden = layout.covered().chain([Path::new("/dev")]);
        let hidden = hidden.filter_map(|path| File::open(root.join(path.strip_prefix("/").ok()?)).ok());
        let scratch = scratches(first).into_iter().find_map(|path| File::open(path).ok());
        let folders = hidden.chain(scratch).collect();
        let mut files = Files { folders, limits, before: Written::default() };
        files.before = files.written();
        Some(files)
    }

    /// Which limit was reached.
    ///
    /// What was there before is only known when the command already runs, and a fast one has written by then. It meets the bound
    /// of the file system all the same, and one that is full has reached the limit.
    pub(crate) fn check(&self) -> Option<Termination> {
        let Written { count, size } = self.written();
        let status = || self.folders.iter().filter_map(|folder| fstatvfs(folder).ok());
        let is_beyond = |limit: u64| {
            count.saturating_sub(self.before.count) > limit
                || status().any(|it| it.files_free() == 0 && it.files() > limit)
        };
        let is_too_large = |limit: u64| {
            size.saturating_sub(self.before.size) > limit
                || status().any(|it| it.blocks_free() == 0 && it.blocks() * it.fragment_size() > limit)
        };
        if self.limits.count.is_some_and(is_beyond) {
            Some(Termination::FilesCount)
        } else if self.limits.size.is_some_and(is_too_large) {
            Some(Termination::FilesSize)
        } else {
            None
        }
    }

    fn written(&self) -> Written {
        let mut all = Written::default();
        for status in self.folders.iter().filter_map(|folder| fstatvfs(folder).ok()) {
            all.count += status.files() - status.files_free();
            all.size += (status.blocks() - status.blocks_free()) * status.fragment_size();
        }
        all
    }
}
