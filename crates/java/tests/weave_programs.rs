//! Weaves something into every site of every program, and asks javac and the JVM whether that changed anything.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jurat_java::sites::SourceWithSites;

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
    let source = SourceWithSites::parse(before).unwrap_or_else(|error| panic!("{error} in\n{before}"));
    let insertions = everywhere(source.sites());
    let after = source.weave(&insertions);
    assert_eq!(after.pieces.len() + after.refused.len(), insertions.len());
    for (range, insertion) in &after.pieces {
        let piece = &after.text[range.clone()];
        assert!(
            piece.contains(&format!("({insertion},")) || piece.contains(&format!("({insertion})")),
            "{piece}"
        );
    }
    check_lines(before, &after.text);
    after.text
}

/// Every token is still on its line; only `++` and `--` may have moved to the front.
fn check_lines(before: &str, after: &str) {
    assert_eq!(before.lines().count(), after.lines().count());
    for (line, woven) in before.lines().zip(after.lines()) {
        let mut woven_chars = woven.chars();
        for character in line.chars().filter(|c| !matches!(c, '+' | '-')) {
            assert!(woven_chars.any(|other| other == character), "{line}\n{woven}");
        }
    }
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

/// Copies the sources of a directory and changes them on the way.
fn copy(from: &Path, to: &Path, change: fn(&str) -> String) {
    fs::create_dir_all(to).expect("directories can be made");
    for path in entries(from) {
        let target = to.join(path.file_name().expect("entries have names"));
        if path.is_dir() {
            copy(&path, &target, change);
        } else if path.extension().is_some_and(|ending| ending == "java") {
            let source = fs::read_to_string(path).expect("sources are readable");
            fs::write(target, change(&source)).expect("files can be written");
        }
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("directories are readable").flatten().map(|entry| entry.path()).collect()
}
