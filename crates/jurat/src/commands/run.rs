//! `jurat run`.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use jurat_bench::runner::collect;
use jurat_exec::{Accounting, Command, CommandLimits, CommandStartError, Input, Log, Mode, Sandbox};
use jurat_report::run::{RunReport, failed, json, text};
use jurat_text::shell::command_line;

use crate::cli::RunArguments;
use crate::error::Error;
use crate::exit::CommandExit;
use crate::output;

/// How much more time than CPU time there is, if nobody says otherwise.
const MORE_WALL_TIME: Duration = Duration::from_secs(30);

/// Runs a command and prints what it used.
pub fn run(arguments: &RunArguments) -> Result<CommandExit, Error> {
    let _groups = jurat_exec::prepare_groups();
    let limits = limits(arguments)?;
    let directory = folder(&arguments.dir)?;
    let command = command(arguments, &directory)?;
    let sandbox = sandbox(arguments, &directory);
    let writing = |error| Error::Write { path: arguments.output.clone(), error };
    let log = log(arguments).map_err(writing)?;
    let mut kept = Ok(());
    let ended = jurat_exec::run_logged(&command, &limits, &sandbox, log, &mut |leftovers| {
        let (patterns, target) = (&arguments.result_files, &arguments.output_directory);
        kept = collect(leftovers, &directory, patterns, limits.memory, target);
    });
    let ended = match ended {
        Ok(ended) => ended,
        // So does runexec: that the command cannot be run is a result like any other.
        Err(error @ CommandStartError::Program { .. }) => {
            output::error(&error.into());
            output::print(failed(arguments.json));
            return Ok(CommandExit::Clean);
        }
        Err(error) => return Err(error.into()),
    };
    let start = Timestamp::try_from(ended.start).unwrap_or_default();
    let start = start.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string();
    let run = RunReport { start: &start, how: ended.how, usage: &ended.usage };
    output::print(&if arguments.json { json(&run) } else { text(&run) });
    ended.n_bytes.as_ref().map_err(|error| writing(error.kind().into()))?;
    kept.map_err(|error| Error::Write { path: arguments.output_directory.clone(), error })?;
    Ok(CommandExit::Clean)
}

fn limits(arguments: &RunArguments) -> Result<CommandLimits, Error> {
    if let (Some(soft), Some(hard)) = (arguments.softtimelimit, arguments.timelimit)
        && soft > hard
    {
        return Err(Error::Usage("--softtimelimit is beyond --timelimit, so it would never be reached"));
    }
    Ok(CommandLimits {
        wall_time: arguments.walltimelimit.or(arguments.timelimit.map(|limit| limit + MORE_WALL_TIME)),
        cpu_time: arguments.timelimit,
        soft_cpu_time: arguments.softtimelimit,
        memory: arguments.memlimit,
        files_count: arguments.surroundings.files_count_limit,
        files_size: arguments.surroundings.files_size_limit,
        processes: Some(arguments.processes),
        cores: arguments.cores.clone().unwrap_or_default(),
        memory_nodes: arguments.memory_nodes.clone().unwrap_or_default(),
        output: 0,
        accounting: Accounting::Exact,
    })
}

fn folder(path: &Path) -> Result<PathBuf, Error> {
    fs::canonicalize(path)
        .map_err(|reason| CommandStartError::Directory { path: path.to_owned(), reason }.into())
}

fn command(arguments: &RunArguments, directory: &Path) -> Result<Command, Error> {
    let Some((program, rest)) = arguments.command.split_first() else {
        return Err(Error::Usage("there is no command (hint: it follows after `--`)"));
    };
    Ok(Command {
        program: find(program, directory),
        arguments: rest.to_vec(),
        environment: env::vars_os().collect(),
        directory: directory.to_owned(),
        input: input(arguments.input.as_deref())?,
    })
}

fn input(path: Option<&Path>) -> Result<Input, Error> {
    let Some(path) = path else { return Ok(Input::Empty) };
    let path = if path == Path::new("-") { Path::new("/dev/stdin") } else { path };
    let file = File::open(path).map_err(|error| Error::ReadInput { path: path.to_owned(), error })?;
    Ok(Input::File(Arc::new(file)))
}

/// The program as a shell finds it; one that is not found is noticed when it is started.
fn find(program: &OsStr, directory: &Path) -> PathBuf {
    if Path::new(program).components().count() > 1 {
        return directory.join(program);
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&folders).map(|folder| directory.join(folder).join(program));
    found.into_iter().find(|path| path.is_file()).unwrap_or_else(|| directory.join(program))
}

fn sandbox(arguments: &RunArguments, directory: &Path) -> Sandbox {
    let given = arguments.surroundings.directories();
    let mut folders = vec![(PathBuf::from("/"), Mode::Overlay)];
    // Else one below /tmp would be read-only, because /tmp is hidden.
    if !given.iter().any(|(path, _)| directory.starts_with(path)) {
        folders.push((directory.to_owned(), Mode::Overlay));
    }
    folders.extend(given);
    Sandbox { folders, network: arguments.surroundings.network() }
}

/// The file for the output, which begins with the command as people would type it.
fn log(arguments: &RunArguments) -> io::Result<Log> {
    let mut file =
        File::options().read(true).write(true).create(true).truncate(true).open(&arguments.output)?;
    write!(file, "{}\n\n\n{}\n\n\n", command_line(&arguments.command), "-".repeat(80))?;
    Log::new(file, arguments.max_output_size)
}
