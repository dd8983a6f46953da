//! What tasks are called in several result files, so that the same task has the same name.
//!
//! A result file names its tasks by paths from its own directory. Usually those lead to the same files. Results that were
//! copied from other machines keep the names that they had there; then these are compared.

use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};

use jurat_bench::read::ReadRun;

use super::TableSource;

/// The names of the runs of each group of sources, in their order, and what to tell people about it.
pub(super) struct Names {
    pub(super) names: Vec<Vec<String>>,
    /// How tasks were recognised, if it was not by their paths.
    pub(super) warning: Option<String>,
}

/// By paths, unless fewer groups stand alone by the names as they are written, or by what is behind the directory that all
/// names of a group begin with.
pub(super) fn names(groups: &[Vec<TableSource>]) -> Names {
    let mut best = each_run(groups, |source, run| resolved(&source.directory, run));
    let mut warning = None;
    let mut n_alone = n_alone_of(&best);
    if n_alone > 0 {
        let rests = best.iter().map(|names| without_base(names).1).collect();
        let others = [
            (each_run(groups, |_, run| run.name.to_string()), "the files give them the same name"),
            (rests, "their names are equal behind the directory that all names of a file begin with"),
        ];
        for (names, how) in others {
            if n_alone_of(&names) < n_alone {
                n_alone = n_alone_of(&names);
                best = names;
                warning = Some(format!(
                    "the paths in some result files lead to other tasks than those in the others; tasks are taken for the same if {how}"
                ));
            }
        }
        if n_alone > 0 {
            warning.get_or_insert_with(|| {
                format!("{n_alone} of the result files have no task in common with the others")
            });
        }
    }
    Names { names: best, warning }
}

fn each_run(
    groups: &[Vec<TableSource>],
    name: impl Fn(&TableSource, &ReadRun) -> String,
) -> Vec<Vec<String>> {
    let of_group = |group: &Vec<TableSource>| -> Vec<String> {
        group.iter().flat_map(|source| source.results.runs.iter().map(|run| name(source, run))).collect()
    };
    groups.iter().map(of_group).collect()
}

/// A task without files has no path, only a name.
fn resolved(directory: &Path, run: &ReadRun) -> String {
    if !run.has_files || run.name.contains("://") {
        return run.name.to_string();
    }
    let mut path = PathBuf::new();
    for component in directory.join(&run.name).components() {
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

/// How many of several groups have runs, but no task that is also in another group.
fn n_alone_of(names: &[Vec<String>]) -> usize {
    if names.len() < 2 {
        return 0;
    }
    let mut first: HashMap<&str, usize> = HashMap::new();
    let mut is_alone: Vec<bool> = names.iter().map(|names| !names.is_empty()).collect();
    for (index, of_source) in names.iter().enumerate() {
        for name in of_source {
            let other = *first.entry(name).or_insert(index);
            if other != index {
                is_alone[index] = false;
                is_alone[other] = false;
            }
        }
    }
    is_alone.into_iter().filter(|is_alone| *is_alone).count()
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
