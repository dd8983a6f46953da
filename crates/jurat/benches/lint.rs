//! Measures `jurat lint` as users run it: wall time, CPU time and peak memory of the process.
//!
//! Two witnesses are made, always the same: a chain of 60,000 nodes (about 14 MB) and a small one (20 kB). If the
//! environment variable `WITNESSLINT` names `witnesslinter.py`, that linter runs in turns with Jurat on the large one.
//! Goals are printed with what was measured; a slow machine is no failure, so this is no test.

#![expect(clippy::print_stdout, reason = "the table is the result")]
#![expect(clippy::cast_precision_loss, reason = "numbers for people")]

mod common;

use std::env;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeVal;

const N_NODES_LARGE: u32 = 60_000;
const N_NODES_SMALL: u32 = 75;
const N_RUNS: usize = 7;

/// The word that makes this program run one command and print what it used.
const MEASURE: &str = "measure-one-command";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    common::exit(match &arguments[..] {
        [first, command @ ..] if first == MEASURE => run_and_print_usage(command),
        _ => compare(),
    })
}

fn compare() -> io::Result<()> {
    let directory = tempfile::tempdir()?;
    let large = Witness::write(directory.path(), "large.graphml", N_NODES_LARGE)?;
    let small = Witness::write(directory.path(), "small.graphml", N_NODES_SMALL)?;
    let peer = env::var_os("WITNESSLINT").map(PathBuf::from);

    let (mut jurat_runs, mut peer_runs) = (Vec::new(), Vec::new());
    for _ in 0..N_RUNS {
        jurat_runs.push(measure(&jurat(&large))?);
        // In turns, so that a busy machine slows down both.
        if let Some(peer) = &peer {
            peer_runs.push(measure(&witnesslint(peer, &large))?);
        }
    }
    let small_runs = (0..N_RUNS).map(|_| measure(&jurat(&small))).collect::<io::Result<Vec<_>>>()?;

    println!("\n{:<20}{:>10}{:>22}{:>22}{:>10}", "", "", "wall time", "CPU time", "peak");
    println!("{:<20}{:>10}{:>22}{:>22}{:>10}", "", "size", "best / median", "best / median", "memory");
    let large_usage = print_row("jurat, large", &large, &jurat_runs);
    let small_usage = print_row("jurat, small", &small, &small_runs);
    let peer_usage = (!peer_runs.is_empty()).then(|| print_row("witnesslint, large", &large, &peer_runs));

    println!("\n{:<44}{:>12}   met", "goal", "measured");
    let memory = large_usage.bytes as f64 / large.n_bytes as f64;
    print_goal("memory: at most 10 × the file", &format!("{memory:.1} ×"), memory <= 10.0);
    let small_ms = millis(small_usage.cpu);
    print_goal("CPU time of the small witness: below 10 ms", &format!("{small_ms:.1} ms"), small_ms < 10.0);
    if let Some(peer) = peer_usage {
        let ratio = peer.cpu.as_secs_f64() / large_usage.cpu.as_secs_f64();
        print_goal("CPU time: at most 1/20 of witnesslint", &format!("1/{ratio:.1}"), ratio >= 20.0);
        let ratio = peer.wall.as_secs_f64() / large_usage.wall.as_secs_f64();
        print_goal("wall time: at most 1/20 of witnesslint", &format!("1/{ratio:.1}"), ratio >= 20.0);
    } else {
        println!(
            "\nTo compare with witnesslint, get the directory `lint` of the public repository sosy-lab/sv-witnesses"
        );
        println!(
            "(it needs python3 with lxml), and run: WITNESSLINT=…/witnesslinter.py cargo bench -p jurat"
        );
    }
    Ok(())
}

fn jurat(witness: &Witness) -> Vec<OsString> {
    vec![env!("CARGO_BIN_EXE_jurat").into(), "lint".into(), witness.path.clone().into()]
}

fn witnesslint(script: &Path, witness: &Witness) -> Vec<OsString> {
    vec!["python3".into(), script.into(), "--witness".into(), witness.path.clone().into()]
}

/// Prints what the runs used, and returns the best: what else runs on the machine can only make them worse.
fn print_row(name: &str, witness: &Witness, runs: &[Usage]) -> Usage {
    let sorted = |field: fn(&Usage) -> Duration| {
        let mut values: Vec<_> = runs.iter().map(field).collect();
        values.sort_unstable();
        values
    };
    let (wall, cpu) = (sorted(|usage| usage.wall), sorted(|usage| usage.cpu));
    let bytes = runs.iter().map(|usage| usage.bytes).max().unwrap_or(0);
    let best_and_median = |values: &[Duration]| {
        format!("{:.1} / {:.1} ms", millis(values[0]), millis(values[values.len() / 2]))
    };
    println!(
        "{name:<20}{:>10}{:>22}{:>22}{:>10}",
        size(witness.n_bytes),
        best_and_median(&wall),
        best_and_median(&cpu),
        size(bytes)
    );
    Usage { wall: wall[0], cpu: cpu[0], bytes }
}

fn print_goal(goal: &str, measured: &str, is_met: bool) {
    println!("{goal:<44}{measured:>12}   {}", if is_met { "yes" } else { "NO" });
}

fn millis(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

fn size(bytes: u64) -> String {
    if bytes < 1_000_000 { format!("{} kB", bytes / 1000) } else { format!("{:.1} MB", bytes as f64 / 1e6) }
}

/// What a process used.
#[derive(Clone, Copy)]
struct Usage {
    wall: Duration,
    /// In user and in system mode.
    cpu: Duration,
    /// The largest resident set.
    bytes: u64,
}

/// Runs a command below a process of its own: what the operating system tells of children is a sum over all of them,
/// and the memory of the process that starts a child counts for the child.
fn measure(command: &[OsString]) -> io::Result<Usage> {
    let output = Command::new(env::current_exe()?).arg(MEASURE).args(command).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<u64> = text.split_whitespace().filter_map(|number| number.parse().ok()).collect();
    let [wall, cpu, bytes] = numbers[..] else { return Err(io::Error::other(text.into_owned())) };
    Ok(Usage { wall: Duration::from_micros(wall), cpu: Duration::from_micros(cpu), bytes })
}

fn run_and_print_usage(command: &[OsString]) -> io::Result<()> {
    let [program, arguments @ ..] = command else { return Err(io::Error::other("no command")) };
    let start = Instant::now();
    let status =
        Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    let wall = start.elapsed();
    if !status.success() {
        return Err(io::Error::other(format!("{} found the witness faulty, or failed", program.display())));
    }
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let micros = |time: TimeVal| time.tv_sec() * 1_000_000 + time.tv_usec();
    let cpu = micros(usage.user_time()) + micros(usage.system_time());
    println!("{} {cpu} {}", wall.as_micros(), usage.max_rss() * 1024);
    Ok(())
}

/// A witness that was made for this.
struct Witness {
    path: PathBuf,
    n_bytes: u64,
}

impl Witness {
    fn write(directory: &Path, name: &str, n_nodes: u32) -> io::Result<Self> {
        let (path, text) = (directory.join(name), chain(n_nodes));
        fs::write(&path, &text)?;
        Ok(Self { path, n_bytes: text.len() as u64 })
    }
}

/// The declarations that verifiers write: name, type, element, id and default value.
const KEYS: &[(&str, &str, &str, &str, &str)] = &[
    ("witness-type", "string", "graph", "witness-type", ""),
    ("sourcecodeLanguage", "string", "graph", "sourcecodelang", ""),
    ("producer", "string", "graph", "producer", ""),
    ("specification", "string", "graph", "specification", ""),
    ("programFile", "string", "graph", "programfile", ""),
    ("programHash", "string", "graph", "programhash", ""),
    ("architecture", "string", "graph", "architecture", ""),
    ("creationTime", "string", "graph", "creationtime", ""),
    ("isEntryNode", "boolean", "node", "entry", "false"),
    ("isSinkNode", "boolean", "node", "sink", "false"),
    ("isViolationNode", "boolean", "node", "violation", "false"),
    ("invariant", "string", "node", "invariant", ""),
    ("invariant.scope", "string", "node", "invariant.scope", ""),
    ("originFileName", "string", "edge", "originfile", "Main.java"),
    ("startline", "int", "edge", "startline", ""),
    ("endline", "int", "edge", "endline", ""),
    ("assumption", "string", "edge", "assumption", ""),
    ("assumption.scope", "string", "edge", "assumption.scope", ""),
    ("control", "string", "edge", "control", ""),
    ("enterLoopHead", "boolean", "edge", "enterLoopHead", "false"),
    ("enterFunction", "string", "edge", "enterFunction", ""),
    ("returnFromFunction", "string", "edge", "returnFromFunction", ""),
];

const GRAPH_DATA: &[(&str, &str)] = &[
    ("witness-type", "correctness_witness"),
    ("sourcecodelang", "Java"),
    ("producer", "Jurat's benchmark"),
    ("specification", "CHECK( init(Main.main()), LTL(G assert) )"),
    ("programfile", "Main.java"),
    ("programhash", "0f343b0931126a20f133d67c2b018a3b5d9b0e8a3b4c5d6e7f8091a2b3c4d5e6"),
    ("architecture", "64bit"),
    ("creationtime", "2026-01-31T12:00:00Z"),
];

/// A valid correctness witness whose nodes form a chain, as a verifier with one abstract path writes it.
fn chain(n_nodes: u32) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n\
         <graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n",
    );
    for (name, value_type, domain, id, default) in KEYS {
        let _ = write!(
            text,
            " <key attr.name=\"{name}\" attr.type=\"{value_type}\" for=\"{domain}\" id=\"{id}\""
        );
        let _ = match *default {
            "" => writeln!(text, "/>"),
            default => writeln!(text, ">\n  <default>{default}</default>\n </key>"),
        };
    }
    text.push_str("<graph edgedefault=\"directed\">\n");
    push_data(&mut text, GRAPH_DATA);
    for node in 0..n_nodes {
        push_node(&mut text, node);
        if node > 0 {
            push_edge(&mut text, node);
        }
    }
    text.push_str("</graph>\n</graphml>\n");
    text
}

fn push_node(text: &mut String, node: u32) {
    // Some states have nothing to say; the others say something about one or two variables.
    let invariant = match node % 10 {
        0 => String::new(),
        1..=4 => format!("i == {node}"),
        5..=7 => format!("i &lt;= {node} &amp;&amp; n &gt; 0"),
        _ => format!("a[{}] != n", node % 100),
    };
    let entry = if node == 0 { "true" } else { "" };
    let scope = if invariant.is_empty() { "" } else { method(node) };
    let _ = writeln!(text, " <node id=\"N{node}\">");
    push_data(text, &[("entry", entry), ("invariant", &invariant), ("invariant.scope", scope)]);
    text.push_str(" </node>\n");
}

/// The edge that enters a node.
fn push_edge(text: &mut String, node: u32) {
    let line = (node % 5_000 + 1).to_string();
    // Every hundred steps a call that takes fifty, with a loop inside.
    let (enters, returns) = match node % 100 {
        50 => ("Main.step", ""),
        99 => ("", "Main.step"),
        _ => ("", ""),
    };
    let enters_loop = if node % 100 == 55 { "true" } else { "" };
    let control = match node % 20 {
        6 => "condition-true",
        16 => "condition-false",
        _ => "",
    };
    let _ = writeln!(text, " <edge source=\"N{}\" target=\"N{node}\">", node - 1);
    push_data(
        text,
        &[
            ("originfile", "Main.java"),
            ("startline", &line),
            ("control", control),
            ("enterLoopHead", enters_loop),
            ("enterFunction", enters),
            ("returnFromFunction", returns),
        ],
    );
    text.push_str(" </edge>\n");
}

fn method(node: u32) -> &'static str {
    if (50..99).contains(&(node % 100)) { "Main.step" } else { "Main.main" }
}

/// Writes the data that has a value.
fn push_data(text: &mut String, data: &[(&str, &str)]) {
    for (key, value) in data.iter().filter(|(_, value)| !value.is_empty()) {
        let _ = writeln!(text, "  <data key=\"{key}\">{value}</data>");
    }
}
