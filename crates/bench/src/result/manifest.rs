//! What is needed to repeat an execution, and to tell whether another one would be the same.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::Zoned;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::error::At;
use super::names::printable;
use super::{ExecutionPlan, ResultError, Split, SystemInfo, hash};
use crate::model::{Benchmark, BenchmarkRun, ExpectedVerdict, RunLimits};
use crate::paths::relative;

/// What is needed to repeat an execution. Paths are relative to the directory of the definition, except those of the tool.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    pub(super) generator: String,
    pub(super) name: String,
    pub(super) start: Zoned,
    pub(super) description: Option<String>,
    pub(super) definition: Definition,
    pub(super) tool: Tool,
    pub(super) limits: Limits,
    pub(super) threads: NonZeroU32,
    pub(super) repetitions: NonZeroU32,
    pub(super) mechanisms: BTreeMap<String, String>,
    pub(super) system: SystemInfo,
    pub(super) runs: Runs,
    /// SHA-256 of all that the tasks consist of.
    pub(super) task_files: BTreeMap<String, String>,
    pub(super) compress: bool,
    pub(super) split: Split,
    pub(super) max_log_size: Option<u64>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Definition {
    pub(super) path: String,
    pub(super) sha256: String,
    pub(super) text: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tool {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) module: String,
    pub(super) executable: Option<String>,
    pub(super) files: BTreeMap<String, String>,
}

/// Times in seconds, memory in bytes; absent is without limit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Limits {
    pub(super) time: Option<Duration>,
    pub(super) hard_time: Option<Duration>,
    pub(super) wall_time: Option<Duration>,
    pub(super) memory: Option<u64>,
    pub(super) cores: Option<NonZeroU32>,
}

/// Which runs: tasks, options, properties and what is expected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Runs {
    pub(super) count: usize,
    pub(super) sha256: String,
}

impl Manifest {
    pub(super) fn new(benchmark: &Benchmark, plan: ExecutionPlan) -> Result<Manifest, ResultError> {
        let directory = benchmark.file.parent().unwrap_or(Path::new(""));
        let definition = std::fs::read(&benchmark.file).at("read", &benchmark.file)?;
        let task_files = hash::of_all(task_files(benchmark))?;
        let tool_files = hash::of_all(plan.tool.files.iter().map(PathBuf::as_path))?;
        Ok(Manifest {
            generator: format!("Jurat {}", env!("CARGO_PKG_VERSION")),
            name: benchmark.name.clone(),
            start: plan.start,
            description: plan.description,
            definition: Definition {
                path: printable(benchmark.file.as_os_str()),
                sha256: hash::of_bytes(&definition),
                text: String::from_utf8_lossy(&definition).into_owned(),
            },
            tool: Tool {
                name: plan.tool.name,
                version: plan.tool.version,
                module: plan.tool.module,
                executable: plan.tool.executable.as_ref().map(|path| printable(path.as_os_str())),
                files: with_texts(tool_files, Path::to_path_buf),
            },
            limits: Limits::new(&benchmark.limits),
            threads: plan.threads,
            repetitions: plan.repetitions,
            mechanisms: plan.mechanisms,
            system: plan.system,
            runs: Runs::new(benchmark, directory),
            task_files: with_texts(task_files, |path| relative(path, directory)),
            compress: plan.compress,
            split: plan.split,
            max_log_size: plan.max_log_size,
        })
    }

    /// What would make results of `now` different from those of this one, in words.
    pub(super) fn differences(&self, now: &Manifest) -> Vec<String> {
        let mut all = Vec::new();
        let mut compare = |what: &str, before: String, now: String| {
            if before != now {
                all.push(format!("{what} was `{before}` and is `{now}`"));
            }
        };
        compare("the version of Jurat", self.generator.clone(), now.generator.clone());
        compare("the tool", self.tool.to_string(), now.tool.to_string());
        compare("the limit", self.limits.to_string(), now.limits.to_string());
        compare("the number of parallel runs", self.threads.to_string(), now.threads.to_string());
        compare("the number of repetitions", self.repetitions.to_string(), now.repetitions.to_string());
        compare("the machine", machine(&self.system), machine(&now.system));
        compare("the number of runs", self.runs.count.to_string(), now.runs.count.to_string());
        for key in self
            .mechanisms
            .keys()
            .chain(now.mechanisms.keys().filter(|key| !self.mechanisms.contains_key(*key)))
        {
            let of = |manifest: &Manifest| {
                manifest.mechanisms.get(key).map_or("nothing", String::as_str).to_owned()
            };
            compare(&format!("the mechanism for {key}"), of(self), of(now));
        }
        if self.definition.sha256 != now.definition.sha256 {
            all.push(format!("the definition `{}` has changed", now.definition.path));
        } else if self.runs != now.runs && self.runs.count == now.runs.count {
            all.push("the tasks, their options or their properties have changed".to_owned());
        }
        all.extend(changed_files("of the tool", &self.tool.files, &now.tool.files));
        all.extend(changed_files("of the tasks", &self.task_files, &now.task_files));
        all
    }
}

impl Limits {
    fn new(limits: &RunLimits) -> Limits {
        let RunLimits { time, hard_time, wall_time, memory, cores } = *limits;
        Limits { time, hard_time, wall_time, memory, cores }
    }
}

impl std::fmt::Display for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let time = |limit: Option<Duration>| limit.map(|limit| format!("{} s", limit.as_secs_f64()));
        let parts = [
            ("time", time(self.time)),
            ("hard time", time(self.hard_time)),
            ("wall time", time(self.wall_time)),
            ("memory", self.memory.map(|limit| format!("{limit} B"))),
            ("cores", self.cores.map(|limit| limit.to_string())),
        ];
        let parts: Vec<String> =
            parts.into_iter().filter_map(|(name, limit)| Some(format!("{name} {}", limit?))).collect();
        f.write_str(if parts.is_empty() { "none" } else { "" })?;
        f.write_str(&parts.join(", "))
    }
}

impl std::fmt::Display for Tool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let executable = self.executable.as_deref().unwrap_or("nothing");
        write!(f, "{} {} ({}, {executable})", self.name, self.version, self.module)
    }
}

fn machine(system: &SystemInfo) -> String {
    let SystemInfo { hostname, cpu_model, n_cores, memory, .. } = system;
    format!("{hostname}, {cpu_model}, {n_cores} cores, {memory} B")
}

/// Each changed file is named, but not more than people would read.
fn changed_files(
    whose: &str,
    before: &BTreeMap<String, String>,
    now: &BTreeMap<String, String>,
) -> Vec<String> {
    const MOST: usize = 5;
    let added = now.keys().filter(|path| !before.contains_key(*path));
    let mut changed: Vec<String> = before
        .keys()
        .chain(added)
        .filter_map(|path| match (before.get(path), now.get(path)) {
            (Some(before), Some(now)) if before == now => None,
            (Some(_), Some(_)) => Some(format!("the file `{path}` {whose} has changed")),
            (Some(_), None) => Some(format!("the file `{path}` {whose} is gone")),
            (None, _) => Some(format!("the file `{path}` {whose} is new")),
        })
        .collect();
    if changed.len() > MOST {
        let n_more = changed.len() - MOST;
        changed.truncate(MOST);
        changed.push(format!("{n_more} more files {whose} have changed"));
    }
    changed
}

impl Runs {
    fn new(benchmark: &Benchmark, directory: &Path) -> Runs {
        let near = |path: &Path| printable(relative(path, directory).as_os_str());
        let described = |run: &BenchmarkRun| {
            json!({
                "task": near(&run.identifier),
                "files": run.input_files.iter().map(|path| near(path)).collect::<Vec<_>>(),
                "options": run.options,
                "task options": run.task_options,
                "property": run.property.as_ref().map(|property| near(&property.path)),
                "expected": run.expected.as_ref().map(ExpectedVerdict::to_string),
            })
        };
        let ids: Vec<_> = benchmark.run_ids(NonZeroU32::MIN).collect();
        let runs: Vec<String> = ids
            .iter()
            .map(|id| {
                let run_set = &benchmark.run_sets[id.run_set];
                let names = (&run_set.name, &run_set.blocks[id.block].name, id.block);
                json!([names, described(benchmark.run(*id))]).to_string()
            })
            .collect();
        Runs { count: runs.len(), sha256: hash::of_bytes(runs.join("\n").as_bytes()) }
    }
}

/// Task definitions, what they name, and properties.
fn task_files(benchmark: &Benchmark) -> impl Iterator<Item = &Path> {
    let runs = benchmark.run_sets.iter().flat_map(|run_set| &run_set.blocks).flat_map(|block| &block.runs);
    runs.flat_map(|run| {
        let task = (!run.input_files.is_empty()).then_some(&run.identifier);
        let property = run.property.as_ref().map(|property| &property.path);
        task.into_iter()
            .chain(&run.input_files)
            .chain(&run.required_files)
            .chain(property)
            .map(PathBuf::as_path)
    })
}

fn with_texts(
    hashes: BTreeMap<PathBuf, String>,
    name: impl Fn(&Path) -> PathBuf,
) -> BTreeMap<String, String> {
    hashes.into_iter().map(|(path, hash)| (printable(name(&path).as_os_str()), hash)).collect()
}
