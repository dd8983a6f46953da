//! Measures what it is worth that Jurat unpacks bzip2 itself (`crates/bench/src/read/bzip2`): whole runs of `jurat table` on
//! result files that are packed, against the same with the crate `bzip2`.
//!
//! Made are the result files of three tools with 20,000 runs each, which `jurat table` reads packed and plain. With the crate, a
//! table takes as long as it takes of plain files, and as long as the crate takes to unpack all files, on all cores as well. The goal
//! is that the crate makes it 1.5 times as slow at least; below, the decoder would not be worth its code. It is printed with what was
//! measured; a slow machine is no failure, so this is no test.

#![expect(clippy::print_stdout, reason = "the table is the result")]

#[path = "../tests/common/results.rs"]
mod results;

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use bzip2::read::MultiBzDecoder;
use rayon::prelude::*;
use results::{TOOLS, write, write_plain};

const N_RUNS_IN_FILE: usize = 20_000;
const N_TIMES: usize = 9;
const GOAL: f64 = 1.5;

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
    let (packed, plain) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let packed_files: Vec<PathBuf> =
        TOOLS.iter().map(|tool| write(packed.path(), tool, N_RUNS_IN_FILE)).collect();
    let plain_files: Vec<PathBuf> =
        TOOLS.iter().map(|tool| write_plain(plain.path(), tool, N_RUNS_IN_FILE)).collect();
    let bytes: Vec<Vec<u8>> = packed_files.iter().map(fs::read).collect::<io::Result<_>>()?;
    let page = plain.path().join("page.html");
    let (mut of_packed, mut of_plain, mut of_crate) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..N_TIMES {
        // In turns, so that a busy machine slows down all.
        of_packed.push(table(&packed_files, &page)?);
        of_plain.push(table(&plain_files, &page)?);
        of_crate.push(unpacked(&bytes)?);
    }
    println!("\n{:<52}{:>22}", "3 files of 20,000 runs each", "best / median");
    let packed = row("jurat table, packed", of_packed);
    let plain = row("jurat table, plain", of_plain);
    let unpacked = row("the crate bzip2, unpacking on all cores", of_crate);
    let ratio = (plain + unpacked).as_secs_f64() / packed.as_secs_f64();
    let is_met = if ratio >= GOAL { "yes" } else { "NO" };
    println!(
        "{:<52}{:>22}   {is_met}",
        format!("with the crate: {GOAL} times as slow at least"),
        format!("{ratio:.2}")
    );
    Ok(())
}

fn table(files: &[PathBuf], page: &Path) -> io::Result<Duration> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jurat"));
    command.arg("table").args(files).arg("-o").arg(page).stdin(Stdio::null());
    let start = Instant::now();
    let output = command.output()?;
    let time = start.elapsed();
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    Ok(time)
}

fn unpacked(files: &[Vec<u8>]) -> io::Result<Duration> {
    let start = Instant::now();
    let unpack = |bytes: &Vec<u8>| {
        let mut text = Vec::new();
        MultiBzDecoder::new(&bytes[..]).read_to_end(&mut text).map(|_| text)
    };
    let texts: Vec<Vec<u8>> = files.par_iter().map(unpack).collect::<io::Result<_>>()?;
    let time = start.elapsed();
    std::hint::black_box(texts);
    Ok(time)
}

/// Prints what was measured, and returns the best: what else runs on the machine can only make it worse.
fn row(name: &str, mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let both = format!("{:.3} / {:.3} s", times[0].as_secs_f64(), times[times.len() / 2].as_secs_f64());
    println!("{name:<52}{both:>22}");
    times[0]
}
