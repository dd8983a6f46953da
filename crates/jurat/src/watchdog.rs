//! The last resort: ends this process with an answer when a limit was passed although everybody looks at them.
//!
//! Whoever works looks at a `Quota` and ends in an orderly way. What that forgets, and what is stuck in a library, is noticed
//! here. The answer says so, because it is a mistake of ours: tests hold that it is not needed.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use jurat_exec::end_process;
use jurat_quota::resident;
use jurat_validate::{Undecided, own_memory};

use crate::exit::CommandExit;
use crate::limits::Limits;

/// How much later than the deadline an orderly answer may come.
pub(crate) const GRACE: Duration = Duration::from_millis(250);
/// How far below the limit of the memory the process is ended: it takes a moment to notice.
pub(crate) const SLACK: u64 = 16_000_000;
/// What the answer says of how it came to be.
pub(crate) const DURING: &str = "and only the watchdog noticed";

/// Watches this process until it is dismissed.
pub(crate) struct Watchdog {
    is_answered: Arc<AtomicBool>,
}

impl Watchdog {
    /// Starts to watch. If a limit is passed, `last_words` is called, all that was started is ended, and this process ends with
    /// the exit code of an unknown verdict.
    pub(crate) fn start(
        limits: &Limits,
        last_words: impl FnOnce(Undecided) + Send + 'static,
    ) -> io::Result<Self> {
        let is_answered = Arc::new(AtomicBool::new(false));
        let claim = Arc::clone(&is_answered);
        let (deadline, most) = (limits.deadline, own_memory(limits.memory).saturating_sub(SLACK));
        thread::Builder::new().name("watchdog".to_owned()).spawn(move || {
            let passed = watch(deadline, most);
            if claim_answer(&claim) {
                end_process(CommandExit::Unknown.code(), || last_words(passed));
            }
        })?;
        Ok(Self { is_answered })
    }

    /// The answer is there. If the watchdog was faster, this does not return: there is only one answer.
    pub(crate) fn dismiss(self) {
        if !claim_answer(&self.is_answered) {
            loop {
                thread::park();
            }
        }
    }
}

/// Whether this is the first one who has an answer.
fn claim_answer(is_answered: &AtomicBool) -> bool {
    !is_answered.swap(true, Ordering::SeqCst)
}

/// Returns when a limit was passed.
fn watch(deadline: Instant, most: u64) -> Undecided {
    loop {
        let used = resident();
        let left = (deadline + GRACE).saturating_duration_since(Instant::now());
        if used > most {
            return Undecided::Memory { during: DURING };
        }
        if left.is_zero() {
            return Undecided::Timeout { during: DURING };
        }
        thread::sleep(left.min(pause(most - used)));
    }
}

/// Within this, no process fills the memory that is left.
fn pause(left: u64) -> Duration {
    /// Bytes that a thread writes in a millisecond, at most.
    const FASTEST: u64 = 4_000_000;
    Duration::from_millis((left / FASTEST).clamp(1, 20))
}
