//! What is left to do: the runs of a benchmark, then those of the next.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::vec;

use super::{BenchmarkRunner, RunnerEvent};
use crate::model::RunId;

/// What is left to do.
pub(super) struct Queue<I> {
    source: Mutex<Source<I>>,
    is_closed: AtomicBool,
}

struct Source<I> {
    /// The benchmarks that nobody has begun. Each is made when it is its turn: one that is made holds open files.
    runners: I,
    /// What is left of the one that was begun last.
    current: Option<Current>,
}

struct Current {
    runner: Arc<BenchmarkRunner>,
    ids: vec::IntoIter<RunId>,
    n_unfinished: Arc<AtomicUsize>,
}

/// A run to be done.
pub(super) struct Next {
    pub(super) runner: Arc<BenchmarkRunner>,
    pub(super) id: RunId,
    n_unfinished: Arc<AtomicUsize>,
}

impl Next {
    /// Whether all other runs of the benchmark are finished; to be asked once, when this one is.
    pub(super) fn is_last(&self) -> bool {
        self.n_unfinished.fetch_sub(1, Ordering::AcqRel) == 1
    }
}

impl<E, I: Iterator<Item = Result<BenchmarkRunner, E>>> Queue<I> {
    pub(super) fn new(runners: I) -> Self {
        Self { source: Mutex::new(Source { runners, current: None }), is_closed: AtomicBool::new(false) }
    }

    /// The next run; whoever begins with a benchmark tells so.
    pub(super) fn next(&self, tell: impl Fn(&Arc<BenchmarkRunner>, RunnerEvent)) -> Result<Option<Next>, E> {
        // Who comes while another makes the next benchmark has nothing else to do.
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if self.is_closed.load(Ordering::Relaxed) {
                return Ok(None);
            }
            if let Some(current) = &mut source.current
                && let Some(id) = current.ids.next()
            {
                let n_unfinished = Arc::clone(&current.n_unfinished);
                return Ok(Some(Next { runner: Arc::clone(&current.runner), id, n_unfinished }));
            }
            let Some(runner) = source.runners.next().transpose()? else { return Ok(None) };
            let runner = Arc::new(runner);
            let ids = runner.execution.remaining();
            tell(&runner, RunnerEvent::Begun(runner.execution.n_finished()));
            if ids.is_empty() {
                tell(&runner, RunnerEvent::Complete);
            }
            let n_unfinished = Arc::new(AtomicUsize::new(ids.len()));
            source.current = Some(Current { runner, ids: ids.into_iter(), n_unfinished });
        }
    }

    /// Nothing more is to be begun.
    pub(super) fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }
}
