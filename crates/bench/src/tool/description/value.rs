//! What a template of a command line can ask for.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};

/// What a template of a command line can ask for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Value {
    Executable,
    ToolDirectory,
    Options,
    InputFiles,
    InputFilesOrIdentifier,
    InputFile,
    Witness,
    Property,
    PropertyName,
    Language,
    DataModel,
    TaskOption(String),
    TimeLimit(TimeUnit),
    HardTimeLimit(TimeUnit),
    WallTimeLimit(TimeUnit),
    MemoryLimit(MemoryUnit),
    Cores,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum TimeUnit {
    Milliseconds,
    Seconds,
    Minutes,
}

/// Bytes in one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct MemoryUnit(pub(crate) u64);

const PLAIN: [(&str, Value); 12] = [
    ("executable", Value::Executable),
    ("tool_directory", Value::ToolDirectory),
    ("options", Value::Options),
    ("input_files", Value::InputFiles),
    ("input_files_or_identifier", Value::InputFilesOrIdentifier),
    ("input_file", Value::InputFile),
    ("witness", Value::Witness),
    ("property", Value::Property),
    ("property_name", Value::PropertyName),
    ("language", Value::Language),
    ("data_model", Value::DataModel),
    ("cores", Value::Cores),
];

/// A value that has a unit.
type InTime = fn(TimeUnit) -> Value;

const TIMES: [(&str, InTime); 3] = [
    ("timelimit", Value::TimeLimit),
    ("hardtimelimit", Value::HardTimeLimit),
    ("walltimelimit", Value::WallTimeLimit),
];

const TIME_UNITS: [(&str, TimeUnit); 3] =
    [("ms", TimeUnit::Milliseconds), ("s", TimeUnit::Seconds), ("min", TimeUnit::Minutes)];

const MEMORY_UNITS: [(&str, MemoryUnit); 7] = [
    ("B", MemoryUnit(1)),
    ("kB", MemoryUnit(1000)),
    ("MB", MemoryUnit(1_000_000)),
    ("GB", MemoryUnit(1_000_000_000)),
    ("KiB", MemoryUnit(1 << 10)),
    ("MiB", MemoryUnit(1 << 20)),
    ("GiB", MemoryUnit(1 << 30)),
];

impl Value {
    /// By what stands between the braces.
    pub(crate) fn parse(text: &str) -> Result<Value, String> {
        if let Some(key) = text.strip_prefix("task.") {
            return Ok(Value::TaskOption(key.to_owned()));
        }
        let (name, unit) = text.split_once(':').map_or((text, None), |(name, unit)| (name, Some(unit)));
        if let Some((_, value)) = TIMES.iter().find(|(it, _)| *it == name) {
            return Ok(value(in_unit(name, unit.unwrap_or("s"), &TIME_UNITS)?));
        }
        if name == "memlimit" {
            return Ok(Value::MemoryLimit(in_unit(name, unit.unwrap_or("B"), &MEMORY_UNITS)?));
        }
        match PLAIN.iter().find(|(it, _)| *it == text) {
            Some((_, value)) => Ok(value.clone()),
            None => Err(format!("unknown value `{{{text}}}`, expected one of {}", known())),
        }
    }
}

impl fmt::Display for Value {
    /// Its name, without a unit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Value::TaskOption(key) => return write!(f, "task.{key}"),
            Value::TimeLimit(_) => "timelimit",
            Value::HardTimeLimit(_) => "hardtimelimit",
            Value::WallTimeLimit(_) => "walltimelimit",
            Value::MemoryLimit(_) => "memlimit",
            plain => PLAIN.iter().find(|(_, value)| value == plain).map_or("", |(name, _)| name),
        })
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::parse(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

fn in_unit<U: Copy>(name: &str, unit: &str, units: &[(&str, U)]) -> Result<U, String> {
    units.iter().find(|(it, _)| *it == unit).map(|(_, unit)| *unit).ok_or_else(|| {
        let known: Vec<String> = units.iter().map(|(unit, _)| format!("`{{{name}:{unit}}}`")).collect();
        format!("unknown unit in `{{{name}:{unit}}}`, expected one of {}", known.join(", "))
    })
}

pub(super) fn known() -> String {
    let names = PLAIN.iter().map(|(name, _)| *name).chain(TIMES.iter().map(|(name, _)| *name));
    let names: Vec<String> =
        names.chain(["memlimit", "task.KEY"]).map(|name| format!("`{{{name}}}`")).collect();
    names.join(", ")
}
