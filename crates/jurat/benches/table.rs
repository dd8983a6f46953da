//! Measures `jurat table` as users run it, against BenchExec's `table-generator` on the same files, and the page in a
//! browser.
//!
//! Three result files of 20,000 runs each are made, packed with bzip2, with all the columns that BenchExec writes. If the
//! environment variable `TABLE_GENERATOR` names that program, it runs in turns with Jurat. If `CHROMIUM` names a browser,
//! a page of 100,000 rows is opened and scrolled. Goals are printed with what was measured; a slow machine is no failure,
//! so this is no test.

#![expect(clippy::print_stdout, reason = "the table is the result")]
#![expect(clippy::cast_precision_loss, reason = "numbers for people")]

#[path = "../tests/common/devtools.rs"]
mod devtools;
#[path = "../tests/common/results.rs"]
mod results;

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use devtools::Browser;
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
    let folder = tempfile::tempdir()?;
    let files: Vec<PathBuf> = TOOLS.iter().map(|tool| write(folder.path(), tool, N_RUNS_IN_FILE)).collect();
    let page = folder.path().join("jurat.html");
    let peer = env::var_os("TABLE_GENERATOR").map(PathBuf::from);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for time in 0..N_TIMES {
        // In turns, so that a busy machine slows down both.
        ours.push(timed(&mut jurat(&files, &page))?);
        if let Some(peer) = peer.as_ref().filter(|_| time < N_TIMES_PEER) {
            theirs.push(timed(&mut table_generator(peer, &files, folder.path()))?);
        }
    }
    println!("\n{:<44}{:>22}{:>12}", "3 files of 20,000 runs each", "best / median", "page");
    let size = fs::metadata(&page)?.len();
    let best = row("jurat table", ours, size);
    let peer_best = if theirs.is_empty() {
        None
    } else {
        Some(row("table-generator", theirs, fs::metadata(folder.path().join("peer.table.html"))?.len()))
    };
    let scrolled = env::var_os("CHROMIUM").map(|_| scroll(folder.path())).transpose()?;

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
    if let Some(scrolled) = scrolled {
        let goal_ms = |name: &str, ms: f64, most: f64| goal(name, &format!("{ms:.1} ms"), ms <= most);
        goal_ms("100,000 rows: first paint of the table below 2 s", scrolled.first_paint, 2000.0);
        goal_ms("100,000 rows: a scrolled frame below 16.7 ms", scrolled.frame, 16.7);
        goal_ms("100,000 rows: sorted below 1 s", scrolled.sort, 1000.0);
    }
    Ok(())
}

fn jurat(files: &[PathBuf], page: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jurat"));
    command.arg("table").args(files).arg("-o").arg(page);
    command
}

/// With the columns that it shows by default and without its second table, which is less than the page of Jurat has.
fn table_generator(program: &Path, files: &[PathBuf], folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--format", "html", "--no-diff", "--name", "peer", "--outputpath"]);
    command.arg(folder).args(files);
    command
}

/// How a page of many rows feels, in milliseconds.
struct Scrolled {
    /// From opening the page until the table is drawn.
    first_paint: f64,
    /// From a movement of the scroll bar until everything is laid out; the worst of nine in ten.
    frame: f64,
    /// From a click on a heading until the rows are in order.
    sort: f64,
}

fn scroll(folder: &Path) -> io::Result<Scrolled> {
    let file = write(folder, &TOOLS[0], N_ROWS_SCROLLED);
    let page = folder.join("large.html");
    timed(&mut jurat(&[file], &page))?;
    let mut browser = Browser::start();
    let start = Instant::now();
    browser.open(&page, "#tab=table");
    browser.settle();
    let first_paint = start.elapsed().as_secs_f64() * 1e3;
    let frames = browser.evaluate(
        "(async () => { const box = document.getElementById('grid'); const times = []; \
         for (let step = 1; step <= 200; step++) { \
         await new Promise(done => requestAnimationFrame(done)); const start = performance.now(); \
         box.scrollTop = box.scrollHeight * step / 201; box.dispatchEvent(new Event('scroll')); \
         await new Promise(done => requestAnimationFrame(() => { box.getBoundingClientRect(); box.scrollHeight; done(); })); \
         times.push(performance.now() - start); } return times.sort((a, b) => a - b)[180]; })()",
    );
    let sort = browser.evaluate(
        "(() => { const start = performance.now(); document.querySelector(\"button[data-key='1.cputime']\").click(); \
         document.getElementById('grid').scrollHeight; return performance.now() - start; })()",
    );
    let number = |value: &serde_json::Value| value.as_f64().unwrap_or(f64::NAN);
    Ok(Scrolled { first_paint, frame: number(&frames), sort: number(&sort) })
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
