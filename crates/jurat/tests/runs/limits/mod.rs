//! `jurat verify` and `jurat validate` keep their limits, whatever the program and the witness do: each program of `corpus/limits`
//! attacks them in another way, and what is long rather than hard is generated here.
//!
//! Tests share the machine with others, so that they excuse what is late for want of a core. `make limits` excuses nothing, runs one
//! at a time, and also runs all tasks of the corpus.

#![expect(clippy::unwrap_used, reason = "a corpus that is not as it should be ends the test")]

mod measure;
mod sources;
mod witnesses;

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use self::measure::{Case, Run};
use crate::common::corpus;

/// How late an answer may be.
const TOLERANCE: Duration = Duration::from_millis(500);
const MEMORY: u64 = 512_000_000;
/// What an answer says that did not come in an orderly way.
const LAST_RESORT: &str = "watchdog";

#[test]
fn limits_hold_whatever_the_program_does() {
    check_all(&attacks(), Duration::from_secs(1));
}

#[test]
fn limits_hold_for_long_sources() {
    let directory = TempDir::new().unwrap();
    check_all(&long_sources(&directory), Duration::from_secs(2));
}

#[test]
fn limits_hold_for_long_witnesses() {
    let directory = TempDir::new().unwrap();
    check_all(&long_witnesses(&directory), Duration::from_secs(2));
}

#[test]
#[ignore = "takes many minutes on a machine that does nothing else: `make limits`"]
fn limits_hold_strictly() {
    let directory = TempDir::new().unwrap();
    let mut attacks = attacks();
    attacks.extend(long_sources(&directory));
    attacks.extend(long_witnesses(&directory));
    let tasks = tasks();
    let problems = [("attacks", &attacks), ("tasks of the corpus", &tasks)]
        .map(|(what, cases)| check_strictly(what, cases, Duration::from_secs(3)));
    assert!(problems.concat().is_empty(), "{problems:#?}");
}

#[test]
#[ignore = "takes many minutes on a machine that does nothing else: `make limits`"]
fn limits_hold_strictly_with_more_time() {
    let problems = check_strictly("attacks", &attacks(), Duration::from_secs(20));
    assert!(problems.is_empty(), "{problems:#?}");
}

/// The programs that attack the limits.
fn attacks() -> Vec<Case> {
    let programs = directories_in("limits");
    assert!(programs.len() >= 30, "{} programs", programs.len());
    programs.iter().map(|program| Case::verify(program)).collect()
}

fn tasks() -> Vec<Case> {
    let directories = [directories_in("programs"), directories_in("verify")].concat();
    directories.iter().map(|directory| Case::verify(&directory.join("task.yml"))).collect()
}

fn directories_in(name: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(corpus().join(name)).unwrap();
    let mut directories: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    directories.sort();
    directories
}

fn long_sources(directory: &TempDir) -> Vec<Case> {
    sources::write_all(directory.path()).iter().map(|program| Case::verify(program)).collect()
}

fn long_witnesses(directory: &TempDir) -> Vec<Case> {
    let body = "int x = 1;\n    while (x < 100) { x++; }\n    assert x == 100;";
    let program = sources::write(directory.path(), "program", &sources::main_class("", body));
    let witnesses = witnesses::write_all(directory.path());
    witnesses.iter().map(|witness| Case::validate(witness, &program)).collect()
}

/// Runs all of them, two at a time: they need a core each. A machine that is busy with something else can make any run late, so
/// each gets a second chance.
fn check_all(cases: &[Case], timeout: Duration) {
    let queue = Mutex::new(cases.iter());
    let problems = Mutex::new(Vec::new());
    let check = |case: &Case| problem(case, &case.run(timeout, MEMORY), timeout, Judge::Lenient);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(case) = queue.lock().unwrap().next() else { break };
                    let found = check(case).and_then(|_| check(case));
                    problems.lock().unwrap().extend(found);
                }
            });
        }
    });
    let problems = problems.into_inner().unwrap();
    assert!(problems.is_empty(), "{problems:#?}");
}

/// Runs one after the other, once, says what was measured, and excuses nothing.
#[expect(clippy::print_stdout, reason = "the figures are a result")]
fn check_strictly(what: &str, cases: &[Case], timeout: Duration) -> Vec<String> {
    let (mut latest, mut largest, mut n_last_resorts) = (Duration::ZERO, 0, 0);
    let mut problems = Vec::new();
    for case in cases {
        let run = case.run(timeout, MEMORY);
        latest = latest.max(run.wall_time.saturating_sub(timeout));
        largest = largest.max(run.peak);
        n_last_resorts += usize::from(run.said.contains(LAST_RESORT));
        problems.extend(problem(case, &run, timeout, Judge::Strict));
    }
    println!(
        "{} {what}, {timeout:?} each: at most {} MB of {} MB, at most {latest:?} late, {n_last_resorts} needed the watchdog",
        cases.len(),
        largest / 1_000_000,
        MEMORY / 1_000_000
    );
    problems
}

/// Whether a machine that is busy with others excuses something.
#[derive(Clone, Copy, PartialEq)]
enum Judge {
    Strict,
    Lenient,
}

impl Judge {
    /// The time that counts. Where a run did not even get that much on a core, others had it.
    fn time(self, run: &Run) -> Duration {
        match self {
            Self::Strict => run.wall_time,
            Self::Lenient => run.wall_time.min(run.cpu_time),
        }
    }

    /// Whether nothing could end in time.
    fn is_starved(self, run: &Run) -> bool {
        self == Self::Lenient && run.cpu_time < run.wall_time.mul_f64(0.7)
    }
}

/// What is wrong with a run.
fn problem(case: &Case, run: &Run, timeout: Duration, judge: Judge) -> Option<String> {
    let Run { wall_time, peak, code, said, .. } = run;
    let last = said.lines().last().unwrap_or_default().trim_start_matches("Witness validation: ");
    let is_answer = matches!(
        (code, last.to_uppercase().as_str()),
        (Some(0), "TRUE") | (Some(10), "FALSE") | (Some(20), "UNKNOWN")
    );
    let wrong = if !is_answer {
        format!("{code:?} after {said}")
    } else if *peak > MEMORY {
        format!("{peak} bytes instead of {MEMORY}")
    } else if said.contains(LAST_RESORT) && (said.contains("memory limit") || !judge.is_starved(run)) {
        said.clone()
    } else if judge.time(run) > timeout + TOLERANCE {
        format!("{wall_time:?} instead of {timeout:?}")
    } else {
        return None;
    };
    Some(format!("{}: {wrong}", case.name))
}
