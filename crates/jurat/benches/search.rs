//! Measures the search for violations: runs per second on a small program, and the time to the first violation on the tasks of
//! `corpus/verify` that have one, against exploration, in turns.
//!
//! `JURAT_BENCH_EVERY=5` takes every fifth task.

#![expect(clippy::print_stdout, reason = "the table is the result")]

mod common;
#[path = "common/tasks.rs"]
mod tasks;

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use jurat_engine::{Budget, Confidence, Decided, Decision, Judgement, Strategy, Violation, decide};
use jurat_java::{Compiler, Jdk, Toolchain};
use tasks::{Task, compile, names};

/// For one task.
const TIMEOUT: Duration = Duration::from_secs(20);
/// For the runs that are counted.
const COUNTED: Duration = Duration::from_secs(3);
/// A task of the corpus without a violation, whose runs are short and many.
const SMALL: &str = "pump-controller-20-events";

fn main() -> ExitCode {
    common::exit(measure())
}

fn measure() -> io::Result<()> {
    let scratch = tempfile::tempdir()?;
    let jdk = Jdk::find().map_err(io::Error::other)?;
    let toolchain = Toolchain::prepare(jdk.clone(), Some(scratch.path()), &[]).map_err(io::Error::other)?;
    let mut compiler = Compiler::start(&toolchain).map_err(io::Error::other)?;
    let image = jdk.home.join("lib/modules");
    count_runs(&compile(&mut compiler, scratch.path(), SMALL)?, &image);
    let every = std::env::var("JURAT_BENCH_EVERY").ok().and_then(|every| every.parse().ok()).unwrap_or(1);
    let mut rows = Vec::new();
    for name in names()?.iter().step_by(every) {
        let task = compile(&mut compiler, scratch.path(), name)?;
        // What is not needed any more would fill the disk.
        fs::remove_dir_all(&task.directory)?;
        if !task.holds {
            let times = [Strategy::Search, Strategy::Prove].map(|strategy| time(&task, &image, strategy));
            rows.push((task.name, times));
        }
    }
    print(&rows);
    Ok(())
}

fn count_runs(task: &Task, image: &Path) {
    let start = Instant::now();
    let decision = ask(task, image, Strategy::Search, COUNTED);
    let seconds = start.elapsed().as_secs_f64();
    let runs = decision.and_then(|it| it.standing.searched).map_or(0, |searched| searched.runs);
    #[expect(clippy::cast_precision_loss, reason = "a few digits are shown")]
    let speed = runs as f64 / seconds;
    println!("{SMALL}: {runs} runs in {seconds:.2} s, {speed:.0} a second\n");
}

fn ask(task: &Task, image: &Path, strategy: Strategy, time: Duration) -> Option<Decision> {
    let deadline = Some(Instant::now() + time);
    let budget = Budget { deadline, memory: Some(4 << 30), ..Budget::default() };
    let judge = |violation: &Violation| match violation.confidence {
        Confidence::Certain | Confidence::LastBits => Judgement::Shown,
        Confidence::Guess => Judgement::Refuted,
    };
    decide(&task.program(image), task.property, &budget, strategy, judge).ok()
}

/// How long it takes to find the violation, if it is found.
fn time(task: &Task, image: &Path, strategy: Strategy) -> Option<Duration> {
    let start = Instant::now();
    let decision = ask(task, image, strategy, TIMEOUT)?;
    matches!(decision.verdict, Decided::Violated(..)).then(|| start.elapsed())
}

fn print(rows: &[(String, [Option<Duration>; 2])]) {
    println!("{:<48}{:>12}{:>12}", "time to the first violation", "search", "exploration");
    let words = |time: &Option<Duration>| {
        time.map_or_else(|| "-".to_owned(), |time| format!("{:.3} s", time.as_secs_f64()))
    };
    for (name, [search, exploration]) in rows {
        println!("{name:<48}{:>12}{:>12}", words(search), words(exploration));
    }
    let n_found = |which: usize| rows.iter().filter(|(_, times)| times[which].is_some()).count();
    println!("{:<48}{:>12}{:>12}", format!("found, of {}", rows.len()), n_found(0), n_found(1));
    let both = rows.iter().filter_map(|(_, [search, exploration])| {
        Some((*search)?.as_secs_f64() / (*exploration)?.as_secs_f64())
    });
    let mut ratios: Vec<f64> = both.collect();
    ratios.sort_by(f64::total_cmp);
    if let Some(median) = ratios.get(ratios.len() / 2) {
        println!("{:<48}{median:>11.2} ×", "search against exploration, median of both");
    }
}
