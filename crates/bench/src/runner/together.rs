//! Executes benchmarks that share the cores: does their runs, and makes their result files.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{BenchmarkRunner, RunnerError, RunnerEvent, run_all};
use crate::cores::CoreAssignment;
use crate::result::{Ending, Execution};

/// How often results are written of what is finished, for those who want to look at them.
const PREVIEW: Duration = Duration::from_mins(1);

/// Does what is missing of benchmarks, each of which is made when it is its turn, and makes the result files of each when its
/// last run is finished. If the process is interrupted, there are result files of what was finished.
///
/// Each of the runs at once has one of the `places`. After the first error no more runs are begun.
pub fn execute<E: From<RunnerError> + Send>(
    runners: impl Iterator<Item = Result<BenchmarkRunner, E>> + Send,
    places: &[CoreAssignment],
    mut listener: impl FnMut(&BenchmarkRunner, RunnerEvent) -> Result<(), E>,
) -> Result<(), E> {
    let begun = Begun::default();
    let at_interrupt = begun.clone();
    // Whoever interrupts wants to see what there is, and can go on from there.
    jurat_exec::on_interrupt(move || at_interrupt.interrupt());
    let noticed = runners.inspect(|runner| runner.iter().for_each(|runner| begun.add(&runner.execution)));
    let mut previewed = Instant::now();
    run_all(noticed, places, |runner, event| {
        let is_finished = matches!(event, RunnerEvent::Finished(..));
        let is_complete = matches!(event, RunnerEvent::Complete);
        listener(runner, event)?;
        if is_finished && previewed.elapsed() > PREVIEW {
            runner.execution.preview().map_err(RunnerError::from)?;
            previewed = Instant::now();
        }
        if is_complete {
            let files = runner.execution.finish(Ending::Complete).map_err(RunnerError::from)?;
            begun.remove(&runner.execution);
            listener(runner, RunnerEvent::Written(files))?;
        }
        Ok(())
    })
}

/// The executions that were begun, and are not complete.
#[derive(Clone, Default)]
struct Begun(Arc<Mutex<Vec<Arc<Execution>>>>);

impl Begun {
    fn add(&self, execution: &Arc<Execution>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(execution));
    }

    fn remove(&self, execution: &Arc<Execution>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|other| !Arc::ptr_eq(other, execution));
    }

    fn interrupt(&self) {
        for execution in &*self.0.lock().unwrap_or_else(PoisonError::into_inner) {
            let _ = execution.finish(Ending::Interrupted);
        }
    }
}
