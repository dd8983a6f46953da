//! The command line of a run, by the parts that the description lists.

use std::path::Path;
use std::time::Duration;

use super::format::Description;
use super::part::Part;
use super::template::Template;
use super::value::{TimeUnit, Value};
use crate::model::{BenchmarkRun, RunLimits, TaskOptions};
use crate::tool::error::ToolError;
use crate::tool::paths::{directory, executable_from, seen_from};
use crate::{expand_environment, expand_home};

/// The `options` of a task may name the one of its input files that is a witness.
const WITNESS: &str = "witness_input_file";

/// Puts a command line together.
pub(crate) struct Composer<'c> {
    pub(crate) description: &'c Description,
    pub(crate) executable: &'c Path,
    pub(crate) working_directory: &'c Path,
    pub(crate) run: &'c BenchmarkRun,
    pub(crate) limits: &'c RunLimits,
    /// With variables of the environment replaced.
    options: Vec<String>,
}

impl<'c> Composer<'c> {
    pub(crate) fn new(
        description: &'c Description,
        executable: &'c Path,
        working_directory: &'c Path,
        run: &'c BenchmarkRun,
        limits: &'c RunLimits,
    ) -> Composer<'c> {
        let options = run.options.iter().map(|option| expand_home(&expand_environment(option))).collect();
        Composer { description, executable, working_directory, run, limits, options }
    }

    /// The command line.
    pub(crate) fn compose(&self) -> Result<Vec<String>, ToolError> {
        self.check_language()?;
        let mut command_line = Vec::new();
        for part in &self.description.command {
            command_line.extend(self.part(part)?);
        }
        Ok(command_line)
    }

    fn check_language(&self) -> Result<(), ToolError> {
        match (&self.description.languages, self.task_option("language")) {
            (Some(known), Some(language)) if !known.contains(&language) => {
                Err(self
                    .unsupported(format!("the task is in {language}, the tool reads {}", known.join(", "))))
            }
            _ => Ok(()),
        }
    }

    fn part(&self, part: &Part) -> Result<Vec<String>, ToolError> {
        let condition = &part.condition;
        if self.has_option(&condition.unless_options) {
            return Ok(Vec::new());
        }
        if let Some(value) = &condition.without
            && self.value(value)?.is_some()
        {
            return Ok(Vec::new());
        }
        let mut arguments = Vec::new();
        for template in &part.arguments {
            match self.template(template)? {
                Ok(rendered) => arguments.extend(rendered),
                Err(_) if part.is_optional => return Ok(Vec::new()),
                Err(value) => {
                    return Err(self.unsupported(format!("it has no `{value}`, which the tool needs")));
                }
            }
            // Looked at before the rest is rendered, which then need not make sense: a witness is given twice.
            if condition.once && self.has_option(&arguments[..arguments.len().min(1)]) {
                return Ok(Vec::new());
            }
        }
        Ok(arguments)
    }

    /// Whether the user has given one of these, also as `--name=value`.
    fn has_option(&self, names: &[String]) -> bool {
        let is = |option: &str, name: &str| {
            option == name
                || name.starts_with("--")
                    && option.strip_prefix(name).is_some_and(|rest| rest.starts_with('='))
        };
        names.iter().any(|name| self.options.iter().any(|option| is(option, name)))
    }

    fn template(&self, template: &Template) -> Result<Result<Vec<String>, Value>, ToolError> {
        template.render(|value| self.translated(value))
    }

    fn translated(&self, value: &Value) -> Result<Option<Vec<String>>, ToolError> {
        let values = self.value(value)?;
        let Some(words) = self.description.translate.get(value) else {
            return Ok(values);
        };
        let translate = |text: String| {
            let known: Vec<&str> = words.keys().map(String::as_str).collect();
            let unknown = || self.unsupported(format!("{value} `{text}` (supported: {})", known.join(", ")));
            words.get(&text).cloned().ok_or_else(unknown)
        };
        values.map(|values| values.into_iter().map(translate).collect()).transpose()
    }

    fn value(&self, value: &Value) -> Result<Option<Vec<String>>, ToolError> {
        let margin = self.description.margin;
        let single = match value {
            Value::Options => return Ok(Some(self.options.clone())),
            Value::InputFiles => return self.input_files().map(Some),
            Value::InputFilesOrIdentifier => {
                let identifier = || Ok(vec![self.run.identifier.display().to_string()]);
                return if self.run.input_files.is_empty() { identifier() } else { self.inputs() }.map(Some);
            }
            Value::InputFile => match self.input_files()?.as_slice() {
                [file] => Some(file.clone()),
                _ => return Err(self.unsupported("the task has more than one input file".to_owned())),
            },
            Value::Executable => Some(executable_from(self.working_directory, self.executable)?),
            Value::ToolDirectory => Some(self.seen(directory(self.executable))?),
            Value::Witness => self.witness()?,
            Value::Property => {
                self.run.property.as_ref().map(|property| self.seen(&property.path)).transpose()?
            }
            Value::PropertyName => self.run.property.as_ref().map(|property| property.name.clone()),
            Value::Language => self.task_option("language"),
            // It means something only for C.
            Value::DataModel => self
                .task_option("language")
                .filter(|it| it == "C")
                .and_then(|_| self.task_option("data_model")),
            Value::TaskOption(key) => self.task_option(key),
            Value::TimeLimit(unit) => self.limits.time.map(|time| in_unit(margin.of_time(time), *unit)),
            Value::HardTimeLimit(unit) => {
                self.limits.hard_time.map(|time| in_unit(margin.of_time(time), *unit))
            }
            Value::WallTimeLimit(unit) => {
                self.limits.wall_time.map(|time| in_unit(margin.of_time(time), *unit))
            }
            Value::MemoryLimit(unit) => {
                self.limits.memory.map(|bytes| (margin.of_memory(bytes) / unit.0).to_string())
            }
            Value::Cores => self.limits.cores.map(|cores| cores.to_string()),
        };
        Ok(single.map(|text| vec![text]))
    }

    fn seen(&self, path: &Path) -> Result<String, ToolError> {
        seen_from(self.working_directory, path)
    }

    /// Without the witness, for a tool that gets it otherwise.
    fn inputs(&self) -> Result<Vec<String>, ToolError> {
        let takes_witness = || self.description.takes(&Value::Witness);
        let witness = self.task_option(WITNESS).filter(|_| takes_witness());
        let inputs = self.run.input_files.iter();
        inputs.filter(|file| !is_named(file, witness.as_deref())).map(|file| self.seen(file)).collect()
    }

    /// The same; at least one.
    fn input_files(&self) -> Result<Vec<String>, ToolError> {
        let inputs = self.inputs()?;
        if inputs.is_empty() {
            return Err(self.unsupported("the task has no input files".to_owned()));
        }
        Ok(inputs)
    }

    /// The one of the input files that the task calls its witness.
    fn witness(&self) -> Result<Option<String>, ToolError> {
        let Some(name) = self.task_option(WITNESS) else {
            return Ok(None);
        };
        let mut witnesses = self.run.input_files.iter().filter(|file| is_named(file, Some(&name)));
        match (witnesses.next(), witnesses.next()) {
            (Some(witness), None) => self.seen(witness).map(Some),
            (Some(_), Some(_)) => {
                Err(self.unsupported(format!("`{name}` is more than one of its input files")))
            }
            (None, _) => Err(self.unsupported(format!("its witness `{name}` is not among its input files"))),
        }
    }

    /// An option of the task, if it is a text, a number or a truth value.
    fn task_option(&self, key: &str) -> Option<String> {
        match self.run.task_options.as_ref()?.get(key)? {
            TaskOptions::String(text) => Some(text.clone()),
            TaskOptions::Number(number) => Some(number.to_string()),
            TaskOptions::Bool(truth) => Some(truth.to_string()),
            TaskOptions::Null | TaskOptions::Array(_) | TaskOptions::Object(_) => None,
        }
    }

    fn unsupported(&self, reason: String) -> ToolError {
        ToolError::Unsupported { tool: self.description.name.clone(), reason }
    }
}

impl Description {
    /// Whether a value is somewhere in the command line.
    fn takes(&self, value: &Value) -> bool {
        self.command.iter().flat_map(|part| &part.arguments).flat_map(Template::values).any(|it| it == value)
    }
}

fn is_named(path: &Path, name: Option<&str>) -> bool {
    name.is_some_and(|name| path.file_name().is_some_and(|it| it == name))
}

fn in_unit(time: Duration, unit: TimeUnit) -> String {
    match unit {
        TimeUnit::Milliseconds => time.as_millis().to_string(),
        TimeUnit::Seconds => time.as_secs().to_string(),
        TimeUnit::Minutes => (time.as_secs() / 60).to_string(),
    }
}
