//! The results as a text, for people without a browser.

use std::path::Path;
use std::time::Duration;

use jurat_text::quote::one_line;

use super::RunSetStatistics;
use super::columns::{rounded, seconds};
use super::names::printable;
use super::report::{Report, occupied_time};
use crate::model::{Column, RunId, RunRecord, RunTermination};

const KEY_WIDTH: usize = 25;
const STATUS_WIDTH: usize = 25;
const TIME_WIDTH: usize = 12;
const LEAST_TASK_WIDTH: usize = 20;
const LEAST_COLUMN_WIDTH: usize = 8;

impl Report<'_> {
    /// All results of a repetition.
    pub(super) fn to_text(self) -> String {
        let mut text = self.benchmark_text() + &self.system_text();
        for run_set in 0..self.benchmark.run_sets.len() {
            text.push_str(&self.run_set_text(run_set));
        }
        text.push('\n');
        text + &RunSetStatistics::new(self.benchmark, self.results, Some(self.repetition)).to_string()
    }

    fn benchmark_text(self) -> String {
        let (benchmark, manifest) = (self.benchmark, self.manifest);
        let names: Vec<String> = (0..benchmark.run_sets.len())
            .map(|run_set| self.run_set_name(run_set).unwrap_or_default())
            .collect();
        let display_name =
            benchmark.display_name.as_ref().map(|name| format!("{name}\n")).unwrap_or_default();
        let limits = &manifest.limits;
        let facts = [
            ("benchmark definition", Some(manifest.definition.path.clone())),
            ("name", Some(manifest.name.clone())),
            ("run sets", Some(names.join(", "))),
            ("date", Some(manifest.start.strftime("%a, %Y-%m-%d %H:%M:%S %Z").to_string())),
            ("tool", Some(format!("{} {}", manifest.tool.name, manifest.tool.version))),
            ("tool executable", manifest.tool.executable.clone()),
            ("parallel runs", (manifest.threads.get() > 1).then(|| manifest.threads.to_string())),
        ];
        let limits = [
            ("- memory", limits.memory.map(megabytes)),
            ("- time", limits.time.map(|time| format!("{} s", seconds(time)))),
            ("- hard time", limits.hard_time.map(|time| format!("{} s", seconds(time)))),
            ("- wall time", limits.wall_time.map(|time| format!("{} s", seconds(time)))),
            ("- cpu cores", limits.cores.map(|cores| cores.to_string())),
        ];
        format!(
            "   BENCHMARK INFORMATION\n{display_name}{}resource limits:\n{}{}\n\n",
            lines(&facts),
            lines(&limits),
            "-".repeat(60)
        )
    }

    fn system_text(self) -> String {
        let system = &self.manifest.system;
        #[expect(clippy::cast_precision_loss, reason = "no CPU has so many Hertz")]
        let megahertz = system.frequency.map(|hertz| format!("{} MHz", hertz as f64 / 1e6));
        let facts = [
            ("host", Some(system.hostname.clone())),
            ("os", Some(system.os.clone())),
            ("cpu", Some(system.cpu_model.clone())),
            ("- cores", Some(system.n_cores.to_string())),
            ("- max frequency", megahertz),
            ("- turbo boost enabled", system.turbo_boost.map(|is_enabled| is_enabled.to_string())),
            ("ram", Some(megabytes(system.memory))),
        ];
        format!("   SYSTEM INFORMATION\n{}{}\n\n", lines(&facts), "-".repeat(60))
    }

    fn run_set_text(self, run_set: usize) -> String {
        let ids = self.ids(run_set);
        let table = Table::new(self, &ids);
        let name = self.run_set_name(run_set).map(|name| name + "\n").unwrap_or_default();
        let place = format!("Run set {} of {}", run_set + 1, self.benchmark.run_sets.len());
        let Some(first) = ids.first().map(|id| self.benchmark.run(*id)) else {
            return format!("\n\n{name}{place}: skipped because it has no files\n");
        };
        let property = first
            .property
            .as_ref()
            .map_or("None".to_owned(), |property| printable(property.path.as_os_str()));
        let options = self.benchmark.run_sets[run_set].options.join(" ");
        let columns = &self.benchmark.columns;
        let titles =
            table.line("inputfile", ["status", "cpu time", "wall time", "host"], columns, |column| {
                column.title.clone()
            });
        let rule = "-".repeat(titles.chars().count());
        let mut text = format!(
            "\n\n{name}{place} with options '{options}' and propertyfile '{property}'\n\n{titles}\n{rule}\n"
        );
        for id in &ids {
            text.push_str(&self.run_line(&table, *id));
            text.push('\n');
        }
        let finished: Vec<&RunRecord> = ids.iter().filter_map(|id| self.results.get(id)).collect();
        let cpu_time: Duration = finished.iter().map(|result| result.measured.cpu_time).sum();
        let [cpu_time, wall_time] =
            [cpu_time, occupied_time(&finished)].map(|time| format!("{:.2}", time.as_secs_f64()));
        let ending = self.error.unwrap_or("done");
        let last = table.line(
            &format!("Run set {}", run_set + 1),
            [ending, &cpu_time, &wall_time, "-"],
            &[],
            |_| String::new(),
        );
        text + &format!("{rule}\n{last}\n")
    }

    fn run_line(self, table: &Table, id: RunId) -> String {
        let task = table.task(&self.benchmark.run(id).identifier);
        let Some(result) = self.results.get(&id) else {
            return format!("{task:width$}", width = table.task_width);
        };
        let measured = &result.measured;
        let time = |time: Duration| match measured.termination {
            Some(RunTermination::Failed) => String::new(),
            _ => format!("{:.2}", time.as_secs_f64()),
        };
        let (cpu_time, wall_time) = (time(measured.cpu_time), time(measured.wall_time));
        let host = &self.manifest.system.hostname;
        table.line(
            &task,
            [&result.status.words(), &cpu_time, &wall_time, host],
            &self.benchmark.columns,
            |column| {
                let value = result.values.iter().find(|(title, _)| *title == column.title);
                value.map(|(_, value)| rounded(value, column.n_digits)).unwrap_or_default()
            },
        )
    }
}

/// How wide the first column is, and what all its entries begin with.
struct Table {
    task_width: usize,
    common: String,
}

impl Table {
    fn new(report: Report<'_>, ids: &[RunId]) -> Table {
        let tasks: Vec<String> = ids
            .iter()
            .map(|id| report.benchmark.run(*id))
            .map(|run| one_line(&printable(run.identifier.as_os_str())))
            .collect();
        let common = common_directory(&tasks);
        let longest = tasks.iter().map(|task| task[common.len()..].chars().count()).max().unwrap_or(0);
        Table { task_width: longest.max(LEAST_TASK_WIDTH) + 4, common }
    }

    fn task(&self, task: &Path) -> String {
        let task = one_line(&printable(task.as_os_str()));
        task.strip_prefix(&self.common).map_or(task.clone(), str::to_owned)
    }

    fn line(
        &self,
        task: &str,
        [status, cpu_time, wall_time, host]: [&str; 4],
        columns: &[Column],
        value: impl Fn(&Column) -> String,
    ) -> String {
        // A tool may say anything, but a table has lines.
        let status = one_line(status);
        let mut line = format!(
            "{task:width$}{status:STATUS_WIDTH$}{cpu_time:>TIME_WIDTH$}{wall_time:>TIME_WIDTH$}{host:>TIME_WIDTH$}",
            width = self.task_width
        );
        for column in columns {
            let width = column.title.chars().count().max(LEAST_COLUMN_WIDTH) + 2;
            line.push_str(&format!("{:>width$}", one_line(&value(column))));
        }
        line
    }
}

/// The directory that all of these are below, with its slash.
fn common_directory(tasks: &[String]) -> String {
    let Some(first) = tasks.first() else { return String::new() };
    let is_common = |directory: &&str| tasks.iter().all(|task| task.starts_with(directory));
    let mut directories = first.match_indices('/').map(|(slash, _)| &first[..=slash]);
    directories.rfind(is_common).unwrap_or_default().to_owned()
}

fn lines(facts: &[(&str, Option<String>)]) -> String {
    let known = facts.iter().filter_map(|(key, value)| Some((key, value.as_ref()?)));
    known
        .map(|(key, value)| format!("{:KEY_WIDTH$}{value}", format!("{key}:")).trim_end().to_owned() + "\n")
        .collect()
}

fn megabytes(bytes: u64) -> String {
    #[expect(clippy::cast_precision_loss, reason = "for people, and exact up to petabytes")]
    let megabytes = bytes as f64 / 1e6;
    format!("{megabytes:?} MB")
}
