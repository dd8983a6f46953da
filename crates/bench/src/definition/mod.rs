//! Benchmark definitions: BenchExec's XML, resolved into a [`Benchmark`] before any run starts.
//!
//! First the text is read ([`syntax`] has what it says, [`read`] takes it from XML), then tasks and files are looked for
//! ([`resolve`]), for the selected run definitions only. Both go on after an error, so that all are reported at once.

mod limits;
mod read;
mod requirements;
mod resolve;
mod run;
mod syntax;
mod task_files;
mod variables;
mod xml;

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jurat_text::file::FileProblem;

use crate::model::Benchmark;
use crate::problem::Report;
use crate::source;

/// What of a definition is wanted.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// Wildcards of the names of run definitions (`-r`); all if empty.
    pub run_definitions: Vec<String>,
    /// Wildcards of the names or, if they have none, the numbers of `tasks` (`-t`); all if empty.
    pub tasks: Vec<String>,
    /// What is appended to the name of the benchmark (`-n`).
    pub name: Option<String>,
    /// For `${benchmark_date}`: the date that file names have.
    pub date: String,
    /// For `${logfile_path}`: the directory that logs go to.
    pub log_directory: PathBuf,
    /// Limits that go before those of the definition.
    pub limits: LimitOverrides,
}

/// A limit from the command line, which goes before that of the definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Override<T> {
    /// There is no limit: `-1`.
    Off,
    /// This is the limit.
    To(T),
}

impl<T> Override<T> {
    /// Reads an argument of the command line.
    pub fn parse<E>(text: &str, parse: impl FnOnce(&str) -> Result<T, E>) -> Result<Self, E> {
        if text.trim() == "-1" { Ok(Self::Off) } else { parse(text).map(Self::To) }
    }
}

/// Limits from the command line.
#[derive(Clone, Debug, Default)]
pub struct LimitOverrides {
    /// CPU time, both of asking to end and of ending (`-T`).
    pub time: Option<Override<Duration>>,
    /// Wall time (`-W`). Without it, what follows from the CPU time is the limit.
    pub wall_time: Option<Override<Duration>>,
    /// Bytes (`-M`).
    pub memory: Option<Override<u64>>,
    /// Hardware threads (`-c`).
    pub cores: Option<Override<NonZeroU32>>,
}

/// A benchmark that can be run.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The benchmark.
    pub benchmark: Benchmark,
    /// What is odd about its files, or has no effect.
    pub warnings: Vec<FileProblem>,
}

/// Reads a definition and everything that it refers to. All paths are relative to the current directory, or absolute.
pub fn load(path: &Path, selection: &Selection) -> Result<Loaded, Vec<FileProblem>> {
    let source = source::read(path).map_err(|problem| vec![problem])?;
    let mut report = Report::default();
    let definition = read::read(&source, &selection.limits, &mut report);
    let benchmark =
        definition.map(|definition| resolve::resolve(&definition, &source, selection, &mut report));
    match report.finish(path, benchmark)? {
        (Some(benchmark), warnings) => Ok(Loaded { benchmark, warnings }),
        // Nothing is read only if there is a reason.
        (None, problems) => Err(problems),
    }
}
