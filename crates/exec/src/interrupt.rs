//! Ends everything when Jurat is ended.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::signal::{SigSet, Signal, raise};

use crate::registry::{Registry, registry};
use crate::workspace::remove_tree;
use crate::{cgroup, sys};

/// How long we try to remove a workspace in which another thread still makes files.
const PATIENCE: Duration = Duration::from_millis(500);

/// Ends every command that runs now, with everything that it has started. They end as
/// [`Interrupted`](crate::Termination::Interrupted).
pub fn interrupt() {
    registry().interrupt();
}

/// What remains to be done when all commands are dead.
static LAST_DEED: Mutex<Option<Box<dyn FnOnce() + Send>>> = Mutex::new(None);

/// What is done when a signal ends this process, after all commands are dead; instead of what was said before.
///
/// Nothing of this crate may be called from there, and no run returns any more.
pub fn on_interrupt(deed: impl FnOnce() + Send + 'static) {
    *LAST_DEED.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(deed));
}

/// From now on, SIGINT, SIGTERM and SIGHUP end all commands, remove all workspaces, and then end this process as they
/// would have.
///
/// Call it once, before any other thread exists. A signal that is ignored, as SIGHUP under `nohup`, stays so.
pub fn handle_interrupts() -> io::Result<()> {
    let mut signals = SigSet::empty();
    for signal in [Signal::SIGINT, Signal::SIGTERM, Signal::SIGHUP] {
        if !sys::is_ignored(signal) {
            signals.add(signal);
        }
    }
    // Threads inherit it: only the one below takes these signals.
    signals.thread_block()?;
    thread::Builder::new().name("interrupts".to_owned()).spawn(move || {
        loop {
            if let Ok(signal) = signals.wait() {
                end(signal);
            }
        }
    })?;
    Ok(())
}

/// Ends every command that runs now, says the last words, leaves nothing behind, and ends this process with the code, whatever
/// its other threads do. No run returns any more.
pub fn end_process(code: u8, last_words: impl FnOnce()) -> ! {
    let registry = registry();
    registry.interrupt();
    last_words();
    registry.wait();
    remove_remains(&registry);
    sys::exit(code.into())
}

/// Leaves nothing behind, and ends this process by the signal.
fn end(signal: Signal) {
    // Held to the end: so no run returns and nobody reports an interrupted command as if it meant something.
    let registry = registry();
    registry.interrupt();
    registry.wait();
    if let Some(deed) = LAST_DEED.lock().unwrap_or_else(PoisonError::into_inner).take() {
        deed();
    }
    remove_remains(&registry);
    sys::restore(signal);
    let _ = raise(signal);
    let mut only = SigSet::empty();
    only.add(signal);
    let _ = only.thread_unblock();
}

/// Removes control groups and workspaces.
fn remove_remains(registry: &Registry) {
    for group in registry.groups() {
        let _ = cgroup::remove(group);
    }
    for workspace in registry.workspaces() {
        let until = Instant::now() + PATIENCE;
        while remove_tree(workspace).is_err() && workspace.exists() && Instant::now() < until {}
    }
}
