//! Measures Jurat's own engine against JBMC on the tasks of `corpus/verify`, both on the same class files, in turns.
//!
//! JBMC runs as it is: with the launcher that tells it of uncaught exceptions, runtime exceptions thrown as Java throws them,
//! and a bound that is raised until it suffices. `JBMC` says where it is; without it, only Jurat is measured.
//! `JURAT_BENCH_EVERY=5` takes every fifth task.

#![expect(clippy::print_stdout, reason = "the table is the result")]

mod common;
#[path = "common/tasks.rs"]
mod tasks;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use jurat_engine::{Budget, Outcome, explore};
use jurat_java::{Compiler, Jdk, Toolchain};

use tasks::{Task, compile, names};

/// For one task.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Bounds on loops and recursion that JBMC gets one after the other.
const BOUNDS: [&str; 6] = ["4", "12", "32", "100", "400", "2000"];

/// What is promised of single tasks: seconds.
const PROMISED: &[(&str, f64)] = &[
    ("insertion-sort-six", 10.0),
    ("forty-branches", 1.0),
    ("pump-controller-20-events", 5.0),
    ("binary-search-64", 2.0),
    ("string-literal-ten-chars", 5.0),
    ("string-literal-too-long", 5.0),
    ("parse-int-three-digits", 5.0),
    ("parse-int-finds-number", 5.0),
    ("hash-map-fifty-entries", 5.0),
    ("hash-map-fifty-entries-hit", 5.0),
    ("double-add-subtract", 20.0),
    ("float-rounding-bound", 20.0),
    ("fifty-million-bytecodes", 3.0),
];

/// An answer and the time that it took.
#[derive(Clone, Copy)]
struct Answer {
    holds: Option<bool>,
    time: Duration,
    steps: u64,
}

#[derive(Default)]
struct Total {
    right: usize,
    wrong: usize,
    unknown: usize,
}

fn main() -> ExitCode {
    common::exit(compare())
}

fn compare() -> io::Result<()> {
    let scratch = tempfile::tempdir()?;
    let jdk = Jdk::find().map_err(io::Error::other)?;
    let toolchain = Toolchain::prepare(jdk.clone(), Some(scratch.path()), &[]).map_err(io::Error::other)?;
    let mut compiler = Compiler::start(&toolchain).map_err(io::Error::other)?;
    let jbmc = std::env::var_os("JBMC").map(PathBuf::from);
    let every = std::env::var("JURAT_BENCH_EVERY").ok().and_then(|every| every.parse().ok()).unwrap_or(1);
    let (mut ours, mut theirs) = (Total::default(), Total::default());
    let (mut our_time, mut their_time) = (Duration::ZERO, Duration::ZERO);
    let mut promised = Vec::new();
    for (idx, name) in names()?.iter().enumerate() {
        let promise = PROMISED.iter().find(|(promised, _)| promised == name);
        if idx % every != 0 && promise.is_none() {
            continue;
        }
        let task = compile(&mut compiler, scratch.path(), name)?;
        let our = run_engine(&task, &jdk);
        ours.add(&task, our);
        if let Some((_, limit)) = promise {
            promised.push((name.clone(), *limit, our, our.holds == Some(task.holds)));
        }
        if let Some(jbmc) = &jbmc {
            let their = run_jbmc(jbmc, &task)?;
            theirs.add(&task, their);
            if our.holds.is_some() && our.holds == their.holds {
                our_time += our.time;
                their_time += their.time;
            }
        }
    }
    println!("\n{:<36}{:>8}{:>8}{:>10}", "tasks", "right", "wrong", "unknown");
    println!("{:<36}{:>8}{:>8}{:>10}", "jurat", ours.right, ours.wrong, ours.unknown);
    if jbmc.is_some() {
        println!("{:<36}{:>8}{:>8}{:>10}", "jbmc", theirs.right, theirs.wrong, theirs.unknown);
        let (our, their) = (our_time.as_secs_f64(), their_time.as_secs_f64());
        println!(
            "\ntime on the tasks that both decide alike: jurat {our:.1} s, jbmc {their:.1} s ({:.2} ×)",
            our / their
        );
        goal("decides more than JBMC", ours.right > theirs.right);
        goal("takes no more time than JBMC", our <= their);
    }
    goal("is never wrong", ours.wrong == 0);
    println!("\n{:<36}{:>10}{:>10}   met", "task", "at most", "took");
    for (name, limit, answer, is_right) in promised {
        let took = answer.time.as_secs_f64();
        let is_met = is_right && took <= limit;
        println!("{name:<36}{limit:>8.0} s{took:>8.2} s   {}", if is_met { "yes" } else { "NO" });
        if name == "fifty-million-bytecodes" {
            #[expect(clippy::cast_precision_loss, reason = "a few digits are shown")]
            let speed = answer.steps as f64 / took / 1e6;
            println!(
                "{:<36}{:>10}{speed:>8.0} M   {}",
                "  bytecodes per second",
                "30 M",
                if speed >= 30.0 { "yes" } else { "NO" }
            );
        }
    }
    Ok(())
}

fn goal(name: &str, is_met: bool) {
    println!("{name:<56}{}", if is_met { "yes" } else { "NO" });
}

impl Total {
    fn add(&mut self, task: &Task, answer: Answer) {
        match answer.holds {
            None => self.unknown += 1,
            Some(holds) if holds == task.holds => self.right += 1,
            Some(_) => self.wrong += 1,
        }
    }
}

fn run_engine(task: &Task, jdk: &Jdk) -> Answer {
    let image = jdk.home.join("lib/modules");
    let program = task.program(&image);
    let start = Instant::now();
    let budget = Budget { deadline: Some(start + TIMEOUT), memory: Some(4 << 30), ..Budget::default() };
    let exploration = explore(&program, task.property, &budget);
    let time = start.elapsed();
    let (holds, steps) = match exploration {
        Ok(exploration) => {
            let holds = match exploration.outcome {
                Outcome::Holds => Some(true),
                Outcome::Violated(_) => Some(false),
                Outcome::Undecided(_) => None,
            };
            (holds, exploration.statistics.steps)
        }
        Err(_) => (None, 0),
    };
    if holds != Some(task.holds) {
        println!("jurat: {} is {holds:?} after {:.1} s", task.name, time.as_secs_f64());
    }
    Answer { holds, time, steps }
}

fn run_jbmc(jbmc: &Path, task: &Task) -> io::Result<Answer> {
    let start = Instant::now();
    let mut holds = None;
    for bound in BOUNDS {
        let left = TIMEOUT.saturating_sub(start.elapsed());
        let Some(text) = output(jbmc, task, bound, left)? else { break };
        let failures = text.lines().filter(|line| line.ends_with(": FAILURE"));
        let (bounds, violations): (Vec<&str>, Vec<&str>) =
            failures.partition(|line| line.contains("unwinding assertion") || line.contains("recursion"));
        if !violations.is_empty() {
            holds = Some(false);
            break;
        }
        if bounds.is_empty() {
            holds = text.contains("VERIFICATION SUCCESSFUL").then_some(true);
            break;
        }
    }
    Ok(Answer { holds, time: start.elapsed(), steps: 0 })
}

/// What JBMC prints; nothing if the time does not suffice.
fn output(jbmc: &Path, task: &Task, bound: &str, left: Duration) -> io::Result<Option<String>> {
    let log = task.directory.join("jbmc.txt");
    let mut child = Command::new(jbmc)
        .args(["Launch", "--classpath", ".", "--unwind", bound, "--unwinding-assertions"])
        .args(["--throw-runtime-exceptions", "--disable-uncaught-exception-check"])
        .args(["--max-nondet-array-length", "1", "--max-nondet-string-length", "50"])
        .current_dir(&task.directory)
        .stdin(Stdio::null())
        .stdout(fs::File::create(&log)?)
        .stderr(Stdio::null())
        .spawn()?;
    let deadline = Instant::now() + left;
    while child.try_wait()?.is_none() {
        if Instant::now() >= deadline {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    fs::read_to_string(log).map(Some)
}
