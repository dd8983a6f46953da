//! One fsync for several threads at once.

use std::fs::File;
use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Calls fsync. While one thread waits for the disk, others go on appending; then one of them waits for all.
#[derive(Debug, Default)]
pub(super) struct Commits {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// How many bytes of the file are on disk.
    n_durable: u64,
    /// Whether somebody waits for the disk.
    is_busy: bool,
    /// The kernel tells of an error only once, and forgets what it could not write.
    error: Option<io::ErrorKind>,
}

impl Commits {
    /// Returns when the first `n_bytes` of the file are on disk. `n_written` says how many there are by now.
    pub(super) fn wait(&self, file: &File, n_bytes: u64, n_written: impl Fn() -> u64) -> io::Result<()> {
        let mut state = self.lock();
        loop {
            if let Some(error) = state.error {
                return Err(error.into());
            }
            if state.n_durable >= n_bytes {
                return Ok(());
            }
            if state.is_busy {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            state.is_busy = true;
            drop(state);
            let n_written = n_written();
            let synced = file.sync_data();
            state = self.lock();
            state.is_busy = false;
            self.changed.notify_all();
            match synced {
                Ok(()) => state.n_durable = n_written,
                Err(error) => {
                    state.error = Some(error.kind());
                    return Err(error);
                }
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
