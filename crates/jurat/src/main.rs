//! `jurat`: parse the command line, call the command, map its result to an exit code.

use std::process::ExitCode;

use clap::Parser as _;
use jurat::cli::{Cli, Command};
use jurat::commands;

fn main() -> ExitCode {
    // Without it an interrupted run would leave its temporary folder behind; everything else works.
    let _ = jurat_exec::handle_interrupts();
    let result = match Cli::parse().command {
        Command::Lint(arguments) => commands::lint::run(&arguments),
        Command::Show(arguments) => commands::show::run(&arguments),
        Command::Convert(arguments) => commands::convert::run(&arguments),
        Command::Validate(arguments) => commands::validate::run(&arguments),
    };
    match result {
        Ok(exit) => exit.into(),
        Err(error) => {
            jurat::output::error(&error);
            jurat::exit::Exit::CouldNotRun.into()
        }
    }
}
