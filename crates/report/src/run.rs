//! What was measured of a command, with the names and units of runexec.

use std::time::Duration;

use jurat_exec::{Exit, HowEnded, Mechanism, Termination, Usage};
use serde_json::{Map, Value};

/// What was measured of a command.
#[derive(Clone, Copy, Debug)]
pub struct RunReport<'a> {
    /// When it started, in ISO 8601.
    pub start: &'a str,
    /// How it ended.
    pub how: HowEnded,
    /// What it used.
    pub usage: &'a Usage,
}

/// A value with its unit.
enum Measure {
    Text(String),
    Number(i32),
    Seconds(Duration),
    Bytes(u64),
}

/// A line for each value: its name, an equals sign, the value and its unit.
pub fn text(run: &RunReport<'_>) -> String {
    rows(run)
        .into_iter()
        .map(|(name, value)| match value {
            Measure::Text(text) => format!("{name}={text}\n"),
            Measure::Number(number) => format!("{name}={number}\n"),
            Measure::Seconds(time) => format!("{name}={}s\n", seconds(time)),
            Measure::Bytes(bytes) => format!("{name}={bytes}B\n"),
        })
        .collect()
}

/// An object with the same names; times in seconds, sizes in bytes.
pub fn json(run: &RunReport<'_>) -> String {
    let mut object = Map::new();
    for (name, value) in rows(run) {
        let value = match value {
            Measure::Text(text) => Value::from(text),
            Measure::Number(number) => Value::from(number),
            Measure::Seconds(time) => Value::from(time.as_secs_f64()),
            Measure::Bytes(bytes) => Value::from(bytes),
        };
        object.insert(name, value);
    }
    format!("{:#}\n", Value::Object(object))
}

/// Of a command that could not be started.
pub fn failed(is_json: bool) -> &'static str {
    if is_json { "{\n  \"terminationreason\": \"failed\"\n}\n" } else { "terminationreason=failed\n" }
}

fn rows(run: &RunReport<'_>) -> Vec<(String, Measure)> {
    let Usage { wall_time, cpu_time, memory, block_read, block_write, by, .. } = *run.usage;
    let of_cores = run.usage.cpu_time_of_cores.iter();
    let of_cores = of_cores.map(|(core, time)| (format!("cputime-cpu{core}"), Measure::Seconds(*time)));
    let time = |value: Option<Duration>| value.map(Measure::Seconds);
    let bytes = |value: Option<u64>| value.map(Measure::Bytes);
    let who = |value: Option<Mechanism>| value.map(|value| Measure::Text(value.to_string()));
    let (code, signal) = match run.how.exit {
        Exit::Code(code) => (Some(Measure::Number(code)), None),
        Exit::Signal(signal) => (None, Some(Measure::Number(signal))),
    };
    let rows = [
        ("starttime", Some(Measure::Text(run.start.to_owned()))),
        ("terminationreason", run.how.termination.map(|why| Measure::Text(reason(why).to_owned()))),
        ("returnvalue", code),
        ("exitsignal", signal),
        ("walltime", time(Some(wall_time))),
        ("cputime", time(Some(cpu_time))),
        ("memory", bytes(memory)),
        ("blkio-read", bytes(block_read)),
        ("blkio-write", bytes(block_write)),
        ("pressure-cpu-some", time(run.usage.pressure_cpu)),
        ("pressure-io-some", time(run.usage.pressure_io)),
        ("pressure-memory-some", time(run.usage.pressure_memory)),
        ("cputime-by", who(by.cpu_time)),
        ("memory-by", who(by.memory)),
        ("processes-by", who(by.processes)),
        ("blkio-by", who(by.block)),
        ("pressure-by", who(by.pressure)),
        ("cores-by", who(by.cores)),
        ("memory-nodes-by", who(by.memory_nodes)),
    ];
    let known = rows.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    known.chain(of_cores).collect()
}

/// As many digits as there are, without zeros at the end.
fn seconds(time: Duration) -> String {
    let text = format!("{}.{:09}", time.as_secs(), time.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The name that runexec has for it, except for a limit on processes, which it does not know.
fn reason(termination: Termination) -> &'static str {
    match termination {
        Termination::CpuTime => "cputime",
        Termination::SoftCpuTime => "cputime-soft",
        Termination::WallTime => "walltime",
        Termination::Memory => "memory",
        Termination::FilesCount => "files-count",
        Termination::FilesSize => "files-size",
        Termination::Processes => "processes",
        Termination::Interrupted => "killed",
    }
}
