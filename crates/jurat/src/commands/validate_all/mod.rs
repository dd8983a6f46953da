//! `jurat validate-all`.

mod find;
mod one;
mod tally;

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use jurat_bench::lines::LineFile;
use jurat_exec::end_process;
use jurat_quota::pool::{JobPool, Lost};
use jurat_report::validate_all::{
    BatchEffort, BatchSummary, HEADER, Row, Subject, json, line, rows_to_resume, text,
};
use jurat_validate::{Builder, Undecided};

use self::find::{Found, find};
use self::one::Batch;
use self::tally::Tally;
use crate::cli::ValidateAllArguments;
use crate::commands::validate::write;
use crate::error::Error;
use crate::exit::CommandExit;
use crate::output;
use crate::progress::Progress;
use crate::watchdog::DURING;

/// Validates the witnesses of many tasks.
pub fn run(arguments: &ValidateAllArguments) -> Result<CommandExit, Error> {
    let tasks = tasks(arguments)?;
    let n_jobs = arguments.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let batch = Arc::new(Batch::new(arguments, n_jobs)?);
    let (mut lines, mut rows) = match &arguments.csv {
        Some(path) => {
            let (file, text) = LineFile::open(path, HEADER)?;
            let rows = rows_to_resume(&text, &batch.fingerprint)
                .map_err(|reason| Error::Resume { path: path.clone(), reason })?;
            (Some(file.go_on()?), rows)
        }
        None => (None, Vec::new()),
    };
    let tasks = without_finished(tasks, &batch, &rows);
    let start = Instant::now();
    let mut n_panics = 0;
    let mut progress = Progress::of(tasks.len());
    let mut tally = Tally::default();
    let n_tasks = tasks.len();
    let ended = pool(&batch, n_jobs).run(tasks, |found, result| -> Result<(), Error> {
        let row = result.unwrap_or_else(|lost| match lost {
            Lost::Panicked(words) => {
                n_panics += 1;
                Row::failed(batch.subject(found), &format!("internal error: {words}"))
            }
            Lost::Late => batch.lost(found, Undecided::Timeout { during: DURING }),
            Lost::NoRoom => batch.lost(found, Undecided::Memory { during: DURING }),
        });
        progress.finish(tally.count(&row), &tally::line(&row));
        if let Some(lines) = &mut lines {
            // Nothing that is found from now on could be kept.
            lines.add(&line(&row)).inspect_err(|_| jurat_exec::interrupt())?;
        }
        rows.push(row);
        Ok(())
    })?;
    drop(progress);
    let effort = BatchEffort { n_tasks: n_tasks - ended.n_left, n_jobs, wall_time: start.elapsed() };
    let exit = conclude(arguments, rows, effort, n_panics)?;
    if ended.n_left == 0 && !ended.is_abandoned {
        return Ok(exit);
    }
    let exit = if ended.n_left == 0 { exit } else { CommandExit::CouldNotRun };
    // Some threads are still at work, and nobody waits for them.
    end_process(exit.code(), || {
        if ended.n_left > 0 {
            output::warning(&format!(
                "{} tasks were not looked at, because others use more memory than all may (hint: with --csv, the same \
                 command continues)",
                ended.n_left
            ));
        }
    })
}

/// The threads, each with a compiler of its own.
fn pool(
    batch: &Arc<Batch>,
    n_jobs: usize,
) -> JobPool<impl Fn() -> Builder + use<>, impl Fn(&Found, &mut Builder) -> Row + use<>> {
    let (patience, memory) = batch.patience();
    let (builders, rows) = (Arc::clone(batch), Arc::clone(batch));
    JobPool {
        n_jobs,
        new_state: move || builders.builder(),
        work: move |found: &Found, builder: &mut Builder| rows.row(found, builder),
        patience,
        memory,
    }
}

/// The tasks to validate; what cannot be looked at is named.
fn tasks(arguments: &ValidateAllArguments) -> Result<Vec<Found>, Error> {
    let finds = find(&arguments.directories, &arguments.witness_name)?;
    for (directory, error) in &finds.unreadable {
        output::warning(&format!("cannot look into directory `{}`: {error}", directory.display()));
    }
    if finds.tasks.is_empty() {
        return Err(Error::NoTasks { witness_name: arguments.witness_name.clone() });
    }
    Ok(finds.tasks)
}

/// The tasks that have no row yet.
fn without_finished(mut tasks: Vec<Found>, batch: &Batch, rows: &[Row]) -> Vec<Found> {
    let key = |subject: &Subject| (subject.task.clone(), subject.witness.clone());
    let finished: HashSet<_> = rows.iter().map(|row| key(&row.subject)).collect();
    tasks.retain(|found| !finished.contains(&key(&batch.subject(found))));
    tasks
}

fn conclude(
    arguments: &ValidateAllArguments,
    mut rows: Vec<Row>,
    effort: BatchEffort,
    n_panics: usize,
) -> Result<CommandExit, Error> {
    // Tasks end in any order; what is written does not depend on it.
    rows.sort_by(|one, other| one.subject.task.cmp(&other.subject.task));
    let summary = BatchSummary::of(&rows);
    if let Some(file) = &arguments.json {
        write(file, &json(&rows, &summary))?;
    }
    output::print(&text(&summary, effort));
    if n_panics > 0 {
        output::warning(&format!("{n_panics} tasks met an error in Jurat itself; please report it"));
    }
    Ok(CommandExit::Clean)
}
