//! `jurat table`, as typed.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// `jurat table`.
#[derive(Debug, Args)]
#[command(after_help = "\
Rows are tasks: runs of several files are in the same row if path, property and expected verdict are equal. The page
needs nothing beside it. Its address holds what it filters, sorts and plots, so that a link shows the same again.
With --union, files of one tool are one group of columns; the overview lists what they differ in.
Exit code: 0 if the table was made; 2 could not run, because a file cannot be read or written.

Examples:
  jurat table results/jbmc.*.xml.bz2
  jurat table -o compare.html results/jbmc.2026*.xml.bz2 results/jurat.2026*.xml.bz2
  jurat table --union results/jbmc.*.results.*.xml.bz2
  jurat table --csv compare.csv --json compare.json results/*.results.xml.bz2
  jurat table --csv compare.tsv --csv-layout benchexec results/*.results.xml.bz2")]
pub struct TableArguments {
    /// Result files of Jurat or BenchExec: .xml, .xml.gz, .xml.bz2; or directories with such files
    #[arg(value_name = "RESULT", required = true)]
    pub results: Vec<PathBuf>,
    /// Put files that belong together into one group of columns: those of the same tool, version and run definition, which has a
    /// file for each task set, or all of the same tool. Of runs on the same task the first counts
    #[arg(long, value_enum, value_name = "BY", num_args = 0..=1, require_equals = true, default_missing_value = "definition")]
    pub union: Option<UnionArgument>,
    /// File for the page; `NAME.table.html` beside the first result file if absent
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Title of the page; the names of the benchmarks if absent
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,
    /// Also write the table as CSV to this file
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// How to write CSV
    #[arg(long, value_enum, default_value_t = CsvLayoutArgument::Plain, requires = "csv")]
    pub csv_layout: CsvLayoutArgument,
    /// Unpack archives of logs (.logfiles.zip) beside the result files, so that each link opens its log
    #[arg(long)]
    pub unpack_logs: bool,
    /// Also write everything that the page shows as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}

/// Which result files belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum UnionArgument {
    /// Those of the same tool, version and run definition
    Definition,
    /// Those of the same tool, whatever version and run definition
    Tool,
}

/// How to write CSV.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CsvLayoutArgument {
    /// Commas, one line of headings, all columns
    Plain,
    /// Tabs, three lines of headings, only columns that are not hidden
    #[value(name = "benchexec")]
    BenchExec,
}
