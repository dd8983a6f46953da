//! `jurat`: parse the command line, call the command, map its result to an exit code.

use std::process::ExitCode;

use clap::Parser as _;
use jurat::cli::{Cli, JuratCommand};
use jurat::commands;
use jurat::error::Error;
use jurat::exit::CommandExit;
use jurat_exec::handle_interrupts;

fn main() -> ExitCode {
    let command = Cli::parse().command;
    // Before there is any other thread.
    let result = handle_interrupts().map_err(Error::System).and_then(|()| run(command));
    match result {
        Ok(exit) => exit.into(),
        Err(error) => {
            jurat::output::error(&error);
            CommandExit::CouldNotRun.into()
        }
    }
}

fn run(command: JuratCommand) -> Result<CommandExit, Error> {
    match command {
        JuratCommand::Lint(arguments) => commands::lint::run(&arguments),
        JuratCommand::Show(arguments) => commands::show::run(&arguments),
        JuratCommand::Convert(arguments) => commands::convert::run(&arguments),
        JuratCommand::Validate(arguments) => commands::validate::run(&arguments),
        JuratCommand::Verify(arguments) => commands::verify::run(&arguments),
        JuratCommand::Bench(arguments) => commands::bench::run(&arguments),
        JuratCommand::Compete(arguments) => commands::compete::run(&arguments),
        JuratCommand::Table(arguments) => commands::table::run(&arguments),
        JuratCommand::Score(arguments) => commands::score::run(&arguments),
        JuratCommand::Run(arguments) => commands::run::run(&arguments),
        JuratCommand::ValidateAll(arguments) => commands::validate_all::run(&arguments),
    }
}
