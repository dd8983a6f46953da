//! `jurat table`.

pub mod load;
mod logs;

use std::fs;
use std::path::{Path, PathBuf};

use jurat_report::table::{CsvLayout, Table, TableSource, Union, csv, html, json, text, united};

use crate::cli::table::{CsvLayoutArgument, TableArguments, UnionArgument};
use crate::error::Error;
use crate::exit::CommandExit;
use crate::{input, output};

/// Puts result files side by side.
pub fn run(arguments: &TableArguments) -> Result<CommandExit, Error> {
    let results = input::result_files(&arguments.results)?;
    let page = arguments.output.clone().unwrap_or_else(|| beside(&results[0]));
    if arguments.unpack_logs {
        for result in &results {
            logs::unpack(result)?;
        }
    }
    let sources = load::sources(&results, &page)?;
    let title = arguments.title.clone().unwrap_or_else(|| title(&sources));
    let union = match arguments.union {
        None => Union::No,
        Some(UnionArgument::Definition) => Union::Definition,
        Some(UnionArgument::Tool) => Union::Tool,
    };
    let table = Table::join_groups(title, united(sources, union));
    for warning in &table.warnings {
        output::warning(warning);
    }
    write(&page, &html(&table))?;
    if let Some(file) = &arguments.csv {
        let layout = match arguments.csv_layout {
            CsvLayoutArgument::Plain => CsvLayout::Plain,
            CsvLayoutArgument::BenchExec => CsvLayout::BenchExec,
        };
        write(file, &csv(&table, layout))?;
    }
    if let Some(file) = &arguments.json {
        write(file, &json(&table))?;
    }
    output::print(&text(&table));
    output::print(&format!("\n{} tasks, page: {}\n", table.tasks.len(), page.display()));
    // The process ends: the system frees the memory faster than we could.
    std::mem::forget(table);
    Ok(CommandExit::Clean)
}

/// The name of a result file without what says how it is packed.
fn beside(result: &Path) -> PathBuf {
    let name = result.file_name().unwrap_or_default().to_string_lossy();
    let name =
        [".bz2", ".gz", ".xml"].iter().fold(&*name, |name, ending| name.strip_suffix(ending).unwrap_or(name));
    result.with_file_name(format!("{name}.table.html"))
}

/// The names of the benchmarks, each once.
fn title(sources: &[TableSource]) -> String {
    let mut names: Vec<&str> = Vec::new();
    for source in sources {
        let name = source.results.head.benchmark_name.as_deref().unwrap_or("results");
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    fs::write(path, text).map_err(|error| Error::Write { path: path.to_owned(), error })
}
