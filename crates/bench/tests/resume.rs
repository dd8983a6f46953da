//! An execution that was interrupted goes on where it was, or says why it cannot.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

mod common;

use std::fs;
use std::io::Write;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use common::{benchmark, files, perform, perform_all, plan, unpacked};
use jurat_bench::model::Benchmark;
use jurat_bench::result::{Ending, Execution, ExecutionPlan};

const JOURNAL: &str = "bench.2026-11-15_19-12-54.journal";

/// An execution of which `n` runs were performed before it was interrupted.
fn interrupted(directory: &Path, plan: &ExecutionPlan, n: usize) -> Arc<Benchmark> {
    let benchmark = Arc::new(benchmark(directory));
    let execution = Execution::create(benchmark.clone(), plan.clone()).unwrap();
    for id in execution.remaining().into_iter().take(n) {
        perform(&execution, &benchmark, id);
    }
    let next = execution.remaining()[0];
    execution.start_log(next, &["half a run"]).unwrap();
    execution.finish(Ending::Interrupted).unwrap();
    benchmark
}

#[test]
fn files_do_not_tell_whether_it_was_interrupted() {
    let directory = tempfile::tempdir().unwrap();
    let at_once = plan(&directory.path().join("at-once/"));
    let benchmark = Arc::new(benchmark(directory.path()));
    let execution = Execution::create(benchmark.clone(), at_once).unwrap();
    perform_all(&execution, &benchmark);
    execution.finish(Ending::Complete).unwrap();

    let mut in_parts = plan(&directory.path().join("in-parts/"));
    interrupted(directory.path(), &in_parts, 2);
    let result = directory.path().join("in-parts/bench.2026-11-15_19-12-54.results.many.xml.bz2");
    assert!(unpacked(&result).contains(" error=\"interrupted\""));
    // Whoever resumes does so later, and on another day.
    in_parts.start = in_parts.start.checked_add(Duration::from_secs(100_000)).unwrap();
    let execution = Execution::resume(benchmark.clone(), in_parts).unwrap();
    assert_eq!(execution.remaining().len(), 4);
    let finished = execution.finished(benchmark.run_ids(NonZeroU32::MIN).next().unwrap());
    assert_eq!(finished, benchmark.run_ids(NonZeroU32::MIN).next().map(|id| common::result(&benchmark, id)));
    perform_all(&execution, &benchmark);
    execution.finish(Ending::Complete).unwrap();

    let (expected, found) =
        (files(&directory.path().join("at-once")), files(&directory.path().join("in-parts")));
    assert_eq!(expected.keys().collect::<Vec<_>>(), found.keys().collect::<Vec<_>>());
    for (path, content) in expected {
        assert!(found[&path] == content, "{} differs", path.display());
    }
}

#[test]
fn damage_costs_no_more_than_what_is_damaged() {
    let directory = tempfile::tempdir().unwrap();
    let plan = plan(&directory.path().join("out/"));
    let benchmark = interrupted(directory.path(), &plan, 3);
    let path = directory.path().join("out").join(JOURNAL);
    let whole = fs::read(&path).unwrap();
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    let resumed = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        Execution::resume(benchmark.clone(), plan.clone())
            .map(|execution| (execution.remaining().len(), execution.n_damaged()))
    };
    assert_eq!(resumed(&whole).unwrap(), (3, 0));
    // The last line at each of its lengths.
    let last = whole.len() - lines[3].len();
    for end in last..whole.len() {
        assert_eq!(resumed(&whole[..end]).unwrap(), (4, 0), "{} bytes of the last line", end - last);
    }
    // A bit in the middle, and a page that was never written.
    let mut bytes = whole.clone();
    bytes[lines[0].len() + 200] ^= 1;
    assert_eq!(resumed(&bytes).unwrap(), (4, 1));
    let mut bytes = whole.clone();
    bytes[last..].fill(0);
    assert_eq!(resumed(&bytes).unwrap(), (4, 0));
    // A new line after a torn one.
    fs::write(&path, &whole[..whole.len() - 10]).unwrap();
    let execution = Execution::resume(benchmark.clone(), plan.clone()).unwrap();
    let id = execution.remaining()[0];
    perform(&execution, &benchmark, id);
    drop(execution);
    assert_eq!(fs::read(&path).unwrap(), whole);

    let message = resumed(&whole[5..]).unwrap_err().to_string();
    assert!(message.contains("is damaged: its first line is not what Jurat writes"), "{message}");
    // Killed before the first line was whole, it had not begun.
    for bytes in [&b""[..], &whole[..10]] {
        let message = resumed(bytes).unwrap_err().to_string();
        assert!(message.contains("no unfinished execution"), "{message}");
        assert!(!path.exists());
    }
}

#[test]
fn logs_that_a_power_cut_has_torn_are_restored() {
    let directory = tempfile::tempdir().unwrap();
    let plan = plan(&directory.path().join("out/"));
    let benchmark = interrupted(directory.path(), &plan, 3);
    let execution = Execution::resume(benchmark.clone(), plan.clone()).unwrap();
    let logs: Vec<_> = benchmark.run_ids(NonZeroU32::MIN).take(3).map(|id| execution.log_file(id)).collect();
    let expected: Vec<String> = logs.iter().map(|log| fs::read_to_string(log).unwrap()).collect();
    drop(execution);
    fs::remove_file(&logs[0]).unwrap();
    fs::write(&logs[1], "").unwrap();
    Execution::resume(benchmark, plan).unwrap();
    let found: Vec<String> = logs.iter().map(|log| fs::read_to_string(log).unwrap()).collect();
    assert_eq!(found, expected);
}

#[test]
fn results_can_be_looked_at_before_the_end() {
    let directory = tempfile::tempdir().unwrap();
    let plan = plan(&directory.path().join("out/"));
    let benchmark = Arc::new(benchmark(directory.path()));
    let execution = Execution::create(benchmark.clone(), plan).unwrap();
    perform(&execution, &benchmark, execution.remaining()[0]);
    execution.preview().unwrap();
    let result = directory.path().join("out/bench.2026-11-15_19-12-54.results.many.xml.bz2");
    let text = unpacked(&result);
    assert!(text.contains(" error=\"incomplete\""), "{text}");
    assert_eq!(text.matches("title=\"status\" value=").count(), 1, "{text}");
    perform_all(&execution, &benchmark);
    execution.finish(Ending::Complete).unwrap();
    assert!(!unpacked(&result).contains(" error="));
    // Nothing is written any more.
    fs::remove_file(&result).unwrap();
    execution.preview().unwrap();
    assert!(!result.exists());
}

#[test]
fn only_the_same_is_resumed() {
    let directory = tempfile::tempdir().unwrap();
    let tool = directory.path().join("tool.jar");
    fs::write(&tool, "1").unwrap();
    let mut plan = plan(&directory.path().join("out/"));
    plan.tool.files.push(tool.clone());
    let original = interrupted(directory.path(), &plan, 1);
    let refused = |benchmark: &Benchmark, plan: &ExecutionPlan| {
        let error = Execution::resume(Arc::new(benchmark.clone()), plan.clone()).unwrap_err();
        error.to_string().replace(&*directory.path().to_string_lossy(), "[directory]")
    };

    let mut messages = Vec::new();
    let mut benchmark = (*original).clone();
    benchmark.limits.time = Some(Duration::from_secs(90));
    benchmark.limits.memory = None;
    messages.push(refused(&benchmark, &plan));
    let mut benchmark = (*original).clone();
    benchmark.run_sets[0].blocks[0].runs[0].options.push("--other".to_owned());
    messages.push(refused(&benchmark, &plan));
    benchmark.run_sets.pop();
    messages.push(refused(&benchmark, &plan));

    let mut other = plan.clone();
    other.tool.version = "1.3".to_owned();
    other.threads = NonZeroU32::new(2).unwrap();
    other.repetitions = NonZeroU32::new(3).unwrap();
    other.system.n_cores = 64;
    other.mechanisms.insert("memory".to_owned(), "cgroup v1".to_owned());
    other.mechanisms.insert("cores".to_owned(), "affinity".to_owned());
    messages.push(refused(&original, &other));
    let mut named = (*original).clone();
    named.name.push_str(".other");
    messages.push(refused(&named, &other));

    fs::write(&tool, "2").unwrap();
    fs::write(directory.path().join("tasks/a_true.java"), "class Other {}").unwrap();
    fs::OpenOptions::new()
        .append(true)
        .open(directory.path().join("bench.xml"))
        .unwrap()
        .write_all(b"<!-- -->")
        .unwrap();
    messages.push(refused(&original, &plan));
    insta::assert_snapshot!("refused", messages.join("\n\n"));
}

#[test]
fn nobody_works_on_an_execution_at_the_same_time() {
    let directory = tempfile::tempdir().unwrap();
    let plan = plan(&directory.path().join("out/"));
    let benchmark = Arc::new(benchmark(directory.path()));
    let execution = Execution::create(benchmark.clone(), plan.clone()).unwrap();
    let second = Execution::resume(benchmark.clone(), plan.clone()).unwrap_err().to_string();
    assert!(second.contains("is in use"), "{second}");
    let same = Execution::create(benchmark.clone(), plan.clone()).unwrap_err().to_string();
    assert!(same.contains("exists already"), "{same}");
    drop(execution);
    assert!(Execution::resume(benchmark, plan).is_ok());
}
