//! Compiles the compiler process with the JDK's javac.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;

use super::compilation::CompiledClass;
use super::install::writing;
use super::launch::JVM_FLAGS;
use super::process::run;
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

/// Compiles [`SOURCES`]; temporary files go into a folder within `folder`.
pub(crate) fn compiler_classes(jdk: &Jdk, folder: &Path) -> Result<Vec<CompiledClass>, ToolchainError> {
    let scratch = tempfile::tempdir_in(folder).map_err(writing(folder))?;
    for (name, text) in SOURCES {
        let file = scratch.path().join(name);
        fs::write(&file, text).map_err(writing(&file))?;
    }
    let bootstrap = |reason| ToolchainError::Bootstrap { home: jdk.home.clone(), reason };
    let ended = run(&jdk.java, &javac_arguments(), scratch.path());
    ended.map_err(|error| bootstrap(error.to_string()))?.map_err(bootstrap)?;
    read_classes(scratch.path()).map_err(writing(scratch.path()))
}

fn javac_arguments() -> Vec<OsString> {
    // Concatenation of strings that is linked when it first runs would cost each start of the process some milliseconds.
    let options = ["-proc:none", "-encoding", "UTF-8", "-XDstringConcat=inline", "-d", "."];
    let arguments =
        JVM_FLAGS.into_iter().chain(["-m", "jdk.compiler/com.sun.tools.javac.Main"]).chain(options);
    arguments.chain(SOURCES.map(|(name, _)| name)).map(OsString::from).collect()
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
