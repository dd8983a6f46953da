//! A task to its run.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::resolve::{Missing, Place, Resolver};
use super::syntax::{Filter, Placed};
use crate::model::{BenchmarkRun, ExpectedVerdict, PropertyFile};
use crate::paths::{directory, relative};
use crate::problem::quoted;
use crate::property;
use crate::task::{self, TaskDefinition};

impl Resolver<'_> {
    /// The runs of `tasks`.
    pub(super) fn runs(&mut self, place: Place<'_>) -> Vec<BenchmarkRun> {
        let files = self.task_files(place);
        self.check_append(place, &files);
        let mut runs = Vec::new();
        for file in &files {
            runs.extend(if task::is_definition(file) {
                self.run_of_definition(place, file)
            } else {
                self.run_of_file(place, file)
            });
        }
        for identifier in &place.tasks.without_file {
            runs.extend(self.run(place, Path::new(&identifier.text)));
        }
        if runs.is_empty() {
            let why = match files.len() {
                0 => "no task is named".to_owned(),
                n_files => format!(
                    "none of the {n_files} tasks has the property and the expected verdict that are asked for"
                ),
            };
            self.report
                .warn(self.source.problem(place.tasks.at, format!("there is nothing to run here: {why}")));
        }
        runs
    }

    fn check_append(&mut self, place: Place<'_>, files: &[PathBuf]) {
        let definition = files.iter().find(|file| task::is_definition(file));
        if let (Some(append), Some(definition)) = (place.tasks.append.first(), definition) {
            let message = format!(
                "`append` does not go together with task definitions such as `{}`",
                definition.display()
            );
            let problem = self.source.problem(append.at, message);
            self.report.error(problem.help("add the files to `input_files` of the task definitions"));
        }
    }

    /// The run of a plain file or directory.
    fn run_of_file(&mut self, place: Place<'_>, file: &Path) -> Option<BenchmarkRun> {
        let source = self.source;
        let mut inputs = vec![file.to_owned()];
        for pattern in &place.tasks.append {
            let variables = self.variables(place.run_definition, Some(file));
            let replaced = variables.replace_all(pattern, source, self.report);
            let found = self.expand(directory(file), &replaced, || source.problem(pattern.at, ""));
            if found.is_empty() {
                let message = format!(
                    "nothing is called {}, to be appended to `{}`",
                    quoted(&replaced),
                    file.display()
                );
                let problem = self.problem(pattern, message);
                self.report.error(problem);
            }
            inputs.extend(found.iter().cloned());
        }
        let input_files = self.files.without_directories(inputs).unwrap_or_else(|error| {
            self.report.error(source.problem(place.tasks.at, error.to_string()));
            Vec::new()
        });
        if let Some(tag) = place.property(self.definition).filter(|tag| tag.filter.is_some())
            && let Some(pattern) = &tag.pattern
        {
            let message = "`expectedverdict` has no effect on tasks without a task definition";
            self.report.warn(source.problem(pattern.at, message));
        }
        self.run(place, file).map(|run| BenchmarkRun { input_files, ..run })
    }

    /// The run of a task definition; absent if it does not have the property or the verdict that is asked for.
    fn run_of_definition(&mut self, place: Place<'_>, file: &Path) -> Option<BenchmarkRun> {
        let task = self.task(file)?;
        let input_files = task.find(&task.input_files, "input_files", &mut self.files);
        let required_files = task.find(&task.required_files, "required_files", &mut self.files);
        let mut run = self.run(place, file)?;
        let mut is_wanted = true;
        if let Some(property) = &run.property {
            let found = self.expected(&task, property);
            let filter = place.property(self.definition).and_then(|tag| tag.filter.as_ref());
            is_wanted = found
                .as_ref()
                .is_some_and(|known| filter.is_none_or(|filter| passes(known.expected.as_ref(), filter)));
            run.expected = found.and_then(|known| known.expected);
        }
        let [input_files, required_files] = [input_files, required_files].map(|found| {
            found.map_err(|problems| problems.into_iter().for_each(|problem| self.report.error(problem))).ok()
        });
        if self.files.is_exhausted() {
            self.report.close();
        }
        run.input_files = input_files?;
        run.required_files.extend(required_files?);
        run.required_files.sort();
        run.required_files.dedup();
        run.task_options.clone_from(&task.options);
        is_wanted.then_some(run)
    }

    /// What all kinds of runs have.
    fn run(&mut self, place: Place<'_>, identifier: &Path) -> Option<BenchmarkRun> {
        let (source, definition) = (self.source, self.definition);
        let required_files = self.required_files(place, identifier);
        let variables = self.variables(place.run_definition, Some(identifier));
        let replace = |option: &Placed| variables.replace_all(option, source, self.report);
        let shared = definition.shared.options.iter().chain(&place.run_definition.shared.options);
        let mut options: Vec<String> = shared.chain(&place.tasks.shared.options).map(replace).collect();
        let own_options = options.split_off(options.len() - place.tasks.shared.options.len());
        options.extend(own_options.iter().cloned());
        let property = match place.property(definition).and_then(|tag| tag.pattern.as_ref()) {
            Some(pattern) => Some(self.property(place, pattern, identifier)?),
            None => None,
        };
        Some(BenchmarkRun {
            identifier: identifier.to_owned(),
            input_files: Vec::new(),
            required_files,
            options,
            own_options,
            task_options: None,
            property,
            expected: None,
        })
    }

    /// Those of the elements around. Variables of the task are relative to the directory of the definition here.
    fn required_files(&mut self, place: Place<'_>, identifier: &Path) -> Vec<PathBuf> {
        let source = self.source;
        let shared = &self.definition.shared.required_files;
        let own = place.run_definition.shared.required_files.iter().chain(&place.tasks.shared.required_files);
        let mut files = BTreeSet::new();
        for (pattern, is_own) in
            shared.iter().map(|pattern| (pattern, false)).chain(own.map(|pattern| (pattern, true)))
        {
            let task = pattern.text.contains("${").then(|| relative(identifier, directory(&source.file)));
            let variables = self.variables(place.run_definition, task.as_deref());
            let replaced = if is_own {
                variables.replace_all(pattern, source, self.report)
            } else {
                pattern.text.clone()
            };
            let found = self.expand(directory(&source.file), &replaced, || source.problem(pattern.at, ""));
            if found.is_empty() {
                let missing = Missing { pattern: replaced, n_tasks: 0, first: identifier.to_owned() };
                self.missing.entry(pattern.at).or_insert(missing).n_tasks += 1;
            }
            files.extend(found.iter().cloned());
        }
        files.into_iter().collect()
    }

    /// The property file: what the pattern stands for as it is or, if that is nothing, with variables replaced.
    fn property(&mut self, place: Place<'_>, pattern: &Placed, identifier: &Path) -> Option<PropertyFile> {
        let source = self.source;
        let found = self.expand(directory(&source.file), &pattern.text, || source.problem(pattern.at, ""));
        if found.len() > 1 {
            let message = format!(
                "{} stands for {} files; only the first, `{}`, is used",
                quoted(&pattern.text),
                found.len(),
                found[0].display()
            );
            self.report.warn(source.problem(pattern.at, message));
        }
        let path = found.first().cloned().or_else(|| {
            let (replaced, _) = self.variables(place.run_definition, Some(identifier)).replace(&pattern.text);
            Some(PathBuf::from(replaced)).filter(|path| path.is_file())
        });
        let Some(path) = path else {
            let problem = self.problem(pattern, format!("no property file is {}", quoted(&pattern.text)));
            self.report.error(problem);
            return None;
        };
        if let Some(known) = self.properties.get(&path) {
            return known.clone();
        }
        let property = property::read(&path).map_err(|error| {
            let message = format!("property file `{}` cannot be read: {error}", path.display());
            let problem = self.problem(pattern, message);
            self.report.error(problem);
        });
        let property = property.ok();
        self.properties.insert(path, property.clone());
        property
    }

    /// A task definition, if it can be used.
    fn task(&mut self, file: &Path) -> Option<Rc<TaskDefinition>> {
        if let Some(known) = self.tasks.get(file) {
            return known.clone();
        }
        let reading = task::read(file);
        let definition = reading.errors.is_empty().then(|| Rc::new(reading.definition));
        reading.errors.into_iter().for_each(|problem| self.report.error(problem));
        reading.warnings.into_iter().for_each(|problem| self.report.warn(problem));
        self.tasks.insert(file.to_owned(), definition.clone());
        definition
    }

    /// What a task says about a property; absent if it does not have it.
    fn expected(&mut self, task: &TaskDefinition, property: &PropertyFile) -> Option<Known> {
        let mut found: Option<Known> = None;
        for one in &task.properties {
            match task.property_file(one, &mut self.files) {
                Ok(path) if path == property.path || is_same_file(&path, &property.path) => {
                    if found.is_some() {
                        let message = format!("property `{}` is given twice", path.display());
                        self.report.error(one.file.problem(&task.file, message));
                    }
                    let expected = one.expected_verdict.map(|holds| {
                        if holds {
                            ExpectedVerdict::True
                        } else {
                            ExpectedVerdict::False { subproperty: one.subproperty.clone() }
                        }
                    });
                    found = Some(Known { expected });
                }
                Ok(_) => {}
                Err(problem) => self.report.error(problem),
            }
        }
        found
    }
}

/// A task has the property.
struct Known {
    /// Absent if nobody knows.
    expected: Option<ExpectedVerdict>,
}

/// Whether two paths lead to the same file.
fn is_same_file(a: &Path, b: &Path) -> bool {
    let id = |path: &Path| fs::metadata(path).ok().map(|metadata| (metadata.dev(), metadata.ino()));
    id(a).is_some_and(|id_of_a| Some(id_of_a) == id(b))
}

fn passes(expected: Option<&ExpectedVerdict>, filter: &Filter) -> bool {
    match (expected, filter) {
        (Some(ExpectedVerdict::True), Filter::True)
        | (Some(ExpectedVerdict::False { .. }), Filter::False)
        | (None, Filter::Unknown) => true,
        (Some(ExpectedVerdict::False { subproperty }), Filter::FalseOf(wanted)) => {
            subproperty.as_ref() == Some(wanted)
        }
        (_, Filter::True | Filter::False | Filter::FalseOf(_) | Filter::Unknown) => false,
    }
}
