//! Reads result files, those of Jurat and of BenchExec alike.
//!
//! A result file may come from anywhere. Nothing of it is believed but its shape: that it is XML with runs in it.

mod bzip2;
mod error;
mod number;
mod parse;
mod result;
#[cfg(test)]
mod tests;
mod unpack;

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

pub use error::ReadError;
pub use number::{NumberWithUnit, number};
pub use result::{ResultColumns, category};
use smol_str::SmolStr;
use unpack::Unpacker;

use crate::model::ExpectedVerdict;

/// What a result file says.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultSet {
    /// The file.
    pub path: PathBuf,
    /// What holds for all its runs.
    pub head: ResultHead,
    /// The columns that its runs have, in the order in which they first occur.
    pub columns: Vec<ReadColumn>,
    /// Its runs, in their order. One may be there twice.
    pub runs: Vec<ReadRun>,
    /// What looks wrong in it, but does not keep anybody from reading it.
    pub warnings: Vec<String>,
}

/// What holds for all runs of a result file; whatever is not said is absent.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[expect(missing_docs, reason = "the names are those of BenchExec's attributes, spelled out")]
pub struct ResultHead {
    pub benchmark_name: Option<String>,
    pub date: Option<String>,
    pub start_time: Option<String>,
    pub end_time: Option<String>,
    pub tool: Option<String>,
    pub version: Option<String>,
    pub tool_module: Option<String>,
    pub generator: Option<String>,
    pub display_name: Option<String>,
    /// The run definition, and the task set if there is only one.
    pub name: Option<String>,
    /// The task set, if there is only one.
    pub block: Option<String>,
    pub options: Option<String>,
    pub memory_limit: Option<String>,
    pub time_limit: Option<String>,
    pub cpu_cores: Option<String>,
    /// Why runs are missing.
    pub error: Option<String>,
    pub description: Option<String>,
    pub systems: Vec<System>,
}

/// A machine on which runs were done.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[expect(missing_docs, reason = "the names are those of BenchExec's elements, spelled out")]
pub struct System {
    pub hostname: Option<String>,
    pub os: Option<String>,
    pub cpu_model: Option<String>,
    pub cpu_cores: Option<String>,
    pub cpu_frequency: Option<String>,
    pub turbo_boost: Option<String>,
    pub memory: Option<String>,
}

/// A column of a result file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadColumn {
    /// Its head.
    pub title: String,
    /// Whether people see it only when they ask for it.
    pub is_hidden: bool,
}

/// One of [`ResultSet::columns`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ColumnId(u16);

impl ColumnId {
    /// Where it stands in [`ResultSet::columns`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A run of a result file.
///
/// There may be millions of them, so that what is short or the same in all of them takes no memory of its own.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ReadRun {
    /// The task, usually a path relative to the result file.
    pub name: SmolStr,
    /// Whether it has input files; else the name is no path.
    pub has_files: bool,
    /// The names of the properties, with blanks between them.
    pub properties: Option<SmolStr>,
    /// The file of the property, relative to the result file.
    pub property_file: Option<SmolStr>,
    /// What the answer should be.
    pub expected: Option<ExpectedVerdict>,
    /// The options that not all runs have.
    pub options: Option<SmolStr>,
    /// Where the log is, if it is not where everybody would look for it.
    pub log_file: Option<SmolStr>,
    /// What stands in its columns, in the order of [`ResultSet::columns`].
    values: Vec<(ColumnId, SmolStr)>,
}

/// Which columns are kept.
#[derive(Clone, Copy, Debug)]
pub enum WantedColumns<'a> {
    /// All.
    All,
    /// Those with these titles.
    Only(&'a [&'a str]),
}

impl WantedColumns<'_> {
    fn has(self, title: &str) -> bool {
        match self {
            WantedColumns::All => true,
            WantedColumns::Only(titles) => titles.contains(&title),
        }
    }
}

/// Reads result files, one after the other in the same memory.
#[derive(Default)]
pub struct Reader {
    bytes: Vec<u8>,
    unpacker: Unpacker,
}

impl Reader {
    /// Reads a result file, which may be packed with gzip or bzip2.
    pub fn read_file(&mut self, path: &Path, wanted: WantedColumns<'_>) -> Result<ResultSet, ReadError> {
        self.bytes.clear();
        File::open(path)
            .and_then(|mut file| file.read_to_end(&mut self.bytes))
            .map_err(|source| ReadError::file(path, source))?;
        read_with(&mut self.unpacker, &self.bytes, path, wanted)
    }
}

/// Reads one result file.
pub fn read_file(path: &Path, wanted: WantedColumns<'_>) -> Result<ResultSet, ReadError> {
    Reader::default().read_file(path, wanted)
}

/// The same for what was read from `path`.
pub fn read(bytes: &[u8], path: &Path, wanted: WantedColumns<'_>) -> Result<ResultSet, ReadError> {
    read_with(&mut Unpacker::default(), bytes, path, wanted)
}

fn read_with(
    unpacker: &mut Unpacker,
    bytes: &[u8],
    path: &Path,
    wanted: WantedColumns<'_>,
) -> Result<ResultSet, ReadError> {
    let text = unpacker.text(bytes).map_err(|reason| ReadError::packed(path, reason))?;
    parse::parse(text, path, wanted)
}

impl ResultSet {
    /// The column with this title.
    pub fn column(&self, title: &str) -> Option<ColumnId> {
        let index = self.columns.iter().position(|column| column.title == title)?;
        u16::try_from(index).ok().map(ColumnId)
    }
}

impl ReadRun {
    /// What stands in this column.
    pub fn value(&self, column: ColumnId) -> Option<&str> {
        let place = self.place(column).ok()?;
        Some(&self.values[place].1)
    }

    /// Where the value of this column is, or would be.
    fn place(&self, column: ColumnId) -> Result<usize, usize> {
        self.values.binary_search_by_key(&column, |(id, _)| *id)
    }

    /// All that stands in its columns.
    pub fn values(&self) -> impl Iterator<Item = (ColumnId, &str)> {
        self.values.iter().map(|(column, value)| (*column, &**value))
    }
}
