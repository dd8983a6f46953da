//! Makes what a toolchain consists of.
//!
//! javac compiles our compiler process; that process compiles the runtime classes and a sample program, and when it
//! ends, its JVM writes the archive with the classes of javac that this took. A file gets its name only when it is
//! complete. One process does this at a time, because an archive fits only the very jar that it was made with.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::cache::Folder;
use super::compilation::{Compilation, Compiled, CompiledClass, Source};
use super::jar::jar;
use super::launch::{Archive, JVM_FLAGS, launch};
use super::process::Process;
use super::protocol::encode;
use super::server::{CompilerError, Exchange};
use super::toolchain::ToolchainError;
use crate::jdk::Jdk;

/// The compiler process.
pub(crate) const COMPILER_SOURCES: [(&str, &str); 7] = [
    ("jurat/compiler/Answer.java", include_str!("../../runtime/jurat/compiler/Answer.java")),
    ("jurat/compiler/ClassFile.java", include_str!("../../runtime/jurat/compiler/ClassFile.java")),
    ("jurat/compiler/Compiler.java", include_str!("../../runtime/jurat/compiler/Compiler.java")),
    ("jurat/compiler/Files.java", include_str!("../../runtime/jurat/compiler/Files.java")),
    ("jurat/compiler/Request.java", include_str!("../../runtime/jurat/compiler/Request.java")),
    ("jurat/compiler/Server.java", include_str!("../../runtime/jurat/compiler/Server.java")),
    ("jurat/compiler/SourceFile.java", include_str!("../../runtime/jurat/compiler/SourceFile.java")),
];

/// A program with what programs are made of, so that the archive has the parts of javac that they need.
const SAMPLE: Source<'static> =
    Source { name: "Sample.java", text: include_str!("../../runtime/Sample.java") };

/// No machine is so slow that one step of the work takes longer.
const PATIENCE: Duration = Duration::from_secs(120);

/// Fills a folder of a cache, if it is not yet complete.
pub(crate) fn install(jdk: &Jdk, folder: &Folder, runtime: &[(&str, &str)]) -> Result<(), ToolchainError> {
    if folder.is_complete() {
        return Ok(());
    }
    fs::create_dir_all(folder.path()).map_err(writing(folder.path()))?;
    let lock = File::create(folder.lock()).map_err(writing(&folder.lock()))?;
    lock.lock().map_err(writing(&folder.lock()))?;
    if folder.is_complete() {
        return Ok(());
    }
    install_compiler(jdk, folder)?;
    let archive = folder.path().join("compiler.jsa.new");
    let process = launch(jdk, folder, Archive::Make(&archive)).map_err(CompilerError::Start)?;
    let process = install_runtime(process, folder, runtime)?;
    // Without an archive everything works as well: an empty one says that it was tried.
    if make_archive(process, folder).is_err() || !archive.exists() {
        fs::write(&archive, "").map_err(writing(&archive))?;
    }
    rename(&archive, &folder.archive())
}

/// Fills a folder that only this process uses, and only for a short time.
pub(crate) fn install_without_archive(
    jdk: &Jdk,
    folder: &Folder,
    runtime: &[(&str, &str)],
) -> Result<(), ToolchainError> {
    install_compiler(jdk, folder)?;
    let process = launch(jdk, folder, Archive::None).map_err(CompilerError::Start)?;
    install_runtime(process, folder, runtime).map(drop)
}

fn install_compiler(jdk: &Jdk, folder: &Folder) -> Result<(), ToolchainError> {
    let scratch = tempfile::tempdir_in(folder.path()).map_err(writing(folder.path()))?;
    let classes = scratch.path().join("classes");
    let mut javac = Command::new(&jdk.java);
    javac.args(JVM_FLAGS).args(["-m", "jdk.compiler/com.sun.tools.javac.Main"]);
    javac.args(["-proc:none", "-encoding", "UTF-8", "-XDstringConcat=inline", "-d"]).arg(&classes);
    for (path, text) in COMPILER_SOURCES {
        let file = scratch.path().join(path);
        let parent = file.parent().unwrap_or(scratch.path());
        fs::create_dir_all(parent).and_then(|()| fs::write(&file, text)).map_err(writing(&file))?;
        javac.arg(file);
    }
    let bootstrap = |reason: String| ToolchainError::Bootstrap { home: jdk.home.clone(), reason };
    let ended =
        javac.env_clear().stdin(Stdio::null()).output().map_err(|error| bootstrap(error.to_string()))?;
    if !ended.status.success() {
        return Err(bootstrap(String::from_utf8_lossy(&ended.stderr).into_owned()));
    }
    let classes = classes.join("jurat/compiler");
    let classes = read_classes(&classes, "jurat.compiler").map_err(writing(&classes))?;
    write(&folder.compiler_jar(), &jar(&classes))
}

/// The classes of a package, in the order of their names.
fn read_classes(folder: &Path, package: &str) -> io::Result<Vec<CompiledClass>> {
    let mut classes = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let Some(name) = path.file_stem() {
            let name = format!("{package}.{}", name.to_string_lossy());
            classes.push(CompiledClass { name, bytes: fs::read(&path)? });
        }
    }
    classes.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(classes)
}

fn install_runtime(
    mut process: Process,
    folder: &Folder,
    runtime: &[(&str, &str)],
) -> Result<Process, ToolchainError> {
    let sources = runtime.iter().map(|(name, text)| Source { name, text }).collect();
    let compiled = compile(&mut process, sources, folder)?;
    if let Some(error) = compiled.errors().next() {
        let file = error.location.as_ref().map_or("", |location| &location.file);
        return Err(ToolchainError::Runtime(format!("{file}: {}", error.message)));
    }
    write(&folder.runtime_jar(), &jar(&compiled.classes))?;
    Ok(process)
}

fn make_archive(mut process: Process, folder: &Folder) -> Result<(), CompilerError> {
    compile(&mut process, vec![SAMPLE], folder)?;
    process.finish(Instant::now() + PATIENCE).map_err(|_| CompilerError::Deadline)
}

/// Compiles as programs are compiled later.
fn compile(
    process: &mut Process,
    sources: Vec<Source<'_>>,
    folder: &Folder,
) -> Result<Compiled, CompilerError> {
    let runtime_jar = folder.runtime_jar();
    let class_path = if runtime_jar.exists() { vec![runtime_jar] } else { Vec::new() };
    let deadline = Instant::now() + PATIENCE;
    let compilation = Compilation { sources, class_path, string_concat_inline: true, debug: true, deadline };
    let request = encode(&compilation).ok_or(CompilerError::TooLarge)?;
    Exchange { request: &request, sources: &compilation.sources, deadline }.with(process)
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), ToolchainError> {
    let unfinished = file.with_extension("new");
    fs::write(&unfinished, bytes).map_err(writing(&unfinished))?;
    rename(&unfinished, file)
}

fn rename(from: &Path, to: &Path) -> Result<(), ToolchainError> {
    fs::rename(from, to).map_err(writing(to))
}

fn writing(path: &Path) -> impl FnOnce(io::Error) -> ToolchainError {
    let path = path.to_owned();
    |error| ToolchainError::Write { path, error }
}
