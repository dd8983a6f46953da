//! `jurat validate`.

use std::fs;
use std::path::{Path, PathBuf};

use jurat_java::{Jdk, Toolchain, default_cache};
use jurat_report::validate::{AboutValidation, ValidationReport, html, json, text};
use jurat_validate::monitor::RUNTIME;
use jurat_validate::{
    Builder, Listener, Options, Property, Semantics, Strategy, Task, Undecided, Unknown, Validation, Verdict,
    jbmc, own_memory, validate,
};
use jurat_witness::Reading;
use jurat_witness::program::Program;

use crate::cli::{HowToValidate, SemanticsArgument, ValidateArguments};
use crate::commands::asked::{Asked, asked};
use crate::error::Error;
use crate::exit::CommandExit;
use crate::limits::Limits;
use crate::progress::Doing;
use crate::task::{self, FoundTask};
use crate::watchdog::Watchdog;
use crate::{input, output, program};

/// Validates a witness.
pub fn run(arguments: &ValidateArguments) -> Result<CommandExit, Error> {
    let limits = Limits::new(arguments.how.timeout, arguments.how.memory);
    let last_words = last_words(arguments, &limits);
    answer_within(&limits, last_words, |listener| {
        // The compiler starts while everything is read.
        let mut builder = Builder::new(toolchain(&limits)?);
        let (answer, rest) = decide(arguments, &limits, listener, &mut builder)?;
        // This process ends now, and to free it could take long.
        std::mem::forget(rest);
        Ok(answer)
    })
}

/// Does the work within the limits, and says and writes the answer. If one of them is reached before there is another answer, it
/// is what `cut_short` says.
pub(crate) fn answer_within(
    limits: &Limits,
    cut_short: impl Fn(Unknown) -> Answer + Send + Clone + 'static,
    work: impl FnOnce(Listener) -> Result<Answer, Error>,
) -> Result<CommandExit, Error> {
    let doing = Doing::new();
    let answer = match limits.require_possible() {
        Ok(()) => {
            let last_words = cut_short.clone();
            let clears = doing.clone();
            let last_words = move |undecided: Undecided| {
                clears.clear();
                let answer = last_words(undecided.into());
                let said = answer.said.clone();
                // There is nobody left to tell.
                let _ = answer.write();
                output::print(&said);
            };
            let watchdog = Watchdog::start(limits, last_words).map_err(Error::System)?;
            let answer = work(doing.listener());
            watchdog.dismiss();
            doing.clear();
            answer
        }
        Err(error) => Err(error),
    };
    let answer = match answer {
        Err(Error::Unknown(unknown)) => cut_short(unknown),
        answer => answer?,
    };
    let (said, exit) = answer.write()?;
    output::print(&said);
    Ok(exit)
}

/// The same without a word, and without a watchdog: what is to be said, and how to end.
pub fn answer(arguments: &ValidateArguments, builder: &mut Builder) -> Result<(String, CommandExit), Error> {
    let limits = Limits::new(arguments.how.timeout, arguments.how.memory);
    decide(arguments, &limits, Listener::default(), builder)?.0.write()
}

/// What is said where a limit is reached before there is an answer.
fn last_words(
    arguments: &ValidateArguments,
    limits: &Limits,
) -> impl Fn(Unknown) -> Answer + Send + Clone + use<> {
    let (file, limits) = (arguments.json.clone(), *limits);
    let about = AboutValidation {
        witness: arguments.witness.display().to_string(),
        program: arguments.program.iter().map(|path| path.display().to_string()).collect(),
        property: Property::default().to_string(),
        semantics: semantics(&arguments.how),
    };
    move |unknown| {
        let report =
            ValidationReport::new(&Validation::cut_short(unknown, limits.elapsed()), about.clone(), |_| 1);
        let files = file.iter().map(|file| (file.clone(), json(&report))).collect();
        Answer { said: text(&report), files, exit: CommandExit::Unknown }
    }
}

/// What is to be said and written, and how to end.
pub(crate) struct Answer {
    pub(crate) said: String,
    pub(crate) files: Vec<(PathBuf, String)>,
    pub(crate) exit: CommandExit,
}

impl Answer {
    /// Writes the files.
    fn write(self) -> Result<(String, CommandExit), Error> {
        for (file, text) in &self.files {
            write(file, text)?;
        }
        Ok((self.said, self.exit))
    }
}

/// The answer, and all that it was made of.
fn decide(
    arguments: &ValidateArguments,
    limits: &Limits,
    listener: Listener,
    builder: &mut Builder,
) -> Result<(Answer, (Program, Reading, Validation)), Error> {
    let quota = limits.quota();
    let task = definition(&arguments.program)?;
    let files = task.as_ref().map_or(&arguments.program, |task| &task.input_files);
    let program = program::load_within(files, &quota)?;
    let Asked { property, main_class } =
        asked(arguments.how.property.as_deref(), task.as_ref(), arguments.main.as_deref())?;
    let reading = input::witness_within(&arguments.witness, &quota)?;
    let main_class = main_class.as_deref();
    let options = Options { listener, ..options(&arguments.how, limits) };
    let validation = validate(Task { program: &program, property, main_class }, &reading, &options, builder);
    if let Some(directory) = &arguments.emit_woven {
        emit_woven(directory, &validation, options.semantics)?;
    }
    let about = AboutValidation {
        witness: arguments.witness.display().to_string(),
        program: program.files.iter().map(|file| file.name.clone()).collect(),
        property: property.to_string(),
        semantics: options.semantics,
    };
    let report =
        ValidationReport::new(&validation, about, |offset| reading.lines.line(&reading.text, offset));
    let mut files = Vec::new();
    if let Some(file) = &arguments.json {
        files.push((file.clone(), json(&report)));
    }
    if let Some(file) = &arguments.html {
        let woven = validation.woven_sources(options.semantics);
        files.push((file.clone(), html(&report, &validation, &program, &woven)));
    }
    let answer = Answer { said: text(&report), files, exit: exit(&validation.verdict) };
    Ok((answer, (program, reading, validation)))
}

/// The task definition, if that is what was given.
pub(crate) fn definition(paths: &[PathBuf]) -> Result<Option<FoundTask>, Error> {
    match paths {
        [path] if task::is_task(path) => Ok(Some(task::read(path)?)),
        _ => Ok(None),
    }
}

/// The JDK with what is prepared for it, for tasks that have these limits.
pub(crate) fn toolchain(limits: &Limits) -> Result<Toolchain, Error> {
    let cache = default_cache();
    Ok(Toolchain::prepare_within(Jdk::find()?, cache.as_deref(), RUNTIME, limits.effort())?)
}

/// How to validate, resolved.
pub(crate) fn options(how: &HowToValidate, limits: &Limits) -> Options {
    Options {
        engine: how.engine.0,
        strategy: Strategy::default(),
        semantics: semantics(how),
        timeout: limits.time_left(),
        memory: limits.memory,
        own_memory: own_memory(limits.memory),
        is_last: true,
        require_claims: how.require_claims,
        force: how.force,
        jbmc: jbmc::find().map_err(|error| error.to_string()),
        queries: None,
        listener: Listener::default(),
    }
}

fn semantics(how: &HowToValidate) -> Semantics {
    match how.semantics {
        SemanticsArgument::Sequence => Semantics::Sequence,
        SemanticsArgument::Counter => Semantics::Counter,
        SemanticsArgument::Any => Semantics::Any,
    }
}

pub(crate) fn exit(verdict: &Verdict) -> CommandExit {
    match verdict {
        Verdict::True => CommandExit::Clean,
        Verdict::False(_) => CommandExit::False,
        Verdict::Unknown(_) => CommandExit::Unknown,
    }
}

/// The woven sources, below directories named as their packages.
fn emit_woven(directory: &Path, validation: &Validation, semantics: Semantics) -> Result<(), Error> {
    let sources = validation.sources.iter().filter_map(|source| fs::canonicalize(&source.name).ok());
    let sources: Vec<PathBuf> = sources.collect();
    let woven = validation.woven_sources(semantics);
    let targets = || woven.iter().map(|(name, _)| directory.join(name));
    let is_source = |path: &PathBuf| fs::canonicalize(path).is_ok_and(|path| sources.contains(&path));
    if let Some(path) = targets().find(is_source) {
        return Err(Error::WovenOverSource { path });
    }
    for (path, (_, text)) in targets().zip(&woven) {
        write(&path, text)?;
    }
    Ok(())
}

pub(crate) fn write(path: &Path, text: &str) -> Result<(), Error> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let written = parent.map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
    written.map_err(|error| Error::Write { path: path.to_owned(), error })
}
