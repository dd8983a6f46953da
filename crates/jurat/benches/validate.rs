//! Measures `jurat validate` and `validate-all` as users run them, against the bare javac of the same program.
//!
//! javac runs at its best: with the compiler of the first level only, the simplest garbage collector, and an archive of its
//! classes, made here once. Both run in turns, so that a busy machine slows down both. Goals are printed with what was
//! measured; a slow machine is no failure, so this is no test.

#![expect(clippy::print_stdout, reason = "the table is the result")]

mod common;

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use jurat_java::Jdk;

const N_RUNS: usize = 15;
const N_BATCHES: usize = 5;

/// What javac takes on the machine for which the goal in milliseconds was set.
const GOAL_JAVAC_MS: f64 = 250.0;
const GOAL_EACH_MS: f64 = 80.0;

/// The program that is measured alone.
const SMALL: &str = "right-triangle";

fn main() -> ExitCode {
    common::exit(compare())
}

fn compare() -> io::Result<()> {
    let directory = tempfile::tempdir()?;
    let jdk = Jdk::find().map_err(io::Error::other)?;
    let program = corpus().join(SMALL).join("Main.java");
    let archive = directory.path().join("javac.jsa");
    let javac = |option: Option<&str>| javac(&jdk, option, &archive, &program, directory.path());
    timed(&mut javac(Some("-XX:ArchiveClassesAtExit=")))?;
    // The first run prepares the cache.
    timed(&mut validate(&program))?;

    let (mut bare, mut plain, mut ours) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..N_RUNS {
        bare.push(timed(&mut javac(Some("-XX:SharedArchiveFile=")))?);
        ours.push(timed(&mut validate(&program))?);
        plain.push(timed(&mut javac(None))?);
    }
    println!("\n{:<44}{:>20}", "wall time", "best / median");
    let bare = row("javac with an archive", bare);
    row("javac without it", plain);
    let ours = row("jurat validate", ours);

    let tasks = directory.path().join("tasks");
    let n_tasks = copy_small_tasks(&tasks)?;
    let mut each = Vec::new();
    for _ in 0..N_BATCHES {
        each.push(timed(&mut validate_all(&tasks))? / u32::try_from(n_tasks).unwrap_or(u32::MAX));
    }
    let each = row(&format!("validate-all --jobs 2, each of {n_tasks} tasks"), each);

    println!("\n{:<44}{:>12}   met", "goal", "measured");
    let ratio = ours.as_secs_f64() / bare.as_secs_f64();
    goal("validate: at most 1.35 × javac", &format!("{ratio:.2} ×"), ratio <= 1.35);
    goal(
        "validate-all: at most 80 ms each",
        &format!("{:.1} ms", millis(each)),
        millis(each) <= GOAL_EACH_MS,
    );
    // The same goal, whatever the speed of this machine.
    let (ratio, most) = (each.as_secs_f64() / bare.as_secs_f64(), GOAL_EACH_MS / GOAL_JAVAC_MS);
    goal(&format!("validate-all: each at most {most:.2} × javac"), &format!("{ratio:.2} ×"), ratio <= most);
    Ok(())
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/programs")
}

fn javac(jdk: &Jdk, option: Option<&str>, archive: &Path, program: &Path, directory: &Path) -> Command {
    let mut command = Command::new(&jdk.java);
    if let Some(option) = option {
        let mut option = OsString::from(option);
        option.push(archive);
        command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]).arg(option);
    }
    command
        .args(["-m", "jdk.compiler/com.sun.tools.javac.Main", "-d"])
        .arg(directory.join("classes"))
        .arg(program);
    command
}

fn validate(program: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jurat"));
    let witness = program.with_file_name("jbmc.g.graphml");
    command.args(["validate", "--engine", "jvm", "--witness"]).arg(witness).arg(program);
    command
}

fn validate_all(tasks: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jurat"));
    command
        .args(["validate-all", "--engine", "jvm", "--jobs", "2", "--witness-name", "jbmc.g.graphml"])
        .arg(tasks);
    command
}

/// The deterministic programs that JBMC proves, and how many there are.
fn copy_small_tasks(to: &Path) -> io::Result<usize> {
    let mut n_tasks = 0;
    for entry in fs::read_dir(corpus())? {
        let case = entry?.path();
        let expect = fs::read_to_string(case.join("expect.toml")).unwrap_or_default();
        let is_small = expect.contains("deterministic = true") && !expect.contains("verdict = \"False\"");
        if is_small && case.join("jbmc.g.graphml").exists() {
            copy_directory(&case, &to.join("programs").join(case.file_name().unwrap_or_default()))?;
            n_tasks += 1;
        }
    }
    copy_directory(&corpus().join("../properties"), &to.join("properties"))?;
    Ok(n_tasks)
}

fn copy_directory(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_directory(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn timed(command: &mut Command) -> io::Result<Duration> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    let status = command.status()?;
    if !status.success() {
        return Err(io::Error::other(format!("{command:?} ended with {status}")));
    }
    Ok(start.elapsed())
}

/// Prints the best and the median, and returns the median.
fn row(name: &str, mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let median = times[times.len() / 2];
    println!("{name:<44}{:>20}", format!("{:.0} / {:.0} ms", millis(times[0]), millis(median)));
    median
}

fn goal(name: &str, measured: &str, is_met: bool) {
    println!("{name:<44}{measured:>12}   {}", if is_met { "yes" } else { "NO" });
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}
