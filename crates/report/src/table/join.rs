//! Result files to a table: which runs are about the same task.

use jurat_bench::read::ReadRun;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use smol_str::{SmolStr, ToSmolStr};

use super::cell::Judge;
use super::columns::columns;
use super::facts::disagreement;
use super::labels::{file_labels, labels};
use super::names::{base, names};
use super::union::{Union, united};
use super::{ResultFile, RunCell, Table, TableSource, TableTask, ToolRuns};

/// So many tasks with more than one run are named.
const N_NAMED: usize = 5;

/// What makes two runs be about the same task: name, property, expected answer.
type Key = (String, Option<SmolStr>, Option<SmolStr>);

impl Table {
    /// Puts result files side by side, each for itself.
    pub fn join(title: String, sources: Vec<TableSource>) -> Table {
        Table::join_groups(title, united(sources, Union::No))
    }

    /// Puts groups of result files side by side. Rows are in the order of the first group; a task that is new in another one
    /// comes behind the task that it follows there, and before all if it follows none. Groups that share nothing come one after
    /// the other.
    pub fn join_groups(title: String, groups: Vec<Vec<TableSource>>) -> Table {
        let names = names(&groups);
        let mut warnings: Vec<String> =
            groups.iter().flatten().flat_map(warnings_of).chain(names.warning).collect();
        let labels = labels(&groups);
        let mut rows = Rows::default();
        let mut cells = Vec::new();
        for (group, names) in groups.iter().zip(names.names) {
            let of_group = rows.add(group, names);
            warnings.extend(of_group.warnings);
            cells.push(of_group.cells);
        }
        let order = rows.order();
        for of_group in &mut cells {
            of_group.resize(order.len(), None);
            *of_group = order.iter().map(|row| of_group[*row]).collect();
        }
        let mut tasks: Vec<TableTask> =
            order.iter().map(|row| std::mem::take(&mut rows.tasks[*row])).collect();
        let base = base(&tasks.iter().map(|task| task.name.as_str()).collect::<Vec<_>>());
        for task in &mut tasks {
            task.name.drain(..base.len());
        }
        let run_sets = run_sets(groups, labels, cells);
        warnings.extend(run_sets.iter().filter_map(disagreement));
        Table { title, base, tasks, run_sets, warnings }
    }
}

fn warnings_of(source: &TableSource) -> Vec<String> {
    let file = source.results.path.display();
    let error = source.results.head.error.as_ref();
    let mut warnings: Vec<String> = Vec::new();
    warnings
        .extend(error.map(|error| format!("{file}: runs may be missing: the file says error=\"{error}\"")));
    if source.results.runs.is_empty() {
        warnings.push(format!("{file}: there are no runs in it"));
    } else if source.results.column("status").is_none() {
        warnings.push(format!("{file}: no run has a status"));
    }
    warnings.extend(source.results.warnings.iter().map(|warning| format!("{file}: {warning}")));
    warnings
}

/// Of each group by itself, since each column has to see all its values.
fn run_sets(
    groups: Vec<Vec<TableSource>>,
    labels: Vec<String>,
    cells: Vec<Vec<Option<RunCell>>>,
) -> Vec<ToolRuns> {
    let parts = groups.into_par_iter().zip(labels).zip(cells);
    let run_sets = parts.map(|((group, label), cells)| {
        let names = file_labels(&group);
        let files: Vec<ResultFile> = group
            .into_iter()
            .zip(names)
            .map(|(source, name)| ResultFile { name, results: source.results, logs: source.logs })
            .collect();
        let columns = columns(&files, &cells);
        ToolRuns { label, files, columns, cells }
    });
    run_sets.collect()
}

/// Tasks, in the order in which they first occur, and a list of them in the order of the table.
#[derive(Default)]
struct Rows {
    tasks: Vec<TableTask>,
    ids: FxHashMap<Key, usize>,
    first: Option<usize>,
    /// By task, the one that comes behind it.
    next: Vec<Option<usize>>,
}

/// What one group of sources adds.
struct Added {
    cells: Vec<Option<RunCell>>,
    warnings: Vec<String>,
}

impl Rows {
    fn add(&mut self, group: &[TableSource], names: Vec<String>) -> Added {
        let mut added = Added { cells: vec![None; self.tasks.len()], warnings: Vec::new() };
        let mut names = names.into_iter();
        let mut before = None;
        let known = self.order();
        for (file, source) in group.iter().enumerate() {
            let repeated = self.add_file(&mut added.cells, file, source, &mut names, &mut before);
            added.warnings.extend(repeated.warning(source));
        }
        if known.iter().all(|row| added.cells[*row].is_none()) {
            self.put_behind(&known);
        }
        added
    }

    /// Moves all that is before the known rows behind them.
    fn put_behind(&mut self, known: &[usize]) {
        let (Some(&first), Some(&last)) = (known.first(), known.last()) else { return };
        if let Some(end) = self.order().into_iter().take_while(|row| *row != first).last() {
            self.next[end] = None;
            self.next[last] = self.first.replace(first);
        }
    }

    /// The first run on a task counts, also if another is in another file of the group.
    fn add_file(
        &mut self,
        cells: &mut Vec<Option<RunCell>>,
        file: usize,
        source: &TableSource,
        names: &mut impl Iterator<Item = String>,
        before: &mut Option<usize>,
    ) -> Repeated {
        let judge = Judge::new(&source.results, &source.properties);
        let mut repeated = Repeated::default();
        for (index, (run, name)) in source.results.runs.iter().zip(names).enumerate() {
            let row = self.row(name, run, &judge, *before);
            *before = Some(row);
            if cells.len() <= row {
                cells.resize(row + 1, None);
            }
            if cells[row].is_some() {
                repeated.push(run);
            } else {
                cells[row] = Some(judge.cell(file, index, run));
            }
        }
        repeated
    }

    /// The row of a task, which is a new one behind the row `before` if nobody had it yet.
    fn row(&mut self, name: String, run: &ReadRun, judge: &Judge<'_>, before: Option<usize>) -> usize {
        let expected = run.expected.as_ref().map(ToSmolStr::to_smolstr);
        let key = (name, run.properties.clone(), expected);
        if let Some(row) = self.ids.get(&key) {
            return *row;
        }
        let (name, property, expected) = key.clone();
        self.tasks.push(TableTask { name, property, expected, max_score: judge.max_score(run) });
        let row = self.tasks.len() - 1;
        self.ids.insert(key, row);
        let link = match before {
            Some(before) => &mut self.next[before],
            None => &mut self.first,
        };
        let behind = link.replace(row);
        self.next.push(behind);
        row
    }

    /// All rows, in the order of the table.
    fn order(&self) -> Vec<usize> {
        std::iter::successors(self.first, |row| self.next[*row]).collect()
    }
}

/// The runs of a file that do not count.
#[derive(Default)]
struct Repeated {
    n: usize,
    named: Vec<String>,
}

impl Repeated {
    fn push(&mut self, run: &ReadRun) {
        self.n += 1;
        if self.named.len() < N_NAMED {
            self.named.push(format!("`{}`", run.name));
        }
    }

    fn warning(&self, source: &TableSource) -> Option<String> {
        let file = source.results.path.display();
        let more = self.n - self.named.len();
        let named = self.named.join(", ");
        let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
        (self.n > 0).then(|| {
            format!("{file}: of runs on the same task only the first counts; repeated are {named}{rest}")
        })
    }
}
