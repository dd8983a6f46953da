//! A row as it is written: the columns of the CSV file, and the fields of JSON.

use jurat_validate::checks::Counts;
use jurat_validate::{Category, Engine, engines};
use serde::{Deserialize, Serialize};

use super::row::{Row, Subject};

/// The columns, in their order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    task: String,
    witness: String,
    property: Option<String>,
    expected: Option<String>,
    verdict: String,
    category: String,
    reason: Option<String>,
    engine: Option<String>,
    claims: usize,
    checked: usize,
    wildcard: usize,
    dropped: usize,
    wall_seconds: f64,
    cpu_seconds: f64,
    memory_bytes: Option<u64>,
    options: String,
}

impl From<Row> for Record {
    fn from(row: Row) -> Self {
        Self {
            task: row.subject.task,
            witness: row.subject.witness,
            property: row.subject.property,
            expected: row.subject.expected.map(|holds| if holds { "True" } else { "False" }.to_owned()),
            verdict: row.category.verdict().to_owned(),
            category: row.category.as_str().to_owned(),
            reason: row.reason,
            engine: row.engine.map(|engine| engine.name.to_owned()),
            claims: row.n_claims,
            checked: row.counts.checked,
            wildcard: row.counts.wildcard,
            dropped: row.counts.dropped,
            wall_seconds: row.wall_seconds,
            cpu_seconds: row.cpu_seconds,
            memory_bytes: row.memory_bytes,
            options: row.subject.options,
        }
    }
}

impl TryFrom<Record> for Row {
    type Error = String;

    fn try_from(record: Record) -> Result<Self, String> {
        let category = category(&record.category)?;
        if category.verdict() != record.verdict {
            return Err(format!("`{}` is not `{}`", record.category, record.verdict));
        }
        Ok(Self {
            subject: Subject {
                task: record.task,
                witness: record.witness,
                property: record.property,
                expected: record.expected.as_deref().map(holds).transpose()?,
                options: record.options,
            },
            category,
            reason: record.reason,
            engine: record.engine.as_deref().map(engine).transpose()?,
            n_claims: record.claims,
            counts: Counts { checked: record.checked, wildcard: record.wildcard, dropped: record.dropped },
            wall_seconds: record.wall_seconds,
            cpu_seconds: record.cpu_seconds,
            memory_bytes: record.memory_bytes,
        })
    }
}

fn category(text: &str) -> Result<Category, String> {
    let mut all = Category::ALL.into_iter();
    all.find(|category| category.as_str() == text).ok_or_else(|| format!("`{text}` is no category"))
}

fn engine(text: &str) -> Result<Engine, String> {
    engines().find(|engine| engine.name == text).ok_or_else(|| format!("`{text}` is no engine"))
}

fn holds(text: &str) -> Result<bool, String> {
    match text {
        "True" => Ok(true),
        "False" => Ok(false),
        _ => Err(format!("`{text}` is no expected verdict")),
    }
}
