//! `jurat bench`.

mod tally;
mod together;

use std::fs;
use std::num::NonZeroU32;
use std::sync::Arc;

use jiff::Zoned;
use jurat_bench::cores::{Assignment, Machine, assign};
use jurat_bench::definition::{self, Selection};
use jurat_bench::model::Benchmark;
use jurat_bench::result::{self, Execution, Plan, Split, SystemInfo, ToolFacts};
use jurat_bench::runner::{Runner, Surroundings, mechanisms};
use jurat_bench::tool::{Places, Tool};

pub(super) use self::together::Together;
use crate::cli::bench::BenchArguments;
use crate::error::Error;
use crate::exit::Exit;
use crate::output;

/// Does the runs of a benchmark.
pub fn run(arguments: &BenchArguments) -> Result<Exit, Error> {
    // Held to the end.
    let _groups = jurat_exec::prepare_groups();
    let ready = Ready::new(arguments)?;
    let together = Together {
        places: places(threads(arguments, &ready.benchmark), ready.benchmark.limits.cores)?,
        n_runs: ready.benchmark.run_ids(arguments.repeat).count(),
        is_alone: true,
    };
    together.execute([ready.begin()].into_iter())?;
    Ok(Exit::Clean)
}

/// A benchmark in which nothing is wrong, and of which nothing is on disk yet.
pub(super) struct Ready<'a> {
    arguments: &'a BenchArguments,
    benchmark: Arc<Benchmark>,
    tool: Tool,
    start: Zoned,
}

impl<'a> Ready<'a> {
    /// Looks at everything that can be wrong.
    pub(super) fn new(arguments: &'a BenchArguments) -> Result<Self, Error> {
        let (benchmark, start) = load(arguments)?;
        let places = Places {
            definition: Some(&arguments.definition),
            tool_directory: arguments.tool_directory.as_deref(),
        };
        let tool = Tool::find(&benchmark.tool, &places)?;
        Ok(Self { arguments, benchmark, tool, start })
    }

    /// Begins with it, where the control groups are prepared.
    pub(super) fn begin(self) -> Result<Runner, Error> {
        let Self { arguments, benchmark, tool, start } = self;
        let execution = Arc::new(execution(arguments, &benchmark, &tool, start)?);
        if execution.n_damaged() > 0 {
            output::warning(&format!("{} results were damaged, and are done again", execution.n_damaged()));
        }
        let surroundings = Surroundings {
            folders: arguments.surroundings.folders(),
            network: arguments.surroundings.network(),
            files_count: arguments.surroundings.files_count_limit,
            files_size: arguments.surroundings.files_size_limit,
            most_log: Some(arguments.max_log_size),
        };
        Ok(Runner { benchmark, tool, execution, surroundings })
    }
}

fn threads(arguments: &BenchArguments, benchmark: &Benchmark) -> NonZeroU32 {
    arguments.threads.unwrap_or(benchmark.threads)
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

/// What each of so many runs at once may use, if it is this many cores.
pub(super) fn places(threads: NonZeroU32, cores: Option<NonZeroU32>) -> Result<Vec<Assignment>, Error> {
    let n_runs = threads.get() as usize;
    let Some(cores) = cores else { return Ok(vec![Assignment::default(); n_runs]) };
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
        threads: threads(arguments, benchmark),
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
