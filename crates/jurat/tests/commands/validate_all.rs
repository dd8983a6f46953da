//! `jurat validate-all` on directories of tasks: what it finds, what it says, and how it goes on after it was stopped.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::Output;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{JURAT, command, corpus, text};
use tempfile::TempDir;

const TASK: &str = "\
format_version: '2.0'
input_files: [Main.java]
properties:
  - property_file: ../assert.prp
    expected_verdict: true
";

/// A task whose witness is right.
fn put_right(directory: &Path) {
    put(directory, |witness| witness);
}

/// Puts a task with its program and a witness into a directory.
fn put(directory: &Path, change: impl Fn(String) -> String) {
    let case = corpus().join("programs/right-triangle");
    fs::create_dir_all(directory).unwrap();
    fs::write(directory.join("../assert.prp"), "CHECK( init(Main.main()), LTL(G assert) )").unwrap();
    fs::write(directory.join("task.yml"), TASK).unwrap();
    fs::copy(case.join("Main.java"), directory.join("Main.java")).unwrap();
    let witness = fs::read_to_string(case.join("jbmc.g.graphml")).unwrap();
    fs::write(directory.join("witness.graphml"), change(witness)).unwrap();
}

/// Runs `jurat validate-all` in a directory.
fn validate_all(directory: &Path, arguments: &[&str]) -> Output {
    let arguments = ["validate-all", "--jobs", "2"].iter().chain(arguments);
    command(JURAT).current_dir(directory).args(arguments).output().expect("jurat starts")
}

/// Without what differs from run to run.
fn stable(output: &str) -> String {
    let is_time = |line: &&str| line.starts_with("time ");
    output.lines().filter(|line| !is_time(line)).map(|line| format!("{line}\n")).collect()
}

/// The paths of the tasks in a file of results, sorted.
fn tasks_in(csv: &str) -> Vec<&str> {
    let mut tasks: Vec<_> = csv.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    tasks.sort_unstable();
    tasks
}

/// Several tasks, one of each kind.
fn mixed() -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    put_right(&at("right"));
    put(&at("wrong"), |witness| witness.replace("= false;", "= true;"));
    put(&at("foreign"), |witness| witness.replace("Main.java", "Other.java"));
    put(&at("violation"), |witness| {
        let kind = "<graph edgedefault=\"directed\">\n<data key=\"witness-type\">violation_witness</data>";
        witness.replace("<graph edgedefault=\"directed\">", kind)
    });
    put_right(&at("broken"));
    fs::write(at("broken/task.yml"), "input_files: [Main.java").unwrap();
    put_right(&at("without-program"));
    fs::remove_file(at("without-program/Main.java")).unwrap();
    put_right(&at("no-task"));
    fs::write(at("no-task/task.yml"), "some: thing").unwrap();
    put_right(&at("no-witness"));
    fs::remove_file(at("no-witness/witness.graphml")).unwrap();
    symlink("..", at("right/circle")).unwrap();
    directory
}

#[test]
fn every_task_with_a_witness_has_a_row() {
    let directory = mixed();
    let output = validate_all(directory.path(), &["--csv", "all.csv", "--json", "all.json", ".", "./right"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.bind(|| insta::assert_snapshot!("validate-all", stable(&text(&output.stdout))));
    assert!(text(&output.stderr).contains("6/6  "), "{}", text(&output.stderr));

    let csv = fs::read_to_string(directory.path().join("all.csv")).unwrap();
    let tasks = ["broken", "foreign", "right", "violation", "without-program", "wrong"];
    assert_eq!(tasks_in(&csv), tasks.map(|task| format!("./{task}/task.yml")));
    let json: serde_json::Value =
        serde_json::from_slice(&fs::read(directory.path().join("all.json")).unwrap()).unwrap();
    assert_eq!(json["rows"].as_array().unwrap().len(), 6);
    assert_eq!(json["rows"][2]["task"], "./right/task.yml");
    assert_eq!(json["rows"][2]["verdict"], "True");
    assert_eq!(json["rows"][2]["engine"], "jvm");
    assert_eq!(json["summary"]["categories"]["Unknown (I/O)"], 2);
    assert_eq!(json["summary"]["agreement"]["disagree"][0]["task"], "./wrong/task.yml");
}

#[test]
fn witnesses_may_be_named_after_tasks() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join("tasks").join(name);
    put_right(&at(""));
    fs::rename(at("task.yml"), at("one.yml")).unwrap();
    fs::copy(at("one.yml"), at("two.yml")).unwrap();
    fs::rename(at("witness.graphml"), at("one-jbmc.graphml")).unwrap();
    let arguments = ["--witness-name", "{task}-jbmc.graphml", "--csv", "all.csv", "tasks"];
    let output = validate_all(directory.path(), &arguments);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let csv = fs::read_to_string(directory.path().join("all.csv")).unwrap();
    assert_eq!(tasks_in(&csv), ["tasks/one.yml"]);
}

#[test]
fn a_cut_line_is_done_again() {
    let directory = tempfile::tempdir().unwrap();
    for name in ["a", "b", "c"] {
        put_right(&directory.path().join(name));
    }
    let arguments = ["--csv", "all.csv", "."];
    let first = validate_all(directory.path(), &arguments);
    let csv = directory.path().join("all.csv");
    let whole = fs::read_to_string(&csv).unwrap();

    // Nothing is left to do.
    let second = validate_all(directory.path(), &arguments);
    assert_eq!(text(&second.stderr), "");
    assert_eq!(fs::read_to_string(&csv).unwrap(), whole);
    assert_eq!(stable(&text(&second.stdout)), stable(&text(&first.stdout)));

    let last = whole.lines().last().unwrap();
    for n_lost in [1, 10, last.len()] {
        OpenOptions::new().write(true).open(&csv).unwrap().set_len((whole.len() - n_lost) as u64).unwrap();
        let third = validate_all(directory.path(), &arguments);
        assert!(text(&third.stderr).starts_with("1/1  "), "{}", text(&third.stderr));
        assert_eq!(tasks_in(&fs::read_to_string(&csv).unwrap()), tasks_in(&whole));
        assert_eq!(stable(&text(&third.stdout)), stable(&text(&first.stdout)));
    }
    // A header that is cut is one, too.
    fs::write(&csv, &whole[..20]).unwrap();
    validate_all(directory.path(), &arguments);
    assert_eq!(tasks_in(&fs::read_to_string(&csv).unwrap()), tasks_in(&whole));
}

#[test]
fn it_goes_on_after_it_was_killed() {
    let directory = tempfile::tempdir().unwrap();
    let names: Vec<_> = (0..12).map(|number| format!("./{number:02}/task.yml")).collect();
    for name in &names {
        put_right(directory.path().join(name).parent().unwrap());
    }
    let arguments = ["validate-all", "--jobs", "2", "--csv", "all.csv", "."];
    let mut child = command(JURAT).current_dir(directory.path()).args(arguments).spawn().unwrap();
    let csv = directory.path().join("all.csv");
    let start = Instant::now();
    let n_lines = || fs::read_to_string(&csv).unwrap_or_default().lines().count();
    while n_lines() < 3 && start.elapsed() < Duration::from_mins(1) {
        thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let n_before = n_lines();
    assert!(n_before >= 3);
    let output = validate_all(directory.path(), &["--csv", "all.csv", "."]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(tasks_in(&fs::read_to_string(&csv).unwrap()), names);
    assert!(text(&output.stdout).contains("total                               12"));
}

/// That a file of results is refused, with these words, and left as it is.
fn check_refused(directory: &Path, content: &str, arguments: &[&str], words: &str) {
    let csv = directory.join("all.csv");
    fs::write(&csv, content).unwrap();
    let output = validate_all(directory, &[&["--csv", "all.csv"], arguments, &["."]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
    assert_eq!(fs::read_to_string(&csv).unwrap(), content);
}

#[test]
fn other_files_are_not_overwritten() {
    let directory = tempfile::tempdir().unwrap();
    put_right(&directory.path().join("a"));
    let arguments = ["--csv", "all.csv", "."];
    validate_all(directory.path(), &arguments);
    let whole = fs::read_to_string(directory.path().join("all.csv")).unwrap();
    let check = |content: &str, words| check_refused(directory.path(), content, &[], words);
    check("my notes\n", "does not start with the header");
    check("my notes", "does not start with the header");
    check(&whole.replace("task,witness", "witness,task"), "does not start with the header");
    check(&format!("{whole}my notes\n"), "line 3 is no result of a validation");
    check(&format!("{whole}\n"), "line 3 is no result of a validation");
    check(&whole.replace(",True,True,", ",True,False,"), "line 2 is no result of a validation");
    check_refused(directory.path(), &whole, &["--semantics", "any"], "found with other options");
    check_refused(directory.path(), &whole, &["--require-claims"], "found with other options");

    let file = File::open(directory.path().join("all.csv")).unwrap();
    file.lock().unwrap();
    check_refused(directory.path(), &whole, &[], "another run is writing it");
}

#[test]
fn what_cannot_run_says_so() {
    let directory = tempfile::tempdir().unwrap();
    let check = |arguments: &[&str], words: &str| {
        let output = validate_all(directory.path(), arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(words), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout), "");
    };
    check(&["missing"], "cannot look for tasks in `missing`");
    check(&["."], "no task definition (.yml) has a witness `witness.graphml` beside it");
    put_right(&directory.path().join("a"));
    check(&["--property", "missing.prp", "."], "cannot read property `missing.prp`");
    check(&["--csv", "missing/all.csv", "."], "cannot use `missing/all.csv`");
}

#[test]
fn directories_that_cannot_be_read_are_named() {
    let directory = tempfile::tempdir().unwrap();
    put_right(&directory.path().join("a"));
    let closed = directory.path().join("closed");
    fs::create_dir(&closed).unwrap();
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o000)).unwrap();
    // Root reads everything.
    let is_readable = fs::read_dir(&closed).is_ok();
    let output = validate_all(directory.path(), &["."]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stderr).contains("cannot look into directory `./closed`"), !is_readable);
}

/// The tasks of the corpus whose programs are deterministic get an answer, and what is not correct is not called so. The
/// other way round may be: JBMC's witnesses of correct programs are not always true.
#[test]
fn the_corpus_runs_through() {
    let directory = tempfile::tempdir().unwrap();
    let json = directory.path().join("all.json");
    let arguments = ["--witness-name", "jbmc.g.graphml", "--engine", "jvm", "--json", json.to_str().unwrap()];
    let output = validate_all(&corpus(), &[&arguments[..], &["programs"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let json: serde_json::Value = serde_json::from_slice(&fs::read(json).unwrap()).unwrap();
    let summary = &json["summary"];
    assert!(summary["n_tasks"].as_u64().unwrap() > 80);
    let disagree = summary["agreement"]["disagree"].as_array().unwrap();
    assert!(disagree.iter().all(|row| row["verdict"] == "False"), "{disagree:#?}");
    assert_eq!(summary["categories"]["Unknown (I/O)"], 0);
    assert!(summary["agreement"]["n_agree"].as_u64().unwrap() > 40);
}
