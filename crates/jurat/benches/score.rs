//! Measures `jurat score` as users run it, on a million runs: 50 result files with 20,000 runs each, of ten verifiers in
//! five categories, plain and packed with bzip2 as BenchExec writes them.
//!
//! Goals are printed with what was measured; a slow machine is no failure, so this is no test.

#![expect(clippy::print_stdout, reason = "the table is the result")]

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use bzip2::Compression;
use bzip2::write::BzEncoder;
use nix::sys::resource::{UsageWho, getrusage};

const CATEGORIES: [&str; 5] = ["Arrays", "BitVectors", "Floats", "Heap", "Loops"];
const N_VERIFIERS: usize = 10;
const N_RUNS: usize = 20_000;
const N_TIMES: usize = 3;

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
    let categories = directory.path().join("categories.yml");
    let members = CATEGORIES.map(|name| format!("unreach-call.{name}")).join(", ");
    fs::write(
        &categories,
        format!("competition: Bench\ncategories:\n  Overall: {{categories: [{members}]}}\n"),
    )?;
    println!(
        "{:<12}{:>10}{:>14}{:>14}{:>14}   below 5 s",
        "1000000 runs", "size", "wall time", "CPU time", "peak memory"
    );
    for ending in ["xml", "xml.bz2"] {
        let (files, n_bytes) = write(&directory.path().join(ending), ending)?;
        let runs = (0..N_TIMES).map(|_| measure(&categories, &files)).collect::<io::Result<Vec<_>>>()?;
        let best = runs.iter().min_by_key(|usage| usage.wall).copied().unwrap_or_default();
        println!(
            "{ending:<12}{:>7} MB{:>12.2} s{:>12.2} s{:>11} MB   {}",
            n_bytes / 1_000_000,
            best.wall.as_secs_f64(),
            best.cpu.as_secs_f64(),
            best.kilobytes / 1000,
            if best.wall < Duration::from_secs(5) { "yes" } else { "NO" }
        );
    }
    Ok(())
}

/// The result files, and how large they are together. Verifiers differ only in the names of their files, which tell
/// whose they are, so that each category is written and packed once.
fn write(directory: &Path, ending: &str) -> io::Result<(Vec<PathBuf>, u64)> {
    fs::create_dir_all(directory)?;
    let (mut files, mut n_bytes) = (Vec::new(), 0);
    for (seed, category) in CATEGORIES.iter().enumerate() {
        let original = directory.join(format!("original-{category}"));
        let text = results(seed as u64 + 1);
        if ending.ends_with("bz2") {
            let mut packed = BzEncoder::new(fs::File::create(&original)?, Compression::best());
            packed.write_all(text.as_bytes())?;
            packed.finish()?;
        } else {
            fs::write(&original, text)?;
        }
        for verifier in 0..N_VERIFIERS {
            let name = format!(
                "verifier{verifier}.2026-11-16_09-00-00.results.Bench26_unreach-call.{category}.{ending}"
            );
            let path = directory.join(name);
            fs::hard_link(&original, &path)?;
            n_bytes += fs::metadata(&path)?.len();
            files.push(path);
        }
    }
    Ok((files, n_bytes))
}

/// A result file with the columns that BenchExec writes.
fn results(seed: u64) -> String {
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = |n: u64| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random % n
    };
    let mut xml = "<?xml version=\"1.0\"?>\n<result tool=\"Tool\" version=\"1\" generator=\"BenchExec 3.35\" timelimit=\"900s\">\n".to_owned();
    for idx in 0..N_RUNS {
        let holds = next(2) == 0;
        let (status, category) = match (next(100), holds) {
            (0, true) => ("false", "wrong"),
            (1..60, true) => ("true", "correct"),
            (1..60, false) => ("false", "correct"),
            (60..80, _) => ("TIMEOUT", "error"),
            _ => ("unknown", "unknown"),
        };
        let (seconds, digits) = (next(900), next(1_000_000_000));
        let memory = next(15_000_000_000);
        let _ = writeln!(
            xml,
            "  <run name=\"../sv-benchmarks/c/seq-mthreaded/pals_opt-floodmax.{idx}.ufo.BOUNDED-8.pals.yml\" \
             files=\"[../sv-benchmarks/c/seq-mthreaded/pals_opt-floodmax.{idx}.ufo.BOUNDED-8.pals.c]\" properties=\"unreach-call\" \
             propertyFile=\"../sv-benchmarks/c/properties/unreach-call.prp\" expectedVerdict=\"{holds}\">\n    \
             <column title=\"cputime\" value=\"{seconds}.{digits:09}s\"/>\n    <column title=\"memory\" value=\"{memory}B\"/>\n    \
             <column title=\"status\" value=\"{status}\"/>\n    <column title=\"walltime\" value=\"{seconds}.{digits:09}s\"/>\n    \
             <column title=\"blkio-read\" value=\"0B\" hidden=\"true\"/>\n    <column title=\"blkio-write\" value=\"0B\" hidden=\"true\"/>\n    \
             <column title=\"category\" value=\"{category}\" hidden=\"true\"/>\n    <column title=\"cpuCores\" value=\"0,4\" hidden=\"true\"/>\n    \
             <column title=\"returnvalue\" value=\"0\" hidden=\"true\"/>\n    \
             <column title=\"starttime\" value=\"2026-11-15T19:12:54.060436+00:00\" hidden=\"true\"/>\n  </run>"
        );
    }
    xml.push_str("</result>\n");
    xml
}

#[derive(Clone, Copy, Default)]
struct Usage {
    wall: Duration,
    cpu: Duration,
    /// The most that any run has used so far.
    kilobytes: i64,
}

fn measure(categories: &Path, files: &[PathBuf]) -> io::Result<Usage> {
    let cpu = || -> io::Result<(Duration, i64)> {
        let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
        let time = |time: nix::sys::time::TimeVal| {
            Duration::from_micros(u64::try_from(time.tv_sec() * 1_000_000 + time.tv_usec()).unwrap_or(0))
        };
        Ok((time(usage.user_time()) + time(usage.system_time()), usage.max_rss()))
    };
    let (before, _) = cpu()?;
    let start = Instant::now();
    let status = Command::new(env!("CARGO_BIN_EXE_jurat"))
        .arg("score")
        .arg(categories)
        .args(files)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    let wall = start.elapsed();
    if !status.success() {
        return Err(io::Error::other(format!("jurat score: {status}")));
    }
    let (after, kilobytes) = cpu()?;
    Ok(Usage { wall, cpu: after.saturating_sub(before), kilobytes })
}
