//! Watches a command until it and everything that it has started is dead.

use std::fmt;
use std::io::Read;
use std::os::fd::AsFd;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use nix::libc;
use nix::sys::eventfd::{EfdFlags, EventFd};
use nix::unistd::Pid;

use crate::capture::Stream;
use crate::command::{CommandLimits, Exit, HowEnded, Termination, Usage};
use crate::launch::Child;
use crate::ready::{Source, ready};
use crate::sandbox::STATUS_LENGTH;
use crate::sys;

/// How long output is still read after every process is dead: somebody outside may hold the pipe. Also how long the
/// first process of a sandbox may take to end the others.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long after an event of the kernel its cause can be read.
const NOTICE: Duration = Duration::from_millis(2);
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

/// How a command ended and what it used.
#[derive(Clone)]
pub(crate) struct Outcome {
    pub(crate) how: HowEnded,
    pub(crate) usage: Usage,
}

/// Watches a command until it and everything that it has started is dead, and reads its output meanwhile. Then, before
/// the files of its sandbox vanish, `collect` may look at them; it is given the first process there. What remains then
/// is dead, and vanishes by itself.
pub(crate) fn supervise(
    mut child: Child,
    limits: &CommandLimits,
    streams: &mut [Stream<'_>],
    alarm: Option<&Alarm>,
    collect: &mut dyn FnMut(Pid),
) -> (Outcome, Remains) {
    let mut reader = Reader { streams, buffer: vec![0; BUFFER] };
    let end = watch(&mut child, limits, &mut reader, alarm);
    let usage = child.meter.usage(child.started.elapsed(), end.cpu_time);
    reader.drain();
    collect(child.pid);
    let how = how(&child, &end);
    child.registered.tree().kill();
    (Outcome { how, usage }, Remains(child))
}

/// What is left of a sandbox after its end, until the kernel has taken it apart. Dropping it waits for that.
pub(crate) struct Remains(Child);

impl fmt::Debug for Remains {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Remains").field(&self.0.pid).finish()
    }
}

impl Drop for Remains {
    fn drop(&mut self) {
        let _ = sys::wait_for(self.0.pid);
    }
}

/// What is known when all are dead.
#[derive(Default)]
struct End {
    /// Absent if the first process of the sandbox was killed as well.
    exit: Option<Exit>,
    /// Of those that were waited for.
    cpu_time: Duration,
    /// The first limit that was reached.
    termination: Option<Termination>,
    /// The limit on files that it had reached at its end.
    files: Option<Termination>,
}

/// Watches until all are dead.
fn watch(
    child: &mut Child,
    limits: &CommandLimits,
    reader: &mut Reader<'_, '_>,
    alarm: Option<&Alarm>,
) -> End {
    let mut watch = Watch {
        end_of_time: limits.wall_time.map(|limit| child.started + limit),
        termination: None,
        is_asked: false,
        killed_at: None,
        next_look: child.meter.next_look(limits, &[limits.soft_cpu_time, limits.cpu_time]),
    };
    loop {
        let deadline = [watch.end_of_time, alarm.and_then(Alarm::get)].into_iter().flatten().min();
        let until = watch.until(deadline);
        let event = child.meter.memory_event().filter(|_| watch.killed_at.is_none());
        let changed = alarm.map(|alarm| Source::Data(alarm.changed.as_fd()));
        let status = Some(Source::Data(child.status.as_fd()));
        let [has_ended, has_event, _] = reader.read([status, event, changed], until);
        if has_ended {
            let files = child.meter.files_beyond();
            return End { termination: watch.termination, files, ..read_status(child) };
        }
        if has_event {
            child.meter.forget_event();
            // The kernel tells before it acts.
            watch.next_look = Some(Instant::now() + NOTICE);
        } else if until.is_some_and(|until| Instant::now() >= until) {
            watch.look(child, limits, deadline);
        }
    }
}

/// What was found and done so far.
struct Watch {
    end_of_time: Option<Instant>,
    termination: Option<Termination>,
    is_asked: bool,
    killed_at: Option<Instant>,
    next_look: Option<Instant>,
}

impl Watch {
    /// When something is to be done next.
    fn until(&self, deadline: Option<Instant>) -> Option<Instant> {
        match self.killed_at {
            None => [deadline, self.next_look].into_iter().flatten().min(),
            Some(killed_at) => Some(killed_at + PATIENCE),
        }
    }

    /// Looks at what is used, and ends it if that is too much.
    fn look(&mut self, child: &mut Child, limits: &CommandLimits, deadline: Option<Instant>) {
        let tree = child.registered.tree();
        if self.killed_at.is_some() {
            // The first process there cannot do it; the kernel can.
            tree.kill();
            self.killed_at = Some(Instant::now());
            return;
        }
        let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let reached = match child.meter.check(limits) {
            None | Some(Termination::SoftCpuTime) if is_late => Some(Termination::WallTime),
            reached => reached,
        };
        match reached {
            Some(Termination::SoftCpuTime) => {
                self.termination.get_or_insert(Termination::SoftCpuTime);
                if !self.is_asked {
                    self.is_asked = true;
                    tree.ask();
                }
            }
            Some(termination) => {
                self.termination.get_or_insert(termination);
                self.killed_at = Some(Instant::now());
                tree.end_processes();
            }
            None => {}
        }
        let soft = limits.soft_cpu_time.filter(|_| !self.is_asked);
        self.next_look = child.meter.next_look(limits, &[soft, limits.cpu_time]);
    }
}

/// What the first process of the sandbox has told. If it is dead itself, the kernel ends all others.
fn read_status(child: &mut Child) -> End {
    let mut message = [0; STATUS_LENGTH];
    if child.status.read_exact(&mut message).is_err() {
        ready(&[Some(Source::Data(child.registered.tree().end()))], None);
        return End::default();
    }
    let [a, b, c, d, cpu_time @ ..] = message;
    let status = i32::from_ne_bytes([a, b, c, d]);
    let exit = if libc::WIFEXITED(status) {
        Exit::Code(libc::WEXITSTATUS(status))
    } else {
        Exit::Signal(libc::WTERMSIG(status))
    };
    let cpu_time = Duration::from_micros(u64::from_ne_bytes(cpu_time));
    End { exit: Some(exit), cpu_time, ..End::default() }
}

/// Reads the output.
struct Reader<'a, 'b> {
    streams: &'a mut [Stream<'b>],
    buffer: Vec<u8>,
}

impl Reader<'_, '_> {
    /// Waits for something to read or for one of the events, and reads; which events have come.
    fn read<const N: usize>(&mut self, events: [Option<Source<'_>>; N], until: Option<Instant>) -> [bool; N] {
        let sources = self.streams.iter().map(Stream::source);
        let sources: Vec<_> = events.into_iter().chain(sources).collect();
        let ready = ready(&sources, until);
        for (stream, is_ready) in self.streams.iter_mut().zip(ready.iter().skip(N)) {
            if *is_ready {
                stream.read(&mut self.buffer);
            }
        }
        std::array::from_fn(|idx| ready.get(idx).copied().unwrap_or(false))
    }

    /// Reads what the dead have left in the pipes.
    fn drain(&mut self) {
        let until = Instant::now() + PATIENCE;
        while self.streams.iter().any(|stream| stream.source().is_some()) && Instant::now() < until {
            self.read([], Some(until));
        }
    }
}

/// How it has ended, to be asked after its files were looked at.
fn how(child: &Child, end: &End) -> HowEnded {
    let is_out_of_memory = child.meter.is_out_of_memory();
    // Also if the command had ended before: then its files are gone, and nobody knows whether all were seen.
    let is_interrupted = child.registered.tree().was_interrupted();
    let termination = is_interrupted
        .then_some(Termination::Interrupted)
        .or(end.termination)
        .or(is_out_of_memory.then_some(Termination::Memory))
        .or(end.files);
    // Without a word, the first process was killed with all others.
    HowEnded { exit: end.exit.unwrap_or(Exit::Signal(libc::SIGKILL)), termination }
}
