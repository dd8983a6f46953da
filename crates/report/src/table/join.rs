//! Result files to a table: which runs are about the same task.

use rayon::prelude::*;
use rustc_hash::FxHashMap;
use smol_str::{SmolStr, ToSmolStr};

use super::columns::columns;
use super::labels::labels;
use super::names::{base, names};
use super::outcome::Judge;
use super::{Outcome, RunSet, Source, Table, Task};

/// So many tasks with more than one run are named.
const N_NAMED: usize = 5;

/// What makes two runs be about the same task: name, property, expected answer.
type Key = (String, Option<SmolStr>, Option<SmolStr>);

impl Table {
    /// Puts result files side by side. Rows are in the order in which their tasks first occur.
    pub fn join(title: String, sources: Vec<Source>) -> Table {
        let names = names(&sources);
        let mut warnings: Vec<String> = sources.iter().flat_map(warnings_of).chain(names.warning).collect();
        let labels = labels(&sources);
        let mut rows = Rows::default();
        let mut outcomes = Vec::new();
        for (source, names) in sources.iter().zip(names.names) {
            let of_source = rows.add(source, names);
            warnings.extend(of_source.warning(source));
            outcomes.push(of_source.outcomes);
        }
        let n_rows = rows.tasks.len();
        for of_source in &mut outcomes {
            of_source.resize(n_rows, None);
        }
        let base = base(&rows.tasks.iter().map(|task| task.name.as_str()).collect::<Vec<_>>());
        for task in &mut rows.tasks {
            task.name.drain(..base.len());
        }
        let run_sets = run_sets(sources, labels, outcomes);
        Table { title, base, tasks: rows.tasks, run_sets, warnings }
    }
}

fn warnings_of(source: &Source) -> Vec<String> {
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

/// Of each file by itself, since each column has to see all its values.
fn run_sets(sources: Vec<Source>, labels: Vec<String>, outcomes: Vec<Vec<Option<Outcome>>>) -> Vec<RunSet> {
    let parts = sources.into_par_iter().zip(labels).zip(outcomes);
    let run_sets = parts.map(|((source, label), outcomes)| {
        let columns = columns(&source.results, &outcomes);
        RunSet { label, columns, outcomes, results: source.results, logs: source.logs }
    });
    run_sets.collect()
}

#[derive(Default)]
struct Rows {
    tasks: Vec<Task>,
    ids: FxHashMap<Key, usize>,
}

/// What one source adds.
struct Added {
    outcomes: Vec<Option<Outcome>>,
    n_repeated: usize,
    repeated: Vec<String>,
}

impl Rows {
    fn add(&mut self, source: &Source, names: Vec<String>) -> Added {
        let judge = Judge::new(&source.results, &source.properties);
        let mut added = Added { outcomes: vec![None; self.tasks.len()], n_repeated: 0, repeated: Vec::new() };
        for (index, (run, name)) in source.results.runs.iter().zip(names).enumerate() {
            let expected = run.expected.as_ref().map(ToSmolStr::to_smolstr);
            let key = (name, run.properties.clone(), expected);
            let row = if let Some(row) = self.ids.get(&key) {
                *row
            } else {
                let (name, property, expected) = key.clone();
                self.tasks.push(Task { name, property, expected, max_score: judge.max_score(run) });
                self.ids.insert(key, self.tasks.len() - 1);
                self.tasks.len() - 1
            };
            if added.outcomes.len() <= row {
                added.outcomes.resize(row + 1, None);
            }
            if added.outcomes[row].is_some() {
                added.n_repeated += 1;
                if added.repeated.len() < N_NAMED {
                    added.repeated.push(format!("`{}`", run.name));
                }
            } else {
                added.outcomes[row] = Some(judge.outcome(index, run));
            }
        }
        added
    }
}

impl Added {
    fn warning(&self, source: &Source) -> Option<String> {
        let file = source.results.path.display();
        let more = self.n_repeated - self.repeated.len();
        let named = self.repeated.join(", ");
        let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
        (self.n_repeated > 0).then(|| {
            format!("{file}: of runs on the same task only the first counts; repeated are {named}{rest}")
        })
    }
}
