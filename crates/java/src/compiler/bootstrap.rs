//! Compiles the compiler process with the JDK's javac.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;

use super::cache::Folder;
use super::compilation::CompiledClass;
use super::install::writing;
use super::launch::{CompilerLimits, JVM_FLAGS, heap_flag};
use super::process::Jvm;
use super::server::CompilerError;
use super::toolchain::ToolchainError;
use crate::jdk::Jdk;

const PACKAGE: &str = "jurat.compiler";

/// The compiler process.
pub(crate) const SOURCES: [(&str, &str); 8] = [
    ("Answer.java", include_str!("../../runtime/jurat/compiler/Answer.java")),
    ("ClassFile.java", include_str!("../../runtime/jurat/compiler/ClassFile.java")),
    ("Compiler.java", include_str!("../../runtime/jurat/compiler/Compiler.java")),
    ("Crash.java", include_str!("../../runtime/jurat/compiler/Crash.java")),
    ("Files.java", include_str!("../../runtime/jurat/compiler/Files.java")),
    ("Request.java", include_str!("../../runtime/jurat/compiler/Request.java")),
    ("Server.java", include_str!("../../runtime/jurat/compiler/Server.java")),
    ("SourceFile.java", include_str!("../../runtime/jurat/compiler/SourceFile.java")),
];

/// Compiles [`SOURCES`] in a directory that nobody else uses.
pub(crate) fn compiler_classes(
    jdk: &Jdk,
    folder: &Folder,
    effort: CompilerLimits,
) -> Result<Vec<CompiledClass>, ToolchainError> {
    for (name, text) in SOURCES {
        let file = folder.path().join(name);
        fs::write(&file, text).map_err(writing(&file))?;
    }
    let ended = run_javac(jdk, folder, javac_arguments(effort), effort)?;
    ended.map_err(|reason| ToolchainError::Bootstrap { home: jdk.home.clone(), reason })?;
    read_classes(folder.path()).map_err(writing(folder.path()))
}

/// The directory in which [`compile_models`] leaves the classes.
pub(crate) const MODEL_CLASSES: &str = "classes";

/// Compiles parts of `java.base` in a directory that nobody else uses.
pub(crate) fn compile_models(
    jdk: &Jdk,
    folder: &Folder,
    sources: &[(&str, &str)],
    effort: CompilerLimits,
) -> Result<(), ToolchainError> {
    for (name, text) in sources {
        let file = folder.path().join("sources").join(name);
        let parent = file.parent().unwrap_or(folder.path());
        fs::create_dir_all(parent).and_then(|()| fs::write(&file, text)).map_err(writing(&file))?;
    }
    let options = ["-nowarn", "-g", "--patch-module", "java.base=sources", "-d", MODEL_CLASSES];
    let files = sources.iter().map(|(name, _)| format!("sources/{name}").into());
    let arguments = javac_options(effort).chain(options.map(OsString::from)).chain(files).collect();
    run_javac(jdk, folder, arguments, effort)?.map_err(ToolchainError::Runtime)
}

/// The inner result is what javac said when it failed.
fn run_javac(
    jdk: &Jdk,
    folder: &Folder,
    arguments: Vec<OsString>,
    effort: CompilerLimits,
) -> Result<Result<(), String>, CompilerError> {
    let javac = Jvm { jdk, arguments, folder, writes: true, reads: Vec::new(), memory: effort.memory };
    let ended = javac.run(effort.time_left()?).map_err(CompilerError::Start)?;
    // Whatever it says, it was the time that was too short.
    if ended.is_err() { effort.time_left().map(|_| ended) } else { Ok(ended) }
}

fn javac_arguments(effort: CompilerLimits) -> Vec<OsString> {
    javac_options(effort)
        .chain(["-d", "."].map(OsString::from))
        .chain(SOURCES.map(|(name, _)| name.into()))
        .collect()
}

fn javac_options(effort: CompilerLimits) -> impl Iterator<Item = OsString> {
    // Concatenation of strings that is linked when it first runs would cost each start of the process some milliseconds.
    let options = ["-proc:none", "-encoding", "UTF-8", "-XDstringConcat=inline"];
    let javac = ["-m", "jdk.compiler/com.sun.tools.javac.Main"];
    let flags = JVM_FLAGS.map(OsString::from).into_iter().chain([heap_flag(effort.memory)]);
    flags.chain(javac.into_iter().chain(options).map(OsString::from))
}

/// The classes that were compiled, in the order of their names.
fn read_classes(folder: &Path) -> io::Result<Vec<CompiledClass>> {
    let mut classes = Vec::new();
    for entry in fs::read_dir(folder.join(PACKAGE.replace('.', "/")))? {
        let path = entry?.path();
        if let Some(name) = path.file_stem() {
            let name = format!("{PACKAGE}.{}", name.to_string_lossy());
            classes.push(CompiledClass { name, bytes: fs::read(&path)? });
        }
    }
    classes.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(classes)
}
