//! What a run came to, as the columns of a table.

use std::time::Duration;

use jiff::Zoned;
use jiff::tz::TimeZone;

use crate::model::{Column, Measured, RunExit, RunRecord, RunTermination};

/// One value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Value {
    /// Whether only those see it who look for it. Those that everybody sees come first.
    pub(super) is_hidden: bool,
    pub(super) title: String,
    /// With its unit.
    pub(super) text: String,
}

/// The values of a run, in the order of the result file.
pub(super) fn values(result: &RunRecord, columns: &[Column], zone: &TimeZone) -> Vec<Value> {
    let mut values = Vec::new();
    let mut add = |is_hidden: bool, title: &str, text: Option<String>| {
        if let Some(text) = text {
            values.push(Value { is_hidden, title: title.to_owned(), text });
        }
    };
    add(false, "status", Some(result.status.to_string()));
    add(true, "category", Some(result.category.as_str().to_owned()));

    let measured = &result.measured;
    let start = Zoned::new(measured.start, zone.clone());
    add(true, "starttime", Some(timestamp(&start)));
    add(true, "terminationreason", measured.termination.map(|reason| termination(reason).to_owned()));
    // What was not started has used nothing, which is not the same as 0.
    if measured.termination != Some(RunTermination::Failed) {
        add_usage(measured, &mut add);
    }
    for (title, value) in &result.values {
        let column = columns.iter().find(|column| column.title == *title);
        let value = rounded(value, column.and_then(|column| column.n_digits));
        let hidden = title.strip_prefix('@');
        add(hidden.is_some(), hidden.unwrap_or(title), Some(value));
    }
    values.sort_by(|one, other| (one.is_hidden, &one.title).cmp(&(other.is_hidden, &other.title)));
    values
}

fn add_usage(measured: &Measured, add: &mut impl FnMut(bool, &str, Option<String>)) {
    let bytes = |value: Option<u64>| value.map(|value| format!("{value}B"));
    let time = |value: Option<Duration>| value.map(|value| format!("{}s", seconds(value)));
    add(false, "cputime", time(Some(measured.cpu_time)));
    for (core, used) in &measured.cpu_time_of_cores {
        add(true, &format!("cputime-cpu{core}"), time(Some(*used)));
    }
    add(false, "walltime", time(Some(measured.wall_time)));
    add(false, "memory", bytes(measured.memory));
    add(true, "blkio-read", bytes(measured.block_read));
    add(true, "blkio-write", bytes(measured.block_write));
    add(true, "pressure-cpu-some", time(measured.pressure_cpu));
    add(true, "pressure-io-some", time(measured.pressure_io));
    add(true, "pressure-memory-some", time(measured.pressure_memory));
    add(true, "cpuCores", list(&measured.cores));
    add(true, "memoryNodes", list(&measured.memory_nodes));
    match measured.exit {
        RunExit::Code(code) => add(true, "returnvalue", Some(code.to_string())),
        RunExit::Signal(signal) => add(true, "exitsignal", Some(signal.to_string())),
    }
}

fn list(numbers: &[u32]) -> Option<String> {
    let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
    (!texts.is_empty()).then(|| texts.join(","))
}

/// All digits that are known, and no more.
pub(super) fn seconds(time: Duration) -> String {
    let text = format!("{}.{:09}", time.as_secs(), time.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A number of a tool, as exact as the definition wants it; what is no number stays as it is.
pub(super) fn rounded(value: &str, n_digits: Option<u32>) -> String {
    let number = value.trim_end_matches(|c: char| c.is_alphabetic()).trim_end().parse::<f64>();
    match (n_digits, number) {
        (Some(n_digits), Ok(number)) => format!("{number:.*}", n_digits as usize),
        _ => value.to_owned(),
    }
}

/// A moment with its offset, to microseconds.
pub(super) fn timestamp(moment: &Zoned) -> String {
    moment.strftime("%Y-%m-%dT%H:%M:%S%.6f%:z").to_string()
}

fn termination(termination: RunTermination) -> &'static str {
    match termination {
        RunTermination::CpuTime => "cputime",
        RunTermination::CpuTimeSoft => "cputime-soft",
        RunTermination::WallTime => "walltime",
        RunTermination::Memory => "memory",
        RunTermination::FilesCount => "files-count",
        RunTermination::FilesSize => "files-size",
        RunTermination::Killed => "killed",
        RunTermination::Failed => "failed",
    }
}
