//! `jurat verify`.

use std::fs;
use std::path::Path;

use jurat_report::verify::{About, Report, json, text};
use jurat_validate::{
    Builder, Engine, EngineChoice, Options, Property, Semantics, Task, Validation, jbmc, own_memory, verify,
    witness,
};
use jurat_witness::convert::{Surroundings, Target, convert};
use jurat_witness::program::Program;

use crate::cli::{VerifierArgument, VerifyArguments};
use crate::commands::convert::now;
use crate::commands::validate::{definition, exit, property, toolchain, write};
use crate::error::Error;
use crate::exit::Exit;
use crate::limits::Limits;
use crate::watchdog::Watchdog;
use crate::{output, program};

/// Decides a property.
pub fn run(arguments: &VerifyArguments) -> Result<Exit, Error> {
    let limits = Limits::new(arguments.timeout, arguments.memory);
    let mut about = about(arguments);
    let watchdog = watch(arguments, &limits, about.clone())?;
    if let Some(folder) = &arguments.dump_queries {
        fs::create_dir_all(folder).map_err(|error| Error::Write { path: folder.clone(), error })?;
    }
    // The compiler starts while everything is read.
    let mut builder = Builder::new(toolchain(limits.memory)?);
    let task = definition(&arguments.program)?;
    let files = task.as_ref().map_or(&arguments.program, |task| &task.input_files);
    let program = program::load(files)?;
    let property = property(arguments.property.as_deref(), task.as_ref())?;
    let main_class = arguments.main.as_deref();
    let options = options(arguments, &limits);
    let validation = verify(Task { program: &program, property, main_class }, &options, &mut builder);
    about.program = program.files.iter().map(|file| file.name.clone()).collect();
    about.property = property.to_string();
    let report = Report::new(&validation, about);
    let witness = match &arguments.witness_out {
        Some(path) => witness_text(path, &validation, &program, property)?,
        None => None,
    };
    let said = text(&report);
    watchdog.dismiss();
    if let Some(file) = &arguments.json {
        write(file, &json(&report))?;
    }
    if let Some((file, witness)) = arguments.witness_out.as_ref().zip(witness) {
        write(file, &witness)?;
    }
    output::print(&said);
    Ok(exit(&validation.verdict))
}

/// What is known before anything was read.
fn about(arguments: &VerifyArguments) -> About {
    About {
        program: arguments.program.iter().map(|path| path.display().to_string()).collect(),
        property: Property::default().to_string(),
    }
}

/// Has the limits watched.
fn watch(arguments: &VerifyArguments, limits: &Limits, about: About) -> Result<Watchdog, Error> {
    let (file, timeout) = (arguments.json.clone(), arguments.timeout);
    let last_words = move |undecided| {
        let report = Report::new(&Validation::cut_short(undecided, timeout), about);
        if let Some(file) = file {
            // There is nobody left to tell.
            let _ = write(&file, &json(&report));
        }
        output::print(&text(&report));
    };
    Watchdog::start(limits, last_words).map_err(Error::System)
}

/// A witness of the verdict; of an UNKNOWN there is none.
fn witness_text(
    path: &Path,
    validation: &Validation,
    program: &Program,
    property: Property,
) -> Result<Option<String>, Error> {
    let Some(witness) = witness(validation, &property.to_string()) else {
        return Ok(None);
    };
    let is_yaml = path.extension().is_some_and(|it| it == "yml" || it == "yaml");
    let target = if is_yaml { Target::Yaml } else { Target::GraphMl };
    let now = now();
    let surroundings = Surroundings { program: Some(program), specification: None, now: &now };
    let converted = convert(&witness, target, surroundings).map_err(|missing| Error::Convert {
        path: path.display().to_string(),
        reason: missing.to_string(),
    })?;
    Ok(Some(converted.text))
}

fn options(arguments: &VerifyArguments, limits: &Limits) -> Options {
    Options {
        engine: match arguments.engine {
            VerifierArgument::Auto => EngineChoice::Prove,
            VerifierArgument::Native => EngineChoice::Only(Engine::Native),
            VerifierArgument::Jbmc => EngineChoice::Only(Engine::Jbmc),
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
    }
}
