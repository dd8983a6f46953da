//! Measures `jurat table` as users run it, against BenchExec's `table-generator` on the same files, and the page in a
//! browser.
//!
//! Three result files of 20,000 runs each are made, packed with bzip2, with all the columns that BenchExec writes. If the
//! environment variable `TABLE_GENERATOR` names that program, it runs in turns with Jurat. If `CHROMIUM` names a browser,
//! a page of 100,000 rows is opened, scrolled, sorted, filtered and plotted. Goals are printed with what was measured; a slow
//! machine is no failure, so this is no test.

#![expect(clippy::print_stdout, reason = "the table is the result")]
#![expect(clippy::cast_precision_loss, reason = "numbers for people")]

#[path = "../tests/common/devtools.rs"]
mod devtools;
#[path = "common/fluency.rs"]
mod fluency;
#[path = "../tests/common/results.rs"]
mod results;

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use fluency::{FRAME, Fluency, IMMEDIATE};
use results::{TOOLS, write};

const N_RUNS_IN_FILE: usize = 20_000;
const N_ROWS_SCROLLED: usize = 100_000;
const N_TIMES: usize = 5;
/// The other program takes long.
const N_TIMES_PEER: usize = 2;

fn main() -> ExitCode {
    match compare() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("could not measure: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compare() -> io::Result<()> {
    let directory = tempfile::tempdir()?;
    let files: Vec<PathBuf> =
        TOOLS.iter().map(|tool| write(directory.path(), tool, N_RUNS_IN_FILE)).collect();
    let page = directory.path().join("jurat.html");
    let peer = env::var_os("TABLE_GENERATOR").map(PathBuf::from);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for time in 0..N_TIMES {
        // In turns, so that a busy machine slows down both.
        ours.push(timed(&mut jurat(&files, &page))?);
        if let Some(peer) = peer.as_ref().filter(|_| time < N_TIMES_PEER) {
            theirs.push(timed(&mut table_generator(peer, &files, directory.path()))?);
        }
    }
    println!("\n{:<44}{:>22}{:>12}", "3 files of 20,000 runs each", "best / median", "page");
    let size = fs::metadata(&page)?.len();
    let best = row("jurat table", ours, size);
    let peer_best = if theirs.is_empty() {
        None
    } else {
        Some(row("table-generator", theirs, fs::metadata(directory.path().join("peer.table.html"))?.len()))
    };
    let used = env::var_os("CHROMIUM").map(|_| used(directory.path())).transpose()?;

    println!("\n{:<44}{:>22}   met", "goal", "measured");
    goal("page: at most 6 MB", &megabytes(size), size <= 6_000_000);
    if let Some(peer) = peer_best {
        let ratio = peer.as_secs_f64() / best.as_secs_f64();
        goal("wall time: at most 1/20 of table-generator", &format!("1/{ratio:.1}"), ratio >= 20.0);
    } else {
        println!(
            "\nTo compare with BenchExec, run: TABLE_GENERATOR=…/table-generator cargo bench -p jurat --bench table"
        );
    }
    if let Some(used) = used {
        goals_of_page(&used);
    }
    Ok(())
}

fn goals_of_page(used: &Fluency) {
    println!("\n{:<44}{:>22}", "the page of 100,000 rows", "");
    let goal_ms = |name: &str, ms: f64, most: f64| goal(name, &format!("{ms:.1} ms"), ms <= most);
    goal_ms("first paint of the table: 2 s", used.first_paint, 2000.0);
    for (name, step) in &used.steps {
        goal_ms(&format!("{name}, nine in ten: {FRAME} ms"), step.nine_in_ten, FRAME);
        println!("{:<44}{:>22}", format!("{name}, the worst"), format!("{:.1} ms", step.worst));
        goal_ms(&format!("{name}, work of the thread: {FRAME} ms"), step.work, FRAME);
    }
    let late = format!("{:.0} % ({:.0} % idle)", used.scrolling.late, used.scrolling.late_idle);
    let frames = format!("{:.0} a second", used.scrolling.frames_per_second);
    println!("{:<44}{frames:>22}", "frames while it moves for 3 s");
    goal(
        "late frames: 10 % more than without moving",
        &late,
        used.scrolling.late <= used.scrolling.late_idle + 10.0,
    );
    for (name, action) in &used.actions {
        let measured = format!("{:.0} ms ({:.0} of work)", action.wait, action.work);
        goal(&format!("{name}: {IMMEDIATE} ms"), &measured, action.wait <= IMMEDIATE);
    }
}

fn jurat(files: &[PathBuf], page: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jurat"));
    command.arg("table").args(files).arg("-o").arg(page);
    command
}

/// With the columns that it shows by default and without its second table, which is less than the page of Jurat has.
fn table_generator(program: &Path, files: &[PathBuf], directory: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--format", "html", "--no-diff", "--name", "peer", "--outputpath"]);
    command.arg(directory).args(files);
    command
}

/// A page of many rows, in the hands of a reader.
fn used(directory: &Path) -> io::Result<Fluency> {
    let file = write(directory, &TOOLS[0], N_ROWS_SCROLLED);
    let page = directory.join("large.html");
    timed(&mut jurat(&[file], &page))?;
    Ok(fluency::measure(&page))
}

fn timed(command: &mut Command) -> io::Result<Duration> {
    let start = Instant::now();
    let output = command.stdin(Stdio::null()).output()?;
    let time = start.elapsed();
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(time)
}

/// Prints what was measured, and returns the best: what else runs on the machine can only make it worse.
fn row(name: &str, mut times: Vec<Duration>, size: u64) -> Duration {
    times.sort_unstable();
    let both = format!("{:.2} / {:.2} s", times[0].as_secs_f64(), times[times.len() / 2].as_secs_f64());
    println!("{name:<44}{both:>22}{:>12}", megabytes(size));
    times[0]
}

fn goal(goal: &str, measured: &str, is_met: bool) {
    println!("{goal:<44}{measured:>22}   {}", if is_met { "yes" } else { "NO" });
}

fn megabytes(bytes: u64) -> String {
    format!("{:.2} MB", bytes as f64 / 1e6)
}
