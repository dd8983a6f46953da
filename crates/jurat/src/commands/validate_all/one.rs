//! One of many tasks to its row.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jurat_java::Toolchain;
use jurat_quota::Quota;
use jurat_report::validate_all::{Row, Subject};
use jurat_validate::{Builder, Options, Property, Task, Undecided, Validation, engine_memory, validate};

use super::find::Found;
use crate::cli::ValidateAllArguments;
use crate::commands::asked::{Asked, asked, read_property};
use crate::commands::validate;
use crate::error::Error;
use crate::limits::Limits;
use crate::task::FoundTask;
use crate::watchdog::{GRACE, SLACK};
use crate::{input, program};

/// No machine is so slow that it takes longer to prepare the JDK.
const PATIENCE: Duration = Duration::from_mins(2);

/// What all tasks share.
pub(crate) struct Batch {
    property: Option<PathBuf>,
    toolchain: Toolchain,
    options: Options,
    /// The options that matter for the answers, in words.
    pub(crate) fingerprint: String,
}

impl Batch {
    pub(crate) fn new(arguments: &ValidateAllArguments, n_jobs: usize) -> Result<Self, Error> {
        let limits = Limits::new(arguments.how.timeout, arguments.how.memory);
        limits.require_possible()?;
        let options = validate::options(&arguments.how, &limits);
        Ok(Self {
            property: arguments.how.property.clone(),
            fingerprint: fingerprint(arguments)?,
            // All tasks of this process share it.
            options: Options {
                timeout: arguments.how.timeout,
                own_memory: options.own_memory.saturating_mul(n_jobs as u64),
                is_last: false,
                ..options
            },
            // No task has to wait for it.
            toolchain: validate::toolchain(&Limits::new(PATIENCE, arguments.how.memory))?,
        })
    }

    /// A compiler of its own for a job.
    pub(crate) fn builder(&self) -> Builder {
        Builder::new(self.toolchain.clone())
    }

    /// Validates a task. Whatever goes wrong is in the row.
    pub(crate) fn row(&self, found: &Found, builder: &mut Builder) -> Row {
        let mut subject = self.subject(found);
        match self.validation(found, &mut subject, builder) {
            Ok(validation) => Row::new(subject, &validation, self.options.semantics),
            Err(reason) => Row::failed(subject, &reason),
        }
    }

    /// The row of a task that nobody waits for any longer.
    pub(crate) fn lost(&self, found: &Found, undecided: Undecided) -> Row {
        let validation = Validation::cut_short(undecided.into(), self.options.timeout);
        Row::new(self.subject(found), &validation, self.options.semantics)
    }

    /// How long a task may take at most, and how much memory all of them.
    pub(crate) fn patience(&self) -> (Duration, u64) {
        (self.options.timeout + GRACE, self.options.own_memory.saturating_sub(SLACK))
    }

    /// The task, before anything is known about its property.
    pub(crate) fn subject(&self, found: &Found) -> Subject {
        let [task, witness] = [&found.task, &found.witness].map(|path| path.display().to_string());
        Subject::new(&task, &witness, &self.fingerprint)
    }

    fn validation(
        &self,
        found: &Found,
        subject: &mut Subject,
        builder: &mut Builder,
    ) -> Result<Validation, String> {
        let definition = found.definition.as_ref().map_err(ToString::to_string)?;
        match self.validation_within(definition, &found.witness, subject, builder) {
            Ok(validation) => Ok(validation),
            Err(Error::Unknown(unknown)) => Ok(Validation::cut_short(unknown, self.options.timeout)),
            Err(error) => Err(error.to_string()),
        }
    }

    fn validation_within(
        &self,
        definition: &FoundTask,
        witness: &Path,
        subject: &mut Subject,
        builder: &mut Builder,
    ) -> Result<Validation, Error> {
        let deadline = Instant::now() + self.options.timeout;
        let quota = Quota::new(Some(deadline), Some(engine_memory(self.options.own_memory)));
        let Asked { property, main_class } = asked(self.property.as_deref(), Some(definition), None)?;
        subject.property = Some(property.to_string());
        subject.expected = expected(definition, property);
        let program = program::load_within(&definition.input_files, &quota)?;
        let reading = input::witness_within(witness, &quota)?;
        let task = Task { program: &program, property, main_class: main_class.as_deref() };
        let timeout = deadline.saturating_duration_since(Instant::now());
        Ok(validate(task, &reading, &Options { timeout, ..self.options.clone() }, builder))
    }
}

/// Whether a property holds, if the task says so.
fn expected(definition: &FoundTask, property: Property) -> Option<bool> {
    let is_it = |file| read_property(file).is_ok_and(|other| other == property);
    definition.properties.iter().find(|property| is_it(&property.file))?.expected_verdict
}

/// The options that matter for the answers, as one would type them. Two runs with the same text may share a file.
fn fingerprint(arguments: &ValidateAllArguments) -> Result<String, Error> {
    let how = &arguments.how;
    let mut words = vec![
        format!("jurat {}", env!("CARGO_PKG_VERSION")),
        format!("--witness-name {}", arguments.witness_name),
        format!("--engine {}", name(&how.engine)),
        format!("--semantics {}", name(&how.semantics)),
        format!("--timeout {}s", how.timeout.as_secs_f64()),
        format!("--memory {}", how.memory),
    ];
    words.extend(how.require_claims.then(|| "--require-claims".to_owned()));
    words.extend(how.force.then(|| "--force".to_owned()));
    if let Some(file) = &how.property {
        words.push(format!("--property '{}'", read_property(file)?));
    }
    Ok(words.join(" "))
}

/// A value as one types it.
fn name(value: &impl clap::ValueEnum) -> String {
    value.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
}
