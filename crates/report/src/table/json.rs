//! Everything that the page shows, for programs.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

use super::facts::facts;
use super::{Group, Table, TableStatistics, ToolRuns};

#[derive(Serialize)]
struct Document<'a> {
    jurat: &'static str,
    title: &'a str,
    base: &'a str,
    warnings: &'a [String],
    run_sets: Vec<RunSetEntry<'a>>,
    tasks: Tasks<'a>,
}

#[derive(Serialize)]
struct RunSetEntry<'a> {
    label: &'a str,
    files: Vec<Cow<'a, str>>,
    facts: BTreeMap<&'static str, String>,
    error: Option<String>,
    columns: Vec<ColumnEntry<'a>>,
    counts: BTreeMap<&'static str, usize>,
    statuses: BTreeMap<String, usize>,
    score: Option<f64>,
    max_score: i64,
    statistics: BTreeMap<&'a str, BTreeMap<&'static str, TableStatistics>>,
}

#[derive(Serialize)]
struct ColumnEntry<'a> {
    title: &'a str,
    unit: Option<&'a str>,
    hidden: bool,
}

#[derive(Serialize)]
struct TaskEntry<'a> {
    task: &'a str,
    property: Option<&'a str>,
    expected: Option<&'a str>,
    max_score: Option<i32>,
    runs: Vec<Option<RunEntry<'a>>>,
}

#[derive(Serialize)]
struct RunEntry<'a> {
    log: Option<String>,
    values: BTreeMap<&'a str, Cow<'a, str>>,
}

/// The table as one JSON document. Values are texts, as exact as the result files have them, without the units of their
/// columns.
pub fn json(table: &Table) -> String {
    let document = Document {
        jurat: env!("CARGO_PKG_VERSION"),
        title: &table.title,
        base: &table.base,
        warnings: &table.warnings,
        run_sets: table.run_sets.iter().map(|run_set| run_set_entry(table, run_set)).collect(),
        tasks: Tasks(table),
    };
    serde_json::to_string_pretty(&document).expect("texts and numbers are JSON") + "\n"
}

fn run_set_entry<'a>(table: &'a Table, run_set: &'a ToolRuns) -> RunSetEntry<'a> {
    let totals = table.totals(run_set);
    let columns = run_set.columns.iter();
    let of_column = |column| {
        Group::ALL.iter().filter_map(move |group| Some((group.name(), run_set.statistics(column, *group)?)))
    };
    RunSetEntry {
        label: &run_set.label,
        files: run_set.files.iter().map(|file| file.results.path.to_string_lossy()).collect(),
        facts: facts(run_set).into_iter().map(|fact| (fact.label, fact.lines().join("; "))).collect(),
        error: run_set.error(),
        columns: columns
            .clone()
            .map(|column| ColumnEntry {
                title: &column.title,
                unit: column.unit.as_deref(),
                hidden: column.is_hidden,
            })
            .collect(),
        counts: totals.groups.iter().map(|(group, count)| (group.name(), *count)).collect(),
        statuses: totals.statuses,
        score: totals.score,
        max_score: totals.max_score,
        statistics: columns
            .filter(|column| column.is_numeric())
            .map(|column| (column.title.as_str(), of_column(column).collect()))
            .collect(),
    }
}

/// The rows, made one after the other while they are written.
struct Tasks<'a>(&'a Table);

impl Serialize for Tasks<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Tasks(table) = self;
        let mut tasks = serializer.serialize_seq(Some(table.tasks.len()))?;
        for (row, task) in table.tasks.iter().enumerate() {
            tasks.serialize_element(&TaskEntry {
                task: &task.name,
                property: task.property.as_deref(),
                expected: task.expected.as_deref(),
                max_score: task.max_score,
                runs: table.run_sets.iter().map(|run_set| run_entry(table, run_set, row)).collect(),
            })?;
        }
        tasks.end()
    }
}

fn run_entry<'a>(table: &Table, run_set: &'a ToolRuns, row: usize) -> Option<RunEntry<'a>> {
    run_set.cells[row].as_ref()?;
    let values = run_set
        .columns
        .iter()
        .filter_map(|column| Some((column.title.as_str(), run_set.value(row, column)?)));
    Some(RunEntry { log: table.log(run_set, row), values: values.collect() })
}
