//! Does the runs of a benchmark, several at once, and tells a listener what happens.

mod collect;
mod mechanisms;
mod one;

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use jurat_exec::{Mode, Network};

use crate::cores::Assignment;
use crate::model::{Benchmark, RunId, RunResult};
use crate::result::{Execution, ResultError};
use crate::tool::Tool;

pub use collect::collect;
pub use mechanisms::mechanisms;

/// Does the runs of a benchmark.
pub struct Runner<'a> {
    /// The runs.
    pub benchmark: &'a Benchmark,
    /// What is run.
    pub tool: &'a Tool,
    /// Where the results go.
    pub execution: &'a Execution,
    /// What each of the runs at once may use; as many as there are.
    pub places: Vec<Assignment>,
    /// What the runs see of the machine.
    pub surroundings: Surroundings,
}

/// What runs see of the machine.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// What they may do with folders. What a run needs of its task is shown to it in any case.
    pub folders: Vec<(std::path::PathBuf, Mode)>,
    /// Whom they may talk to.
    pub network: Network,
    /// How many files a run may write, where they vanish with it.
    pub files_count: Option<u64>,
    /// How many bytes those may have.
    pub files_size: Option<u64>,
    /// Bytes of each log that are kept.
    pub most_log: Option<u64>,
}

/// What happens.
#[derive(Debug)]
pub enum Event {
    /// A run has started.
    Started(RunId),
    /// A run has ended, and its result is on disk.
    Finished(RunId, Box<RunResult>),
    /// Something that people should know.
    Warning(String),
}

/// Why no more runs can be done.
#[derive(Debug, thiserror::Error)]
pub enum RunnerError {
    /// The results cannot be kept.
    #[error(transparent)]
    Result(#[from] ResultError),
    /// The system refuses threads.
    #[error("cannot start a thread: {0}")]
    Thread(io::Error),
    /// A run cannot be started, and so none can.
    #[error(transparent)]
    Start(#[from] jurat_exec::StartError),
}

impl Runner<'_> {
    /// Does all runs that have no result yet. After the first error no more are begun.
    pub fn run(&self, mut listener: impl FnMut(Event)) -> Result<(), RunnerError> {
        let remaining = self.execution.remaining();
        let queue = Queue { runs: &remaining, next: AtomicUsize::new(0), is_closed: AtomicBool::new(false) };
        let (events, received) = channel();
        thread::scope(|scope| {
            let mut workers = Vec::new();
            for place in self.places.iter().take(remaining.len()) {
                let (queue, events) = (&queue, events.clone());
                let worker = move || self.work(place, queue, &events).inspect_err(|_| queue.close());
                let worker = thread::Builder::new().name("run".to_owned()).spawn_scoped(scope, worker);
                workers.push(worker.map_err(RunnerError::Thread).inspect_err(|_| queue.close())?);
            }
            drop(events);
            received.into_iter().for_each(&mut listener);
            let ends = workers.into_iter().map(|worker| {
                // What is a bug of ours must not pass for a result.
                worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            ends.collect()
        })
    }

    fn work(&self, place: &Assignment, queue: &Queue<'_>, events: &Sender<Event>) -> Result<(), RunnerError> {
        while let Some(id) = queue.next() {
            let _ = events.send(Event::Started(id));
            let Some(result) = self.one(id, place)? else {
                // Somebody wants an end.
                queue.close();
                return Ok(());
            };
            for warning in self.tool.warnings() {
                let _ = events.send(Event::Warning(warning));
            }
            let _ = events.send(Event::Finished(id, Box::new(result)));
        }
        Ok(())
    }
}

/// What is left to do.
struct Queue<'a> {
    runs: &'a [RunId],
    next: AtomicUsize,
    is_closed: AtomicBool,
}

impl Queue<'_> {
    fn next(&self) -> Option<RunId> {
        if self.is_closed.load(Ordering::Relaxed) {
            return None;
        }
        self.runs.get(self.next.fetch_add(1, Ordering::Relaxed)).copied()
    }

    fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
    }
}
