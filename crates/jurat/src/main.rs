//! `jurat`: parse the command line, call the command, map its result to an exit code.

use std::process::ExitCode;

use clap::Parser as _;
use jurat::cli::{Cli, Command};
use jurat::commands;
use jurat::error::Error;
use jurat::exit::Exit;
use jurat_exec::handle_interrupts;

fn main() -> ExitCode {
    let command = Cli::parse().command;
    // Before there is any other thread.
    let result = handle_interrupts().map_err(Error::System).and_then(|()| run(command));
    match result {
        Ok(exit) => exit.into(),
        Err(error) => {
            jurat::output::error(&error);
            Exit::CouldNotRun.into()
        }
    }
}

fn run(command: Command) -> Result<Exit, Error> {
    match command {
        Command::Lint(arguments) => commands::lint::run(&arguments),
        Command::Show(arguments) => commands::show::run(&arguments),
        Command::Convert(arguments) => commands::convert::run(&arguments),
        Command::Validate(arguments) => commands::validate::run(&arguments),
        Command::Verify(arguments) => commands::verify::run(&arguments),
        Command::Bench(arguments) => commands::bench::run(&arguments),
        Command::Compete(arguments) => commands::compete::run(&arguments),
        Command::Table(arguments) => commands::table::run(&arguments),
        Command::Score(arguments) => commands::score::run(&arguments),
        Command::Run(arguments) => commands::run::run(&arguments),
        Command::ValidateAll(arguments) => commands::validate_all::run(&arguments),
    }
}
