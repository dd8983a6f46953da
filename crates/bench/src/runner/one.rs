//! One run, from its command line to its result.

use std::env;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jurat_exec::{Accounting, Command, CommandLimits, Input, Log, Logged, Mode, Sandbox, run_logged};

use super::collect::collect;
use super::{BenchmarkRunner, RunnerError};
use crate::cores::CoreAssignment;
use crate::model::{BenchmarkRun, Measured, RunExit, RunId, RunRecord, RunStatus, RunTermination};
use crate::result::ResultError;
use crate::tool::{ToolAnswer, ToolError};
use crate::verdict;

/// As many as any tool needs, and far less than a machine can bear.
const MOST_PROCESSES: u32 = 5000;

impl BenchmarkRunner {
    /// Does a run and keeps its result; absent if it was interrupted.
    pub(super) fn one(&self, id: RunId, place: &CoreAssignment) -> Result<Option<RunRecord>, RunnerError> {
        let run = self.benchmark.run(id);
        let words = match self.tool.command_line(run, &self.benchmark.limits) {
            Ok(words) => words,
            Err(error) => {
                let result = self.not_started(id, run, &error)?;
                self.execution.record(id, result.clone())?;
                return Ok(Some(result));
            }
        };
        let log = self.execution.start_log(id, &words)?;
        let command = self.command(&words);
        let sandbox = self.sandbox(run, &command);
        let log = Log::new(log, self.surroundings.most_log).map_err(|error| self.log_error(id, error))?;
        let target = self.execution.files_directory(id);
        let mut kept = Ok(());
        let logged = run_logged(&command, &self.limits(place), &sandbox, log, &mut |leftovers| {
            let (patterns, memory) = (&self.benchmark.result_files, self.benchmark.limits.memory);
            kept = collect(leftovers, &command.directory, patterns, memory, &target);
        })?;
        if logged.how.termination == Some(jurat_exec::Termination::Interrupted) {
            self.execution.discard(id)?;
            return Ok(None);
        }
        kept.map_err(|source| ResultError::File { doing: "keep files of the run in", path: target, source })?;
        logged.n_bytes.as_ref().map_err(|error| self.log_error(id, error.kind().into()))?;
        let measured = measured(&logged, place);
        let output = self.execution.output(id)?;
        let result = self.result(run, &words, measured, &output);
        self.execution.record(id, result.clone())?;
        // Not before: the kernel takes the sandbox apart while we wait for the disk.
        drop(logged);
        Ok(Some(result))
    }

    /// What the output means.
    fn result(&self, run: &BenchmarkRun, words: &[String], measured: Measured, output: &[u8]) -> RunRecord {
        let answer = ToolAnswer {
            command_line: words,
            exit: measured.exit,
            termination: measured.termination,
            output,
        };
        // What the tool cannot say of itself is an error of this run, not the end of all.
        let said = self.tool.status(&answer).unwrap_or_else(RunStatus::error);
        let status = verdict::status(Some(said), &measured, &self.benchmark.limits);
        let category = verdict::category(&status, run.property.as_ref(), run.expected.as_ref());
        let columns = &self.benchmark.columns;
        let patterns: Vec<&str> = columns.iter().map(|column| column.pattern.as_str()).collect();
        let found = if patterns.is_empty() {
            Vec::new()
        } else {
            self.tool.values(output, &patterns).unwrap_or_default()
        };
        let values = columns.iter().zip(found);
        let values = values.filter_map(|(column, value)| Some((column.title.clone(), value?))).collect();
        RunRecord { measured, status, category, values }
    }

    /// The tool cannot do such a task; why is in the log.
    fn not_started(
        &self,
        id: RunId,
        run: &BenchmarkRun,
        error: &ToolError,
    ) -> Result<RunRecord, RunnerError> {
        let mut log = self.execution.start_log::<&str>(id, &[])?;
        writeln!(log, "{error}").map_err(|error| self.log_error(id, error))?;
        let measured = Measured::nothing(Timestamp::now(), RunExit::Code(0), Some(RunTermination::Failed));
        let status = verdict::status(None, &measured, &self.benchmark.limits);
        let category = verdict::category(&status, run.property.as_ref(), run.expected.as_ref());
        Ok(RunRecord { measured, status, category, values: Vec::new() })
    }

    fn log_error(&self, id: RunId, source: io::Error) -> ResultError {
        ResultError::File { doing: "write the log", path: self.execution.log_file(id), source }
    }

    fn command(&self, words: &[String]) -> Command {
        let directory = absolute(self.tool.working_directory());
        let (program, arguments) = words.split_first().map_or(("", &[][..]), |(first, rest)| (first, rest));
        Command {
            program: directory.join(program),
            arguments: arguments.iter().map(OsString::from).collect(),
            environment: self.tool.environment().apply(env::vars_os()),
            directory,
            input: Input::Empty,
        }
    }

    /// The run may write where it starts, and what it writes vanishes; the rest of the machine it may only read. What belongs to
    /// the task is shown also where everything else is hidden.
    fn sandbox(&self, run: &BenchmarkRun, command: &Command) -> Sandbox {
        let task = run.input_files.iter().chain(&run.required_files);
        let task = task.chain(run.property.as_ref().map(|property| &property.path));
        let tool = self.tool.program_files().iter();
        let shown = task.chain(tool).map(|path| (absolute(path), Mode::ReadOnly));
        let start = (command.directory.clone(), Mode::Overlay);
        let directories = shown.chain([start]).chain(self.surroundings.directories.iter().cloned()).collect();
        Sandbox { folders: directories, network: self.surroundings.network }
    }

    fn limits(&self, place: &CoreAssignment) -> CommandLimits {
        let limits = &self.benchmark.limits;
        CommandLimits {
            wall_time: limits.wall_time,
            cpu_time: limits.hard_time,
            soft_cpu_time: limits.time.filter(|time| limits.hard_time.is_none_or(|hard| *time < hard)),
            memory: limits.memory,
            files_count: self.surroundings.files_count,
            files_size: self.surroundings.files_size,
            processes: Some(MOST_PROCESSES),
            cores: place.cores.iter().copied().collect(),
            memory_nodes: place.nodes.iter().copied().collect(),
            accounting: Accounting::Exact,
            ..CommandLimits::default()
        }
    }
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

fn measured(logged: &Logged, place: &CoreAssignment) -> Measured {
    let usage = &logged.usage;
    Measured {
        start: Timestamp::try_from(logged.start).unwrap_or_default(),
        wall_time: usage.wall_time,
        cpu_time: usage.cpu_time,
        cpu_time_of_cores: usage.cpu_time_of_cores.clone(),
        memory: usage.memory,
        block_read: usage.block_read,
        block_write: usage.block_write,
        pressure_cpu: usage.pressure_cpu,
        pressure_io: usage.pressure_io,
        pressure_memory: usage.pressure_memory,
        cores: place.cores.iter().copied().collect(),
        memory_nodes: place.nodes.iter().copied().collect(),
        exit: match logged.how.exit {
            jurat_exec::Exit::Code(code) => RunExit::Code(code),
            jurat_exec::Exit::Signal(signal) => RunExit::Signal(signal),
        },
        termination: logged.how.termination.map(|termination| match termination {
            jurat_exec::Termination::CpuTime => RunTermination::CpuTime,
            jurat_exec::Termination::SoftCpuTime => RunTermination::CpuTimeSoft,
            jurat_exec::Termination::WallTime => RunTermination::WallTime,
            jurat_exec::Termination::Memory => RunTermination::Memory,
            jurat_exec::Termination::FilesCount => RunTermination::FilesCount,
            jurat_exec::Termination::FilesSize => RunTermination::FilesSize,
            jurat_exec::Termination::Processes | jurat_exec::Termination::Interrupted => {
                RunTermination::Killed
            }
        }),
    }
}
