//! `jurat bench`.

mod tally;

use std::fs;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jiff::Zoned;
use jurat_bench::cores::{Assignment, Machine, assign};
use jurat_bench::definition::{self, Selection};
use jurat_bench::model::Benchmark;
use jurat_bench::result::{self, Ending, Execution, Plan, Split, SystemInfo, ToolFacts};
use jurat_bench::runner::{Event, Runner, Surroundings, mechanisms};
use jurat_bench::tool::{Places, Tool};

use self::tally::Tally;
use crate::cli::bench::BenchArguments;
use crate::error::Error;
use crate::exit::Exit;
use crate::output;
use crate::progress::Progress;

/// How often results are written of what is finished, for those who want to look at them.
const PREVIEW: Duration = Duration::from_mins(1);

/// Does the runs of a benchmark.
pub fn run(arguments: &BenchArguments) -> Result<Exit, Error> {
    // Held to the end.
    let _groups = jurat_exec::prepare_groups();
    execute(arguments)?;
    Ok(Exit::Clean)
}

/// Does the runs of a benchmark, where the control groups are prepared.
pub(super) fn execute(arguments: &BenchArguments) -> Result<(), Error> {
    let (benchmark, start) = load(arguments)?;
    let places = Places {
        definition: Some(&arguments.definition),
        tool_directory: arguments.tool_directory.as_deref(),
    };
    let tool = Tool::find(&benchmark.tool, &places)?;
    let threads = arguments.threads.unwrap_or(benchmark.threads);
    let assignments = assignments(&benchmark, threads)?;
    let execution = Arc::new(execution(arguments, &benchmark, &tool, threads, start)?);
    if execution.n_damaged() > 0 {
        output::warning(&format!("{} results were damaged, and are done again", execution.n_damaged()));
    }
    let at_interrupt = Arc::clone(&execution);
    jurat_exec::on_interrupt(move || {
        // Whoever interrupts wants to see what there is; and --resume goes on from there.
        let _ = at_interrupt.finish(Ending::Interrupted);
    });
    let runner = Runner {
        benchmark: &benchmark,
        tool: &tool,
        execution: &execution,
        places: assignments,
        surroundings: Surroundings {
            folders: arguments.surroundings.folders(),
            network: arguments.surroundings.network(),
            files_count: arguments.surroundings.files_count_limit,
            files_size: arguments.surroundings.files_size_limit,
            most_log: Some(arguments.max_log_size),
        },
    };
    do_runs(&runner)?;
    let files = execution.finish(Ending::Complete)?;
    output::print(&format!("\n{}\n", execution.statistics()));
    for file in files {
        output::print(&format!("{}\n", file.display()));
    }
    Ok(())
}

/// The benchmark, and when its execution started: now, or when the one started that is to be resumed.
fn load(arguments: &BenchArguments) -> Result<(Arc<Benchmark>, Zoned), Error> {
    let name = arguments.definition.file_stem().unwrap_or_default().to_string_lossy();
    let start = if arguments.resume {
        result::unfinished(&arguments.output, &name, arguments.name.as_deref())?
    } else {
        arguments.start_time.clone().unwrap_or_else(Zoned::now)
    };
    let selection = Selection {
        run_definitions: arguments.run_definitions.clone(),
        tasks: arguments.tasks.clone(),
        name: arguments.name.clone(),
        date: result::date_text(&start),
        log_folder: result::log_folder(&arguments.output, &name, arguments.name.as_deref(), &start),
        limits: arguments.limits.overrides(),
    };
    let loaded = definition::load(&arguments.definition, &selection).map_err(Error::Definition)?;
    for problem in &loaded.warnings {
        output::warning(&problem.to_string());
    }
    if loaded.benchmark.run_ids(NonZeroU32::MIN).next().is_none() {
        return Err(Error::NothingToRun { definition: arguments.definition.clone() });
    }
    Ok((Arc::new(loaded.benchmark), start))
}

/// What each of the runs at once may use.
fn assignments(benchmark: &Benchmark, threads: NonZeroU32) -> Result<Vec<Assignment>, Error> {
    let n_runs = threads.get() as usize;
    let Some(cores) = benchmark.limits.cores else { return Ok(vec![Assignment::default(); n_runs]) };
    let assigned = assign(&Machine::read(), n_runs, cores)?;
    for warning in &assigned.warnings {
        output::warning(warning);
    }
    Ok(assigned.assignments)
}

fn execution(
    arguments: &BenchArguments,
    benchmark: &Arc<Benchmark>,
    tool: &Tool,
    threads: NonZeroU32,
    start: Zoned,
) -> Result<Execution, Error> {
    let plan = Plan {
        output: arguments.output.clone(),
        start,
        tool: ToolFacts {
            name: tool.name().to_owned(),
            version: tool.version().to_owned(),
            module: tool.module().to_owned(),
            executable: Some(tool.executable().to_owned()),
            files: tool.program_files().to_vec(),
        },
        description: description(arguments)?,
        threads,
        repetitions: arguments.repeat,
        mechanisms: mechanisms()?,
        system: SystemInfo::read(),
        compress: !arguments.no_compress_results,
        split: Split::Default,
        max_log_size: Some(arguments.max_log_size),
    };
    let benchmark = Arc::clone(benchmark);
    let execution = if arguments.resume {
        Execution::resume(benchmark, plan)
    } else {
        Execution::create(benchmark, plan)
    };
    Ok(execution?)
}

fn description(arguments: &BenchArguments) -> Result<Option<String>, Error> {
    let Some(path) = &arguments.description_file else { return Ok(arguments.description.clone()) };
    let text = fs::read_to_string(path);
    text.map(Some).map_err(|error| Error::ReadDescription { path: path.clone(), error })
}

fn do_runs(runner: &Runner<'_>) -> Result<(), Error> {
    let n_runs = runner.execution.remaining().len();
    let mut progress = Progress::of(n_runs);
    let mut tally = Tally::default();
    let mut previewed = Instant::now();
    let mut failed = None;
    runner.run(|event| match event {
        Event::Started(_) => {}
        Event::Finished(id, result) => {
            let line = tally::line(runner.benchmark.run(id), &result);
            progress.finish(tally.count(&result), &line);
            if previewed.elapsed() > PREVIEW {
                failed = runner.execution.preview().err();
                previewed = Instant::now();
            }
        }
        Event::Warning(words) => progress.warning(&words),
    })?;
    failed.map_or(Ok(()), |error| Err(error.into()))
}
