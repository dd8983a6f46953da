//! Does the runs of benchmarks, with people watching.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use jurat_bench::cores::Assignment;
use jurat_bench::model::{RunId, RunResult};
use jurat_bench::result::{Ending, Execution};
use jurat_bench::runner::{Event, Runner, run_all};

use super::tally::{self, Tally};
use crate::error::Error;
use crate::progress::Progress;

/// How often results are written of what is finished, for those who want to look at them.
const PREVIEW: Duration = Duration::from_mins(1);

/// Benchmarks that share the cores.
pub(in crate::commands) struct Together {
    /// What each of the runs at once may use.
    pub(in crate::commands) places: Vec<Assignment>,
    /// All their runs, also those that are finished.
    pub(in crate::commands) n_runs: usize,
    /// It is only one, whose name nobody needs to be told.
    pub(in crate::commands) is_alone: bool,
}

impl Together {
    /// Does what is missing of all benchmarks, each of which is made when it is its turn.
    pub(in crate::commands) fn execute(
        &self,
        runners: impl Iterator<Item = Result<Runner, Error>> + Send,
    ) -> Result<(), Error> {
        let begun = Begun::default();
        let at_interrupt = begun.clone();
        // Whoever interrupts wants to see what there is; and --resume goes on from there.
        jurat_exec::on_interrupt(move || at_interrupt.interrupt());
        let noticed = runners.inspect(|runner| runner.iter().for_each(|runner| begun.add(&runner.execution)));
        let mut watch = Watch {
            progress: Progress::of(self.n_runs),
            tally: Tally::default(),
            previewed: Instant::now(),
            is_alone: self.is_alone,
        };
        run_all(noticed, &self.places, |runner, event| match event {
            Event::Begun(n_finished) => {
                watch.progress.skip(n_finished);
                Ok(())
            }
            Event::Started(_) => Ok(()),
            Event::Finished(id, result) => watch.finished(runner, id, &result),
            Event::Complete => {
                watch.complete(runner)?;
                begun.remove(&runner.execution);
                Ok(())
            }
            Event::Warning(words) => {
                watch.progress.warning(&words);
                Ok(())
            }
        })
    }
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

/// What people see of it.
struct Watch {
    progress: Progress,
    tally: Tally,
    previewed: Instant,
    is_alone: bool,
}

impl Watch {
    fn finished(&mut self, runner: &Runner, id: RunId, result: &RunResult) -> Result<(), Error> {
        let run = tally::line(runner.benchmark.run(id), result);
        let line = if self.is_alone { run } else { format!("{run} ({})", runner.benchmark.name) };
        self.progress.finish(self.tally.count(result), &line);
        if self.previewed.elapsed() > PREVIEW {
            runner.execution.preview()?;
            self.previewed = Instant::now();
        }
        Ok(())
    }

    fn complete(&self, runner: &Runner) -> Result<(), Error> {
        let files = runner.execution.finish(Ending::Complete)?;
        let files = files.iter().map(|file| format!("{}\n", file.display()));
        let files: String = files.collect();
        self.progress.print(&format!("\n{}\n{files}", runner.execution.statistics()));
        Ok(())
    }
}
