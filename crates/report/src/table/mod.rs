//! The results of several tools side by side: one row for each task, some columns for each tool.
//!
//! [`Table::join`] makes the table of result files; [`html`] is the page, [`csv`], [`json`] and [`text`] are the same for
//! programs and terminals. What is said about whole run sets is counted once, in [`Totals`] and [`TableStatistics`].

mod base64;
mod cell;
mod columns;
mod csv;
mod facts;
mod html;
mod join;
mod json;
mod labels;
mod links;
mod names;
mod payload;
mod statistics;
#[cfg(test)]
mod tests;
mod text;
mod totals;
mod union;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;

use jurat_bench::model::PropertyFile;
use jurat_bench::read::{ReadRun, ResultHead, ResultSet};
use smol_str::SmolStr;

pub use self::cell::RunCell;
pub use self::columns::TableColumn;
pub use self::csv::{CsvLayout, csv};
pub use self::html::html;
pub use self::json::json;
pub use self::links::{LogLinks, LogPlace};
pub use self::statistics::TableStatistics;
pub use self::text::text;
pub use self::totals::{Group, Totals};
pub use self::union::{Union, united};

/// A result file, and what must be known of the world around it.
#[derive(Clone, Debug)]
pub struct TableSource {
    /// What it says.
    pub results: ResultSet,
    /// The directory that the paths in it start from.
    pub directory: PathBuf,
    /// Its properties, by what [`jurat_bench::read::ReadRun::property_file`] says. Only those of SV-COMP are worth points.
    pub properties: BTreeMap<String, PropertyFile>,
    /// Where its logs are.
    pub logs: LogLinks,
}

/// Results of several tools on the same tasks.
#[derive(Clone, Debug)]
pub struct Table {
    /// What people see above it.
    pub title: String,
    /// What the names of all tasks begin with, up to a slash.
    pub base: String,
    /// The rows.
    pub tasks: Vec<TableTask>,
    /// In the order of the groups of sources.
    pub run_sets: Vec<ToolRuns>,
    /// What to know before relying on it.
    pub warnings: Vec<String>,
}

/// What a row is about.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TableTask {
    /// Without the common base.
    pub name: String,
    /// The names of the properties, with blanks between them.
    pub property: Option<SmolStr>,
    /// What the answer should be.
    pub expected: Option<SmolStr>,
    /// The most points that there are for it.
    pub max_score: Option<i32>,
}

/// The runs of one tool: of one result file, or of several that are united.
#[derive(Clone, Debug)]
pub struct ToolRuns {
    /// What people call it; no two have the same.
    pub label: String,
    /// Where its runs are from; at least one.
    pub files: Vec<ResultFile>,
    /// What its runs have, in the order in which people see it.
    pub columns: Vec<TableColumn>,
    /// By row; absent where the tool was not run on the task.
    pub cells: Vec<Option<RunCell>>,
}

/// One of the result files of a run set.
#[derive(Clone, Debug)]
pub struct ResultFile {
    /// Its name, longer where another file of the run set is called the same.
    pub name: String,
    /// What it says.
    pub results: ResultSet,
    logs: LogLinks,
}

impl ToolRuns {
    /// The file and the run that are in a row.
    fn run(&self, row: usize) -> Option<(&ResultFile, &ReadRun)> {
        let cell = self.cells[row].as_ref()?;
        let file = &self.files[cell.file];
        Some((file, &file.results.runs[cell.run]))
    }

    /// Why runs are missing.
    fn error(&self) -> Option<String> {
        let errors = self.texts(|head| head.error.as_ref());
        (!errors.is_empty()).then(|| errors.join(", "))
    }

    /// What its files say at one place, each text once.
    fn texts<'a>(&'a self, of: impl Fn(&'a ResultHead) -> Option<&'a String>) -> Vec<&'a str> {
        let mut texts: Vec<&str> = Vec::new();
        for text in self.files.iter().filter_map(|file| of(&file.results.head)) {
            if !texts.contains(&text.as_str()) {
                texts.push(text);
            }
        }
        texts
    }
}
