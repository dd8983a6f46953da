//! `jurat bench`, as typed. Long options have the names that BenchExec gives them, too.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use jiff::Zoned;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jurat_bench::definition::{LimitOverrides, Override};
use jurat_text::quantity::{Notation, QuantityError, count};

use super::surroundings::SurroundingsArguments;
use crate::quantity;

/// `jurat bench`.
#[derive(Debug, Args)]
#[command(after_help = "\
Every finished run is on disk before the next one starts. After an interrupt, a crash or a power cut, the same
command with --resume executes the missing runs.
Exit code: 0 if all runs were done, whatever came of them; 2 could not run.

Examples:
  jurat bench jbmc.xml
  jurat bench -N 4 -r SV-COMP26 -t 'Java*' -o results/ jbmc.xml
  jurat bench -T 60s -M 4GB -c 2 jbmc.xml
  jurat bench --resume jbmc.xml")]
pub struct BenchArguments {
    /// The benchmark definition (.xml)
    pub definition: PathBuf,
    /// Number of runs at once; what the definition says if absent
    #[arg(short = 'N', long, alias = "numOfThreads", value_name = "JOBS")]
    pub threads: Option<NonZeroU32>,
    /// Directory for the results, or prefix of their names
    #[arg(short, long, alias = "outputpath", value_name = "DIR", default_value = "results/")]
    pub output: PathBuf,
    /// A name for this execution, part of the names of the result files
    #[arg(short, long, value_name = "NAME")]
    pub name: Option<String>,
    /// Execute only the run definitions of this name (wildcards allowed); may be repeated
    #[arg(short, long = "run-definition", alias = "rundefinition", value_name = "RUNDEFINITION")]
    pub run_definitions: Vec<String>,
    /// Execute only the tasks of this name (wildcards allowed); may be repeated
    #[arg(short, long, value_name = "TASKS")]
    pub tasks: Vec<String>,
    /// Resume an interrupted execution
    #[arg(long)]
    pub resume: bool,
    /// Repeat each run this many times
    #[arg(long, value_name = "K", default_value = "1")]
    pub repeat: NonZeroU32,
    /// Description to store in the results, such as the purpose of this execution
    #[arg(long, value_name = "TEXT", conflicts_with = "description_file")]
    pub description: Option<String>,
    /// Read the description from this file
    #[arg(long, value_name = "FILE")]
    pub description_file: Option<PathBuf>,
    /// Time for the names of result files, instead of now: '2026-11-16 09:30'
    #[arg(long, alias = "startTime", value_name = "TIME", value_parser = moment, conflicts_with = "resume")]
    pub start_time: Option<Zoned>,
    /// Directory of the tool
    #[arg(long, value_name = "DIR")]
    pub tool_directory: Option<PathBuf>,
    /// Keep at most this much of each log: 20MB, 500MiB
    #[arg(long, alias = "maxLogfileSize", value_name = "SIZE", default_value = "20MB", value_parser = quantity::bytes)]
    pub max_log_size: u64,
    /// Write results as plain XML
    #[arg(long)]
    pub no_compress_results: bool,
    /// Limits that override those of the definition.
    #[command(flatten)]
    pub limits: LimitArguments,
    /// What the runs see of the machine.
    #[command(flatten)]
    pub surroundings: SurroundingsArguments,
}

/// Limits that override those of the definition.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Limits of each run, overriding the definition (-1 for none)")]
pub struct LimitArguments {
    /// CPU time: 900s, 15min
    #[arg(short = 'T', long, alias = "timelimit", value_name = "TIME", value_parser = time, allow_hyphen_values = true)]
    pub time_limit: Option<Override<Duration>>,
    /// Wall time: 1000s
    #[arg(short = 'W', long, alias = "walltimelimit", value_name = "TIME", value_parser = time, allow_hyphen_values = true)]
    pub wall_time_limit: Option<Override<Duration>>,
    /// Memory: 15GB
    #[arg(short = 'M', long, alias = "memorylimit", value_name = "SIZE", value_parser = memory, allow_hyphen_values = true)]
    pub memory_limit: Option<Override<u64>>,
    /// Hardware threads: 4
    #[arg(short = 'c', long, alias = "limitCores", value_name = "N", value_parser = cores, allow_hyphen_values = true)]
    pub cores: Option<Override<NonZeroU32>>,
}

impl LimitArguments {
    /// As the definition is read with.
    pub fn overrides(&self) -> LimitOverrides {
        LimitOverrides {
            time: self.time_limit,
            wall_time: self.wall_time_limit,
            memory: self.memory_limit,
            cores: self.cores,
        }
    }
}

fn moment(text: &str) -> Result<Zoned, String> {
    let moment = text.parse::<DateTime>().map_err(|_| "write it as 2026-11-16 09:30".to_owned())?;
    moment.to_zoned(TimeZone::system()).map_err(|error| error.to_string())
}

/// Whole seconds, as definitions and result files have them.
fn time(text: &str) -> Result<Override<Duration>, QuantityError> {
    Override::parse(text, |text| Notation::BenchExec.time(text))
}

fn memory(text: &str) -> Result<Override<u64>, QuantityError> {
    Override::parse(text, |text| Notation::Free.memory(text))
}

fn cores(text: &str) -> Result<Override<NonZeroU32>, QuantityError> {
    Override::parse(text, count)
}
