//! A benchmark whose runs are made up.

#![allow(dead_code, reason = "each test uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use jurat_bench::model::{
    Benchmark, BenchmarkRun, Block, Column, ExpectedVerdict, Measured, PropertyFile, RunExit, RunId,
    RunLimits, RunRecord, RunSet, RunTermination,
};
use jurat_bench::result::{Execution, ExecutionPlan, Split, SystemInfo, ToolFacts};
use jurat_bench::verdict;

pub(crate) const PROPERTY: &str = "CHECK( init(Main.main()), LTL(G assert) )\n";

/// A benchmark in `directory` with two run definitions: one with three task sets, of which the last is without files and
/// name, and one with a single task set.
pub(crate) fn benchmark(directory: &Path) -> Benchmark {
    let property = property(directory);
    let one = block("one", [task(directory, "a_true", &property), task(directory, "b_false", &property)]);
    let mut special = task(directory, "c_true", &property);
    special.own_options = vec!["--special".to_owned(), "case".to_owned()];
    special.options.extend(special.own_options.clone());
    let two = block("two", [special]);
    let without_file = BenchmarkRun {
        identifier: PathBuf::from("some/id"),
        input_files: Vec::new(),
        required_files: Vec::new(),
        options: Vec::new(),
        own_options: Vec::new(),
        task_options: None,
        property: None,
        expected: None,
    };
    let unnamed = Block { name: None, runs: vec![without_file] };
    let single =
        block("Java.X", [task(directory, "a_true", &property), task(directory, "d_true", &property)]);
    with_run_sets(
        directory,
        vec![
            RunSet {
                name: Some("many".to_owned()),
                options: vec!["-x".to_owned(), "v w".to_owned()],
                blocks: vec![one, two, unnamed],
            },
            RunSet { name: Some("single".to_owned()), options: Vec::new(), blocks: vec![single] },
        ],
    )
}

pub(crate) fn with_run_sets(directory: &Path, run_sets: Vec<RunSet>) -> Benchmark {
    let file = directory.join("bench.xml");
    write(&file, "<benchmark tool=\"made-up\"/>\n");
    Benchmark {
        file,
        name: "bench".to_owned(),
        tool: "made-up".to_owned(),
        display_name: Some("A <tool> & more".to_owned()),
        limits: RunLimits {
            time: Some(Duration::from_mins(15)),
            hard_time: Some(Duration::from_secs(1000)),
            wall_time: Some(Duration::from_secs(1030)),
            memory: Some(15_000_000_000),
            cores: NonZeroU32::new(2),
        },
        threads: NonZeroU32::MIN,
        columns: vec![Column { title: "loops".to_owned(), pattern: "loops: ".to_owned(), n_digits: Some(1) }],
        result_files: Vec::new(),
        run_sets,
    }
}

pub(crate) fn property(directory: &Path) -> PropertyFile {
    let path = directory.join("tasks/assert.prp");
    fs::create_dir_all(directory.join("tasks")).unwrap();
    write(&path, PROPERTY);
    PropertyFile { path, name: "assert".to_owned(), is_svcomp: true }
}

pub(crate) fn block(name: &str, runs: impl IntoIterator<Item = BenchmarkRun>) -> Block {
    Block { name: Some(name.to_owned()), runs: runs.into_iter().collect() }
}

/// A task whose name says what is expected.
pub(crate) fn task(directory: &Path, name: &str, property: &PropertyFile) -> BenchmarkRun {
    let (definition, input) =
        (directory.join(format!("tasks/{name}.yml")), directory.join(format!("tasks/{name}.java")));
    write(&definition, &format!("input_files: {name}.java\n"));
    write(&input, &format!("class {name} {{}}\n"));
    let expected = if name.ends_with("true") {
        ExpectedVerdict::True
    } else {
        ExpectedVerdict::False { subproperty: None }
    };
    BenchmarkRun {
        identifier: definition,
        input_files: vec![input],
        required_files: Vec::new(),
        options: vec!["-x".to_owned(), "v w".to_owned()],
        own_options: Vec::new(),
        task_options: None,
        property: Some(property.clone()),
        expected: Some(expected),
    }
}

/// A test may kill who does this, so it is not done twice.
fn write(path: &Path, text: &str) {
    if !path.exists() {
        fs::write(path, text).unwrap();
    }
}

/// Everything that does not depend on this machine.
pub(crate) fn plan(output: &Path) -> ExecutionPlan {
    let environment = [("LANG", "C.UTF-8"), ("ODD", "bell\u{7}")];
    ExecutionPlan {
        output: output.to_owned(),
        start: "2026-11-15T19:12:54.054940Z".parse::<Timestamp>().unwrap().to_zoned(TimeZone::UTC),
        tool: ToolFacts {
            name: "MadeUp".to_owned(),
            version: "1.2".to_owned(),
            module: "benchexec.tools.dummy".to_owned(),
            executable: Some(PathBuf::from("/opt/made-up")),
            files: Vec::new(),
        },
        description: None,
        threads: NonZeroU32::MIN,
        repetitions: NonZeroU32::MIN,
        mechanisms: BTreeMap::from([("memory".to_owned(), "cgroup v2".to_owned())]),
        system: SystemInfo {
            hostname: "vm".to_owned(),
            os: "Linux-6.18-x86_64".to_owned(),
            cpu_model: "CPU".to_owned(),
            n_cores: 2,
            frequency: Some(2_596_138_000),
            turbo_boost: Some(false),
            memory: 25_274_793_984,
            environment: environment.map(|(name, value)| (name.to_owned(), value.to_owned())).into(),
        },
        compress: true,
        split: Split::Default,
        max_log_size: Some(20_000_000),
    }
}

/// What comes of a run depends on nothing but which one it is.
pub(crate) fn result(benchmark: &Benchmark, id: RunId) -> RunRecord {
    let run = benchmark.run(id);
    let number = (id.repetition * 100 + id.run_set * 50 + id.block * 10 + id.run) as u64;
    let measured = Measured {
        start: "2026-11-15T19:13:00Z".parse::<Timestamp>().unwrap() + Duration::from_millis(number * 1_250),
        wall_time: Duration::from_micros(1_100_000 + number),
        cpu_time: Duration::from_nanos(2_000_045_789 + number * 1_000_000),
        cpu_time_of_cores: vec![(0, Duration::from_nanos(2_000_045_789 + number * 1_000_000))],
        memory: Some(524_288 * (number + 1)),
        block_read: Some(0),
        block_write: Some(4096),
        pressure_cpu: Some(Duration::from_micros(17)),
        pressure_io: None,
        pressure_memory: Some(Duration::ZERO),
        cores: vec![0, 1],
        memory_nodes: vec![0],
        exit: if number == 1 { RunExit::Signal(9) } else { RunExit::Code(0) },
        termination: (number == 1).then_some(RunTermination::Memory),
    };
    let answer = if number == 1 { "ERROR" } else { "true" };
    let status = verdict::status(Some(answer.into()), &measured, &benchmark.limits);
    let category = verdict::category(&status, run.property.as_ref(), run.expected.as_ref());
    RunRecord { measured, status, category, values: vec![("loops".to_owned(), format!("{number}.25"))] }
}

/// Does everything for one run that is done around a real one.
pub(crate) fn perform(execution: &Execution, benchmark: &Benchmark, id: RunId) {
    let mut log = execution.start_log(id, &["/opt/made-up", "-x", "v w"]).unwrap();
    writeln!(log, "said by {id:?}").unwrap();
    drop(log);
    let files = execution.files_directory(id);
    fs::create_dir_all(&files).unwrap();
    fs::write(files.join("witness.yml"), format!("of {id:?}\n")).unwrap();
    assert_eq!(execution.output(id).unwrap(), format!("said by {id:?}\n").as_bytes());
    execution.record(id, result(benchmark, id)).unwrap();
}

/// Performs all runs that remain.
pub(crate) fn perform_all(execution: &Execution, benchmark: &Arc<Benchmark>) {
    for id in execution.remaining() {
        perform(execution, benchmark, id);
    }
}

/// All files below a directory with their contents, by their paths.
pub(crate) fn files(directory: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut directories = vec![directory.to_owned()];
    while let Some(next) = directories.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                directories.push(path);
            } else {
                all.insert(path.strip_prefix(directory).unwrap().to_owned(), fs::read(&path).unwrap());
            }
        }
    }
    all
}

/// The text of a compressed file.
pub(crate) fn unpacked(path: &Path) -> String {
    let mut text = String::new();
    std::io::Read::read_to_string(&mut bzip2::read::BzDecoder::new(fs::File::open(path).unwrap()), &mut text)
        .unwrap();
    text
}
