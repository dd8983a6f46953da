//! `jurat bench`, with real runs.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::common::{command, text};

fn examples() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bench")
}

/// A call that writes plain XML into this directory.
fn bench(output: &Path) -> Command {
    let mut command = command(crate::common::JURAT);
    let output = format!("{}/", output.display());
    command.args(["bench", "--no-compress-results", "--output", &output]);
    command
}

/// The only file in a directory with this ending.
fn only(folder: &Path, ending: &str) -> PathBuf {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = paths.filter(|path| path.to_str().unwrap().ends_with(ending)).collect();
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

#[test]
fn the_example_gives_right_and_wrong_answers() {
    let folder = tempfile::tempdir().unwrap();
    let output = bench(folder.path())
        .current_dir(examples())
        .args(["--tool-directory", ".", "-N", "2", "guess.xml"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let statistics: Vec<String> =
        text(&output.stdout).lines().take_while(|line| !line.contains('/')).map(str::to_owned).collect();
    insta::assert_snapshot!("bench", statistics.join("\n"));
    let results = fs::read_to_string(only(folder.path(), ".xml")).unwrap();
    let statuses = results.matches(r#"title="status" value="#).count();
    assert_eq!(statuses, 6, "{results}");
    for name in ["cputime", "walltime", "memory", "category", "returnvalue"] {
        assert!(results.matches(&format!(r#"title="{name}" value="#)).count() >= 6, "{name}");
    }
}

/// A tool that needs a moment, and tasks for it.
fn slow_benchmark(folder: &Path, n_tasks: usize) {
    let tool = "#!/bin/sh\nsleep 0.1\necho done\n";
    fs::write(folder.join("slow"), tool).unwrap();
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(folder.join("slow"), mode).unwrap();
    let description = "name = \"Slow\"\nexecutables = [\"slow\"]\ncommand = [\"{executable}\", \"{input_files}\"]\n\
                       [[status]]\nwhen = { line = \"^done$\" }\nis = \"done\"\n";
    fs::write(folder.join("slow.toml"), description).unwrap();
    for idx in 0..n_tasks {
        fs::write(folder.join(format!("task{idx}.c")), "").unwrap();
    }
    let definition = "<benchmark tool=\"slow\" timelimit=\"10 s\" memlimit=\"100 MB\"><rundefinition name=\"r\"/>\
                      <tasks><include>*.c</include></tasks></benchmark>";
    fs::write(folder.join("slow.xml"), definition).unwrap();
}

#[test]
fn what_a_kill_left_unfinished_is_resumed() {
    let (folder, results) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    slow_benchmark(folder.path(), 8);
    let call = |arguments: &[&str]| {
        let mut command = bench(results.path());
        command.current_dir(folder.path()).args(["--tool-directory", "."]).args(arguments).arg("slow.xml");
        command
    };
    let mut first = call(&[]).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let lines = BufReader::new(first.stderr.take().unwrap()).lines();
    let n_finished =
        lines.take(3).filter(|line| line.as_ref().is_ok_and(|line| line.contains("/8 "))).count();
    first.kill().unwrap();
    first.wait().unwrap();
    assert_eq!(n_finished, 3);

    let resumed = call(&["--resume"]).output().unwrap();
    assert!(resumed.status.success(), "{}", text(&resumed.stderr));
    let n_repeated = text(&resumed.stderr).lines().filter(|line| line.contains("s wall")).count();
    assert!(n_repeated <= 5, "{}", text(&resumed.stderr));
    let results_file = fs::read_to_string(only(results.path(), ".xml")).unwrap();
    assert_eq!(results_file.matches("<run ").count(), 8);
    assert_eq!(results_file.matches(r#"title="status" value="done""#).count(), 8, "{results_file}");

    let again = call(&["--resume"]).output().unwrap();
    assert_eq!(again.status.code(), Some(2));
    assert!(text(&again.stderr).contains("no unfinished execution"), "{}", text(&again.stderr));
}

#[test]
fn words_and_a_date_can_be_given() {
    let (folder, results) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    slow_benchmark(folder.path(), 1);
    fs::write(folder.path().join("words"), "what it is <for>").unwrap();
    let call = |arguments: &[&str]| {
        let mut call = bench(results.path());
        call.current_dir(folder.path()).args(["--tool-directory", "."]).args(arguments).arg("slow.xml");
        call.output().unwrap()
    };
    let output = call(&["--description-file", "words", "--startTime", "2025-12-31 23:59"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let result = fs::read_to_string(results.path().join("slow.2025-12-31_23-59-00.results.r.xml")).unwrap();
    assert!(result.contains("<description>what it is &lt;for&gt;</description>"), "{result}");
    let missing = call(&["--description-file", "no-such-file"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("cannot read the description `no-such-file`"));
}

#[test]
fn what_cannot_be_run_is_said_before_any_run() {
    let (folder, results) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    slow_benchmark(folder.path(), 1);
    let definition = fs::read_to_string(folder.path().join("slow.xml")).unwrap();
    let cases = [
        ("*.c", "*.java", "slow.xml:1:"),
        ("\"slow\"", "\"no-such-tool\"", "no-such-tool"),
        ("100 MB", "100", "unit"),
        ("memlimit", "cpuCores=\"100000\" memlimit", "cores"),
    ];
    for (right, wrong, words) in cases {
        fs::write(folder.path().join("slow.xml"), definition.replace(right, wrong)).unwrap();
        let output = bench(results.path())
            .current_dir(folder.path())
            .args(["--tool-directory", ".", "slow.xml"])
            .output()
            .unwrap();
        let stderr = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{wrong}: {stderr}");
        assert!(stderr.contains(words), "{wrong}: {stderr}");
        assert_eq!(fs::read_dir(results.path()).unwrap().count(), 0, "{wrong}");
    }
}
