//! `jurat verify`.

use std::fs;
use std::path::Path;

use jurat_report::verify::{About, Report, json, text};
use jurat_validate::{
    Builder, Engine, EngineChoice, Options, Property, Semantics, Task, Validation, jbmc, verify, witness,
};
use jurat_witness::convert::{Surroundings, Target, convert};
use jurat_witness::program::Program;

use crate::cli::{VerifierArgument, VerifyArguments};
use crate::commands::convert::now;
use crate::commands::validate::{definition, exit, property, toolchain, write};
use crate::error::Error;
use crate::exit::Exit;
use crate::{output, program};

/// Decides a property.
pub fn run(arguments: &VerifyArguments) -> Result<Exit, Error> {
    if let Some(folder) = &arguments.dump_queries {
        fs::create_dir_all(folder).map_err(|error| Error::Write { path: folder.clone(), error })?;
    }
    // The compiler starts while everything is read.
    let mut builder = Builder::new(toolchain()?);
    let task = definition(&arguments.program)?;
    let files = task.as_ref().map_or(&arguments.program, |task| &task.input_files);
    let program = program::load(files)?;
    let property = property(arguments.property.as_deref(), task.as_ref())?;
    let main_class = arguments.main.as_deref();
    let validation =
        verify(Task { program: &program, property, main_class }, &options(arguments), &mut builder);
    let about = About {
        program: program.files.iter().map(|file| file.name.clone()).collect(),
        property: property.to_string(),
    };
    let report = Report::new(&validation, about);
    if let Some(file) = &arguments.json {
        write(file, &json(&report))?;
    }
    if let Some(file) = &arguments.witness_out {
        write_witness(file, &validation, &program, property)?;
    }
    output::print(&text(&report));
    Ok(exit(&validation.verdict))
}

/// Writes a witness of the verdict; of an UNKNOWN there is none.
fn write_witness(
    path: &Path,
    validation: &Validation,
    program: &Program,
    property: Property,
) -> Result<(), Error> {
    let Some(witness) = witness(validation, &property.to_string()) else {
        return Ok(());
    };
    let is_yaml = path.extension().is_some_and(|it| it == "yml" || it == "yaml");
    let target = if is_yaml { Target::Yaml } else { Target::GraphMl };
    let now = now();
    let surroundings = Surroundings { program: Some(program), specification: None, now: &now };
    let converted = convert(&witness, target, surroundings).map_err(|missing| Error::Convert {
        path: path.display().to_string(),
        reason: missing.to_string(),
    })?;
    write(path, &converted.text)
}

fn options(arguments: &VerifyArguments) -> Options {
    Options {
        engine: match arguments.engine {
            VerifierArgument::Auto => EngineChoice::Prove,
            VerifierArgument::Native => EngineChoice::Only(Engine::Native),
            VerifierArgument::Jbmc => EngineChoice::Only(Engine::Jbmc),
        },
        semantics: Semantics::default(),
        timeout: arguments.timeout,
        memory: arguments.memory,
        require_claims: false,
        force: false,
        jbmc: jbmc::find().map_err(|error| error.to_string()),
        queries: arguments.dump_queries.clone(),
    }
}
