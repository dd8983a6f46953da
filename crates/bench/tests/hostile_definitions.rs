//! Definitions, lists and directories that would take all time or memory, or lead in circles: each is answered soon.
#![expect(clippy::unwrap_used, reason = "a failure ends the test")]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::time::{Duration, Instant};

use jurat_bench::definition::{Selection, load};
use jurat_text::file::FileProblem;

/// Loads a definition in a directory; the answer must come in time. These are builds without optimization, on busy machines.
fn answer(directory: &Path, definition: &str) -> Result<usize, Vec<String>> {
    let file = directory.join("definition.xml");
    fs::write(&file, definition).unwrap();
    let start = Instant::now();
    let loaded = load(&file, &Selection::default());
    assert!(start.elapsed() < Duration::from_mins(1), "took {:?}", start.elapsed());
    let words = |problem: &FileProblem| problem.message.clone();
    match loaded {
        Ok(loaded) => Ok(loaded
            .benchmark
            .run_sets
            .iter()
            .flat_map(|set| &set.blocks)
            .map(|block| block.runs.len())
            .sum()),
        Err(problems) => Err(problems.iter().map(words).collect()),
    }
}

fn tasks(inner: &str) -> String {
    format!("<benchmark tool='dummy'><rundefinition><tasks>{inner}</tasks></rundefinition></benchmark>")
}

#[track_caller]
fn check(answer: Result<usize, Vec<String>>, expected: &str) {
    let errors = answer.expect_err(expected);
    assert!(errors.len() <= 201, "{} errors", errors.len());
    assert!(errors.iter().any(|error| error.contains(expected)), "{:?}", &errors[..errors.len().min(5)]);
}

#[test]
fn large_and_deep_files_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    check(answer(directory, &"<a>".repeat(500_000)), "not XML");
    check(answer(directory, &tasks(&"<x/>".repeat(2_000_000))), "not XML: nodes limit reached");
    check(
        answer(directory, &format!("<benchmark>{}", " ".repeat(17 << 20))),
        "more than any file of its kind",
    );
    fs::write(directory.join("large.set"), "x\n".repeat(9 << 20)).unwrap();
    check(
        answer(directory, &tasks("<includesfile>large.set</includesfile>")),
        "more than any file of its kind",
    );
    for (text, expected) in [
        (
            format!("format_version: '2.0'\ninput_files: a\noptions: {}", "[".repeat(100_000)),
            "nested more than",
        ),
        (
            format!("format_version: '2.0'\ninput_files: [{}", "a,".repeat(1_500_000)),
            "more than 1000000 values",
        ),
        (" ".repeat(17 << 20), "more than any file of its kind"),
    ] {
        fs::write(directory.join("task.yml"), text).unwrap();
        check(answer(directory, &tasks("<include>task.yml</include>")), expected);
    }
}

#[test]
fn a_list_of_many_names_that_are_not_there_is_answered() {
    let directory = tempfile::tempdir().unwrap();
    let list: String = (0..100_000).map(|number| format!("{number}.yml\n")).collect();
    fs::write(directory.path().join("a.set"), list).unwrap();
    check(
        answer(directory.path(), &tasks("<includesfile>a.set</includesfile>")),
        "nothing is called `0.yml`",
    );
}

#[test]
fn links_that_lead_in_circles_end() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    fs::write(directory.join("a.c"), "").unwrap();
    symlink("self", directory.join("self")).unwrap();
    symlink("gone", directory.join("dangling.c")).unwrap();
    fs::create_dir(directory.join("circle")).unwrap();
    for name in ["1", "2", "3", "4"] {
        symlink(".", directory.join("circle").join(name)).unwrap();
    }
    fs::write(directory.join("circle/b.c"), "").unwrap();
    assert_eq!(
        answer(directory, &tasks("<include>circle</include><include>self</include><include>*.c</include>")),
        Ok(4)
    );
    // Four ways at each of many levels.
    let deep = format!("<include>circle/{}b.c</include>", "*/".repeat(60));
    check(answer(directory, &tasks(&deep)), "had to be looked at");
    // The task is a directory of itself, and a file that is none.
    symlink("self.yml", directory.join("self.yml")).unwrap();
    check(answer(directory, &tasks("<include>self.yml</include>")), "cannot be read");
}

#[test]
fn what_is_no_file_is_not_waited_for() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    let device = "/dev/zero";
    symlink(device, directory.join("endless.yml")).unwrap();
    symlink(device, directory.join("endless.set")).unwrap();
    check(answer(directory, &tasks("<include>endless.yml</include>")), "it is no file");
    check(answer(directory, &tasks("<includesfile>endless.set</includesfile>")), "it is no file");
    check(
        answer(directory, &tasks("<withoutfile>x</withoutfile><propertyfile>/dev/zero</propertyfile>")),
        "it is no file",
    );
    let load = load(Path::new(device), &Selection::default());
    assert_eq!(load.unwrap_err()[0].to_string(), "/dev/zero: cannot be read: it is no file");
}

#[test]
fn paths_may_leave_the_directory_but_not_the_disk() {
    let directory = tempfile::tempdir().unwrap();
    let directory = directory.path();
    fs::write(directory.join("a.c"), "").unwrap();
    let up = "../".repeat(5000);
    assert_eq!(
        answer(directory, &tasks(&format!("<include>{up}{}</include>", directory.join("a.c").display()))),
        Ok(1)
    );
    assert_eq!(
        answer(directory, &tasks(&format!("<include>{}</include>", directory.join("./x/../a.c").display()))),
        Ok(1)
    );
    for long in ["a/", "*["] {
        let long = format!("<include>{}</include>", long.repeat(100_000));
        check(answer(directory, &tasks(&long)), "nothing is called");
    }
}
