//! The columns of a run set.

use std::borrow::Cow;
use std::collections::HashSet;

use jurat_bench::read::{ColumnId, NumberWithUnit, ResultSet, number};

use super::cell::category_name;
use super::{ResultFile, RunCell, ToolRuns};

/// Those that people look at first, in this order.
const FIRST: [&str; 6] = ["status", "category", "score", "cputime", "walltime", "memory"];

/// Which of several files a run is from.
pub(super) const FILE: &str = "result file";

/// A column of a run set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableColumn {
    /// Its head.
    pub title: String,
    /// Whether people see it only when they ask for it.
    pub is_hidden: bool,
    /// The unit of its numbers; absent if not all its values are numbers of one unit.
    pub unit: Option<String>,
    value: Value,
}

/// Where its values come from.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Value {
    /// The files, by file; absent where a file has no such column.
    Read(Vec<Option<ColumnId>>),
    /// [`RunCell::category`].
    Category,
    /// [`RunCell::score`].
    Score,
    /// [`RunCell::file`].
    File,
}

impl TableColumn {
    /// Whether all its values are numbers of one unit.
    pub fn is_numeric(&self) -> bool {
        self.unit.is_some()
    }

    /// With its unit, for people.
    pub(super) fn heading(&self) -> String {
        match self.unit.as_deref() {
            None | Some("") => self.title.clone(),
            Some(unit) => format!("{} ({unit})", self.title),
        }
    }
}

/// All columns of the files of a run set, and what is found out about its runs.
pub(super) fn columns(files: &[ResultFile], cells: &[Option<RunCell>]) -> Vec<TableColumn> {
    let of_cell = |title: &str, value, is_hidden, unit: Option<&str>| TableColumn {
        title: title.to_owned(),
        is_hidden,
        unit: unit.map(str::to_owned),
        value,
    };
    let mut columns = vec![of_cell("category", Value::Category, true, None)];
    if cells.iter().flatten().any(|cell| cell.score.is_some()) {
        columns.push(of_cell("score", Value::Score, false, Some("")));
    }
    if files.len() > 1 {
        columns.push(of_cell(FILE, Value::File, true, None));
    }
    let mut known: HashSet<&str> = ["category", "score", FILE].into();
    for read in files.iter().flat_map(|file| &file.results.columns) {
        if known.insert(&read.title) {
            columns.push(read_column(files, &read.title));
        }
    }
    let rank =
        |column: &TableColumn| FIRST.iter().position(|title| column.title == *title).unwrap_or(FIRST.len());
    columns.sort_by_key(|column| (rank(column), column.is_hidden));
    columns
}

/// A column is hidden if it is in all files that have it.
fn read_column(files: &[ResultFile], title: &str) -> TableColumn {
    let ids: Vec<Option<ColumnId>> = files.iter().map(|file| file.results.column(title)).collect();
    let pairs = || files.iter().zip(&ids).filter_map(|(file, id)| Some((&file.results, (*id)?)));
    TableColumn {
        title: title.to_owned(),
        is_hidden: pairs().all(|(results, id)| results.columns[id.index()].is_hidden),
        unit: if title == "status" { None } else { common_unit(pairs()) },
        value: Value::Read(ids),
    }
}

/// The unit that all values have, if they are numbers; absent also if there are no values.
fn common_unit<'a>(columns: impl Iterator<Item = (&'a ResultSet, ColumnId)>) -> Option<String> {
    let mut common: Option<&str> = None;
    let values = columns.flat_map(|(results, id)| results.runs.iter().filter_map(move |run| run.value(id)));
    for value in values.filter(|value| !value.is_empty()) {
        let NumberWithUnit { unit, .. } = number(value)?;
        if *common.get_or_insert(unit) != unit {
            return None;
        }
    }
    common.map(str::to_owned)
}

impl ToolRuns {
    /// The column with this title.
    pub fn column(&self, title: &str) -> Option<&TableColumn> {
        self.columns.iter().find(|column| column.title == title)
    }

    /// What stands in a column, without its unit if it is numeric; absent if there is nothing.
    pub fn value(&self, row: usize, column: &TableColumn) -> Option<Cow<'_, str>> {
        let cell = self.cells[row].as_ref()?;
        match &column.value {
            Value::File => Some(Cow::Borrowed(&self.files[cell.file].name)),
            Value::Category => Some(Cow::Borrowed(category_name(cell.category))),
            Value::Score => cell.score.map(|score| Cow::Owned(score.to_string())),
            Value::Read(ids) => {
                let run = &self.files[cell.file].results.runs[cell.run];
                let text = run.value(ids[cell.file]?).filter(|text| !text.is_empty())?;
                let unit = column.unit.as_deref().unwrap_or_default();
                // A number may have blanks around it and before its unit.
                let bare = text.trim().strip_suffix(unit).filter(|_| column.is_numeric()).map(str::trim_end);
                Some(Cow::Borrowed(bare.unwrap_or(text)))
            }
        }
    }

    /// The number in a column.
    pub fn number(&self, row: usize, column: &TableColumn) -> Option<f64> {
        column.is_numeric().then(|| self.value(row, column)?.parse().ok()).flatten()
    }

    /// The status of the run.
    pub fn status(&self, row: usize) -> Option<Cow<'_, str>> {
        self.value(row, self.column("status")?)
    }
}
