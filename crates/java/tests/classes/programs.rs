//! What the tests of class files share: programs, compiled all in one go.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jurat_java::classes::Classes;

/// Names of class files with their bytes.
pub(crate) type ClassFiles = Vec<(String, Vec<u8>)>;

/// Compiles each program below a folder (a folder or a single file each) and reads its class files.
pub(crate) fn classes_of(programs: &Path, options: &[&str]) -> BTreeMap<String, Classes> {
    let compiled = compile(programs, options).into_iter();
    compiled.map(|(program, files)| (program, Classes::read(&files).unwrap())).collect()
}

/// Compiles each program below a folder.
pub(crate) fn compile(programs: &Path, options: &[&str]) -> BTreeMap<String, ClassFiles> {
    let folder = tempfile::tempdir().unwrap();
    let result = Command::new("java")
        .args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "tests/classes/CompileEach.java"])
        .arg(programs)
        .arg(folder.path())
        .arg("../../corpus/verifier:tests/classes/trusted")
        .args(options)
        .output()
        .expect("a JDK is on the path; `make jdk` installs one");
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
    let programs = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    programs.map(|program| (name_of(&program), class_files(&program))).collect()
}

/// The class files below a folder, with their bytes.
fn class_files(folder: &Path) -> ClassFiles {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "class") {
                files.push((name_of(&path), fs::read(&path).unwrap()));
            }
        }
    }
    files.sort();
    files
}

fn name_of(path: &Path) -> String {
    PathBuf::from(path.file_name().unwrap()).to_string_lossy().into_owned()
}
