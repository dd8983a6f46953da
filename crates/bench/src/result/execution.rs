//! One execution of a benchmark, as far as it is kept in files.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Zoned;

use super::error::At;
use super::journal::{Contents, Journal};
use super::manifest::Manifest;
use super::names::{Names, full_name};
use super::{ExecutionPlan, ResultError, RunSetStatistics, durable, log};
use crate::model::{Benchmark, RunId, RunRecord};

/// One execution of a benchmark, as far as it is kept in files. It can be used from several threads at once.
///
/// Of each run: [`Execution::start_log`], the run itself, [`Execution::output`] for the tool's answer, and
/// [`Execution::record`]; or [`Execution::discard`] if it was interrupted. At last: [`Execution::finish`].
#[derive(Debug)]
pub struct Execution {
    pub(super) benchmark: Arc<Benchmark>,
    pub(super) manifest: Manifest,
    pub(super) names: Names,
    /// How many finished runs were lost because the journal was damaged.
    n_damaged: usize,
    state: Mutex<State>,
    /// Held by whoever writes result files.
    writing: Mutex<()>,
}

/// What came of the runs that are finished.
pub(super) type Results = BTreeMap<RunId, RunRecord>;

#[derive(Debug)]
pub(super) struct State {
    /// Absent once the execution has ended.
    pub(super) journal: Option<Arc<Journal>>,
    pub(super) results: Results,
    /// All files but the journal are complete.
    pub(super) is_done: bool,
    /// What was written at the end.
    pub(super) files: Vec<PathBuf>,
}

impl Execution {
    /// Begins an execution.
    pub fn create(benchmark: Arc<Benchmark>, plan: ExecutionPlan) -> Result<Execution, ResultError> {
        let names = names(&benchmark, &plan);
        let manifest = Manifest::new(&benchmark, plan)?;
        let n_repetitions = manifest.repetitions.get() as usize;
        fs::create_dir_all(&names.directory).at("create", &names.directory)?;
        for repetition in 0..n_repetitions {
            let (directory, archive) =
                (names.log_directory(repetition), names.file_of(repetition, ".logfiles.zip"));
            if let Some(existing) = [&directory, &archive].into_iter().find(|path| path.exists()) {
                return Err(ResultError::Exists(existing.clone()));
            }
        }
        // First of all, so that nothing is there that nobody knows of.
        let journal = Journal::create(&names.file(".journal"), &manifest)?;
        create_log_directories(&names, n_repetitions)?;
        let state = State {
            journal: Some(Arc::new(journal)),
            results: BTreeMap::new(),
            is_done: false,
            files: Vec::new(),
        };
        Ok(Execution {
            benchmark,
            manifest,
            names,
            n_damaged: 0,
            state: Mutex::new(state),
            writing: Mutex::new(()),
        })
    }

    /// Goes on with the last execution of the same benchmark that was not finished.
    ///
    /// It is an error if there is none, or if anything has changed that might change results.
    pub fn resume(benchmark: Arc<Benchmark>, plan: ExecutionPlan) -> Result<Execution, ResultError> {
        let names = names(&benchmark, &plan);
        let now = Manifest::new(&benchmark, plan)?;
        let mut newest = None;
        for (journal, contents) in journals(&names)? {
            let differences = contents.manifest.differences(&now);
            if !differences.is_empty() {
                newest.get_or_insert((contents.manifest.start, differences));
                continue;
            }
            let Contents { manifest, results, logs, is_done, n_damaged } = contents;
            let names = names.started(&manifest.start);
            // Later, they are in their archive.
            if !is_done {
                create_log_directories(&names, manifest.repetitions.get() as usize)?;
                restore(&logs, &names)?;
            }
            let state =
                Mutex::new(State { journal: Some(Arc::new(journal)), results, is_done, files: Vec::new() });
            return Ok(Execution { benchmark, manifest, names, n_damaged, state, writing: Mutex::new(()) });
        }
        Err(match newest {
            Some((start, differences)) => {
                ResultError::Changed { journal: names.started(&start).file(".journal"), differences }
            }
            None => ResultError::NothingToResume { name: now.name, directory: names.directory },
        })
    }

    /// What the names of all files begin with, in which directory.
    pub fn base(&self) -> PathBuf {
        self.names.file("")
    }

    /// What came of a run, if it is finished.
    pub fn finished(&self, id: RunId) -> Option<RunRecord> {
        self.state().results.get(&id).cloned()
    }

    /// The runs that are not finished, in their order.
    pub fn remaining(&self) -> Vec<RunId> {
        let state = self.state();
        let ids = self.benchmark.run_ids(self.manifest.repetitions);
        ids.filter(|id| !state.results.contains_key(id)).collect()
    }

    /// How many runs are finished.
    pub fn n_finished(&self) -> usize {
        self.state().results.len()
    }

    /// How many finished runs have to be repeated, because the journal was damaged.
    pub fn n_damaged(&self) -> usize {
        self.n_damaged
    }

    /// Counts and points of all runs that are finished.
    pub fn statistics(&self) -> RunSetStatistics {
        RunSetStatistics::new(&self.benchmark, &self.state().results, None)
    }

    /// The log of a run.
    pub fn log_file(&self, id: RunId) -> PathBuf {
        self.names.log(id)
    }

    /// Where files that a run leaves behind belong. Nobody creates this directory before there is one.
    pub fn files_directory(&self, id: RunId) -> PathBuf {
        self.names.files(id)
    }

    /// Begins the log of a run; what the tool says is to be written to the file. What is left of an attempt that was
    /// interrupted is removed.
    pub fn start_log<S: AsRef<OsStr>>(&self, id: RunId, command: &[S]) -> Result<File, ResultError> {
        durable::remove(&self.files_directory(id))?;
        let path = self.log_file(id);
        log::start(&path, command).at("write", &path)
    }

    /// What the tool has said, once it has ended. If it is too much, the middle is cut out, also in the log.
    pub fn output(&self, id: RunId) -> Result<Vec<u8>, ResultError> {
        let path = self.log_file(id);
        if let Some(most) = self.manifest.max_log_size {
            log::cut(&path, most).at("cut", &path)?;
        }
        log::output(&path).at("read", &path)
    }

    /// Keeps what came of a run. When this returns, it is on disk, with its log and its files; unless the execution has
    /// ended before, then it is as if the run had never been.
    pub fn record(&self, id: RunId, result: RunRecord) -> Result<(), ResultError> {
        let Some(journal) = self.state().journal.clone() else { return Ok(()) };
        let log = self.log_file(id);
        let short = log::short(&log).at("read", &log)?;
        if short.is_none() {
            durable::sync_tree(&log).at("write", &log)?;
            let directory = self.names.log_directory(id.repetition);
            durable::sync_directory(&directory).at("write", &directory)?;
        }
        let files = self.files_directory(id);
        durable::sync_tree(&files).at("write", &files)?;
        self.sync_above(&files)?;
        // Others may do the same meanwhile: they share the disk, and wait for it together.
        journal.run(id, result.clone(), short)?;
        self.state().results.insert(id, result);
        Ok(())
    }

    /// Removes what an interrupted run has left; if the execution has ended, whoever resumes it does so.
    pub fn discard(&self, id: RunId) -> Result<(), ResultError> {
        let state = self.state();
        if state.journal.is_none() {
            return Ok(());
        }
        durable::remove(&self.files_directory(id))?;
        durable::remove(&self.log_file(id))
    }

    /// Makes the names of the directories above survive that were created together with one.
    fn sync_above(&self, files: &Path) -> Result<(), ResultError> {
        if !files.exists() {
            return Ok(());
        }
        for directory in
            files.ancestors().skip(1).take_while(|directory| directory.starts_with(&self.names.directory))
        {
            durable::sync_directory(directory).at("write", directory)?;
        }
        Ok(())
    }

    pub(super) fn state(&self) -> MutexGuard<'_, State> {
        // Nothing that could panic happens while the lock is held, and the journal is worth more than the thread.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whoever has this is the only one to write result files. It is taken before the state.
    pub(super) fn alone(&self) -> MutexGuard<'_, ()> {
        self.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For those who cannot write a file of a run.
    pub fn cannot_write(&self, path: &Path, source: io::Error) -> ResultError {
        ResultError::File { doing: "write", path: path.to_owned(), source }
    }
}

fn names(benchmark: &Benchmark, plan: &ExecutionPlan) -> Names {
    Names::new(&plan.output, benchmark, &plan.start, plan.repetitions.get() > 1)
}

fn create_log_directories(names: &Names, n_repetitions: usize) -> Result<(), ResultError> {
    for directory in (0..n_repetitions).map(|repetition| names.log_directory(repetition)) {
        fs::create_dir_all(&directory).at("create", &directory)?;
    }
    durable::sync_directory(&names.directory).at("write", &names.directory)
}

/// The journal is on disk; the logs that are in it may not have come so far.
fn restore(logs: &BTreeMap<RunId, String>, names: &Names) -> Result<(), ResultError> {
    for (id, log) in logs {
        let path = names.log(*id);
        if fs::read(&path).ok().is_none_or(|found| found != log.as_bytes()) {
            fs::write(&path, log).at("write", &path)?;
        }
    }
    Ok(())
}

/// When the last execution of a benchmark started that was not finished. Who resumes it needs this to read the definition.
pub fn unfinished(output: &Path, benchmark: &str, name: Option<&str>) -> Result<Zoned, ResultError> {
    let name = full_name(benchmark, name);
    let names = Names::without_tasks(output, &name, &Zoned::now());
    let newest = journals(&names)?.into_iter().next();
    newest
        .map(|(_, contents)| contents.manifest.start)
        .ok_or(ResultError::NothingToResume { name, directory: names.directory })
}

/// The journals of unfinished executions of a benchmark, the newest first.
fn journals(names: &Names) -> Result<Vec<(Journal, Contents)>, ResultError> {
    let entries = match fs::read_dir(&names.directory) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.at("read", &names.directory)?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.at("read", &names.directory)?;
        if names.is_like_journal(&entry.file_name()) {
            found.extend(Journal::resume(&entry.path())?);
        }
    }
    found.sort_by(|(_, one), (_, other)| other.manifest.start.cmp(&one.manifest.start));
    Ok(found)
}
