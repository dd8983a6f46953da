//! Waits until one of several files can be read.

use std::os::fd::BorrowedFd;
use std::time::{Duration, Instant};

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};

/// Waits until one of these can be read or has ended, or until the time comes: which.
pub(crate) fn ready(files: &[Option<BorrowedFd<'_>>], until: Instant) -> Vec<bool> {
    let mut sources: Vec<PollFd<'_>> =
        files.iter().flatten().map(|file| PollFd::new(*file, PollFlags::POLLIN)).collect();
    // An interrupted call has found nothing; the caller comes again.
    let n_ready = poll(&mut sources, timeout(until)).unwrap_or(0);
    let mut found = sources.iter().map(|source| n_ready > 0 && source.any().unwrap_or(true));
    files.iter().map(|file| file.is_some() && found.next().unwrap_or(false)).collect()
}

fn timeout(until: Instant) -> PollTimeout {
    // Milliseconds are rounded down; without one more, the last of them would be spent asking again and again.
    let remaining = until.saturating_duration_since(Instant::now()) + Duration::from_millis(1);
    PollTimeout::try_from(remaining).unwrap_or(PollTimeout::MAX)
}
