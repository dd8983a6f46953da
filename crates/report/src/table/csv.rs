//! The table for spreadsheets.

use std::borrow::Cow;

use smol_str::SmolStr;

use super::{Table, TableColumn, ToolRuns};

/// How a table is written as CSV.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CsvLayout {
    /// Commas, one line of headings, all columns.
    Plain,
    /// Tabs, three lines of headings, only columns that are not hidden: that of BenchExec's `table-generator`.
    BenchExec,
}

/// The columns that `table-generator` has first; the others follow by name.
const BENCHEXEC_FIRST: [&str; 6] = ["status", "category", "cputime", "walltime", "memory", "cpuenergy"];

/// The table as CSV. Numbers stand there as in the result files, without their units, which are in the headings.
pub fn csv(table: &Table, layout: CsvLayout) -> String {
    match layout {
        CsvLayout::Plain => plain(table),
        CsvLayout::BenchExec => benchexec(table),
    }
}

fn plain(table: &Table) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut head: Vec<String> = ["task", "property", "expected"].map(str::to_owned).to_vec();
    for (run_set, column) in columns(table) {
        head.push(format!("{}: {}", run_set.label, column.heading()));
    }
    let write = |writer: &mut csv::Writer<Vec<u8>>, line: &[Cow<'_, str>]| {
        writer.write_record(line.iter().map(|text| text.as_bytes())).expect("memory can be written");
    };
    write(&mut writer, &head.into_iter().map(Cow::Owned).collect::<Vec<_>>());
    for (row, task) in table.tasks.iter().enumerate() {
        let property = task.property.as_deref().unwrap_or_default();
        let expected = task.expected.as_deref().unwrap_or_default();
        let mut line: Vec<Cow<'_, str>> =
            [task.name.as_str(), property, expected].map(Cow::Borrowed).to_vec();
        line.extend(columns(table).map(|(run_set, column)| run_set.value(row, column).unwrap_or_default()));
        write(&mut writer, &line);
    }
    let bytes = writer.into_inner().expect("memory can be written");
    String::from_utf8(bytes).expect("texts stay texts")
}

/// Three lines of headings: tools, run sets, columns. BenchExec quotes nothing, so tabs and ends of lines become blanks;
/// it writes megabytes where the file has bytes, and points only if the file has them.
fn benchexec(table: &Table) -> String {
    let is_in_file = |run_set: &ToolRuns, column: &TableColumn| {
        run_set.files.iter().any(|file| file.results.column(&column.title).is_some())
    };
    let mut shown: Vec<(usize, &ToolRuns, &TableColumn)> = Vec::new();
    for (index, run_set) in table.run_sets.iter().enumerate() {
        let columns =
            run_set.columns.iter().filter(|column| !column.is_hidden && is_in_file(run_set, column));
        shown.extend(columns.map(|column| (index, run_set, column)));
    }
    let rank = |title: &str| {
        BENCHEXEC_FIRST.iter().position(|first| *first == title).unwrap_or(BENCHEXEC_FIRST.len())
    };
    shown.sort_by_key(|(index, _, column)| (*index, rank(&column.title), column.title.as_str()));
    let shown = || shown.iter().map(|(_, run_set, column)| (*run_set, *column));
    let has_property = varies(table.tasks.iter().map(|task| &task.property));
    let has_expected = varies(table.tasks.iter().map(|task| &task.expected));
    let id_columns = [has_property, has_expected].into_iter().filter(|has| *has).count();
    let blanks = || vec![Cow::Borrowed(""); id_columns];
    let headed = |of: &dyn Fn(&ToolRuns, &TableColumn) -> String| -> Vec<Cow<'_, str>> {
        shown().map(|(run_set, column)| Cow::Owned(of(run_set, column))).collect()
    };
    let mut text = String::new();
    push_line(&mut text, "tool", blanks().into_iter().chain(headed(&|run_set, _| tool(run_set))));
    push_line(
        &mut text,
        "run set",
        blanks().into_iter().chain(headed(&|run_set, _| nice_name(table, run_set))),
    );
    push_line(
        &mut text,
        &table.base,
        blanks().into_iter().chain(headed(&|_, column| megabyte_heading(column))),
    );
    for (row, task) in table.tasks.iter().enumerate() {
        let property = has_property.then(|| task.property.as_deref().unwrap_or_default());
        let expected = has_expected.then(|| task.expected.as_deref().unwrap_or_default());
        let ids = [property, expected].into_iter().flatten().map(Cow::Borrowed);
        let values = shown().map(|(run_set, column)| {
            let value = run_set.value(row, column).unwrap_or_default();
            if column.unit.as_deref() == Some("B") { Cow::Owned(megabytes(&value)) } else { value }
        });
        push_line(&mut text, &task.name, ids.chain(values));
    }
    text
}

fn push_line<'a>(text: &mut String, first: &str, rest: impl Iterator<Item = Cow<'a, str>>) {
    let plain = |part: &str| part.replace(['\t', '\n', '\r'], " ");
    text.push_str(&plain(first));
    for part in rest {
        text.push('\t');
        text.push_str(&plain(&part));
    }
    text.push('\n');
}

fn columns(table: &Table) -> impl Iterator<Item = (&ToolRuns, &TableColumn)> {
    table.run_sets.iter().flat_map(|run_set| run_set.columns.iter().map(move |column| (run_set, column)))
}

fn varies<'a>(mut values: impl Iterator<Item = &'a Option<SmolStr>>) -> bool {
    let first = values.next();
    values.any(|value| Some(value) != first)
}

fn tool(run_set: &ToolRuns) -> String {
    let joined = |texts: Vec<&str>| texts.join(", ");
    format!(
        "{} {}",
        joined(run_set.texts(|head| head.tool.as_ref())),
        joined(run_set.texts(|head| head.version.as_ref()))
    )
}

/// The name of the benchmark belongs to it only where run sets have different ones.
fn nice_name(table: &Table, run_set: &ToolRuns) -> String {
    let joined = |texts: Vec<&str>| (!texts.is_empty()).then(|| texts.join(", "));
    let benchmark = |run_set: &ToolRuns| joined(run_set.texts(|head| head.benchmark_name.as_ref()));
    let is_alone = table.run_sets.iter().all(|other| benchmark(other) == benchmark(run_set));
    let name = joined(run_set.texts(|head| head.name.as_ref()));
    let benchmark = benchmark(run_set).filter(|_| !is_alone || name.is_none());
    [benchmark, name].into_iter().flatten().collect::<Vec<_>>().join(".")
}

fn megabyte_heading(column: &TableColumn) -> String {
    if column.unit.as_deref() == Some("B") { format!("{} (MB)", column.title) } else { column.heading() }
}

/// Moves the point, so that no digit is lost.
fn megabytes(bytes: &str) -> String {
    if bytes.is_empty() || !bytes.bytes().all(|byte| byte.is_ascii_digit()) {
        return bytes.to_owned();
    }
    let digits = format!("{bytes:0>7}");
    let (whole, rest) = digits.split_at(digits.len() - 6);
    format!("{whole}.{rest}")
}
