//! Rows as the lines of a CSV file, there and back.

use ::csv::{ReaderBuilder, WriterBuilder};

use super::row::Row;

/// The first line.
pub const HEADER: &str = "task,witness,property,expected,verdict,category,reason,engine,\
    claims,checked,wildcard,dropped,wall_seconds,cpu_seconds,memory_bytes,options\n";

/// A line of a file that is no row.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line} is no result of a validation: {reason}")]
pub struct NotARow {
    /// From 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// Why the rows of a file are not where the work goes on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotResumable {
    /// It is no file of rows.
    #[error("{0} (hint: name a new file, or remove this one)")]
    NotARow(#[from] NotARow),
    /// Rows that were found with other options must not stand in one file.
    #[error(
        "its results were found with other options, `{before}`, and now they are `{now}` (hint: name a new file)"
    )]
    OtherOptions {
        /// The options of some row.
        before: String,
        /// Those of the rows to come.
        now: String,
    },
}

/// A row as a line with its end.
pub fn line(row: &Row) -> String {
    let mut bytes = Vec::new();
    let written = WriterBuilder::new().has_headers(false).from_writer(&mut bytes).serialize(row);
    let text = written.ok().and_then(|()| String::from_utf8(bytes).ok());
    text.unwrap_or_else(|| unreachable!("plain data, written to memory"))
}

/// The rows of a file, without its header. Every line is looked at on its own: no row has a line break in it.
pub fn rows(body: &str) -> Result<Vec<Row>, NotARow> {
    let numbered = body.lines().zip(2..);
    numbered.map(|(text, line)| row(text).map_err(|reason| NotARow { line, reason })).collect()
}

/// The same of a file to which more rows are to be added, which are found with these options.
pub fn rows_to_resume(body: &str, options: &str) -> Result<Vec<Row>, NotResumable> {
    let rows = rows(body)?;
    match rows.iter().find(|row| row.subject.options != options) {
        None => Ok(rows),
        Some(other) => {
            Err(NotResumable::OtherOptions { before: other.subject.options.clone(), now: options.to_owned() })
        }
    }
}

fn row(line: &str) -> Result<Row, String> {
    let text = format!("{HEADER}{line}\n");
    let mut reader = ReaderBuilder::new().from_reader(text.as_bytes());
    match reader.deserialize().next() {
        Some(row) => row.map_err(|error| error.to_string()),
        None => Err("it is empty".to_owned()),
    }
}
