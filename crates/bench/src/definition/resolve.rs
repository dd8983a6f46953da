//! [`Definition`] to [`Benchmark`]: names are checked, tasks are found, options and properties are put together.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use jurat_text::file::{FileProblem, FileText};

use super::Selection;
use super::syntax::{Definition, Placed, PropertyTag, RunDefinition, Tasks};
use super::variables::Variables;
use crate::files::Files;
use crate::model::{Benchmark, Block, PropertyFile, RunSet};
use crate::problem::{Report, quoted};
use crate::task::TaskDefinition;
use crate::wildcard;

/// Resolves the selected run definitions.
pub(super) fn resolve(
    definition: &Definition,
    source: &FileText,
    selection: &Selection,
    report: &mut Report,
) -> Benchmark {
    let name = benchmark_name(&source.file, selection);
    let mut resolver = Resolver {
        definition,
        source,
        selection,
        name: &name,
        report,
        files: Files::default(),
        tasks: HashMap::new(),
        properties: HashMap::new(),
        missing: HashMap::new(),
    };
    let run_sets = resolver.run_sets();
    resolver.warn_of_missing();
    Benchmark {
        file: source.file.clone(),
        tool: definition.tool.clone(),
        display_name: definition.display_name.clone(),
        limits: definition.limits.clone(),
        threads: definition.threads,
        columns: definition.columns.clone(),
        result_files: definition.result_files.clone(),
        run_sets,
        name,
    }
}

fn benchmark_name(file: &Path, selection: &Selection) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let name = name.strip_suffix(".xml").unwrap_or(&name);
    match &selection.name {
        Some(more) => format!("{name}.{more}"),
        None => name.to_owned(),
    }
}

/// What is needed while tasks are looked for. Each file is read once, however many run definitions use it.
pub(super) struct Resolver<'a> {
    pub(super) definition: &'a Definition,
    pub(super) source: &'a FileText,
    pub(super) selection: &'a Selection,
    name: &'a str,
    pub(super) report: &'a mut Report,
    pub(super) files: Files,
    /// Absent if it cannot be used, which is then reported already.
    pub(super) tasks: HashMap<PathBuf, Option<Rc<TaskDefinition>>>,
    pub(super) properties: HashMap<PathBuf, Option<PropertyFile>>,
    /// Places of `requiredfiles` that match nothing for some tasks.
    pub(super) missing: HashMap<usize, Missing>,
}

/// A pattern that stands for nothing.
pub(super) struct Missing {
    pub(super) pattern: String,
    pub(super) n_tasks: usize,
    pub(super) first: PathBuf,
}

/// Where a task is used: the elements around it.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) run_definition: &'a RunDefinition,
    pub(super) tasks: &'a Tasks,
}

impl<'a> Place<'a> {
    /// The innermost property.
    pub(super) fn property(self, definition: &'a Definition) -> Option<&'a PropertyTag> {
        let inner = self.tasks.shared.property.as_ref().or(self.run_definition.shared.property.as_ref());
        inner.or(definition.shared.property.as_ref())
    }
}

impl<'a> Resolver<'a> {
    fn run_sets(&mut self) -> Vec<RunSet> {
        let definition = self.definition;
        let selected: Vec<&RunDefinition> = definition
            .run_definitions
            .iter()
            .filter(|run_definition| {
                is_selected(run_definition.name.as_deref(), &self.selection.run_definitions)
            })
            .collect();
        self.warn_of_selection(&selected);
        let run_sets: Vec<RunSet> =
            selected.iter().map(|run_definition| self.run_set(run_definition)).collect();
        self.check_names(&selected, &run_sets);
        self.warn_of_same_logs(&selected, &run_sets);
        run_sets
    }

    fn run_set(&mut self, run_definition: &'a RunDefinition) -> RunSet {
        let all_tasks = self.definition.tasks.iter().chain(&run_definition.tasks);
        let mut blocks = Vec::new();
        for (idx, tasks) in all_tasks.enumerate() {
            let number = idx.to_string();
            if is_selected(Some(tasks.name.as_deref().unwrap_or(&number)), &self.selection.tasks) {
                let place = Place { run_definition, tasks };
                blocks.push(Block { name: tasks.name.clone(), runs: self.runs(place) });
            }
        }
        let variables = self.variables(run_definition, None);
        let options = self.definition.shared.options.iter().chain(&run_definition.shared.options);
        RunSet {
            name: run_definition.name.clone(),
            // Variables of tasks have no value yet.
            options: options.map(|option| variables.replace(&option.text).0).collect(),
            blocks,
        }
    }

    pub(super) fn variables<'v>(
        &self,
        run_definition: &'v RunDefinition,
        task: Option<&'v Path>,
    ) -> Variables<'v>
    where
        'a: 'v,
    {
        Variables {
            selection: self.selection,
            source: self.source,
            benchmark_name: self.name,
            run_definition: run_definition.name.as_deref().unwrap_or_default(),
            task,
        }
    }

    /// The files that a pattern of the definition stands for. The effort is reported once.
    pub(super) fn expand(
        &mut self,
        directory: &Path,
        pattern: &str,
        at: impl FnOnce() -> FileProblem,
    ) -> Rc<[PathBuf]> {
        self.files.expand(directory, pattern).unwrap_or_else(|error| {
            self.report.error(FileProblem { message: error.to_string(), ..at() });
            self.report.close();
            Rc::new([])
        })
    }

    pub(super) fn problem(&self, place: &Placed, message: impl Into<String>) -> FileProblem {
        let problem = self.source.problem(place.at, message);
        if place.text.trim() == place.text {
            problem
        } else {
            problem.help("the white space around the text counts, too")
        }
    }

    fn warn_of_missing(&mut self) {
        let mut missing: Vec<(usize, Missing)> = self.missing.drain().collect();
        missing.sort_by_key(|(at, _)| *at);
        for (at, Missing { pattern, n_tasks, first }) in missing {
            let others = match n_tasks {
                1 => String::new(),
                _ => format!(" and {} others", n_tasks - 1),
            };
            let message =
                format!("no required file is {}, for task `{}`{others}", quoted(&pattern), first.display());
            self.report.warn(self.source.problem(at, message));
        }
    }

    fn warn_of_selection(&mut self, selected: &[&RunDefinition]) {
        let file = &self.source.file;
        let all_tasks = || {
            self.definition
                .tasks
                .iter()
                .chain(selected.iter().flat_map(|run_definition| &run_definition.tasks))
        };
        for wildcard in &self.selection.run_definitions {
            let is_it = |run_definition: &&RunDefinition| {
                run_definition.name.as_deref().is_some_and(|name| wildcard::matches(wildcard, name))
            };
            if !selected.iter().any(is_it) {
                let names: Vec<&str> =
                    self.definition.run_definitions.iter().filter_map(|one| one.name.as_deref()).collect();
                let problem =
                    FileProblem::in_file(file, format!("no run definition is called {}", quoted(wildcard)));
                self.report.warn(problem.help(format!("there are {}", names.join(", "))));
            }
        }
        for wildcard in &self.selection.tasks {
            let is_it = |name: &str| wildcard::matches(wildcard, name);
            let is_number = (0..all_tasks().count()).any(|idx| is_it(&idx.to_string()));
            if !is_number && !all_tasks().any(|tasks| tasks.name.as_deref().is_some_and(is_it)) {
                self.report
                    .warn(FileProblem::in_file(file, format!("no tasks are called {}", quoted(wildcard))));
            }
        }
    }

    /// Results are kept in files that are named after the run definition and, if it is the only one, after `tasks`.
    fn check_names(&mut self, selected: &[&RunDefinition], run_sets: &[RunSet]) {
        let mut seen = HashSet::new();
        for (run_definition, run_set) in selected.iter().zip(run_sets) {
            let block = match run_set.blocks.as_slice() {
                [block] => block.name.as_deref(),
                _ => None,
            };
            let names: Vec<&str> = run_set.name.as_deref().into_iter().chain(block).collect();
            if seen.insert(names.join(".")) {
                continue;
            }
            let message = match names.as_slice() {
                [] => "there is another run definition without a name".to_owned(),
                names => {
                    format!("there is another run definition with the name {}", quoted(&names.join(".")))
                }
            };
            let problem = self.source.problem(run_definition.at, message);
            self.report.error(problem.help("give each `rundefinition` a `name` of its own"));
        }
    }

    /// Logs are named after the run definition and the task.
    fn warn_of_same_logs(&mut self, selected: &[&RunDefinition], run_sets: &[RunSet]) {
        let mut seen = HashSet::new();
        for (run_definition, run_set) in selected.iter().zip(run_sets) {
            let runs = run_set.blocks.iter().flat_map(|block| &block.runs);
            let mut same = runs.filter_map(|run| {
                let name = run.identifier.file_name().unwrap_or_default();
                (!seen.insert((&run_set.name, name))).then_some(name)
            });
            if let Some(first) = same.next() {
                let others = match same.count() {
                    0 => String::new(),
                    n_others => format!(" and {n_others} others"),
                };
                let message =
                    format!("several tasks are called {}{others}", quoted(&first.to_string_lossy()));
                let problem = self.source.problem(run_definition.at, message);
                self.report.warn(
                    problem.help("logs and result files have the names of tasks, so that some will be lost"),
                );
            }
        }
    }
}

/// Whether something is among those that were asked for. What has no name can only be selected by selecting nothing.
fn is_selected(name: Option<&str>, wildcards: &[String]) -> bool {
    wildcards.is_empty()
        || name.is_some_and(|name| wildcards.iter().any(|wildcard| wildcard::matches(wildcard, name)))
}
