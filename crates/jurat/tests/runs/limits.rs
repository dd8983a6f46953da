//! `jurat verify` keeps its limits, whatever the program does: each program of `corpus/limits` attacks them in another way.
//!
//! `make limits` gives them more time, and also runs all tasks of the corpus at ordinary limits.

#![expect(clippy::unwrap_used, reason = "a corpus that is not as it should be ends the test")]

use std::collections::HashMap;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::common::{JURAT, command, corpus};

/// How late an answer may be.
const TOLERANCE: Duration = Duration::from_millis(500);
const MEMORY: u64 = 512_000_000;
/// What an answer says that did not come in an orderly way.
const LAST_RESORT: &str = "watchdog";

/// What a run used and said.
struct Run {
    name: String,
    wall_time: Duration,
    /// Of all processes, as far as they were seen.
    cpu_time: Duration,
    /// Bytes of all processes together.
    peak: u64,
    code: Option<i32>,
    said: String,
}

#[test]
fn limits_hold_whatever_the_program_does() {
    check_all(&programs(), Duration::from_secs(1), MEMORY);
}

#[test]
#[ignore = "takes many minutes: `make limits`"]
fn limits_hold_with_more_time() {
    for seconds in [3, 20] {
        check_all(&programs(), Duration::from_secs(seconds), MEMORY);
    }
}

#[test]
#[ignore = "takes many minutes: `make limits`"]
fn tasks_of_the_corpus_need_no_last_resort() {
    let tasks = ["programs", "verify"].map(|folder| corpus().join(folder));
    let entries = tasks.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let tasks: Vec<_> = entries.map(|entry| entry.unwrap().path().join("task.yml")).collect();
    check_all(&tasks, Duration::from_secs(10), 2_000_000_000);
}

/// Generated programs that are long rather than hard.
#[test]
fn limits_hold_for_long_sources() {
    let folder = TempDir::new().unwrap();
    let programs = [
        ("long-source", long_source()),
        ("giant-method", giant_method()),
        ("constant-table", constant_table()),
        ("deep-expression", deep_expression()),
    ];
    let folders = programs.map(|(name, text)| {
        let program = folder.path().join(name);
        fs::create_dir(&program).unwrap();
        fs::write(program.join("Main.java"), text).unwrap();
        program
    });
    check_all(&folders, Duration::from_secs(2), MEMORY);
}

/// The programs that attack the limits.
fn programs() -> Vec<PathBuf> {
    let entries = fs::read_dir(corpus().join("limits")).unwrap();
    let mut programs: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    programs.sort();
    assert!(programs.len() >= 30, "{} programs", programs.len());
    programs
}

/// Runs all of them, two at a time: they need a core each.
fn check_all(programs: &[PathBuf], timeout: Duration, memory: u64) {
    let queue = Mutex::new(programs.iter());
    let problems = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(program) = queue.lock().unwrap().next() else { break };
                    let found = problems_of(program, timeout, memory);
                    problems.lock().unwrap().extend(found);
                }
            });
        }
    });
    let problems = problems.into_inner().unwrap();
    assert!(problems.is_empty(), "{problems:#?}");
}

/// What is wrong with a run. A machine that is busy with something else can make any run late, so it gets a second chance.
fn problems_of(program: &Path, timeout: Duration, memory: u64) -> Option<String> {
    problem(&run(program, timeout, memory), timeout, memory)?;
    problem(&run(program, timeout, memory), timeout, memory)
}

fn problem(run: &Run, timeout: Duration, memory: u64) -> Option<String> {
    let Run { name, wall_time, cpu_time, peak, code, said } = run;
    let last = said.lines().last().unwrap_or_default();
    let is_answer = matches!((code, last), (Some(0), "TRUE") | (Some(10), "FALSE") | (Some(20), "UNKNOWN"));
    // Where it did not even get that much time on a core, the machine was busy with others.
    let is_late = wall_time.min(cpu_time) > &(timeout + TOLERANCE);
    if !is_answer {
        Some(format!("{name}: {code:?} after {said}"))
    } else if is_late {
        Some(format!("{name}: {wall_time:?} instead of {timeout:?}"))
    } else if *peak > memory {
        Some(format!("{name}: {peak} bytes instead of {memory}"))
    } else if said.contains(LAST_RESORT) && (said.contains("memory limit") || !is_starved(run)) {
        Some(format!("{name}: {said}"))
    } else {
        None
    }
}

/// Whether the machine was so busy with others that nothing could end in time.
fn is_starved(run: &Run) -> bool {
    run.cpu_time < run.wall_time.mul_f64(0.7)
}

fn run(program: &Path, timeout: Duration, memory: u64) -> Run {
    let start = Instant::now();
    let limits = [format!("--timeout={}s", timeout.as_secs()), format!("--memory={memory}B")];
    let mut child = command(JURAT)
        .args(["verify", "--engine", "native"])
        .args(limits)
        .arg(program)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (peak, cpu_time, code) = watch(&mut child);
    let wall_time = start.elapsed();
    let mut said = String::new();
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    Run { name: program.display().to_string(), wall_time, cpu_time, peak, code, said }
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
        thread::sleep(Duration::from_millis(10));
    }
}

/// Bytes and CPU time of a process with all its descendants.
fn usage(root: u32) -> (u64, Duration) {
    /// The kernel counts time in these units.
    const TICK: Duration = Duration::from_millis(10);
    let mut children: HashMap<u32, Vec<(u32, u64, u64)>> = HashMap::new();
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let Some(pid) = entry.file_name().to_str().and_then(|name| name.parse::<u32>().ok()) else {
            continue;
        };
        let Ok(stat) = fs::read_to_string(entry.path().join("stat")) else { continue };
        let Some((_, fields)) = stat.rsplit_once(") ") else { continue };
        let field = |number: usize| fields.split(' ').nth(number).and_then(|it| it.parse::<u64>().ok());
        let (Some(parent), Some(user), Some(system), Some(pages)) =
            (field(1), field(11), field(12), field(21))
        else {
            continue;
        };
        let usage = (pid, pages * 4096, user + system);
        if pid == root {
            children.entry(0).or_default().push(usage);
        }
        children.entry(parent as u32).or_default().push(usage);
    }
    let mut left = children.get(&0).cloned().unwrap_or_default();
    left.retain(|(pid, ..)| *pid == root);
    let (mut bytes, mut ticks) = (0, 0);
    while let Some((pid, its_bytes, its_ticks)) = left.pop() {
        bytes += its_bytes;
        ticks += its_ticks;
        left.extend(children.get(&pid).into_iter().flatten());
    }
    (bytes, TICK * ticks as u32)
}

/// Twenty thousand lines of methods that call each other.
fn long_source() -> String {
    let methods = (0..5_000).map(|number| {
        let next = number + 1;
        format!("  static int m{number}(int x) {{\n    int y = x ^ {number};\n    return y > 0 ? y : m{next}(x + 1);\n  }}\n")
    });
    let methods: String = methods.collect();
    main_class(&format!("{methods}  static int m5000(int x) {{ return x; }}\n"), "assert m0(1) != 7;")
}

/// A method that is almost as long as the class file format allows.
fn giant_method() -> String {
    let statements: String = (0..2_500)
        .map(|number| format!("    if (x > {number}) {{ x = x * 3 + y{}; }}\n", number % 50))
        .collect();
    let locals: String = (0..50).map(|number| format!("    int y{number} = x + {number};\n")).collect();
    main_class(
        &format!("  static int giant(int x) {{\n{locals}{statements}    return x;\n  }}\n"),
        "assert giant(org.sosy_lab.sv_benchmarks.Verifier.nondetInt()) != 7;",
    )
}

/// A table of constants, which is initialised by instructions.
fn constant_table() -> String {
    let numbers: String = (0..7_000).map(|number| format!("{}, ", number * 7919 % 10_007)).collect();
    main_class(
        &format!("  static final int[] TABLE = {{ {numbers} }};\n"),
        "int at = org.sosy_lab.sv_benchmarks.Verifier.nondetInt();\n    if (at >= 0 && at < 4000) {\n      assert TABLE[at] + TABLE[at + 1] != 4711;\n    }",
    )
}

/// Parentheses within parentheses.
fn deep_expression() -> String {
    let (open, close) = ("(1 + ".repeat(3_000), ")".repeat(3_000));
    main_class("", &format!("int x = {open}1{close};\n    assert x > 0;"))
}

fn main_class(members: &str, body: &str) -> String {
    format!(
        "public class Main {{\n{members}  public static void main(String[] arguments) {{\n    {body}\n  }}\n}}\n"
    )
}
