//! Reads an output stream to its end, and keeps its beginning or writes it to a file.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::os::fd::{AsFd, OwnedFd};
use std::sync::{Arc, Mutex, PoisonError};

use crate::command::Captured;
use crate::log::Log;
use crate::ready::Source;

/// The reading end of an output stream.
pub(crate) struct Stream<'a> {
    // Absent after its end.
    file: Option<File>,
    sink: Sink<'a>,
}

/// Where the bytes go.
enum Sink<'a> {
    /// Only the beginning, also for other threads to see.
    Memory { captured: Arc<Mutex<Captured>>, n_kept: usize },
    /// All that the log takes.
    Log(&'a mut Log),
}

impl<'a> Stream<'a> {
    /// Keeps at most `n_kept` bytes: the stream, and what was read of it so far.
    pub(crate) fn kept(pipe: OwnedFd, n_kept: usize) -> (Stream<'a>, Arc<Mutex<Captured>>) {
        let captured = Arc::default();
        let sink = Sink::Memory { captured: Arc::clone(&captured), n_kept };
        (Stream { file: Some(File::from(pipe)), sink }, captured)
    }

    /// Writes to a log.
    pub(crate) fn logged(pipe: OwnedFd, log: &'a mut Log) -> Stream<'a> {
        Stream { file: Some(File::from(pipe)), sink: Sink::Log(log) }
    }

    /// What to wait for, unless the stream has ended.
    pub(crate) fn source(&self) -> Option<Source<'_>> {
        self.file.as_ref().map(|file| Source::Data(file.as_fd()))
    }

    /// Reads once. Call it when there is something to read, or it waits.
    pub(crate) fn read(&mut self, buffer: &mut [u8]) {
        let Some(file) = &mut self.file else { return };
        match file.read(buffer) {
            Ok(n) if n > 0 => self.sink.put(&buffer[..n]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Ok(_) | Err(_) => self.file = None,
        }
    }
}

impl Sink<'_> {
    fn put(&mut self, bytes: &[u8]) {
        match self {
            Sink::Memory { captured, n_kept } => {
                let mut captured = captured.lock().unwrap_or_else(PoisonError::into_inner);
                let n_free = n_kept.saturating_sub(captured.bytes.len());
                captured.bytes.extend_from_slice(&bytes[..bytes.len().min(n_free)]);
                captured.n_bytes += bytes.len() as u64;
            }
            Sink::Log(log) => log.put(bytes),
        }
    }
}

/// Takes what was captured, when nobody reads any more.
pub(crate) fn take(captured: &Mutex<Captured>) -> Captured {
    std::mem::take(&mut captured.lock().unwrap_or_else(PoisonError::into_inner))
}
