//! What people see while benchmarks are executed.

use jurat_bench::runner::{BenchmarkRunner, RunnerEvent};

use super::tally::{self, Tally};
use crate::progress::Progress;

/// What people see of it.
pub(in crate::commands) struct Watch {
    progress: Progress,
    tally: Tally,
    /// There is only one benchmark, whose name nobody needs to be told.
    is_alone: bool,
}

impl Watch {
    /// Of so many runs, also those that are finished.
    pub(in crate::commands) fn of(n_runs: usize, is_alone: bool) -> Self {
        Self { progress: Progress::of(n_runs), tally: Tally::default(), is_alone }
    }

    /// Something happens to a benchmark.
    pub(in crate::commands) fn notice(&mut self, runner: &BenchmarkRunner, event: RunnerEvent) {
        match event {
            RunnerEvent::Begun(n_finished) => self.progress.skip(n_finished),
            RunnerEvent::Started(_) | RunnerEvent::Complete => {}
            RunnerEvent::Finished(id, result) => {
                let run = tally::line(runner.benchmark.run(id), &result);
                let line = if self.is_alone { run } else { format!("{run} ({})", runner.benchmark.name) };
                self.progress.finish(self.tally.count(&result), &line);
            }
            RunnerEvent::Written(files) => {
                let files: String = files.iter().map(|file| format!("{}\n", file.display())).collect();
                self.progress.print(&format!("\n{}\n{files}", runner.execution.statistics()));
            }
            RunnerEvent::Warning(words) => self.progress.warning(&words),
        }
    }
}
