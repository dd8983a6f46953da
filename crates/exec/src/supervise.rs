//! Watches a command until it and everything that it has started is dead.

use std::io::Read;
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use nix::libc;
use nix::sys::eventfd::{EfdFlags, EventFd};

use crate::capture::Stream;
use crate::command::{How, Limit, Limits, Usage};
use crate::launch::Child;
use crate::meter::Meter;
use crate::ready::ready;
use crate::sys;

/// How long output is still read after every process is dead: somebody outside may hold the pipe.
const PATIENCE: Duration = Duration::from_secs(1);
/// As much as a pipe holds.
const BUFFER: usize = 64 * 1024;

/// A deadline that another thread may change.
pub(crate) struct Alarm {
    at: Mutex<Option<Instant>>,
    changed: EventFd,
}

impl Alarm {
    pub(crate) fn new() -> nix::Result<Alarm> {
        let changed = EventFd::from_flags(EfdFlags::EFD_CLOEXEC | EfdFlags::EFD_NONBLOCK)?;
        Ok(Alarm { at: Mutex::new(None), changed })
    }

    pub(crate) fn set(&self, at: Option<Instant>) {
        *self.at.lock().unwrap_or_else(PoisonError::into_inner) = at;
        let _ = self.changed.write(1);
    }

    /// The deadline; from now on, `changed` tells of later changes only.
    fn get(&self) -> Option<Instant> {
        let _ = self.changed.read();
        *self.at.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Watches a command until it and everything that it has started is dead, and reads its output meanwhile.
pub(crate) fn supervise(
    mut child: Child,
    limits: &Limits,
    streams: &mut [Stream],
    alarm: Option<&Alarm>,
) -> (How, Usage) {
    let mut reader = Reader { streams, buffer: vec![0; BUFFER] };
    let killed = watch(&mut child, limits, &mut reader, alarm);
    let waited = sys::wait_for(child.pid).unwrap_or_default();
    child.meter.read_groups();
    let usage = Usage {
        wall_time: child.started.elapsed(),
        cpu_time: waited.max(child.meter.cpu_time()),
        memory: child.meter.peak(),
    };
    reader.drain();
    (how(&mut child, killed), usage)
}

/// Until all are dead; the limit for which we killed them.
fn watch(
    child: &mut Child,
    limits: &Limits,
    reader: &mut Reader<'_>,
    alarm: Option<&Alarm>,
) -> Option<Limit> {
    let end_of_time = limits.wall_time.map(|limit| child.started + limit);
    let mut killed: Option<Limit> = None;
    let mut next_check = Instant::now() + Meter::PAUSE;
    loop {
        let deadline = match killed {
            None => [end_of_time, alarm.and_then(Alarm::get)].into_iter().flatten().min(),
            Some(_) => None,
        };
        let until = deadline.map_or(next_check, |deadline| deadline.min(next_check));
        let changed = alarm.map(|alarm| alarm.changed.as_fd());
        if reader.read([Some(child.registered.tree().end()), changed], until) {
            return killed;
        }
        let now = Instant::now();
        if now < until {
            continue;
        }
        let is_late = deadline.is_some_and(|deadline| now >= deadline);
        let reached = child.meter.check(limits).or(is_late.then_some(Limit::WallTime));
        next_check = Instant::now() + Meter::PAUSE;
        if let Some(limit) = reached {
            killed.get_or_insert(limit);
            child.registered.tree().kill();
        }
    }
}

/// Reads the output.
struct Reader<'a> {
    streams: &'a mut [Stream],
    buffer: Vec<u8>,
}

impl Reader<'_> {
    /// Waits for something to read or for one of the events, and reads; whether the first event has come.
    fn read(&mut self, events: [Option<BorrowedFd<'_>>; 2], until: Instant) -> bool {
        let sources = self.streams.iter().map(Stream::source);
        let files: Vec<_> = events.into_iter().chain(sources).collect();
        let ready = ready(&files, until);
        for (stream, is_ready) in self.streams.iter_mut().zip(ready.iter().skip(events.len())) {
            if *is_ready {
                stream.read(&mut self.buffer);
            }
        }
        ready.first().is_some_and(|is_ready| *is_ready)
    }

    /// Reads what the dead have left in the pipes.
    fn drain(&mut self) {
        let until = Instant::now() + PATIENCE;
        while self.streams.iter().any(|stream| stream.source().is_some()) && Instant::now() < until {
            self.read([None, None], until);
        }
    }
}

fn how(child: &mut Child, killed: Option<Limit>) -> How {
    if child.meter.is_out_of_memory() {
        return How::Killed(Limit::Memory);
    }
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
