//! What the tests of class files share: programs, compiled all in one go.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use jurat_java::classes::Classes;

pub(crate) const CORPUS: &str = "../../corpus/programs";

/// JBMC wants the concatenation of strings as calls of `StringBuilder`.
pub(crate) const FOR_JBMC: [&str; 2] = ["-g", "-XDstringConcat=inline"];

/// The programs of the corpus, compiled once for all tests.
pub(crate) fn corpus() -> &'static BTreeMap<String, Classes> {
    static CLASSES: LazyLock<BTreeMap<String, Classes>> =
        LazyLock::new(|| classes_of(Path::new(CORPUS), &FOR_JBMC));
    &CLASSES
}

/// What is true about a program of the corpus.
pub(crate) fn expectation(program: &str) -> toml::Table {
    let text = fs::read_to_string(Path::new(CORPUS).join(program).join("expect.toml")).expect("each has one");
    text.parse().expect("it is TOML")
}

/// Names of class files with their bytes.
pub(crate) type ClassFiles = Vec<(String, Vec<u8>)>;

/// Compiles each program below a directory (a directory or a single file each) and reads its class files.
pub(crate) fn classes_of(programs: &Path, options: &[&str]) -> BTreeMap<String, Classes> {
    let compiled = compile(programs, options).into_iter();
    compiled
        .map(|(program, files)| (program, Classes::read(&files).expect("javac writes what can be read")))
        .collect()
}

/// Compiles each program below a directory.
pub(crate) fn compile(programs: &Path, options: &[&str]) -> BTreeMap<String, ClassFiles> {
    let folder = tempfile::tempdir().expect("temporary directories can be made");
    let result = Command::new("java")
        .args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "tests/classes/CompileEach.java"])
        .arg(programs)
        .arg(folder.path())
        .arg("../../corpus/verifier:tests/classes/trusted")
        .args(options)
        .output()
        .expect("a JDK is on the path; `make jdk` installs one");
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
    let programs = entries(folder.path()).into_iter();
    programs.map(|program| (name_of(&program), class_files(&program))).collect()
}

/// The class files below a directory, with their bytes.
fn class_files(folder: &Path) -> ClassFiles {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "class") {
                files.push((name_of(&path), fs::read(&path).expect("files are readable")));
            }
        }
    }
    files.sort();
    files
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("directories are readable").flatten();
    entries.map(|entry| entry.path()).collect()
}
