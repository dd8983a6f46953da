//! Finds the tasks below some directories.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::task::{self, FoundTask, TaskError};

/// What a witness name has in the place of the task's own name.
const TASK: &str = "{task}";

/// A task that has a witness.
pub(crate) struct Found {
    /// The file that defines it.
    pub(crate) task: PathBuf,
    /// The witness.
    pub(crate) witness: PathBuf,
    /// What it says.
    pub(crate) definition: Result<FoundTask, TaskError>,
}

/// What is below some directories.
pub(crate) struct Finds {
    /// The tasks that have a witness, in the order of their paths.
    pub(crate) tasks: Vec<Found>,
    /// Directories that could not be looked into.
    pub(crate) unreadable: Vec<(PathBuf, io::Error)>,
}

/// Finds every task that has a witness of this name. Each is found once, however often its directory is named.
pub(crate) fn find(directories: &[PathBuf], witness_name: &str) -> Result<Finds, Error> {
    let mut finds = Finds { tasks: Vec::new(), unreadable: Vec::new() };
    let mut definitions = Vec::new();
    for directory in directories {
        definitions.extend(definitions_below(directory, &mut finds.unreadable)?);
    }
    definitions.sort();
    let mut seen = HashSet::new();
    definitions.retain(|path| seen.insert(fs::canonicalize(path).unwrap_or_else(|_| path.clone())));
    finds.tasks = definitions.into_iter().filter_map(|task| with_witness(task, witness_name)).collect();
    Ok(finds)
}

/// Every file that may be a task definition; or the file itself, if it is no directory.
fn definitions_below(
    start: &Path,
    unreadable: &mut Vec<(PathBuf, io::Error)>,
) -> Result<Vec<PathBuf>, Error> {
    let fail = |error| Error::ReadDirectory { path: start.to_owned(), error };
    if !fs::metadata(start).map_err(fail)?.is_dir() {
        return Ok(vec![start.to_owned()]);
    }
    let mut found = Vec::new();
    let mut directories = vec![start.to_owned()];
    while let Some(directory) = directories.pop() {
        match entries(&directory) {
            Ok(entries) => {
                for (path, is_directory) in entries {
                    match is_directory {
                        true => directories.push(path),
                        false if task::is_task(&path) && path.is_file() => found.push(path),
                        false => {}
                    }
                }
            }
            Err(error) if directory == start => return Err(fail(error)),
            Err(error) => unreadable.push((directory, error)),
        }
    }
    Ok(found)
}

/// What is in a directory, and whether it is a directory itself. A link to a directory is none: it could lead in circles.
fn entries(directory: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    fs::read_dir(directory)?
        .map(|entry| entry.and_then(|entry| Ok((entry.path(), entry.file_type()?.is_dir()))))
        .collect()
}

/// The task, if it is one and has a witness.
fn with_witness(task: PathBuf, witness_name: &str) -> Option<Found> {
    let stem = task.file_stem()?.to_string_lossy();
    let witness = task.with_file_name(witness_name.replace(TASK, &stem));
    // Witnesses in YAML have the same ending as tasks.
    if witness == task || !witness.is_file() {
        return None;
    }
    let definition = task::read(&task);
    let is_something_else = definition.as_ref().is_err_and(|error| error.is_something_else);
    (!is_something_else).then_some(Found { task, witness, definition })
}
