//! Makes what a toolchain consists of.
//!
//! javac compiles our compiler process; that process compiles the runtime classes and a sample program, and when it
//! ends, its JVM writes the archive with the classes of javac that this took. What is there has been finished: files
//! and directories get their names last. One process does this at a time, because an archive fits only the very jar that
//! it was made with.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::bootstrap::{MODEL_CLASSES, compile_models, compiler_classes};
use super::cache::Folder;
use super::compilation::{Compilation, Compiled, CompiledClass, SourceText};
use super::jar::jar;
use super::launch::{Archive, CompilerLimits, launch};
use super::process::Process;
use super::protocol::encode;
use super::server::{CompilerError, Exchange};
use super::toolchain::ToolchainError;
use crate::jdk::Jdk;

/// A program with what programs are made of, so that the archive has the parts of javac that they need.
const SAMPLE: SourceText<'static> =
    SourceText { name: "Sample.java", text: include_str!("../../runtime/Sample.java") };

/// Fills a directory of a cache, if it is not yet complete.
pub(crate) fn install(
    jdk: &Jdk,
    folder: &Folder,
    runtime: &[(&str, &str)],
    effort: CompilerLimits,
) -> Result<(), ToolchainError> {
    if folder.is_complete() {
        return Ok(());
    }
    fs::create_dir_all(folder.path()).map_err(writing(folder.path()))?;
    let _lock = lock(folder, effort)?;
    install_compiler(jdk, folder, effort)?;
    if !folder.is_complete() {
        let archive = unfinished(&folder.archive());
        remove(&archive)?;
        let mut process =
            launch(jdk, folder, Archive::Make(&archive), &[], effort.memory).map_err(CompilerError::Start)?;
        install_runtime(&mut process, folder, runtime, effort)?;
        make_archive(process, folder, &archive, effort)?;
    }
    Ok(())
}

/// Fills a directory that only this process uses, and only for a short time.
pub(crate) fn install_without_archive(
    jdk: &Jdk,
    folder: &Folder,
    runtime: &[(&str, &str)],
    effort: CompilerLimits,
) -> Result<(), ToolchainError> {
    install_compiler(jdk, folder, effort)?;
    let mut process = launch(jdk, folder, Archive::None, &[], effort.memory).map_err(CompilerError::Start)?;
    install_runtime(&mut process, folder, runtime, effort)
}

/// Makes the directory of models, if it is not there.
pub(crate) fn install_models(
    jdk: &Jdk,
    folder: &Folder,
    sources: &[(&str, &str)],
    effort: CompilerLimits,
) -> Result<PathBuf, ToolchainError> {
    let models = folder.models(sources).path().to_owned();
    if models.exists() {
        return Ok(models);
    }
    let _lock = lock(folder, effort)?;
    if !models.exists() {
        let scratch = folder.scratch();
        make_anew(scratch.path()).map_err(writing(scratch.path()))?;
        compile_models(jdk, &scratch, sources, effort)?;
        fs::rename(scratch.path().join(MODEL_CLASSES), &models).map_err(writing(&models))?;
        fs::remove_dir_all(scratch.path()).map_err(writing(scratch.path()))?;
    }
    Ok(models)
}

/// Waits until nobody else fills the directory. The lock ends with the file.
fn lock(folder: &Folder, effort: CompilerLimits) -> Result<File, ToolchainError> {
    const PAUSE: Duration = Duration::from_millis(5);
    let file = File::create(folder.lock()).map_err(writing(&folder.lock()))?;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE.min(effort.time_left()?)),
            Err(TryLockError::Error(error)) => return Err(writing(&folder.lock())(error)),
        }
    }
}

fn install_compiler(jdk: &Jdk, folder: &Folder, effort: CompilerLimits) -> Result<(), ToolchainError> {
    let jar_file = folder.compiler_jar();
    if jar_file.exists() {
        return Ok(());
    }
    let scratch = folder.scratch();
    make_anew(scratch.path()).map_err(writing(scratch.path()))?;
    let bytes = jar(&compiler_classes(jdk, &scratch, effort)?);
    fs::remove_dir_all(scratch.path()).map_err(writing(scratch.path()))?;
    let unfinished = unfinished(&jar_file);
    fs::write(&unfinished, bytes).and_then(|()| fs::rename(unfinished, &jar_file)).map_err(writing(&jar_file))
}

fn install_runtime(
    process: &mut Process,
    folder: &Folder,
    runtime: &[(&str, &str)],
    effort: CompilerLimits,
) -> Result<(), ToolchainError> {
    if folder.runtime().exists() {
        return Ok(());
    }
    let sources = runtime.iter().map(|(name, text)| SourceText { name, text }).collect();
    let compiled = compile(process, sources, None, effort)?;
    if let Some(error) = compiled.errors().next() {
        let file = error.location.as_ref().map_or("", |location| &location.file);
        return Err(ToolchainError::Runtime(format!("{file}: {}", error.message)));
    }
    write_classes(&folder.runtime(), &compiled.classes).map_err(writing(&folder.runtime()))
}

fn write_classes(folder: &Path, classes: &[CompiledClass]) -> io::Result<()> {
    let unfinished = unfinished(folder);
    make_anew(&unfinished)?;
    for class in classes {
        let file = unfinished.join(class.file_name());
        fs::create_dir_all(file.parent().unwrap_or(&unfinished))?;
        fs::write(file, &class.bytes)?;
    }
    fs::rename(unfinished, folder)
}

/// Without an archive everything works as well. An empty one says that it was tried.
fn make_archive(
    mut process: Process,
    folder: &Folder,
    unfinished: &Path,
    effort: CompilerLimits,
) -> Result<(), ToolchainError> {
    let made = compile(&mut process, vec![SAMPLE], Some(folder), effort).is_ok()
        && process.finish(effort.deadline)
        && unfinished.exists();
    if !made {
        // Who has more time tries again.
        effort.time_left()?;
        fs::write(unfinished, "").map_err(writing(unfinished))?;
    }
    fs::rename(unfinished, folder.archive()).map_err(writing(&folder.archive()))
}

/// Compiles as programs are compiled later: with the runtime classes, if they are there.
fn compile(
    process: &mut Process,
    sources: Vec<SourceText<'_>>,
    folder: Option<&Folder>,
    effort: CompilerLimits,
) -> Result<Compiled, CompilerError> {
    let class_path = folder.map(Folder::runtime).into_iter().collect();
    let deadline = effort.deadline;
    let compilation = Compilation { sources, class_path, string_concat_inline: true, debug: true, deadline };
    let request = encode(&compilation).ok_or(CompilerError::TooLarge)?;
    Exchange { request: &request, sources: &compilation.sources, deadline }.with(process)
}

/// Makes an empty directory, where somebody who was stopped may have left one.
fn make_anew(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir(folder)
}

/// Removes what somebody left who was stopped.
fn remove(file: &Path) -> Result<(), ToolchainError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(writing(file)(error)),
        _ => Ok(()),
    }
}

/// The name that a file or directory has until it is finished.
fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    name.into()
}

/// Turns what went wrong with a file or directory into an error that names it.
pub(crate) fn writing(path: &Path) -> impl FnOnce(io::Error) -> ToolchainError {
    let path = path.to_owned();
    |error| ToolchainError::Write { path, error }
}
