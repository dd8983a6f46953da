//! What is woven and compiled, and with what.

use std::path::{Path as FilePath, PathBuf};
use std::time::Instant;

use jurat_quota::Quota;

use crate::library::Library;
use crate::monitor::Names;
use crate::path::Path;
use crate::property::Property;
use crate::semantics::Semantics;
use crate::source::Source;

/// What to weave and compile.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The program.
    pub sources: &'a [Source],
    /// The names of what it will call.
    pub names: &'a Names,
    /// What is to hold.
    pub property: Property,
    /// How claims are matched.
    pub semantics: Semantics,
    /// What a violation witness says of an execution.
    pub path: &'a Path,
    /// The class files of the program.
    pub library: Shelved<'a>,
    /// When to give up.
    pub deadline: Instant,
    /// The time and the memory of the whole task.
    pub quota: &'a Quota,
}

/// Class files, and the jar that holds them for the programs of the JDK.
#[derive(Clone, Copy, Debug)]
pub struct Shelved<'a> {
    /// The class files.
    pub library: &'a Library,
    /// None if there are none.
    pub jar: Option<&'a FilePath>,
}

impl Shelved<'_> {
    /// As part of a class path.
    pub(crate) fn jar(&self) -> Option<PathBuf> {
        self.jar.map(FilePath::to_owned)
    }
}
