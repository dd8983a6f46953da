//! How files are called.

use std::collections::{BTreeMap, HashSet};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use jiff::Zoned;
use jurat_text::xml::is_character;

use super::hash;
use crate::model::{Benchmark, RunId, RunSet};
use crate::paths::absolute;

/// The names of all files of an execution.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// Where all files are.
    pub(super) directory: PathBuf,
    /// What all names begin with: a prefix, and the names of benchmark and execution.
    stem: OsString,
    date: String,
    /// Whether each repetition has files of its own.
    is_repeated: bool,
    /// By run; repetitions do not matter.
    tasks: BTreeMap<(usize, usize, usize), TaskNames>,
}

/// The names for one run.
#[derive(Clone, Debug)]
struct TaskNames {
    /// Without anything that cannot stand in XML.
    log: String,
    files: PathBuf,
}

impl Names {
    pub(super) fn new(output: &Path, benchmark: &Benchmark, start: &Zoned, is_repeated: bool) -> Names {
        Names {
            is_repeated,
            tasks: task_names(benchmark),
            ..Names::without_tasks(output, &benchmark.name, start)
        }
    }

    /// If nobody will ask for names of runs.
    pub(super) fn without_tasks(output: &Path, benchmark: &str, start: &Zoned) -> Names {
        let is_directory = output.is_dir() || output.as_os_str().as_bytes().ends_with(b"/");
        let (directory, mut stem) = match (is_directory, output.file_name()) {
            (false, Some(prefix)) => (output.parent().unwrap_or(Path::new("")), prefix.to_owned()),
            _ => (output, OsString::new()),
        };
        stem.push(component(benchmark));
        let tasks = BTreeMap::new();
        Names { directory: absolute(directory), stem, date: date_text(start), is_repeated: false, tasks }
    }

    /// The same names for an execution that started at another time.
    pub(super) fn started(self, start: &Zoned) -> Names {
        Names { date: date_text(start), ..self }
    }

    /// What the names of all files of the execution begin with.
    pub(super) fn base(&self) -> OsString {
        joined(&[&self.stem, ".".as_ref(), self.date.as_ref()])
    }

    /// What the names of the files of one repetition begin with.
    pub(super) fn repetition(&self, repetition: usize) -> OsString {
        if !self.is_repeated {
            return self.base();
        }
        let number = format!(".repeat-{}.", repetition + 1);
        joined(&[&self.stem, number.as_ref(), self.date.as_ref()])
    }

    /// A file of the whole execution.
    pub(super) fn file(&self, ending: &str) -> PathBuf {
        self.directory.join(joined(&[&self.base(), ending.as_ref()]))
    }

    /// A file of one repetition.
    pub(super) fn file_of(&self, repetition: usize, ending: &str) -> PathBuf {
        self.directory.join(joined(&[&self.repetition(repetition), ending.as_ref()]))
    }

    /// Whether this is the journal of an execution of the same benchmark, whenever it started.
    pub(super) fn is_like_journal(&self, file: &OsStr) -> bool {
        let date =
            file.as_bytes().strip_prefix(self.stem.as_bytes()).and_then(|rest| rest.strip_prefix(b"."));
        date.and_then(|date| date.strip_suffix(b".journal")).is_some_and(|date| {
            date.len() == self.date.len()
                && date.iter().all(|byte| byte.is_ascii_digit() || b"-_".contains(byte))
        })
    }

    pub(super) fn log_directory(&self, repetition: usize) -> PathBuf {
        self.file_of(repetition, ".logfiles")
    }

    pub(super) fn log_name(&self, id: RunId) -> &str {
        &self.task(id).log
    }

    pub(super) fn log(&self, id: RunId) -> PathBuf {
        self.log_directory(id.repetition).join(self.log_name(id))
    }

    pub(super) fn files(&self, id: RunId) -> PathBuf {
        self.file_of(id.repetition, ".files").join(&self.task(id).files)
    }

    fn task(&self, id: RunId) -> &TaskNames {
        let place = (id.run_set, id.block, id.run);
        // Who asks for a run that the benchmark does not have has confused two benchmarks.
        self.tasks.get(&place).unwrap_or_else(|| panic!("the benchmark has no run {place:?}"))
    }
}

/// When an execution started, as in the names of its files.
pub fn date_text(start: &Zoned) -> String {
    start.strftime("%Y-%m-%d_%H-%M-%S").to_string()
}

/// Where the logs of an execution are that is not repeated.
pub fn log_directory(output: &Path, benchmark: &str, name: Option<&str>, start: &Zoned) -> PathBuf {
    Names::without_tasks(output, &full_name(benchmark, name), start).log_directory(0)
}

/// The name of a benchmark with the one of its execution.
pub(super) fn full_name(benchmark: &str, name: Option<&str>) -> String {
    name.map_or_else(|| benchmark.to_owned(), |name| format!("{benchmark}.{name}"))
}

/// Tasks of the same name get different logs, which is more than BenchExec does.
fn task_names(benchmark: &Benchmark) -> BTreeMap<(usize, usize, usize), TaskNames> {
    let mut used = HashSet::new();
    let mut tasks = BTreeMap::new();
    for id in benchmark.run_ids(std::num::NonZeroU32::MIN) {
        let run = benchmark.run(id);
        let run_set = run_set_name(&benchmark.run_sets[id.run_set]);
        let task = component(&printable(run.identifier.file_name().unwrap_or("task".as_ref())));
        let names = (1_usize..).map(|number| task_name(run_set.as_deref(), &task, number));
        if let Some(names) = names.into_iter().find(|names| used.insert(names.log.clone())) {
            tasks.insert((id.run_set, id.block, id.run), names);
        }
    }
    tasks
}

fn task_name(run_set: Option<&str>, task: &str, number: usize) -> TaskNames {
    let name = if number > 1 { format!("{task}.{number}") } else { task.to_owned() };
    let prefix = run_set.map(|name| format!("{name}.")).unwrap_or_default();
    TaskNames {
        log: shortened(format!("{prefix}{name}"), ".log"),
        files: run_set.map_or_else(PathBuf::new, PathBuf::from).join(shortened(name, "")),
    }
}

fn run_set_name(run_set: &RunSet) -> Option<String> {
    run_set.name.as_deref().filter(|name| !name.is_empty()).map(component)
}

/// A name as one part of a path, without anything that would have to be escaped in XML or on a terminal.
pub(super) fn component(name: &str) -> String {
    let name = name.replace(|c: char| c == '/' || c.is_control() || !is_character(c), "_");
    if [".", ".."].contains(&name.as_str()) { name.replace('.', "_") } else { name }
}

/// Most file systems have room for 255 bytes; what is longer ends with a hash.
fn shortened(mut name: String, ending: &str) -> String {
    const MOST: usize = 255;
    if name.len() + ending.len() > MOST {
        let hash = hash::of_bytes(name.as_bytes());
        name.truncate(name.floor_char_boundary(MOST - ending.len() - 17));
        name.push_str(&format!("~{}", &hash[..16]));
    }
    name + ending
}

fn joined(parts: &[&OsStr]) -> OsString {
    parts.iter().copied().collect()
}

/// A name that need not be text, as text; bytes that are none are written `\xNN`.
pub(super) fn printable(name: &OsStr) -> String {
    let mut text = String::new();
    for chunk in name.as_bytes().utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}")));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_text_and_parts_of_paths() {
        assert_eq!(printable(OsStr::from_bytes(b"a\xffb\xc3\xa4")), "a\\xffbä");
        assert_eq!([component("a/b"), component("..")], ["a_b", "__"]);
        let long = [shortened("x".repeat(251), ".log"), shortened("ä".repeat(300), ".log")];
        assert_eq!(long.each_ref().map(String::len), [255, 255], "{long:?}");
    }
}
