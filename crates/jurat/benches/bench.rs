//! Measures `jurat bench` on trivial runs, beside benchexec on the same ones.
//!
//! The command of each run is `/bin/true`: what is measured is what the runner adds. Both give a run the same limits and the
//! same view of the machine, first with everything read-only but the directory of the run, then with an overlay of everything.
//! `BENCHEXEC` says where benchexec is; without it, only Jurat is measured. `JURAT_BENCH_RUNS=100` does fewer than 1,000 runs.

#![expect(clippy::print_stdout, reason = "the table is the result")]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use jiff::Timestamp;

/// At once.
const THREADS: &str = "2";
const N_RUNS: usize = 1000;
const GOAL_FASTER: f64 = 8.0;
const GOAL_OVERHEAD_MS: f64 = 8.0;

const DESCRIPTION: &str = r#"
name = "Trivial"
executables = ["/bin/true"]
command = ["{executable}", "{input_files}"]
[[status]]
when = { exit = [0] }
is = "done"
"#;

const MODULE: &str = r#"
import benchexec.result
import benchexec.tools.template


class Tool(benchexec.tools.template.BaseTool2):
    def executable(self, tool_locator):
        return "/bin/true"

    def name(self):
        return "Trivial"

    def determine_result(self, run):
        return benchexec.result.RESULT_DONE
"#;

/// What a run may do with the files of the machine.
#[derive(Clone, Copy)]
enum View {
    ReadOnly,
    Overlay,
}

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
    let n_runs = std::env::var("JURAT_BENCH_RUNS").ok().and_then(|n| n.parse().ok()).unwrap_or(N_RUNS);
    let benchexec = std::env::var_os("BENCHEXEC").map(PathBuf::from);
    if benchexec.is_none() {
        println!("BENCHEXEC does not say where benchexec is, so there is no comparison");
    }
    // Not below /tmp, which runs do not see.
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    write_benchmark(directory.path(), n_runs)?;
    println!(
        "\n{:<34}{:>12}{:>12}   goal      met",
        format!("{n_runs} runs of `true`"),
        "jurat",
        "benchexec"
    );
    for view in [View::ReadOnly, View::Overlay] {
        let name = match view {
            View::ReadOnly => "read-only",
            View::Overlay => "overlay",
        };
        let ours = timed(&mut jurat(directory.path(), view, THREADS))?;
        let theirs = benchexec.as_ref().map(|benchexec| timed(&mut their(benchexec, directory.path(), view)));
        let their_time = match &theirs {
            None => String::new(),
            Some(Ok(time)) => format!("{:.1} s", time.as_secs_f64()),
            // It cannot lay an overlay over every root.
            Some(Err(_)) => "fails".to_owned(),
        };
        println!("{:<34}{:>10.1} s{their_time:>12}", format!("{name}, -N {THREADS}"), ours.as_secs_f64());
        if let Some(Ok(theirs)) = theirs {
            let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
            goal("  times faster", &format!("{ratio:.1} ×"), "≥ 8 ×", ratio >= GOAL_FASTER);
        }
        timed(&mut jurat(directory.path(), view, "1"))?;
        let overhead = millis(median_overhead(&directory.path().join("jurat"))?);
        let is_met = overhead <= GOAL_OVERHEAD_MS;
        goal("  outside of the command, median", &format!("{overhead:.1} ms"), "≤ 8 ms", is_met);
    }
    Ok(())
}

fn write_benchmark(directory: &Path, n_runs: usize) -> io::Result<()> {
    for idx in 0..n_runs {
        fs::write(directory.join(format!("task{idx:04}.c")), "")?;
    }
    fs::write(directory.join("trivial.toml"), DESCRIPTION)?;
    fs::write(directory.join("trivial_module.py"), MODULE)?;
    for (name, tool) in [("jurat.xml", "trivial"), ("benchexec.xml", ".trivial_module")] {
        let definition = format!(
            "<benchmark tool=\"{tool}\" timelimit=\"10 s\" walltimelimit=\"20 s\" memlimit=\"100 MB\">\
             <rundefinition name=\"runs\"/><tasks><include>*.c</include></tasks></benchmark>"
        );
        fs::write(directory.join(name), definition)?;
    }
    Ok(())
}

fn jurat(directory: &Path, view: View, threads: &str) -> Command {
    let _ = fs::remove_dir_all(directory.join("jurat"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_jurat"));
    command.args(["bench", "-N", threads, "--no-compress-results", "--output", "jurat/"]);
    if matches!(view, View::Overlay) {
        command.args(["--overlay-dir", "/"]);
    }
    command.arg("jurat.xml").current_dir(directory);
    command
}

fn their(benchexec: &Path, directory: &Path, view: View) -> Command {
    let mut command = Command::new(benchexec);
    command.args([
        "-N",
        THREADS,
        "--no-compress-results",
        "--outputpath",
        "benchexec/",
        "--hidden-dir",
        "/run",
    ]);
    match view {
        View::ReadOnly => command.args(["--read-only-dir", "/", "--overlay-dir"]).arg(directory),
        View::Overlay => command.args(["--overlay-dir", "/"]),
    };
    command
        .args(["--hidden-dir", "/tmp", "benchexec.xml"])
        .current_dir(directory)
        .env("PYTHONPATH", directory);
    command
}

/// From the start of a run to that of the next one, without the run itself; they were done one after the other.
fn median_overhead(results: &Path) -> io::Result<Duration> {
    let file = fs::read_dir(results)?.flatten().map(|entry| entry.path());
    let file = file.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "xml"));
    let text = fs::read_to_string(file.ok_or_else(|| io::Error::other("there is no result"))?)?;
    let starts = values(&text, "starttime").map(|start| start.parse::<Timestamp>().map_err(io::Error::other));
    let starts = starts.collect::<io::Result<Vec<_>>>()?;
    let times = values(&text, "walltime").map(|time| time.trim_end_matches('s').parse::<f64>());
    let times = times.collect::<Result<Vec<_>, _>>().map_err(io::Error::other)?;
    let gaps = starts.windows(2).map(|pair| pair[1].duration_since(pair[0]).unsigned_abs());
    let mut gaps: Vec<Duration> =
        gaps.zip(times).map(|(gap, time)| gap.saturating_sub(Duration::from_secs_f64(time))).collect();
    gaps.sort_unstable();
    gaps.get(gaps.len() / 2).copied().ok_or_else(|| io::Error::other("there are too few runs"))
}

/// The values of one column of a result file, run by run.
fn values<'a>(text: &'a str, title: &str) -> impl Iterator<Item = &'a str> {
    let start = format!("title=\"{title}\" value=\"");
    let pieces: Vec<&str> = text.split(start.as_str()).skip(1).collect();
    pieces.into_iter().filter_map(|piece| piece.split('"').next())
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

fn goal(name: &str, measured: &str, goal: &str, is_met: bool) {
    println!("{name:<34}{measured:>12}{:>12}   {goal:<10}{}", "", if is_met { "yes" } else { "NO" });
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
