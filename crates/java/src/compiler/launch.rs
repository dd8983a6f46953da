//! How a JVM is started to compile.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jurat_exec::CommandStartError;

use super::cache::Folder;
use super::process::{Jvm, Process};
use super::server::CompilerError;
use crate::jdk::Jdk;

/// For every JVM that compiles. Compilations are short: the first of the two compilers of the JVM and the simplest
/// garbage collector do best, also for hundreds of them in a row.
pub(crate) const JVM_FLAGS: [&str; 9] = [
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-XX:-UsePerfData",
    // Sources nest deeply; javac is recursive.
    "-Xss16m",
    // Standard output is for answers: whatever the JVM itself has to say goes elsewhere, and to no file.
    "-Xlog:disable",
    "-XX:+DisplayVMOutputToStderr",
    "-XX:+ErrorFileToStderr",
    "-XX:-CreateCoredumpOnCrash",
    // None of these flags is worth failing for.
    "-XX:+IgnoreUnrecognizedVMOptions",
];

/// What is done with an archive of loaded classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Archive<'p> {
    /// There is none.
    None,
    /// The JVM starts from the one in the directory.
    Use,
    /// The JVM writes this one when it ends.
    Make(&'p Path),
}

impl Archive<'_> {
    /// The archive of the directory, unless it is missing or empty.
    pub(crate) fn of(folder: &Folder) -> Self {
        let len = fs::metadata(folder.archive()).map_or(0, |metadata| metadata.len());
        if len > 0 { Self::Use } else { Self::None }
    }
}

/// Starts the compiler process, which sees these other parts of a class path, too.
pub(crate) fn launch(
    jdk: &Jdk,
    folder: &Folder,
    archive: Archive<'_>,
    class_path: &[PathBuf],
    memory: u64,
) -> Result<Process, CommandStartError> {
    let mut arguments: Vec<OsString> = JVM_FLAGS.map(OsString::from).to_vec();
    arguments.push(heap_flag(memory));
    match archive {
        Archive::None => {}
        // To verify it takes five milliseconds; a JVM that runs on changed bytes may do anything.
        Archive::Use => arguments
            .extend([flag("-XX:SharedArchiveFile=", &folder.archive()), "-XX:+VerifySharedSpaces".into()]),
        Archive::Make(path) => arguments.push(flag("-XX:ArchiveClassesAtExit=", path)),
    }
    arguments.extend(["-cp".into(), name_of(&folder.compiler_jar()), "jurat.compiler.Server".into()]);
    arguments.push(folder.runtime().into());
    let writes = matches!(archive, Archive::Make(_));
    Jvm { jdk, arguments, folder, writes, reads: class_path.to_owned(), memory }.start()
}

/// How much time and memory may be spent to prepare a toolchain.
#[derive(Clone, Copy, Debug)]
pub struct CompilerLimits {
    /// When it has to be there.
    pub deadline: Instant,
    /// Bytes that a JVM that compiles may have in use.
    pub memory: u64,
}

impl Default for CompilerLimits {
    /// No machine is so slow that it takes longer, and no compilation of ours needs more.
    fn default() -> Self {
        Self { deadline: Instant::now() + Duration::from_mins(2), memory: 1250 << 20 }
    }
}

impl CompilerLimits {
    /// How much time is left; an error when there is none.
    pub(crate) fn time_left(self) -> Result<Duration, CompilerError> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(CompilerError::Deadline) } else { Ok(left) }
    }
}

/// The heap of a JVM that may have that many bytes in all: the rest is for classes, code and stacks.
pub(crate) fn heap_flag(memory: u64) -> OsString {
    const OUTSIDE: u64 = 110 << 20;
    let heap = memory.saturating_sub(OUTSIDE).clamp(32 << 20, 1 << 30);
    format!("-Xmx{}m", heap >> 20).into()
}

fn flag(name: &str, path: &Path) -> OsString {
    let mut flag = OsString::from(name);
    flag.push(name_of(path));
    flag
}

/// The process starts in the directory. Paths may hold a `:`, which separates paths in these arguments.
fn name_of(path: &Path) -> OsString {
    path.file_name().unwrap_or_default().to_owned()
}
