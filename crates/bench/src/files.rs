//! Patterns to the files that they stand for, as Python's `glob` finds them, with bounded effort.
//!
//! A pattern is relative to a directory, whose own name is never a pattern. Home directory and environment are filled in,
//! then `..` is resolved in the text. Names that begin with a dot are only found by patterns that do, too, and `**` is
//! the same as `*`. What is found is sorted by the whole path, byte by byte.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use jurat_text::path::{joined, push_parts};

use crate::paths::{expand_environment, expand_home};
use crate::wildcard::{self, Wildcard};

/// How many names and patterns are looked at for one benchmark. All of SV-COMP has some 100,000 files.
const MAX_EFFORT: usize = 5_000_000;

/// A pattern is more work than a name.
const COST_OF_PATTERN: usize = 10;

/// Finds files, each pattern once.
#[derive(Default)]
pub(crate) struct Files {
    found: HashMap<PathBuf, Rc<[PathBuf]>>,
    effort: usize,
}

/// The effort is exhausted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than {MAX_EFFORT} files had to be looked at to find what the patterns stand for")]
pub struct TooManyFiles;

impl Files {
    /// The files and directories that a pattern stands for.
    pub(crate) fn expand(&mut self, directory: &Path, pattern: &str) -> Result<Rc<[PathBuf]>, TooManyFiles> {
        let pattern = expand_home(&expand_environment(pattern));
        // A tilde and a pattern are different keys, too, since the directory is not a pattern.
        let key = directory.join("\0").join(&pattern);
        if let Some(found) = self.found.get(&key) {
            return Ok(Rc::clone(found));
        }
        self.spend(COST_OF_PATTERN)?;
        let (has_root, parts) = parts(directory, &pattern);
        let mut found = Vec::new();
        self.walk(PathBuf::from(if has_root { "/" } else { "" }), &parts, &mut found)?;
        if found.is_empty() && parts.iter().any(|part| part.pattern.is_some()) {
            // A name may look like a pattern.
            let literal = joined(has_root, parts.into_iter().map(|part| part.name).collect());
            found.extend(fs::symlink_metadata(&literal).is_ok().then_some(literal));
        }
        sort(&mut found);
        let found: Rc<[PathBuf]> = found.into();
        self.found.insert(key, Rc::clone(&found));
        Ok(found)
    }

    /// Appends every path below `directory` that fits `parts`.
    fn walk(
        &mut self,
        mut directory: PathBuf,
        parts: &[Part],
        found: &mut Vec<PathBuf>,
    ) -> Result<(), TooManyFiles> {
        for (idx, part) in parts.iter().enumerate() {
            let Some(pattern) = &part.pattern else {
                directory.push(&part.name);
                continue;
            };
            let rest = &parts[idx + 1..];
            let depth = directory.components().count();
            for name in self.names(&directory)? {
                let text = name.to_string_lossy();
                if !pattern.matches(&text) {
                    continue;
                }
                let path = directory.join(&name);
                if rest.is_empty() {
                    found.push(path);
                    continue;
                }
                // Links that lead in circles make long paths, and each part of them is work.
                self.spend(10 * depth)?;
                if path.is_dir() {
                    self.walk(path, rest, found)?;
                }
            }
            return Ok(());
        }
        if directory.as_os_str().is_empty() {
            directory.push(".");
        }
        // A link that leads nowhere is found, too.
        found.extend(fs::symlink_metadata(&directory).is_ok().then_some(directory));
        Ok(())
    }

    /// The names in a directory; none if it cannot be read.
    fn names(&mut self, directory: &Path) -> Result<Vec<OsString>, TooManyFiles> {
        let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
        let Ok(entries) = fs::read_dir(directory) else { return Ok(Vec::new()) };
        let mut names = Vec::new();
        for entry in entries.flatten() {
            self.spend(1)?;
            names.push(entry.file_name());
        }
        Ok(names)
    }

    /// The files, with each directory replaced by the files below it, without hidden ones.
    pub(crate) fn without_directories(&mut self, paths: Vec<PathBuf>) -> Result<Vec<PathBuf>, TooManyFiles> {
        if !paths.iter().any(|path| path.is_dir()) {
            return Ok(paths);
        }
        let mut files = Vec::new();
        for path in paths {
            if path.is_file() {
                files.push(path);
            } else {
                self.files_below(path, &mut files)?;
            }
        }
        Ok(files)
    }

    fn files_below(&mut self, start: PathBuf, files: &mut Vec<PathBuf>) -> Result<(), TooManyFiles> {
        let mut directories = vec![start];
        while let Some(directory) = directories.pop() {
            let mut paths: Vec<PathBuf> = self
                .names(&directory)?
                .into_iter()
                .filter(|name| !name.as_bytes().starts_with(b"."))
                .map(|name| directory.join(name))
                .collect();
            sort(&mut paths);
            // A link to a directory is no directory here: it could lead in circles.
            let is_directory =
                |path: &PathBuf| fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_dir());
            let (below, here): (Vec<PathBuf>, Vec<PathBuf>) = paths.into_iter().partition(is_directory);
            files.extend(here.into_iter().filter(|path| !path.is_dir()));
            directories.extend(below.into_iter().rev());
        }
        Ok(())
    }

    /// Whether nothing can be found any more.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.effort > MAX_EFFORT
    }

    fn spend(&mut self, n_names: usize) -> Result<(), TooManyFiles> {
        self.effort += n_names;
        if self.is_exhausted() { Err(TooManyFiles) } else { Ok(()) }
    }
}

/// By bytes: paths compare by their parts otherwise, and then `a/b` comes before `a-b`.
fn sort(paths: &mut [PathBuf]) {
    paths.sort_by(|a, b| a.as_os_str().as_bytes().cmp(b.as_os_str().as_bytes()));
}

/// A part of a path.
struct Part {
    name: OsString,
    /// What it stands for, if it is a pattern.
    pattern: Option<Shown>,
}

/// A pattern that finds names with a dot at the beginning only if it has one, too.
struct Shown {
    wildcard: Wildcard,
    has_dot: bool,
}

impl Shown {
    fn new(pattern: &str) -> Self {
        Self { wildcard: Wildcard::new(pattern), has_dot: pattern.starts_with('.') }
    }

    fn matches(&self, name: &str) -> bool {
        (self.has_dot || !name.starts_with('.')) && self.wildcard.matches(name)
    }
}

/// The parts of the path that a pattern means in a directory, and whether they start at the root.
fn parts(directory: &Path, pattern: &str) -> (bool, Vec<Part>) {
    let pattern = Path::new(pattern);
    let mut names = Vec::new();
    if !pattern.has_root() {
        push_parts(&mut names, directory);
    }
    let n_literal_before = names.len();
    // Parts of the directory that `..` takes away are none of it any more.
    let n_up = n_parts_taken_away(pattern);
    push_parts(&mut names, pattern);
    let has_root = pattern.has_root() || directory.has_root();
    let n_literal = n_literal_before.saturating_sub(n_up);
    if has_root {
        // Nothing is above the root.
        let n_above = names.iter().take_while(|name| *name == "..").count();
        names.drain(..n_above);
    }
    let part = |(idx, name): (usize, OsString)| {
        let pattern =
            name.to_str().filter(|text| idx >= n_literal && wildcard::is_pattern(text)).map(Shown::new);
        Part { name, pattern }
    };
    (has_root, names.into_iter().enumerate().map(part).collect())
}

/// How many parts of the directory before it a path takes away.
fn n_parts_taken_away(path: &Path) -> usize {
    let mut own = Vec::new();
    push_parts(&mut own, path);
    own.iter().take_while(|part| part.as_os_str() == OsStr::new("..")).count()
}
