//! `jurat verify`.

use std::fs;
use std::path::{Path, PathBuf};

use jurat_report::verify::{AboutVerification, VerificationReport, json, text};
use jurat_validate::{
    Builder, Listener, Options, ProgramParts, Property, Semantics, Strategy, Task, Unknown, Validation,
    Verdict, jbmc, own_memory, verify_program, witness,
};
use jurat_witness::convert::{ConversionContext, ConversionTarget, convert};
use jurat_witness::program::Program;

use crate::class_path::{self, is_class_directory, is_class_file};
use crate::cli::{StrategyArgument, VerifyArguments};
use crate::commands::asked::{Asked, asked};
use crate::commands::convert::now;
use crate::commands::validate::{Answer, answer_within, definition, exit, toolchain};
use crate::error::Error;
use crate::exit::CommandExit;
use crate::limits::Limits;
use crate::program;

/// Decides a property.
pub fn run(arguments: &VerifyArguments) -> Result<CommandExit, Error> {
    let limits = Limits::new(arguments.timeout, arguments.memory);
    answer_within(&limits, last_words(arguments, &limits), |listener| decide(arguments, &limits, listener))
}

fn decide(arguments: &VerifyArguments, limits: &Limits, listener: Listener) -> Result<Answer, Error> {
    if let Some(directory) = &arguments.dump_queries {
        fs::create_dir_all(directory).map_err(|error| Error::Write { path: directory.clone(), error })?;
    }
    // The compiler starts while everything is read.
    let mut builder = Builder::new(toolchain(limits)?);
    let task = definition(&arguments.program)?;
    let files = task.as_ref().map_or(&arguments.program, |task| &task.input_files);
    let is_library = |path: &&PathBuf| is_class_file(path) || is_class_directory(path);
    let (classes, sources): (Vec<&PathBuf>, Vec<&PathBuf>) = files.iter().partition(is_library);
    let class_path: Vec<PathBuf> =
        classes.into_iter().cloned().chain(class_path::split(&arguments.classpath)).collect();
    let library = class_path::load(&class_path, builder.toolchain.jdk.version, &limits.quota())?;
    let sources: Vec<PathBuf> = sources.into_iter().cloned().collect();
    let program = program::load_within(&sources, &limits.quota())?;
    let Asked { property, main_class } =
        asked(arguments.property.as_deref(), task.as_ref(), arguments.main.as_deref())?;
    let main_class = main_class.as_deref();
    let mut options = Options { listener, ..options(arguments, limits) };
    if !library.is_empty() {
        options.jbmc = Err("JBMC is asked only about programs whose classes all come as sources".to_owned());
    }
    let task = Task { program: &program, property, main_class };
    let parts = ProgramParts { library: &library, method: arguments.method.as_ref() };
    let mut validation = verify_program(task, parts, &options, &mut builder);
    if arguments.witness_out.is_some() && depends_on_input(&validation) {
        validation.notes.push(NO_INPUT.to_owned());
    }
    let specification = started_with(property, main_class);
    let class_path = class_path.iter().map(|path| path.display().to_string());
    let about = AboutVerification {
        program: program.files.iter().map(|file| file.name.clone()).chain(class_path).collect(),
        property: match &validation.entry {
            Some(entry) => property.to_string().replace("Main.main()", &entry.method),
            None => specification.clone(),
        },
    };
    let report = VerificationReport::new(&validation, about);
    let mut files = Vec::new();
    if let Some(file) = &arguments.json {
        files.push((file.clone(), json(&report)));
    }
    if let Some(file) = &arguments.witness_out {
        let witness = witness_text(file, &validation, &program, &specification)?;
        files.extend(witness.map(|text| (file.clone(), text)));
    }
    let answer = Answer { said: text(&report), files, exit: exit(&validation.verdict) };
    // This process ends now, and to free them could take long.
    std::mem::forget((program, validation));
    Ok(answer)
}

/// What a witness leaves out.
const NO_INPUT: &str = "formats of witnesses know no standard input: the witness does not tell it";

/// Whether the violation needs what is on the standard input.
fn depends_on_input(validation: &Validation) -> bool {
    matches!(&validation.verdict, Verdict::False(violation) if violation.standard_input.is_some())
}

/// The property as a file states it of the class that is started.
fn started_with(property: Property, main_class: Option<&str>) -> String {
    let text = property.to_string();
    main_class.map_or_else(|| text.clone(), |class| text.replace("Main.main()", &format!("{class}.main()")))
}

/// What is said where a limit is reached before there is an answer.
fn last_words(
    arguments: &VerifyArguments,
    limits: &Limits,
) -> impl Fn(Unknown) -> Answer + Send + Clone + use<> {
    let (file, limits) = (arguments.json.clone(), *limits);
    let about = AboutVerification {
        program: arguments.program.iter().map(|path| path.display().to_string()).collect(),
        property: Property::default().to_string(),
    };
    move |unknown| {
        let report =
            VerificationReport::new(&Validation::cut_short(unknown, limits.elapsed()), about.clone());
        let files = file.iter().map(|file| (file.clone(), json(&report))).collect();
        Answer { said: text(&report), files, exit: CommandExit::Unknown }
    }
}

/// A witness of the verdict; of an UNKNOWN there is none.
fn witness_text(
    path: &Path,
    validation: &Validation,
    program: &Program,
    specification: &str,
) -> Result<Option<String>, Error> {
    let Some(witness) = witness(validation, specification) else {
        return Ok(None);
    };
    let is_yaml = path.extension().is_some_and(|it| it == "yml" || it == "yaml");
    let target = if is_yaml { ConversionTarget::Yaml } else { ConversionTarget::GraphMl };
    let now = now();
    let surroundings = ConversionContext { program: Some(program), specification: None, now: &now };
    let converted = convert(&witness, target, surroundings).map_err(|missing| Error::Convert {
        path: path.display().to_string(),
        reason: missing.to_string(),
    })?;
    Ok(Some(converted.text))
}

fn options(arguments: &VerifyArguments, limits: &Limits) -> Options {
    Options {
        engine: arguments.engine.0,
        strategy: match arguments.strategy {
            StrategyArgument::Auto => Strategy::Auto,
            StrategyArgument::Prove => Strategy::Prove,
            StrategyArgument::Search => Strategy::Search,
            StrategyArgument::Induct => Strategy::Induct,
        },
        semantics: Semantics::default(),
        timeout: limits.time_left(),
        memory: limits.memory,
        own_memory: own_memory(limits.memory),
        is_last: true,
        require_claims: false,
        force: false,
        jbmc: jbmc::find().map_err(|error| error.to_string()),
        queries: arguments.dump_queries.clone(),
        listener: Listener::default(),
    }
}
