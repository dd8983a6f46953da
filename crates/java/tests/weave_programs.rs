//! Weaves something into every site of every program, and asks javac and the JVM whether that changed anything.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jurat_java::sites::Source;

mod weave_all;
use weave_all::everywhere;

#[test]
fn woven_programs_compile_and_do_what_they_did() {
    let folder = tempfile::tempdir().unwrap();
    let (before, after) = (folder.path().join("before"), folder.path().join("after"));
    let mut runnable = Vec::new();
    for program in programs() {
        let name = program.file_name().unwrap();
        copy(&program, &before.join(name), str::to_owned);
        copy(&program, &after.join(name), woven);
        if is_deterministic(&program) {
            runnable.push(name.to_owned());
        }
    }
    if let Some(kept) = std::env::var_os("KEEP") {
        copy(&after, Path::new(&kept), str::to_owned);
    }
    let result = Command::new("java")
        .args(["tests/weave/Run.java".as_ref(), before.as_os_str(), after.as_os_str()])
        .arg(folder.path().join("classes"))
        .arg("../../corpus/verifier:tests/weave")
        .args(&runnable)
        .output()
        .expect("a JDK is on the path; `make jdk` installs one");
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
}

fn woven(before: &str) -> String {
    let source = Source::parse(before).unwrap_or_else(|error| panic!("{error} in\n{before}"));
    let after = source.weave(&everywhere(source.sites()));
    assert_eq!(before.lines().count(), after.text.lines().count(), "{}", after.text);
    after.text
}

/// The programs of the corpus, and one that has every construct in layouts that nobody likes.
fn programs() -> Vec<PathBuf> {
    let corpus = Path::new("../../corpus/programs");
    let mut programs = vec![PathBuf::from("tests/weave/stress")];
    programs.extend(entries(corpus).into_iter().filter(|path| path.is_dir()));
    programs
}

/// Whether every execution of a program does the same.
fn is_deterministic(program: &Path) -> bool {
    let expected = fs::read_to_string(program.join("expect.toml"));
    expected.is_ok_and(|expected| expected.contains("deterministic = true"))
}

/// Copies the sources of a folder and changes them on the way.
fn copy(from: &Path, to: &Path, change: fn(&str) -> String) {
    fs::create_dir_all(to).unwrap();
    for path in entries(from) {
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &target, change);
        } else if path.extension().is_some_and(|ending| ending == "java") {
            fs::write(target, change(&fs::read_to_string(path).unwrap())).unwrap();
        }
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}
