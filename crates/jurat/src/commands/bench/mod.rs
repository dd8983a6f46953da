//! `jurat bench`.

mod tally;
mod watch;

use std::fs;

use jurat_bench::cores::places;
use jurat_bench::job::{Job, Start};
use jurat_bench::runner::Surroundings;

pub(super) use self::watch::Watch;
use crate::cli::bench::BenchArguments;
use crate::error::Error;
use crate::exit::CommandExit;
use crate::output;

/// Does the runs of a benchmark.
pub fn run(arguments: &BenchArguments) -> Result<CommandExit, Error> {
    // Held to the end.
    let _groups = jurat_exec::prepare_groups();
    let ready = job(arguments)?.prepare(&output::warning)?;
    let places = places(ready.threads(), ready.benchmark().limits.cores)?;
    places.warnings.iter().for_each(|warning| output::warning(warning));
    let n_runs = ready.n_runs();
    let runner = ready.begin(&output::warning).map_err(Error::from);
    let mut watch = Watch::of(n_runs, true);
    jurat_bench::runner::execute([runner].into_iter(), &places.assignments, |runner, event| {
        watch.notice(runner, event);
        Ok(())
    })?;
    Ok(CommandExit::Clean)
}

fn job(arguments: &BenchArguments) -> Result<Job, Error> {
    let start = match &arguments.start_time {
        _ if arguments.resume => Start::Resume,
        Some(start) => Start::At(start.clone()),
        None => Start::Now,
    };
    Ok(Job {
        definition: arguments.definition.clone(),
        run_definitions: arguments.run_definitions.clone(),
        tasks: arguments.tasks.clone(),
        name: arguments.name.clone(),
        limits: arguments.limits.overrides(),
        threads: arguments.threads,
        repetitions: arguments.repeat,
        output: arguments.output.clone(),
        compress: !arguments.no_compress_results,
        description: description(arguments)?,
        start,
        tool_directory: arguments.tool_directory.clone(),
        surroundings: Surroundings {
            directories: arguments.surroundings.directories(),
            network: arguments.surroundings.network(),
            files_count: arguments.surroundings.files_count_limit,
            files_size: arguments.surroundings.files_size_limit,
            most_log: Some(arguments.max_log_size),
        },
    })
}

fn description(arguments: &BenchArguments) -> Result<Option<String>, Error> {
    let Some(path) = &arguments.description_file else { return Ok(arguments.description.clone()) };
    let text = fs::read_to_string(path);
    text.map(Some).map_err(|error| Error::ReadDescription { path: path.clone(), error })
}
