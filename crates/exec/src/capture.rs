//! Reads an output stream to its end and keeps only its beginning.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::{Arc, Mutex, PoisonError};

use crate::command::Captured;

/// The reading end of an output stream.
pub(crate) struct Stream {
    // Absent after its end.
    file: Option<File>,
    captured: Arc<Mutex<Captured>>,
    n_kept: usize,
}

impl Stream {
    /// Keeps at most `n_kept` bytes.
    pub(crate) fn new(pipe: OwnedFd, n_kept: usize) -> Stream {
        Stream { file: Some(File::from(pipe)), captured: Arc::default(), n_kept }
    }

    /// What to wait for, unless the stream has ended.
    pub(crate) fn source(&self) -> Option<BorrowedFd<'_>> {
        self.file.as_ref().map(AsFd::as_fd)
    }

    /// What was read so far, also for other threads.
    pub(crate) fn captured(&self) -> Arc<Mutex<Captured>> {
        Arc::clone(&self.captured)
    }

    /// Reads once. Call it when there is something to read, or it waits.
    pub(crate) fn read(&mut self, buffer: &mut [u8]) {
        let Some(file) = &mut self.file else { return };
        match file.read(buffer) {
            Ok(n) if n > 0 => self.keep(&buffer[..n]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Ok(_) | Err(_) => self.file = None,
        }
    }

    fn keep(&self, bytes: &[u8]) {
        let mut captured = self.captured.lock().unwrap_or_else(PoisonError::into_inner);
        let n_free = self.n_kept.saturating_sub(captured.bytes.len());
        captured.bytes.extend_from_slice(&bytes[..bytes.len().min(n_free)]);
        captured.n_bytes += bytes.len() as u64;
    }
}

/// Takes what was captured, when nobody reads any more.
pub(crate) fn take(captured: &Mutex<Captured>) -> Captured {
    std::mem::take(&mut captured.lock().unwrap_or_else(PoisonError::into_inner))
}
