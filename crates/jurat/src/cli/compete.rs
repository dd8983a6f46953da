//! `jurat compete`, as typed.

use std::path::PathBuf;

use clap::Args;

/// `jurat compete`.
#[derive(Debug, Args)]
#[command(after_help = "\
The directory gets the unpacked participants, BenchExec's benchmark definitions for every part of the competition, their
results, and the web site; start at site/index.html. Every finished run is on disk before the next one starts;
after an interrupt, a crash or a power cut, --resume executes the missing runs.
Exit code: 0 if all was done, whatever came of it; 2 could not run.

Examples:
  jurat compete competition.toml -o competition/
  jurat compete competition.toml -o competition/ --resume
  jurat compete competition.toml --check")]
pub struct CompeteArguments {
    /// The description of the competition (.toml)
    pub competition: PathBuf,
    /// Directory for all output
    #[arg(short, long, value_name = "DIR", default_value = "competition/")]
    pub output: PathBuf,
    /// Resume an interrupted competition
    #[arg(long)]
    pub resume: bool,
    /// Only check the description, the archives and the tasks
    #[arg(long)]
    pub check: bool,
}
