//! Compiles the compiler process with the JDK's javac.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use super::cache::Folder;
use super::compilation::CompiledClass;
use super::install::writing;
use super::launch::{JVM_FLAGS, MEMORY, heap_flag};
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

/// No machine is so slow that it takes longer.
const PATIENCE: Duration = Duration::from_mins(2);

/// Compiles [`SOURCES`] in a folder that nobody else uses.
pub(crate) fn compiler_classes(jdk: &Jdk, folder: &Folder) -> Result<Vec<CompiledClass>, ToolchainError> {
    for (name, text) in SOURCES {
        let file = folder.path().join(name);
        fs::write(&file, text).map_err(writing(&file))?;
    }
    let javac =
        Jvm { jdk, arguments: javac_arguments(), folder, writes: true, reads: Vec::new(), memory: MEMORY };
    let ended = javac.run(PATIENCE).map_err(CompilerError::Start)?;
    ended.map_err(|reason| ToolchainError::Bootstrap { home: jdk.home.clone(), reason })?;
    read_classes(folder.path()).map_err(writing(folder.path()))
}

/// The folder in which [`compile_models`] leaves the classes.
pub(crate) const MODEL_CLASSES: &str = "classes";

/// Compiles parts of `java.base` in a folder that nobody else uses.
pub(crate) fn compile_models(
    jdk: &Jdk,
    folder: &Folder,
    sources: &[(&str, &str)],
) -> Result<(), ToolchainError> {
    for (name, text) in sources {
        let file = folder.path().join("sources").join(name);
        let parent = file.parent().unwrap_or(folder.path());
        fs::create_dir_all(parent).and_then(|()| fs::write(&file, text)).map_err(writing(&file))?;
    }
    let options = ["-nowarn", "-g", "--patch-module", "java.base=sources", "-d", MODEL_CLASSES];
    let files = sources.iter().map(|(name, _)| format!("sources/{name}").into());
    let arguments = javac_options().chain(options.map(OsString::from)).chain(files).collect();
    let javac = Jvm { jdk, arguments, folder, writes: true, reads: Vec::new(), memory: MEMORY };
    let ended = javac.run(PATIENCE).map_err(CompilerError::Start)?;
    ended.map_err(ToolchainError::Runtime)
}

fn javac_arguments() -> Vec<OsString> {
    javac_options()
        .chain(["-d", "."].map(OsString::from))
        .chain(SOURCES.map(|(name, _)| name.into()))
        .collect()
}

fn javac_options() -> impl Iterator<Item = OsString> {
    // Concatenation of strings that is linked when it first runs would cost each start of the process some milliseconds.
    let options = ["-proc:none", "-encoding", "UTF-8", "-XDstringConcat=inline"];
    let javac = ["-m", "jdk.compiler/com.sun.tools.javac.Main"];
    let flags = JVM_FLAGS.map(OsString::from).into_iter().chain([heap_flag(MEMORY)]);
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
