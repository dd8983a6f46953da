//! The result files of BenchExec 3: one element for each run, with its columns.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use jiff::{Timestamp, Zoned};
use jurat_text::xml::{XmlElement, is_character};

use super::columns::{seconds, timestamp, values};
use super::manifest::Manifest;
use super::names::{Names, component, printable};
use super::{Split, SystemInfo};
use crate::model::{Benchmark, BenchmarkRun, RunId, RunRecord};
use crate::paths::relative;

/// What says which format this is.
pub(super) const DOCTYPE: &str = "<!DOCTYPE result
  PUBLIC '+//IDN sosy-lab.org//DTD BenchExec result 3.12//EN'
  'https://www.sosy-lab.org/benchexec/result-3.12.dtd'>";

/// What is known of one repetition.
#[derive(Clone, Copy)]
pub(super) struct Report<'a> {
    pub(super) benchmark: &'a Benchmark,
    pub(super) manifest: &'a Manifest,
    pub(super) names: &'a Names,
    pub(super) results: &'a BTreeMap<RunId, RunRecord>,
    pub(super) repetition: usize,
    /// Why not all runs are finished.
    pub(super) error: Option<&'a str>,
}

impl Report<'_> {
    /// The result file of a run set.
    pub(super) fn run_set(&self, run_set: usize) -> XmlElement {
        let blocks = &self.benchmark.run_sets[run_set].blocks;
        let block = if blocks.len() == 1 { self.block_name(run_set, 0) } else { None };
        let ids = self.ids(run_set);
        let total = |title: &str, time: Duration| {
            XmlElement::new("column").with("title", title).with("value", format!("{}s", seconds(time)))
        };
        let finished: Vec<&RunRecord> = ids.iter().filter_map(|id| self.results.get(id)).collect();
        let cpu_time = finished.iter().map(|result| result.measured.cpu_time).sum();
        let totals = [total("cputime", cpu_time), total("walltime", occupied_time(&finished))];
        self.head(run_set, block.as_deref()).containing(ids.iter().map(|id| self.run(*id))).containing(totals)
    }

    /// The result file of one of the task sets of a run set.
    pub(super) fn block(&self, run_set: usize, block: usize) -> XmlElement {
        let ids = self.ids(run_set).into_iter().filter(|id| id.block == block);
        let name = self.block_name(run_set, block);
        self.head(run_set, name.as_deref()).containing(ids.map(|id| self.run(id)))
    }

    /// The runs of a run set.
    pub(super) fn ids(&self, run_set: usize) -> Vec<RunId> {
        self.benchmark.run_ids_of(self.repetition, run_set).collect()
    }

    /// The part of the file's name that stands for the run set. If there is no other rule, the name of its only task
    /// set belongs to it.
    pub(super) fn run_set_name(&self, run_set: usize) -> Option<String> {
        let run_set = &self.benchmark.run_sets[run_set];
        let block = match (self.manifest.split, &run_set.blocks[..]) {
            (Split::Default, [block]) => block.name.as_deref(),
            _ => None,
        };
        let names: Vec<&str> =
            [run_set.name.as_deref(), block].into_iter().flatten().filter(|name| !name.is_empty()).collect();
        (!names.is_empty()).then(|| names.join("."))
    }

    /// What a task set is called; without a name it is its number, if it has a file of its own.
    pub(super) fn block_name(&self, run_set: usize, block: usize) -> Option<String> {
        let name =
            self.benchmark.run_sets[run_set].blocks[block].name.clone().filter(|name| !name.is_empty());
        name.or_else(|| (self.manifest.split != Split::RunDefinition).then(|| block.to_string()))
    }

    /// What all result files of a run set begin with.
    fn head(&self, run_set: usize, block: Option<&str>) -> XmlElement {
        let manifest = self.manifest;
        let limits = &manifest.limits;
        let own_name = self.benchmark.run_sets[run_set].name.as_deref().filter(|name| !name.is_empty());
        let name: Vec<&str> = [own_name, block].into_iter().flatten().collect();
        let (start, end) = self.period(run_set);
        let columns = ["status", "cputime", "walltime"].into_iter();
        let columns = columns.chain(self.benchmark.columns.iter().map(|column| column.title.as_str()));
        XmlElement::new("result")
            .with("benchmarkname", &manifest.name)
            .with("date", manifest.start.strftime("%Y-%m-%d %H:%M:%S %Z").to_string())
            .with("starttime", timestamp(&start))
            .with("tool", &manifest.tool.name)
            .with("version", &manifest.tool.version)
            .with("toolmodule", &manifest.tool.module)
            .with("generator", &manifest.generator)
            .with_some("displayName", self.benchmark.display_name.as_ref())
            .with_some("memlimit", limits.memory.map(|bytes| format!("{bytes}B")))
            .with_some("timelimit", limits.time.map(|time| format!("{}s", seconds(time))))
            .with_some("cpuCores", limits.cores.map(|cores| cores.to_string()))
            .with("options", self.benchmark.run_sets[run_set].options.join(" "))
            .with_some("block", block)
            .with_some("name", (!name.is_empty()).then(|| name.join(".")))
            .with_some("error", self.error)
            .with("endtime", timestamp(&end))
            .containing(manifest.description.as_ref().map(|text| XmlElement::text("description", text)))
            .containing([XmlElement::new("columns").containing(columns.map(column))])
            .containing([system(&manifest.system)])
    }

    /// From the start of the first run to the end of the last one.
    fn period(&self, run_set: usize) -> (Zoned, Zoned) {
        let ids = self.ids(run_set);
        let measured = || ids.iter().filter_map(|id| self.results.get(id)).map(|result| &result.measured);
        let zone = self.manifest.start.time_zone();
        let start =
            measured().map(|measured| measured.start).min().unwrap_or(self.manifest.start.timestamp());
        let ends = measured().filter_map(|measured| measured.start.checked_add(measured.wall_time).ok());
        let end = ends.max().unwrap_or(start);
        (Zoned::new(start, zone.clone()), Zoned::new(end, zone.clone()))
    }

    fn run(&self, id: RunId) -> XmlElement {
        let run = self.benchmark.run(id);
        let near = |path: &Path| printable(relative(path, &self.names.directory).as_os_str());
        let has_files = !run.input_files.is_empty();
        let name = if has_files { near(&run.identifier) } else { printable(run.identifier.as_os_str()) };
        let files: Vec<String> = run.input_files.iter().map(|path| near(path)).collect();
        let zone = self.manifest.start.time_zone();
        let result = self.results.get(&id);
        let values = result.map(|result| values(result, &self.benchmark.columns, zone)).unwrap_or_default();
        let columns = values.into_iter().map(|value| {
            let column = column(&value.title).with("value", value.text);
            if value.is_hidden { column.with("hidden", "true") } else { column }
        });
        XmlElement::new("run")
            .with("name", &name)
            .with_some("files", has_files.then(|| format!("[{}]", files.join(", "))))
            .with_some("options", own_options(run))
            .with_some("properties", run.property.as_ref().map(|property| &property.name))
            .with_some("propertyFile", run.property.as_ref().map(|property| near(&property.path)))
            .with_some("expectedVerdict", expected(run))
            .with_some("logfile", self.unusual_log(id, &name))
            .containing(columns)
    }

    /// Where the log is, if it is not where everybody would look for it.
    fn unusual_log(&self, id: RunId, name: &str) -> Option<String> {
        let log = self.names.log_name(id);
        let run_set = self.benchmark.run_sets[id.run_set].name.as_deref().filter(|name| !name.is_empty());
        let prefix = run_set.map(|name| format!("{name}.")).unwrap_or_default();
        let usual = format!("{prefix}{}.log", name.rsplit('/').next().unwrap_or(name));
        let directory = || printable(&self.names.repetition(id.repetition)) + ".logfiles/";
        (log != usual).then(|| directory() + log)
    }

    /// How the names of the result files of a run set end, each with the only task set in it or none if it has all of
    /// them. Task sets of the same name have their number besides.
    pub(super) fn file_endings(&self, run_set: usize) -> Vec<(String, Option<usize>)> {
        let split = self.manifest.split;
        let n_blocks = self.benchmark.run_sets[run_set].blocks.len();
        let own_name = self.run_set_name(run_set).map(|name| component(&name) + ".").unwrap_or_default();
        let suffix = if self.manifest.compress { "xml.bz2" } else { "xml" };
        let mut endings = Vec::new();
        if split.has_run_definitions() {
            endings.push((format!(".results.{own_name}{suffix}"), None));
        }
        if split.has_task_sets(n_blocks) {
            let names: Vec<_> = (0..n_blocks).map(|block| self.block_name(run_set, block)).collect();
            for (block, name) in names.iter().enumerate() {
                let is_single = names.iter().filter(|other| *other == name).count() == 1;
                let name = component(name.as_deref().unwrap_or_default());
                let number = if is_single { String::new() } else { format!("-{block}") };
                endings.push((format!(".results.{own_name}{name}{number}.{suffix}"), Some(block)));
            }
        }
        endings
    }
}

fn column(title: &str) -> XmlElement {
    XmlElement::new("column").with("title", title)
}

fn own_options(run: &BenchmarkRun) -> Option<String> {
    (!run.own_options.is_empty()).then(|| run.own_options.join(" "))
}

fn expected(run: &BenchmarkRun) -> Option<String> {
    run.property.as_ref().and(run.expected.as_ref()).map(ToString::to_string)
}

/// How long at least one of these runs was running.
///
/// It is computed from the runs alone, so that it does not matter whether the execution was interrupted between them.
pub(super) fn occupied_time(results: &[&RunRecord]) -> Duration {
    let mut periods: Vec<(Timestamp, Timestamp)> = results
        .iter()
        .map(|result| &result.measured)
        .filter_map(|measured| Some((measured.start, measured.start.checked_add(measured.wall_time).ok()?)))
        .collect();
    periods.sort_unstable();
    let mut total = Duration::ZERO;
    let mut covered = Timestamp::MIN;
    for (start, end) in periods {
        let begin = start.max(covered);
        total += Duration::try_from(end.duration_since(begin)).unwrap_or(Duration::ZERO);
        covered = covered.max(end);
    }
    total
}

fn system(system: &SystemInfo) -> XmlElement {
    let cpu = XmlElement::new("cpu")
        .with("model", &system.cpu_model)
        .with("cores", system.n_cores.to_string())
        .with_some("frequency", system.frequency.map(|hertz| format!("{hertz}Hz")))
        .with_some("turboboostActive", system.turbo_boost.map(|is_active| is_active.to_string()));
    let variables = system.environment.iter().map(|(name, value)| {
        if value.chars().all(is_character) {
            XmlElement::text("var", value).with("name", name)
        } else {
            XmlElement::text("var", &base64(value.as_bytes())).with("name", name).with("encoding", "base64")
        }
    });
    XmlElement::new("systeminfo").with("hostname", &system.hostname).containing([
        XmlElement::new("os").with("name", &system.os),
        cpu,
        XmlElement::new("ram").with("size", format!("{}B", system.memory)),
        XmlElement::new("environment").containing(variables),
    ])
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits =
            group.iter().enumerate().fold(0_u32, |bits, (i, byte)| bits | u32::from(*byte) << (16 - 8 * i));
        for digit in 0..4 {
            let is_padding = digit > group.len();
            let value = (bits >> (18 - 6 * digit)) & 63;
            text.push(if is_padding { '=' } else { char::from(DIGITS[value as usize]) });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn bytes_are_written_in_base64() {
        for (bytes, text) in
            [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar\u{ff}", "Zm9vYmFyw78=")]
        {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }
}
