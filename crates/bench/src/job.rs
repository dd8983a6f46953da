//! A benchmark that somebody wants to be executed: everything that can be wrong is found before its first run.
//!
//! ```text
//! Job ─▶ Ready ─▶ Runner
//! asked  checked  begun: its journal is on disk
//! ```

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;

use jiff::Zoned;
use jurat_exec::CommandStartError;
use jurat_text::file::FileProblem;

use crate::definition::{self, LimitOverrides, Selection};
use crate::model::Benchmark;
use crate::result::{self, Execution, ExecutionPlan, ResultError, Split, SystemInfo, ToolFacts};
use crate::runner::{BenchmarkRunner, Surroundings, mechanisms};
use crate::tool::{Places, Tool, ToolError};

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Job {
    /// The benchmark definition.
    pub definition: PathBuf,
    /// Wildcards of the names of run definitions; all if empty.
    pub run_definitions: Vec<String>,
    /// Wildcards of the names of tasks; all if empty.
    pub tasks: Vec<String>,
    /// What is appended to the name of the benchmark.
    pub name: Option<String>,
    /// Limits that go before those of the definition.
    pub limits: LimitOverrides,
    /// How many runs at once; what the definition says if absent.
    pub threads: Option<NonZeroU32>,
    /// How many times all of it.
    pub repetitions: NonZeroU32,
    /// Where the files go: a directory if it exists or ends with a slash, otherwise the beginning of all names.
    pub output: PathBuf,
    /// Whether results are compressed and logs put into an archive.
    pub compress: bool,
    /// What the user wants to be in the results.
    pub description: Option<String>,
    /// When it starts.
    pub start: Start,
    /// Where the tool is.
    pub tool_directory: Option<PathBuf>,
    /// What the runs see of the machine.
    pub surroundings: Surroundings,
}

/// When an execution starts.
#[derive(Clone, Debug)]
pub enum Start {
    /// Now.
    Now,
    /// Then, for those who look at the names of its files.
    At(Zoned),
    /// It has started, and goes on.
    Resume,
}

/// Why a job cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// The definition, or something that it refers to, cannot be used.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Definition(Vec<FileProblem>),
    /// It selects no task.
    #[error("`{}` names no task that is there (hint: see the warnings above, and -r and -t)", .0.display())]
    NothingToRun(PathBuf),
    /// The tool cannot be used.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// Results cannot be kept.
    #[error(transparent)]
    Result(#[from] ResultError),
    /// No run can be started.
    #[error(transparent)]
    Start(#[from] CommandStartError),
}

/// Whom to tell what people should know before they rely on the results.
pub type Warn<'a> = &'a (dyn Fn(&str) + Sync);

/// A job with which nothing is wrong, and of which nothing is on disk.
pub struct Ready {
    job: Job,
    benchmark: Arc<Benchmark>,
    tool: Tool,
    start: Zoned,
}

impl Job {
    /// Looks at everything that can be wrong.
    pub fn prepare(self, warn: Warn<'_>) -> Result<Ready, JobError> {
        let name = self.definition.file_stem().unwrap_or_default().to_string_lossy();
        let start = match &self.start {
            Start::Now => Zoned::now(),
            Start::At(start) => start.clone(),
            Start::Resume => result::unfinished(&self.output, &name, self.name.as_deref())?,
        };
        let selection = Selection {
            run_definitions: self.run_definitions.clone(),
            tasks: self.tasks.clone(),
            name: self.name.clone(),
            date: result::date_text(&start),
            log_directory: result::log_directory(&self.output, &name, self.name.as_deref(), &start),
            limits: self.limits.clone(),
        };
        let loaded = definition::load(&self.definition, &selection).map_err(JobError::Definition)?;
        for problem in &loaded.warnings {
            warn(&problem.to_string());
        }
        if loaded.benchmark.run_ids(NonZeroU32::MIN).next().is_none() {
            return Err(JobError::NothingToRun(self.definition));
        }
        let places =
            Places { definition: Some(&self.definition), tool_directory: self.tool_directory.as_deref() };
        let tool = Tool::find(&loaded.benchmark.tool, &places)?;
        Ok(Ready { benchmark: Arc::new(loaded.benchmark), tool, start, job: self })
    }
}

impl Ready {
    /// The benchmark.
    pub fn benchmark(&self) -> &Benchmark {
        &self.benchmark
    }

    /// How many runs at once.
    pub fn threads(&self) -> NonZeroU32 {
        self.job.threads.unwrap_or(self.benchmark.threads)
    }

    /// All runs, also those that are finished.
    pub fn n_runs(&self) -> usize {
        self.benchmark.run_ids(self.job.repetitions).count()
    }

    /// Begins with it, where the control groups are prepared.
    pub fn begin(self, warn: Warn<'_>) -> Result<BenchmarkRunner, JobError> {
        let plan = self.plan()?;
        let Ready { job, benchmark, tool, .. } = self;
        let execution = match job.start {
            Start::Resume => Execution::resume(Arc::clone(&benchmark), plan),
            Start::Now | Start::At(_) => Execution::create(Arc::clone(&benchmark), plan),
        };
        let execution = Arc::new(execution?);
        if execution.n_damaged() > 0 {
            warn(&format!("{} results were damaged, and are done again", execution.n_damaged()));
        }
        Ok(BenchmarkRunner { benchmark, tool, execution, surroundings: job.surroundings })
    }

    fn plan(&self) -> Result<ExecutionPlan, JobError> {
        let Ready { job, tool, start, .. } = self;
        Ok(ExecutionPlan {
            output: job.output.clone(),
            start: start.clone(),
            tool: ToolFacts {
                name: tool.name().to_owned(),
                version: tool.version().to_owned(),
                module: tool.module().to_owned(),
                executable: Some(tool.executable().to_owned()),
                files: tool.program_files().to_vec(),
            },
            description: job.description.clone(),
            threads: self.threads(),
            repetitions: job.repetitions,
            mechanisms: mechanisms()?,
            system: SystemInfo::read(),
            compress: job.compress,
            split: Split::Default,
            max_log_size: job.surroundings.most_log,
        })
    }
}
