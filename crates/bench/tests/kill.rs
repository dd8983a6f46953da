//! Whenever Jurat is killed, what is finished stays finished, and no file is half written.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use common::{block, files, perform, plan, property, task, with_run_sets};
use jurat_bench::model::{Benchmark, RunId, RunSet};
use jurat_bench::result::{Ending, Execution, ExecutionPlan, ResultError};
use tempfile::TempDir;

const DIRECTORY: &str = "JURAT_TEST_KILL_FOLDER";
const N_TASKS: usize = 40;
const N_KILLS: usize = 120;

fn setting(directory: &Path, output: &str) -> (Arc<Benchmark>, ExecutionPlan) {
    let property = property(directory);
    let runs = |from: usize| {
        (from..from + N_TASKS)
            .map(|number| task(directory, &format!("t{number}_true"), &property))
            .collect::<Vec<_>>()
    };
    let blocks = vec![block("one", runs(0)), block("two", runs(N_TASKS))];
    let run_set = RunSet { name: Some("runs".to_owned()), options: Vec::new(), blocks };
    let mut plan = plan(&directory.join(output));
    plan.repetitions = NonZeroU32::new(2).unwrap();
    (Arc::new(with_run_sets(directory, vec![run_set])), plan)
}

/// Goes on with the execution, or begins it; absent if all is done.
fn execution(benchmark: &Arc<Benchmark>, plan: &ExecutionPlan) -> Option<Execution> {
    match Execution::resume(benchmark.clone(), plan.clone()) {
        Ok(execution) => Some(execution),
        Err(ResultError::NothingToResume { .. }) => {
            match Execution::create(benchmark.clone(), plan.clone()) {
                Ok(execution) => Some(execution),
                Err(ResultError::Exists(_)) => None,
                Err(error) => panic!("{error}"),
            }
        }
        Err(error) => panic!("{error}"),
    }
}

/// The one that is killed. It says what it has recorded.
#[test]
#[ignore = "the other test starts it"]
fn victim() {
    let directory = PathBuf::from(std::env::var_os(DIRECTORY).unwrap());
    let (benchmark, plan) = setting(&directory, "out/");
    let mut out = std::io::stdout().lock();
    let execution = execution(&benchmark, &plan).unwrap();
    for id in execution.remaining() {
        perform(&execution, &benchmark, id);
        writeln!(out, "recorded {}", serde_json::to_string(&id).unwrap()).unwrap();
    }
    writeln!(out, "finishing").unwrap();
    execution.finish(Ending::Complete).unwrap();
}

fn start_victim(directory: &Path) -> (Child, Lines<BufReader<ChildStdout>>) {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "victim", "--ignored", "--nocapture"])
        .env(DIRECTORY, directory)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(victim.stdout.take().unwrap());
    (victim, out.lines())
}

/// Numbers without a pattern that matters.
struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

/// A kill does not lose what the kernel has, so nobody need wait for a disk.
fn memory_directory() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

#[test]
fn nothing_finished_is_lost_and_no_file_is_torn() {
    let directory = memory_directory();
    let (benchmark, plan) = setting(directory.path(), "undisturbed/");
    let whole = execution(&benchmark, &plan).unwrap();
    common::perform_all(&whole, &benchmark);
    let start = Instant::now();
    whole.finish(Ending::Complete).unwrap();
    let finishing_time = start.elapsed();
    let expected = files(&directory.path().join("undisturbed"));

    let seed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos() as u64;
    let mut random = Random(seed);
    let (benchmark, plan) = setting(directory.path(), "out/");
    let out = directory.path().join("out");
    let (mut n_kills, mut n_kills_in_finish, mut n_executions) = (0, 0, 0);
    let mut recorded = Vec::new();
    while n_kills < N_KILLS {
        // Killed at some run of many or few, or while the files are written at the end.
        let (mut victim, mut lines) = start_victim(directory.path());
        let n_runs = random.below(if n_kills % 3 == 0 { 200 } else { 30 });
        let (mut n_seen, mut is_finishing) = (0, false);
        for line in lines.by_ref() {
            n_seen += note(&line.unwrap(), &mut recorded, &mut is_finishing);
            if n_seen == n_runs || is_finishing {
                break;
            }
        }
        let most = if is_finishing { finishing_time * 3 } else { Duration::from_millis(4) };
        std::thread::sleep(Duration::from_micros(random.below(most.as_micros() as u64)));
        victim.kill().unwrap();
        victim.wait().unwrap();
        for line in lines {
            note(&line.unwrap(), &mut recorded, &mut is_finishing);
        }
        (n_kills, n_kills_in_finish) = (n_kills + 1, n_kills_in_finish + u64::from(is_finishing));

        check_results(&out, &expected, seed);
        let journal = out.join("bench.2026-11-15_19-12-54.journal");
        if journal.exists() {
            let execution = execution(&benchmark, &plan).unwrap();
            for id in &recorded {
                let result = execution.finished(*id);
                assert_eq!(result, Some(common::result(&benchmark, *id)), "{id:?} is lost, seed {seed}");
            }
        } else if is_finishing {
            assert!(
                files(&out) == expected,
                "the files differ from those of an undisturbed execution, seed {seed}"
            );
            n_executions += 1;
            recorded.clear();
            fs::remove_dir_all(&out).unwrap();
        } else {
            // It was killed before there was a journal; what it left is in the way of nobody but the same second.
            assert!(recorded.is_empty(), "seed {seed}");
            if out.exists() {
                fs::remove_dir_all(&out).unwrap();
            }
        }
    }
    assert!(
        n_executions > 0 && n_kills_in_finish > 10,
        "{n_executions} executions, {n_kills_in_finish} kills at their end"
    );
}

/// Hears what the victim says; 1 if it has recorded a run. What was said last may be half a line.
fn note(line: &str, recorded: &mut Vec<RunId>, is_finishing: &mut bool) -> u64 {
    *is_finishing |= line == "finishing";
    let id = line.strip_prefix("recorded ").and_then(|id| serde_json::from_str::<RunId>(id).ok());
    recorded.extend(id);
    u64::from(id.is_some())
}

/// Result files are either not there, or exactly what they should be, because all runs were finished before.
fn check_results(out: &Path, expected: &std::collections::BTreeMap<PathBuf, Vec<u8>>, seed: u64) {
    if !out.exists() {
        return;
    }
    for (path, content) in files(out) {
        let name = path.to_string_lossy();
        let is_result = [".bz2", ".zip", ".txt", ".json", ".csv"].iter().any(|ending| name.ends_with(ending));
        if is_result && !name.contains(".tmp") {
            assert!(expected.get(&path) == Some(&content), "{name} is torn, seed {seed}");
        }
    }
}
