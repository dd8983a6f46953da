//! Definitions, lists and folders that would take all time or memory, or lead in circles: each is answered soon.
#![expect(clippy::unwrap_used, reason = "a failure ends the test")]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::time::{Duration, Instant};

use jurat_bench::definition::{Selection, load};
use jurat_text::file::FileProblem;

/// Loads a definition in a folder; the answer must come in time. These are builds without optimization, on busy machines.
fn answer(folder: &Path, definition: &str) -> Result<usize, Vec<String>> {
    let file = folder.join("definition.xml");
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
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    check(answer(folder, &"<a>".repeat(500_000)), "not XML");
    check(answer(folder, &tasks(&"<x/>".repeat(2_000_000))), "not XML: nodes limit reached");
    check(answer(folder, &format!("<benchmark>{}", " ".repeat(17 << 20))), "more than any file of its kind");
    fs::write(folder.join("large.set"), "x\n".repeat(9 << 20)).unwrap();
    check(answer(folder, &tasks("<includesfile>large.set</includesfile>")), "more than any file of its kind");
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
        fs::write(folder.join("task.yml"), text).unwrap();
        check(answer(folder, &tasks("<include>task.yml</include>")), expected);
    }
}

#[test]
fn a_list_of_many_names_that_are_not_there_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let list: String = (0..100_000).map(|number| format!("{number}.yml\n")).collect();
    fs::write(folder.path().join("a.set"), list).unwrap();
    check(answer(folder.path(), &tasks("<includesfile>a.set</includesfile>")), "nothing is called `0.yml`");
}

#[test]
fn links_that_lead_in_circles_end() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("a.c"), "").unwrap();
    symlink("self", folder.join("self")).unwrap();
    symlink("gone", folder.join("dangling.c")).unwrap();
    fs::create_dir(folder.join("circle")).unwrap();
    for name in ["1", "2", "3", "4"] {
        symlink(".", folder.join("circle").join(name)).unwrap();
    }
    fs::write(folder.join("circle/b.c"), "").unwrap();
    assert_eq!(
        answer(folder, &tasks("<include>circle</include><include>self</include><include>*.c</include>")),
        Ok(4)
    );
    // Four ways at each of many levels.
    let deep = format!("<include>circle/{}b.c</include>", "*/".repeat(60));
    check(answer(folder, &tasks(&deep)), "had to be looked at");
    // The task is a folder of itself, and a file that is none.
    symlink("self.yml", folder.join("self.yml")).unwrap();
    check(answer(folder, &tasks("<include>self.yml</include>")), "cannot be read");
}

#[test]
fn what_is_no_file_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let device = "/dev/zero";
    symlink(device, folder.join("endless.yml")).unwrap();
    symlink(device, folder.join("endless.set")).unwrap();
    check(answer(folder, &tasks("<include>endless.yml</include>")), "it is no file");
    check(answer(folder, &tasks("<includesfile>endless.set</includesfile>")), "it is no file");
    check(
        answer(folder, &tasks("<withoutfile>x</withoutfile><propertyfile>/dev/zero</propertyfile>")),
        "it is no file",
    );
    let load = load(Path::new(device), &Selection::default());
    assert_eq!(load.unwrap_err()[0].to_string(), "/dev/zero: cannot be read: it is no file");
}

#[test]
fn paths_may_leave_the_folder_but_not_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("a.c"), "").unwrap();
    let up = "../".repeat(5000);
    assert_eq!(
        answer(folder, &tasks(&format!("<include>{up}{}</include>", folder.join("a.c").display()))),
        Ok(1)
    );
    assert_eq!(
        answer(folder, &tasks(&format!("<include>{}</include>", folder.join("./x/../a.c").display()))),
        Ok(1)
    );
    for long in ["a/", "*["] {
        let long = format!("<include>{}</include>", long.repeat(100_000));
        check(answer(folder, &tasks(&long)), "nothing is called");
    }
}
