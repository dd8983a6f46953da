//! `jurat run` as people and other programs see it.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs;

use crate::common::{JURAT, command, text};
use tempfile::TempDir;

/// What is printed, the exit code and the output of the command, without what differs from run to run and from machine to
/// machine.
fn transcript(arguments: &[&str]) -> String {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("input"), "unchanged\n").unwrap();
    let output = command(JURAT).arg("run").args(arguments).current_dir(&directory).output().unwrap();
    let log = fs::read_to_string(directory.path().join("output.log")).unwrap_or_default();
    let input = fs::read_to_string(directory.path().join("input")).unwrap();
    assert_eq!(input, "unchanged\n");
    let said = text(&output.stdout) + &text(&output.stderr);
    let said = said.replace(&directory.path().canonicalize().unwrap().display().to_string(), "[directory]");
    format!("jurat run {arguments:?}\n{said}exit code {:?}\n--- output.log ---\n{log}", output.status.code())
}

#[test]
fn commands_are_measured() {
    let calls: [&[&str]; 9] = [
        &["--", "sh", "-c", "cat input; echo err >&2; echo changed > input; cat input; exit 3"],
        &["--json", "--cores", "0", "--timelimit", "1h", "--", "true"],
        &["--walltimelimit", "200ms", "--max-output-size", "20", "--", "sh", "-c", "seq 1000; sleep 100"],
        &[
            "--softtimelimit",
            "50ms",
            "--timelimit",
            "10s",
            "--",
            "sh",
            "-c",
            "trap 'exit 7' TERM; while :; do :; done",
        ],
        &["--memlimit", "50MB", "--", "tail", "/dev/zero"],
        &[
            "--read-only-dir",
            "/",
            "--read-only-dir",
            ".",
            "--",
            "sh",
            "-c",
            "(echo changed > input) 2> /dev/null || exit 4",
        ],
        &["--", "no-such-program"],
        &["--softtimelimit", "2s", "--timelimit", "1s", "--", "true"],
        &["--cores", "9999", "--", "true"],
    ];
    let transcripts: Vec<String> = calls.iter().map(|arguments| transcript(arguments)).collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    // Not every kernel measures these.
    settings.add_filter(r#"(?m)^ *"?(blkio|pressure|processes)-.*\n"#, "");
    settings.add_filter(r#"(-by"?(=|: "))(cgroup v\d|processes|process attribute)"#, "${1}[mechanism]");
    settings.add_filter(r#"(time|memory)("?(?:=|: "?))[-+:.T0-9]+"#, "${1}${2}[number]");
    settings.add_filter(r"available: [-,0-9]+", "available: [list]");
    settings.bind(|| insta::assert_snapshot!("run", transcripts.join("\n")));
}

#[test]
fn input_is_read_and_files_are_kept() {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join("input"), "some words\n").unwrap();
    let script = "mkdir -p kept && cat > kept/copy && echo > kept/.hidden && ln -s /etc/passwd kept/link && echo > other";
    let output = command(JURAT)
        .args([
            "run",
            "--input",
            "input",
            "--result-files",
            "kept",
            "--result-files",
            "no*",
            "--",
            "sh",
            "-c",
            script,
        ])
        .current_dir(&directory)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("returnvalue=0\n"), "{}", text(&output.stdout));
    let files = crate::common::clean::below(&directory.path().join("output.files"));
    let mut files: Vec<_> =
        files.iter().filter(|path| path.is_file()).map(|it| it.file_name().unwrap()).collect();
    files.sort();
    assert_eq!(files, [".hidden", "copy"]);
    let copy = fs::read_to_string(directory.path().join("output.files/kept/copy")).unwrap();
    assert_eq!(copy, "some words\n");
    assert!(!directory.path().join("kept").exists());
}

#[test]
fn jurat_runs_in_a_sandbox_of_jurat() {
    let program = crate::common::corpus().join("programs/right-triangle/Main.java");
    let log = tempfile::NamedTempFile::new().unwrap();
    let output = command(JURAT)
        .args(["run", "--output"])
        .arg(log.path())
        // It may lie in a directory that is hidden otherwise.
        .args(["--read-only-dir", concat!(env!("CARGO_MANIFEST_DIR"), "/../..")])
        .args(["--", JURAT, "verify", "--engine", "native"])
        .arg(&program)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = fs::read_to_string(log.path()).unwrap();
    assert!(said.ends_with("TRUE\n"), "{said}");
}
