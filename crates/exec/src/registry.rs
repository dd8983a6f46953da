//! What has to vanish when Jurat is ended: the trees of processes that run, their control groups, and the workspaces.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::Signal;

use crate::sys;

static REGISTRY: Mutex<Registry> =
    Mutex::new(Registry { trees: Vec::new(), workspaces: Vec::new(), groups: Vec::new() });

/// What has to vanish when Jurat is ended.
pub(crate) struct Registry {
    trees: Vec<Arc<Tree>>,
    workspaces: Vec<PathBuf>,
    groups: Vec<PathBuf>,
}

/// A tree of processes that runs, from its first process on.
pub(crate) struct Tree {
    pidfd: OwnedFd,
    interrupted: AtomicBool,
}

impl Tree {
    /// Ends it, and remembers that it was us and that no limit was reached.
    pub(crate) fn interrupt(&self) {
        self.interrupted.store(true, Ordering::SeqCst);
        self.kill();
    }

    /// Ends it with its sandbox.
    pub(crate) fn kill(&self) {
        sys::signal(self.pidfd.as_fd(), Signal::SIGKILL);
    }

    /// Asks its command to end.
    pub(crate) fn ask(&self) {
        sys::signal(self.pidfd.as_fd(), sys::ASK);
    }

    /// Lets its first process end all others, so that their files are there until they were looked at.
    pub(crate) fn end_processes(&self) {
        sys::signal(self.pidfd.as_fd(), sys::END);
    }

    pub(crate) fn was_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::SeqCst)
    }

    /// Becomes readable when every process of it is dead.
    pub(crate) fn end(&self) -> BorrowedFd<'_> {
        self.pidfd.as_fd()
    }
}

/// A tree is known as long as this lives, and does not live longer.
pub(crate) struct Registered(Arc<Tree>);

impl Registered {
    pub(crate) fn new(pidfd: OwnedFd) -> Registered {
        let tree = Arc::new(Tree { pidfd, interrupted: AtomicBool::new(false) });
        registry().trees.push(Arc::clone(&tree));
        Registered(tree)
    }

    pub(crate) fn tree(&self) -> &Arc<Tree> {
        &self.0
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        self.0.kill();
        registry().trees.retain(|tree| !Arc::ptr_eq(tree, &self.0));
    }
}

/// Notes a workspace.
pub(crate) fn add_workspace(path: &Path) {
    registry().workspaces.push(path.to_owned());
}

/// Forgets a workspace.
pub(crate) fn forget_workspace(path: &Path) {
    registry().workspaces.retain(|known| known != path);
}

/// Notes a control group.
pub(crate) fn add_group(path: &Path) {
    registry().groups.push(path.to_owned());
}

/// Forgets a control group.
pub(crate) fn forget_group(path: &Path) {
    registry().groups.retain(|known| known != path);
}

/// The registry, locked: while somebody holds it, no run returns and no workspace is dropped.
pub(crate) fn registry() -> MutexGuard<'static, Registry> {
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Registry {
    /// Ends everything that runs.
    pub(crate) fn interrupt(&self) {
        for tree in &self.trees {
            tree.interrupt();
        }
    }

    /// Waits until everything that was ended is dead.
    pub(crate) fn wait(&self) {
        for tree in &self.trees {
            let mut ends = [PollFd::new(tree.end(), PollFlags::POLLIN)];
            // A process that is stuck in the kernel must not keep us.
            let _ = poll(&mut ends, PollTimeout::from(1000_u16));
        }
    }

    /// The control groups, which can be removed when nothing runs.
    pub(crate) fn groups(&self) -> &[PathBuf] {
        &self.groups
    }

    pub(crate) fn workspaces(&self) -> &[PathBuf] {
        &self.workspaces
    }
}
