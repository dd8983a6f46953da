//! `jurat verify`.

use jurat_report::verify::{About, Report, json, text};
use jurat_validate::{Builder, Engine, EngineChoice, Options, Semantics, Task, jbmc, verify};

use crate::cli::{VerifierArgument, VerifyArguments};
use crate::commands::validate::{definition, exit, property, toolchain, write};
use crate::error::Error;
use crate::exit::Exit;
use crate::{output, program};

/// Decides a property.
pub fn run(arguments: &VerifyArguments) -> Result<Exit, Error> {
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
    output::print(&text(&report));
    Ok(exit(&validation.verdict))
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
    }
}
