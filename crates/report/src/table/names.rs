//! What tasks are called in several result files, so that the same task has the same name.
//!
//! A result file names its tasks by paths from its own folder. Usually those lead to the same files. Results that were
//! copied from other machines keep the names that they had there; then these are compared.

use std::collections::HashSet;
use std::path::{Component, Path, PathBuf};

use jurat_bench::read::ReadRun;

use super::Source;

/// The names of the runs of each source, and what to tell people about it.
pub(super) struct Names {
    pub(super) names: Vec<Vec<String>>,
    /// How tasks were recognised, if it was not by their paths.
    pub(super) warning: Option<String>,
}

/// By paths, unless more tasks are the same by the names as they are written, or by what is behind the common beginning
/// of each file.
pub(super) fn names(sources: &[Source]) -> Names {
    let resolved: Vec<Vec<String>> = each_run(sources, |source, run| resolved(&source.folder, run));
    if sources.len() < 2 || shares_a_task(&resolved) {
        return Names { names: resolved, warning: None };
    }
    let written: Vec<Vec<String>> = each_run(sources, |_, run| run.name.clone());
    if shares_a_task(&written) {
        let warning = "the paths of the result files have no task in common; tasks are taken for the same if the \
                       files give them the same name";
        return Names { names: written, warning: Some(warning.to_owned()) };
    }
    let rests: Vec<Vec<String>> = resolved.iter().map(|names| without_base(names).1).collect();
    if shares_a_task(&rests) {
        let warning = "the result files have no task in common; tasks are taken for the same if their names are \
                       equal behind the folder that all names of a file begin with";
        return Names { names: rests, warning: Some(warning.to_owned()) };
    }
    Names { names: resolved, warning: Some("the result files have no task in common".to_owned()) }
}

fn each_run(sources: &[Source], name: impl Fn(&Source, &ReadRun) -> String) -> Vec<Vec<String>> {
    sources.iter().map(|source| source.results.runs.iter().map(|run| name(source, run)).collect()).collect()
}

/// A task without files has no path, only a name.
fn resolved(folder: &Path, run: &ReadRun) -> String {
    if run.files.is_none() || run.name.contains("://") {
        return run.name.clone();
    }
    let mut path = PathBuf::new();
    for component in folder.join(&run.name).components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir if path.file_name().is_some() => {
                path.pop();
            }
            // Above the root is the root.
            Component::ParentDir if path.has_root() => {}
            other => path.push(other),
        }
    }
    path.to_string_lossy().into_owned()
}

/// Whether a task of the first source is in any other.
fn shares_a_task(names: &[Vec<String>]) -> bool {
    let mut known: HashSet<&str> = HashSet::new();
    names.iter().any(|of_source| {
        let shares = of_source.iter().any(|name| known.contains(name.as_str()));
        known.extend(of_source.iter().map(String::as_str));
        shares
    })
}

/// What all names begin with, up to a slash, and the rests.
pub(super) fn without_base<S: AsRef<str>>(names: &[S]) -> (String, Vec<String>) {
    let base = base(names);
    let rests = names.iter().map(|name| name.as_ref()[base.len()..].to_owned()).collect();
    (base, rests)
}

/// What all names begin with, up to a slash.
pub(super) fn base<S: AsRef<str>>(names: &[S]) -> String {
    let mut names = names.iter().map(AsRef::as_ref);
    let Some(first) = names.next() else { return String::new() };
    let up_to_slash = |text: &str| text.rfind('/').map_or(0, |slash| slash + 1);
    let mut len = up_to_slash(first);
    for name in names {
        let n_common = first[..len].bytes().zip(name.bytes()).take_while(|(a, b)| a == b).count();
        if n_common < len {
            // Slashes are characters of one byte, so this is the end of one.
            len = first.as_bytes()[..n_common]
                .iter()
                .rposition(|byte| *byte == b'/')
                .map_or(0, |slash| slash + 1);
        }
    }
    first[..len].to_owned()
}
