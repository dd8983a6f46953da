//! Watches a command until it and everything that it has started is dead.

use std::io::Read;
use std::os::fd::BorrowedFd;
use std::time::{Duration, Instant};

use nix::libc;

use crate::capture::Stream;
use crate::command::{How, Limit, Limits, Usage};
use crate::launch::Child;
use crate::ready::ready;
use crate::sys;

/// How long output is still read after every process is dead: somebody outside may hold the pipe.
const PATIENCE: Duration = Duration::from_secs(1);
/// As much as a pipe holds.
const BUFFER: usize = 64 * 1024;

/// Watches a command until it and everything that it has started is dead, and reads its output meanwhile.
pub(crate) fn supervise(mut child: Child, limits: &Limits, streams: &mut [Stream]) -> (How, Usage) {
    let mut buffer = vec![0; BUFFER];
    let killed = watch(&mut child, limits, streams, &mut buffer);
    // The first process ends after all others, so that this is the time of all.
    let waited = sys::wait_for(child.pid).unwrap_or_default();
    let usage = Usage {
        wall_time: child.started.elapsed(),
        cpu_time: waited.max(child.meter.cpu_time()),
        memory: child.meter.peak(),
    };
    drain(streams, &mut buffer);
    (how(&mut child, killed), usage)
}

/// Until all are dead; the limit for which we killed them.
fn watch(child: &mut Child, limits: &Limits, streams: &mut [Stream], buffer: &mut [u8]) -> Option<Limit> {
    let deadline = limits.wall_time.map(|limit| child.started + limit);
    let mut killed: Option<Limit> = None;
    let mut next_check = Instant::now() + child.meter.pause();
    loop {
        let alarm = deadline.filter(|_| killed.is_none());
        let until = alarm.map_or(next_check, |alarm| alarm.min(next_check));
        let is_dead = read(Some(child.registered.tree().end()), streams, buffer, Some(until));
        if is_dead {
            return killed;
        }
        let now = Instant::now();
        if now < until {
            continue;
        }
        let is_late = alarm.is_some_and(|alarm| now >= alarm);
        let reached = child.meter.check(limits).or(is_late.then_some(Limit::WallTime));
        next_check = Instant::now() + child.meter.pause();
        if let Some(limit) = reached {
            killed.get_or_insert(limit);
            child.registered.tree().kill();
        }
    }
}

/// Waits for something to read, and reads it; whether `end` has come.
fn read(
    end: Option<BorrowedFd<'_>>,
    streams: &mut [Stream],
    buffer: &mut [u8],
    until: Option<Instant>,
) -> bool {
    let files: Vec<_> = std::iter::once(end).chain(streams.iter().map(Stream::source)).collect();
    let ready = ready(&files, until);
    for (stream, _) in streams.iter_mut().zip(&ready[1..]).filter(|(_, is_ready)| **is_ready) {
        stream.read(buffer);
    }
    ready[0]
}

/// Reads what the dead have left in the pipes.
fn drain(streams: &mut [Stream], buffer: &mut [u8]) {
    let until = Instant::now() + PATIENCE;
    while streams.iter().any(|stream| stream.source().is_some()) && Instant::now() < until {
        read(None, streams, buffer, Some(until));
    }
}

fn how(child: &mut Child, killed: Option<Limit>) -> How {
    let mut status = [0; 4];
    if child.status.read_exact(&mut status).is_ok() {
        let status = i32::from_ne_bytes(status);
        return if libc::WIFEXITED(status) {
            How::Exited(libc::WEXITSTATUS(status))
        } else {
            How::Signaled(libc::WTERMSIG(status))
        };
    }
    match killed {
        Some(limit) => How::Killed(limit),
        None if child.registered.tree().was_interrupted() => How::Interrupted,
        // Somebody else has killed the first process.
        None => How::Signaled(libc::SIGKILL),
    }
}
