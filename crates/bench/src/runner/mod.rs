//! Does the runs of benchmarks, several at once, and tells a listener what happens.

mod collect;
mod mechanisms;
mod one;
mod queue;
mod together;

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use jurat_exec::{Mode, Network};

use self::queue::Queue;
use crate::cores::CoreAssignment;
use crate::model::{Benchmark, RunId, RunRecord};
use crate::result::{Execution, ResultError};
use crate::tool::Tool;

pub use collect::collect;
pub use mechanisms::mechanisms;
pub use together::execute;

/// Does the runs of a benchmark.
pub struct BenchmarkRunner {
    /// The runs.
    pub benchmark: Arc<Benchmark>,
    /// What is run.
    pub tool: Tool,
    /// Where the results go.
    pub execution: Arc<Execution>,
    /// What the runs see of the machine.
    pub surroundings: Surroundings,
}

/// What runs see of the machine.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// What they may do with directories. What a run needs of its task is shown to it in any case.
    pub directories: Vec<(PathBuf, Mode)>,
    /// Whom they may talk to.
    pub network: Network,
    /// How many files a run may write, where they vanish with it.
    pub files_count: Option<u64>,
    /// How many bytes those may have.
    pub files_size: Option<u64>,
    /// Bytes of each log that are kept.
    pub most_log: Option<u64>,
}

/// What happens to a benchmark.
#[derive(Debug)]
pub enum RunnerEvent {
    /// Its runs begin; so many were finished before.
    Begun(usize),
    /// A run has started.
    Started(RunId),
    /// A run has ended, and its result is on disk.
    Finished(RunId, Box<RunRecord>),
    /// All its runs have ended.
    Complete,
    /// Its result files are there.
    Written(Vec<PathBuf>),
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
    Start(#[from] jurat_exec::CommandStartError),
}

/// Does all runs of benchmarks that have no result yet, one benchmark after the other.
///
/// Each of the runs at once has one of the `places`. Where a benchmark has no more runs to begin, the next one is made and
/// begins, so that no place is idle before the last run of all. After the first error no more runs are begun.
fn run_all<E: From<RunnerError> + Send>(
    runners: impl Iterator<Item = Result<BenchmarkRunner, E>> + Send,
    places: &[CoreAssignment],
    mut listener: impl FnMut(&BenchmarkRunner, RunnerEvent) -> Result<(), E>,
) -> Result<(), E> {
    let queue = Queue::new(runners);
    let (events, received) = channel();
    thread::scope(|scope| {
        let mut workers = Vec::new();
        for place in places {
            let (queue, events) = (&queue, events.clone());
            let worker = move || work(queue, place, &events).inspect_err(|_| queue.close());
            let worker = thread::Builder::new().name("run".to_owned()).spawn_scoped(scope, worker);
            workers.push(worker.map_err(RunnerError::Thread).inspect_err(|_| queue.close())?);
        }
        drop(events);
        let mut events = received.into_iter();
        let heard = events.try_for_each(|(runner, event)| listener(&runner, event));
        if heard.is_err() {
            queue.close();
        }
        let ends = workers.into_iter().map(|worker| {
            // What is a bug of ours must not pass for a result.
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        let ended: Result<(), E> = ends.collect();
        heard.and(ended)
    })
}

/// What one of the runs at once does, one after the other.
fn work<E: From<RunnerError>>(
    queue: &Queue<impl Iterator<Item = Result<BenchmarkRunner, E>>>,
    place: &CoreAssignment,
    events: &Sender<(Arc<BenchmarkRunner>, RunnerEvent)>,
) -> Result<(), E> {
    let tell = |runner: &Arc<BenchmarkRunner>, event| drop(events.send((Arc::clone(runner), event)));
    while let Some(next) = queue.next(tell)? {
        let (runner, id) = (&next.runner, next.id);
        tell(runner, RunnerEvent::Started(id));
        let Some(result) = runner.one(id, place)? else {
            // Somebody wants an end.
            queue.close();
            return Ok(());
        };
        for warning in runner.tool.warnings() {
            tell(runner, RunnerEvent::Warning(warning));
        }
        tell(runner, RunnerEvent::Finished(id, Box::new(result)));
        if next.is_last() {
            tell(runner, RunnerEvent::Complete);
        }
    }
    Ok(())
}
