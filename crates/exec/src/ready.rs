//! Waits until one of several files can be read.

use std::os::fd::BorrowedFd;
use std::time::{Duration, Instant};

use nix::poll::{PollFd, PollFlags, PollTimeout, poll};

/// A file to wait for.
#[derive(Clone, Copy)]
pub(crate) enum Source<'a> {
    /// Until it can be read or has ended.
    Data(BorrowedFd<'a>),
    /// A file of a control group, until the kernel has changed it since it was last read.
    Change(BorrowedFd<'a>),
}

impl Source<'_> {
    fn poll(&self) -> PollFd<'_> {
        match self {
            Source::Data(file) => PollFd::new(*file, PollFlags::POLLIN),
            // Such a file can be read at any time.
            Source::Change(file) => PollFd::new(*file, PollFlags::POLLPRI),
        }
    }
}

/// Waits until something has happened to one of these, or until the time comes, if ever: to which.
pub(crate) fn ready(sources: &[Option<Source<'_>>], until: Option<Instant>) -> Vec<bool> {
    let mut polls: Vec<PollFd<'_>> = sources.iter().flatten().map(Source::poll).collect();
    // An interrupted call has found nothing; the caller comes again.
    let n_ready = poll(&mut polls, until.map_or(PollTimeout::NONE, timeout)).unwrap_or(0);
    let mut found = polls.iter().map(|poll| n_ready > 0 && poll.any().unwrap_or(true));
    sources.iter().map(|source| source.is_some() && found.next().unwrap_or(false)).collect()
}

fn timeout(until: Instant) -> PollTimeout {
    // Milliseconds are rounded down; without one more, the last of them would be spent asking again and again.
    let remaining = until.saturating_duration_since(Instant::now()) + Duration::from_millis(1);
    PollTimeout::try_from(remaining).unwrap_or(PollTimeout::MAX)
}
