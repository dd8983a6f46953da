//! Runs Jurat and measures it with all processes that it starts.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{Read as _, Seek as _};
use std::path::Path;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{JURAT, command};

/// What is run.
pub(super) struct Case {
    pub(super) name: String,
    arguments: Vec<OsString>,
}

impl Case {
    /// A program, with nothing to go by.
    pub(super) fn verify(program: &Path) -> Self {
        Self::new(program, vec!["verify".into(), "--engine".into(), "native".into(), program.into()])
    }

    /// A witness of a program.
    pub(super) fn validate(witness: &Path, program: &Path) -> Self {
        let arguments = ["validate", "--force", "--engine", "native", "--witness"].map(OsString::from);
        Self::new(witness, arguments.into_iter().chain([witness.into(), program.into()]).collect())
    }

    fn new(about: &Path, arguments: Vec<OsString>) -> Self {
        Self { name: about.display().to_string(), arguments }
    }

    pub(super) fn run(&self, timeout: Duration, memory: u64) -> Run {
        let mut output = tempfile::tempfile().unwrap();
        let start = Instant::now();
        let mut child = command(JURAT)
            .args(&self.arguments)
            .args([format!("--timeout={}s", timeout.as_secs_f64()), format!("--memory={memory}B")])
            .stdout(output.try_clone().unwrap())
            .spawn()
            .unwrap();
        let (peak, cpu_time, code) = watch(&mut child);
        let wall_time = start.elapsed();
        let said = whole(&mut output);
        Run { wall_time, cpu_time, peak, code, said }
    }
}

/// What a run used and said.
pub(super) struct Run {
    pub(super) wall_time: Duration,
    /// Of all processes, as far as they were seen.
    pub(super) cpu_time: Duration,
    /// Bytes of all processes together.
    pub(super) peak: u64,
    pub(super) code: Option<i32>,
    pub(super) said: String,
}

fn whole(output: &mut File) -> String {
    let mut said = String::new();
    output.rewind().unwrap();
    output.read_to_string(&mut said).unwrap();
    said
}

/// Looks at the process and all that it starts until it ends: the most bytes, its CPU time, and its exit code.
fn watch(child: &mut Child) -> (u64, Duration, Option<i32>) {
    let (mut peak, mut cpu_time) = (0, Duration::ZERO);
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return (peak, cpu_time, status.code());
        }
        let (bytes, time) = usage(child.id());
        peak = peak.max(bytes);
        cpu_time = cpu_time.max(time);
        thread::sleep(Duration::from_millis(5));
    }
}

/// Bytes of a process, each page by halves where two have it in common. The first process of a sandbox is forked from ours, and has
/// all its pages in common with it: who counts them twice, counts more than there are.
fn proportional_bytes(pid: u32) -> Option<u64> {
    let rollup = fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).ok()?;
    let kilobytes = rollup.lines().find_map(|line| line.strip_prefix("Pss:")?.strip_suffix("kB"))?;
    Some(kilobytes.trim().parse::<u64>().ok()? * 1024)
}

/// Bytes and CPU time of a process with all its descendants.
fn usage(root: u32) -> (u64, Duration) {
    /// The kernel counts time in these units.
    const TICK: Duration = Duration::from_millis(10);
    let mut children: HashMap<u32, Vec<(u32, u64)>> = HashMap::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let Some(pid) = entry.file_name().to_str().and_then(|name| name.parse::<u32>().ok()) else {
            continue;
        };
        let Ok(stat) = fs::read_to_string(entry.path().join("stat")) else { continue };
        let Some((_, fields)) = stat.rsplit_once(") ") else { continue };
        let field = |number: usize| fields.split(' ').nth(number).and_then(|it| it.parse::<u64>().ok());
        let (Some(parent), Some(user), Some(system)) = (field(1), field(11), field(12)) else { continue };
        let usage = (pid, user + system);
        if pid == root {
            children.entry(0).or_default().push(usage);
        }
        children.entry(parent as u32).or_default().push(usage);
    }
    let mut left = children.get(&0).cloned().unwrap_or_default();
    left.retain(|(pid, ..)| *pid == root);
    let (mut bytes, mut ticks) = (0, 0);
    while let Some((pid, its_ticks)) = left.pop() {
        bytes += proportional_bytes(pid).unwrap_or(0);
        ticks += its_ticks;
        left.extend(children.get(&pid).into_iter().flatten());
    }
    (bytes, TICK * ticks as u32)
}
