//! What the runs of a competition came to: the answers of verifiers and validators, with the places of logs and witnesses.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

use jurat_bench::model::{ExpectedVerdict, RunResult};
use jurat_bench::read::{self, ReadError, ReadRun, ResultColumns, WantedColumns};
use thiserror::Error;

use crate::model::Competition;

/// What the runs of one benchmark came to.
#[derive(Clone, Debug)]
pub struct Answers {
    /// What the names of all its files begin with: the name of the benchmark and its date.
    pub base: PathBuf,
    /// What the tool says about its version.
    pub version: String,
    /// The result files, each with one of the competition's categories.
    pub files: Vec<(usize, PathBuf)>,
    /// One for each task, by category and then by name.
    pub answers: Vec<TaskAnswer>,
}

/// A run on a task.
#[derive(Clone, Debug)]
pub struct TaskAnswer {
    /// One of the competition's categories.
    pub category: usize,
    /// The file of the task definition; unique among the tasks with the same property.
    pub task: PathBuf,
    /// What the answer should be.
    pub expected: Option<ExpectedVerdict>,
    /// What it came to.
    pub result: RunResult,
    /// Wall time.
    pub wall_time: Option<Duration>,
    /// Bytes.
    pub memory: Option<u64>,
}

/// Why answers cannot be had.
#[derive(Debug, Error)]
pub enum AnswersError {
    /// A result file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// The directory with the results cannot be read.
    #[error("cannot read the results in `{}`: {error}", directory.display())]
    Directory {
        /// The directory.
        directory: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// There are two executions.
    #[error("`{}` has results of two executions of `{name}` (hint: remove those of one)", directory.display())]
    Ambiguous {
        /// The directory.
        directory: PathBuf,
        /// The benchmark.
        name: String,
    },
}

const COLUMNS: [&str; 5] = ["status", "category", "cputime", "walltime", "memory"];

/// The state of the results of a benchmark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// Nobody has begun with it.
    Absent,
    /// It was interrupted.
    Unfinished,
    /// It is complete; what the names of its files begin with.
    Complete(PathBuf),
}

/// How far the benchmark of this name has come in a directory.
pub fn state(directory: &Path, name: &str) -> Result<State, AnswersError> {
    let names = file_names(directory)?;
    let dated = |suffix: &str| {
        let dates = names.iter().filter_map(|file| Some((file, date_of(file, name)?)));
        let suffix = suffix.to_owned();
        let bases = dates.filter(move |(file, date)| file[name.len() + 1 + date.len()..] == *suffix);
        bases.map(|(_, date)| directory.join(format!("{name}.{date}")))
    };
    if dated(".journal").next().is_some() {
        return Ok(State::Unfinished);
    }
    let mut complete = dated(".manifest.json");
    match (complete.next(), complete.next()) {
        (None, _) => Ok(State::Absent),
        (Some(base), None) => Ok(State::Complete(base)),
        (Some(_), Some(_)) => {
            Err(AnswersError::Ambiguous { directory: directory.to_owned(), name: name.to_owned() })
        }
    }
}

/// The date in the name of a file of this benchmark.
fn date_of<'f>(file: &'f str, name: &str) -> Option<&'f str> {
    let rest = file.strip_prefix(name)?.strip_prefix('.')?;
    let date = rest.split_once('.')?.0;
    let is_date = date.len() == 19 && date.bytes().all(|byte| byte.is_ascii_digit() || b"-_".contains(&byte));
    is_date.then_some(date)
}

fn file_names(directory: &Path) -> Result<Vec<String>, AnswersError> {
    let failed = |error| AnswersError::Directory { directory: directory.to_owned(), error };
    let mut names = Vec::new();
    for entry in fs::read_dir(directory).map_err(failed)? {
        names.extend(entry.map_err(failed)?.file_name().into_string());
    }
    names.sort_unstable();
    Ok(names)
}

/// The answers of a complete benchmark.
pub fn read(competition: &Competition, base: &Path) -> Result<Answers, AnswersError> {
    let directory = base.parent().unwrap_or(Path::new("."));
    let prefix = format!("{}.results.", base.file_name().unwrap_or_default().to_string_lossy());
    let is_result = |name: &&String| name.starts_with(&prefix) && name.contains(".xml");
    let mut answers =
        Answers { base: base.to_owned(), version: String::new(), files: Vec::new(), answers: Vec::new() };
    for name in file_names(directory)?.iter().filter(is_result) {
        let set = read::read_file(&directory.join(name), WantedColumns::Only(&COLUMNS))?;
        let is_of = |category: &&crate::model::CompetitionCategory| {
            let name = format!("{}.{}", competition.run_definition(&category.property_name), category.name);
            set.head.name.as_ref() == Some(&name)
        };
        // Other files have several categories, each of which has a file of its own.
        let Some(category) = competition.categories.iter().position(|category| is_of(&category)) else {
            continue;
        };
        answers.version = set.head.version.clone().unwrap_or_default();
        let columns = ResultColumns::of(&set);
        answers.answers.extend(set.runs.iter().map(|run| answer(category, directory, &columns, run)));
        answers.files.push((category, set.path));
    }
    answers.answers.sort_by(|one, other| one.key().cmp(&other.key()));
    Ok(answers)
}

fn answer(category: usize, directory: &Path, columns: &ResultColumns, run: &ReadRun) -> TaskAnswer {
    TaskAnswer {
        category,
        task: directory.join(&run.name),
        expected: run.expected.clone(),
        result: columns.result(run),
        wall_time: columns.wall_time(run),
        memory: columns.memory(run),
    }
}

impl TaskAnswer {
    /// The name of the task, which is that of its file.
    pub fn name(&self) -> String {
        self.task.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// What tells the task from all others.
    fn key(&self) -> (usize, Option<&OsStr>) {
        (self.category, self.task.file_name())
    }
}

impl Answers {
    /// What the same task came to here; absent if nobody has run it.
    pub fn on_task_of(&self, other: &TaskAnswer) -> Option<&TaskAnswer> {
        let place = self.answers.binary_search_by(|answer| answer.key().cmp(&other.key())).ok()?;
        self.answers.get(place)
    }

    /// Where the files of a run are that it has left.
    pub fn files_of(&self, competition: &Competition, answer: &TaskAnswer) -> PathBuf {
        let property = &competition.categories[answer.category].property_name;
        self.files_directory().join(competition.run_definition(property)).join(answer.name())
    }

    /// The directory with the results.
    pub fn directory(&self) -> &Path {
        self.base.parent().unwrap_or(Path::new("."))
    }

    /// When the benchmark was begun, as names of files say it.
    pub fn date(&self) -> &str {
        self.base.extension().and_then(OsStr::to_str).unwrap_or_default()
    }

    /// Where the files of all runs are.
    pub fn files_directory(&self) -> PathBuf {
        with_ending(&self.base, ".files")
    }

    /// All files of the benchmark but those that its runs have left: results, logs, and the manifest.
    pub fn all_files(&self) -> io::Result<Vec<PathBuf>> {
        let prefix = format!("{}.", self.base.file_name().unwrap_or_default().to_string_lossy());
        let mut files = Vec::new();
        for entry in fs::read_dir(self.directory())? {
            let entry = entry?;
            if entry.file_type()?.is_file() && entry.file_name().to_string_lossy().starts_with(&prefix) {
                files.push(entry.path());
            }
        }
        files.sort_unstable();
        Ok(files)
    }

    /// The logs of its runs.
    pub fn logs(&self) -> io::Result<Logs> {
        let archive = zip::ZipArchive::new(File::open(with_ending(&self.base, ".logfiles.zip"))?)?;
        let directory = format!("{}.logfiles", self.base.file_name().unwrap_or_default().to_string_lossy());
        Ok(Logs { archive, directory })
    }
}

/// The logs of a benchmark.
pub struct Logs {
    archive: zip::ZipArchive<File>,
    directory: String,
}

impl Logs {
    /// What the log of a run is called.
    pub fn file_name(&self, competition: &Competition, answer: &TaskAnswer) -> String {
        let property = &competition.categories[answer.category].property_name;
        format!("{}.{}.log", competition.run_definition(property), answer.name())
    }

    /// The log of a run; absent if it has none.
    pub fn of(&mut self, competition: &Competition, answer: &TaskAnswer) -> Option<Vec<u8>> {
        let name = format!("{}/{}", self.directory, self.file_name(competition, answer));
        let mut log = Vec::new();
        self.archive.by_name(&name).ok()?.read_to_end(&mut log).ok()?;
        Some(log)
    }
}

pub(crate) fn with_ending(base: &Path, ending: &str) -> PathBuf {
    let mut path = base.as_os_str().to_owned();
    path.push(ending);
    PathBuf::from(path)
}
