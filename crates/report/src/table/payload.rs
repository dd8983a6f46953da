//! The data of the page, packed: texts column by column in one stream of deflate, as base64.
//!
//! The page takes them apart again in `templates/table/data.js`. Columns are blocks of text with a separator between them.
//! The first block is a description of the others, in JSON. XML knows neither separator, so no file can bring one in.

use std::borrow::Cow;

use flate2::{Compress, Compression, FlushCompress};
use rayon::prelude::*;
use serde::Serialize;

use super::base64::base64;
use super::columns::FILE;
use super::facts::facts;
use super::words::{Limit, Words, words};
use super::{ResultFile, Table, ToolRuns, Totals};

const BETWEEN_BLOCKS: char = '\u{1e}';
const BETWEEN_VALUES: char = '\u{1f}';

/// So much text is packed at once; parts are packed on several threads.
const N_BYTES_AT_ONCE: usize = 1 << 20;

#[derive(Serialize)]
struct HeadBlock<'a> {
    title: &'a str,
    base: &'a str,
    warnings: &'a [String],
    n_rows: usize,
    name: ColumnBlock,
    property: ColumnBlock,
    expected: ColumnBlock,
    max_score: ColumnBlock,
    run_sets: Vec<RunSetBlock<'a>>,
}

#[derive(Serialize)]
struct RunSetBlock<'a> {
    label: &'a str,
    facts: Vec<(&'static str, Vec<String>)>,
    totals: TotalsBlock,
    problem: Option<String>,
    columns: Vec<ColumnBlock>,
    files: Vec<FileBlock<'a>>,
    own_logs: Vec<(usize, String)>,
}

/// What the page says of all runs, whatever its reader filters.
#[derive(Serialize)]
struct TotalsBlock {
    groups: Vec<(&'static str, usize)>,
    score: Option<f64>,
    max_score: i64,
}

#[derive(Serialize)]
struct FileBlock<'a> {
    name: &'a str,
    logs: Option<String>,
    archive: Option<String>,
}

#[derive(Serialize)]
struct ColumnBlock {
    title: String,
    hidden: bool,
    numeric: bool,
    unit: String,
    words: Option<Vec<Option<String>>>,
    block: usize,
}

/// What a column is, but for its values.
struct About<'a> {
    title: &'a str,
    is_hidden: bool,
    /// Of numbers.
    unit: Option<&'a str>,
    limit: Limit,
}

/// Everything that the page knows, in characters that mean nothing in HTML.
pub(super) fn payload(table: &Table) -> String {
    let mut blocks = vec![String::new()];
    let tasks = &table.tasks;
    let mut of_tasks = |title: &str, is_hidden, unit, values: Vec<Option<Cow<'_, str>>>| {
        let limit = if title == "task" { Limit::IfItPays } else { Limit::Always };
        packed(&About { title, is_hidden, unit, limit }, &values).add_to(&mut blocks)
    };
    let name = of_tasks(
        "task",
        false,
        None,
        tasks.iter().map(|task| Some(Cow::Borrowed(task.name.as_str()))).collect(),
    );
    let property: Vec<_> = tasks.iter().map(|task| task.property.as_deref().map(Cow::Borrowed)).collect();
    let property = of_tasks("property", !varies(&property), None, property);
    let expected: Vec<_> = tasks.iter().map(|task| task.expected.as_deref().map(Cow::Borrowed)).collect();
    let expected = of_tasks("expected", expected.iter().all(Option::is_none), None, expected);
    let max = tasks.iter().map(|task| task.max_score.map(|score| Cow::Owned(score.to_string()))).collect();
    let max_score = of_tasks("max score", true, Some(""), max);
    let run_sets = table.run_sets.iter().map(|run_set| run_set_block(table, run_set, &mut blocks)).collect();
    let head = HeadBlock {
        title: &table.title,
        base: &table.base,
        warnings: &table.warnings,
        n_rows: tasks.len(),
        name,
        property,
        expected,
        max_score,
        run_sets,
    };
    blocks[0] = serde_json::to_string(&head).expect("texts and numbers are JSON");
    base64(&deflate(blocks.join(&BETWEEN_BLOCKS.to_string()).as_bytes()))
}

fn varies(values: &[Option<Cow<'_, str>>]) -> bool {
    values.windows(2).any(|pair| pair[0] != pair[1])
}

fn run_set_block<'a>(table: &Table, run_set: &'a ToolRuns, blocks: &mut Vec<String>) -> RunSetBlock<'a> {
    let n_rows = run_set.cells.len();
    let columns = run_set.columns.par_iter().map(|column| {
        let values: Vec<_> = (0..n_rows).map(|row| run_set.value(row, column)).collect();
        let is_judgement = ["status", "category", "score", FILE].contains(&column.title.as_str());
        let limit = if is_judgement { Limit::Always } else { Limit::IfItPays };
        let unit = column.unit.as_deref();
        packed(&About { title: &column.title, is_hidden: column.is_hidden, unit, limit }, &values)
    });
    let columns: Vec<Packed> = columns.collect();
    RunSetBlock {
        label: &run_set.label,
        facts: facts(run_set).iter().map(|fact| (fact.label, fact.lines())).collect(),
        totals: totals_block(&table.totals(run_set)),
        problem: run_set.error(),
        columns: columns.into_iter().map(|column| column.add_to(blocks)).collect(),
        files: run_set.files.iter().map(file_block).collect(),
        own_logs: (0..n_rows).filter_map(|row| Some((row, run_set.own_log(row)?))).collect(),
    }
}

fn totals_block(totals: &Totals) -> TotalsBlock {
    TotalsBlock {
        groups: totals.groups.iter().map(|(group, count)| (group.name(), *count)).collect(),
        score: totals.score,
        max_score: totals.max_score,
    }
}

fn file_block(file: &ResultFile) -> FileBlock<'_> {
    FileBlock { name: &file.name, logs: file.log_prefix(), archive: file.log_archive() }
}

/// A column whose block has no number yet.
struct Packed {
    column: ColumnBlock,
    block: String,
}

impl Packed {
    fn add_to(self, blocks: &mut Vec<String>) -> ColumnBlock {
        blocks.push(self.block);
        ColumnBlock { block: blocks.len() - 1, ..self.column }
    }
}

fn packed(about: &About<'_>, values: &[Option<Cow<'_, str>>]) -> Packed {
    let texts: Vec<Option<&str>> = values.iter().map(Option::as_deref).collect();
    let (words, block) = match words(&texts, about.limit) {
        Some(Words { words, codes }) => {
            (Some(words.into_iter().map(|word| word.map(str::to_owned)).collect()), codes)
        }
        None => (None, separated(&texts)),
    };
    let column = ColumnBlock {
        title: about.title.to_owned(),
        hidden: about.is_hidden,
        numeric: about.unit.is_some(),
        unit: about.unit.unwrap_or_default().to_owned(),
        words,
        block: 0,
    };
    Packed { column, block }
}

fn separated(texts: &[Option<&str>]) -> String {
    let mut block = String::with_capacity(texts.len() * 16);
    for (index, text) in texts.iter().enumerate() {
        if index > 0 {
            block.push(BETWEEN_VALUES);
        }
        let text = text.unwrap_or_default();
        if text.contains([BETWEEN_BLOCKS, BETWEEN_VALUES]) {
            block.push_str(&text.replace([BETWEEN_BLOCKS, BETWEEN_VALUES], "\u{fffd}"));
        } else {
            block.push_str(text);
        }
    }
    block
}

/// Parts end at whole bytes and know nothing of each other, so that they can be made at once and put in a row.
pub(super) fn deflate(bytes: &[u8]) -> Vec<u8> {
    let mut parts: Vec<&[u8]> = bytes.chunks(N_BYTES_AT_ONCE).collect();
    if parts.is_empty() {
        parts.push(bytes);
    }
    let last = parts.len() - 1;
    let packed: Vec<Vec<u8>> =
        parts.par_iter().enumerate().map(|(index, part)| deflate_part(part, index == last)).collect();
    packed.concat()
}

fn deflate_part(part: &[u8], is_last: bool) -> Vec<u8> {
    let mut deflater = Compress::new(Compression::new(4), false);
    let flush = if is_last { FlushCompress::Finish } else { FlushCompress::Full };
    let mut packed = Vec::with_capacity(part.len() + part.len() / 8 + 1024);
    deflater.compress_vec(part, &mut packed, flush).expect("there is room for the whole part");
    packed
}
