//! The command line, as typed.

pub mod bench;
pub mod compete;
pub mod engine;
pub mod score;
pub mod surroundings;
pub mod table;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};

use jurat_validate::MethodRequest;

use self::bench::BenchArguments;
use self::compete::CompeteArguments;
use self::engine::{EngineArgument, VerifierArgument};
use self::score::ScoreArguments;
use self::surroundings::SurroundingsArguments;
use self::table::TableArguments;
use crate::quantity;

/// Checks what program verifiers swear to
#[derive(Debug, Parser)]
#[command(name = "jurat", version, about, max_term_width = 100, arg_required_else_help = true)]
pub struct Cli {
    /// The command.
    #[command(subcommand)]
    pub command: JuratCommand,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum JuratCommand {
    /// Check witnesses against the rules of their format and against the program
    Lint(LintArguments),
    /// Show a witness: the program with each claim at the line where it applies
    Show(ShowArguments),
    /// Convert a witness to another format
    Convert(ConvertArguments),
    /// Validate a witness: do its claims and the property hold in every execution? Or: does the violation happen?
    ///
    /// A correctness witness is True if the property and its claims hold in every execution, and False if a run shows that one of
    /// them does not. A violation witness is False if a run with its inputs violates the property, as it says, and True if no
    /// execution does. The verdict is always about the program: False means that the JVM has shown something.
    Validate(ValidateArguments),
    /// Decide a property of a program, without a witness
    Verify(VerifyArguments),
    /// Validate the witnesses of all tasks below some directories
    ValidateAll(ValidateAllArguments),
    /// Run a command under limits, apart from the machine, and measure what it uses
    Run(Box<RunArguments>),
    /// Run a tool on the tasks of a benchmark definition, and measure it
    Bench(Box<BenchArguments>),
    /// Put result files side by side: a page with table, plots and statistics
    Table(TableArguments),
    /// Compute scores and ranks from result files: tables, plots and a page
    Score(ScoreArguments),
    /// Hold a competition of verifiers: runs, validation of witnesses, scores and a web site
    Compete(CompeteArguments),
}

/// `jurat lint`.
#[derive(Debug, Args)]
#[command(after_help = "\
Exit code: 0 clean, 1 findings of warning or worse, 2 could not run.

Examples:
  jurat lint witness.graphml
  jurat lint --program Main.java --strict witness.yml
  jurat lint --format sarif results/*.graphml > findings.sarif
  jurat lint --explain W152")]
pub struct LintArguments {
    /// Witnesses: GraphML 1.0 or YAML 2.x, plain or gzip; `-` is standard input
    #[arg(value_name = "WITNESS", required_unless_present_any = ["explain", "list"])]
    pub witnesses: Vec<PathBuf>,
    /// A source file of the program, or a directory of them; may be repeated
    #[arg(long, short, value_name = "FILE")]
    pub program: Vec<PathBuf>,
    /// How to write the findings
    #[arg(long, value_enum, default_value_t = LintFormat::Text)]
    pub format: LintFormat,
    /// Also check what the formats only recommend
    #[arg(long)]
    pub strict: bool,
    /// List at most this many findings of one rule in one witness; 0 lists all
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub limit: usize,
    /// Print the manual of a rule, by its code or name
    #[arg(long, value_name = "CODE", conflicts_with_all = ["witnesses", "list"])]
    pub explain: Option<String>,
    /// Print the table of all rules
    #[arg(long, conflicts_with = "witnesses")]
    pub list: bool,
}

/// How to write findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LintFormat {
    /// For people
    Text,
    /// One JSON document
    Json,
    /// SARIF 2.1.0, for code hosts and editors
    Sarif,
}

/// `jurat show`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  jurat show witness.graphml Main.java
  jurat show --html witness.html witness.yml src/")]
pub struct ShowArguments {
    /// The witness: GraphML 1.0 or YAML 2.x, plain or gzip; `-` is standard input
    pub witness: PathBuf,
    /// Source files of the program, or directories of them
    pub program: Vec<PathBuf>,
    /// Also show claims about the verifier's own variables
    #[arg(long)]
    pub all: bool,
    /// Write a self-contained page to this file instead
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// `jurat convert`.
#[derive(Debug, Args)]
#[command(after_help = "\
What the target format cannot express is listed on standard error, and the exit code is 1.

Examples:
  jurat convert --to yaml-2.0 -o witness.yml witness.graphml Main.java
  jurat convert --to graphml-1.0 witness.yml Main.java > witness.graphml")]
pub struct ConvertArguments {
    /// The witness: GraphML 1.0 or YAML 2.x, plain or gzip; `-` is standard input
    pub witness: PathBuf,
    /// Source files of the program, or directories of them
    pub program: Vec<PathBuf>,
    /// The format to convert to
    #[arg(long, value_enum)]
    pub to: TargetFormat,
    /// The file to write; standard output if absent
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The property, where the witness does not declare it
    #[arg(long, value_name = "TEXT")]
    pub specification: Option<String>,
}

/// The formats that witnesses are converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TargetFormat {
    /// GraphML 1.0
    #[value(name = "graphml-1.0")]
    GraphMl,
    /// YAML 2.0
    #[value(name = "yaml-2.0")]
    Yaml,
}

/// `jurat validate`.
#[derive(Debug, Args)]
#[command(after_help = "\
The last line of standard output is `Witness validation: True`, `False` or `Unknown`.
Exit code: 0 True, 10 False, 20 Unknown, 2 could not run.

Examples:
  jurat validate --witness witness.graphml Main.java
  jurat validate --witness witness.yml --property valid-assert src/
  jurat validate --witness witness.graphml --html result.html task.yml
  jurat validate --witness witness.graphml --semantics counter --emit-woven woven/ Main.java")]
pub struct ValidateArguments {
    /// The witness: GraphML 1.0 or YAML 2.x, plain or gzip; `-` is standard input
    #[arg(long, short, value_name = "FILE")]
    pub witness: PathBuf,
    /// Source files of the program, directories of them, or one task definition (.yml)
    #[arg(value_name = "PROGRAM", required = true)]
    pub program: Vec<PathBuf>,
    /// The main class; if absent, the property's, `Main`, or the first class with a `main`
    #[arg(long, value_name = "CLASS")]
    pub main: Option<String>,
    /// Write the woven sources to this directory, for people to read
    #[arg(long, value_name = "DIR")]
    pub emit_woven: Option<PathBuf>,
    /// Write the result as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write the result as a self-contained page to this file
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// How to validate.
    #[command(flatten)]
    pub how: HowToValidate,
}

/// `jurat verify`.
#[derive(Debug, Args)]
#[command(after_help = "\
The last line of standard output is `TRUE`, `FALSE` or `UNKNOWN`.
Exit code: 0 TRUE, 10 FALSE, 20 UNKNOWN, 2 could not run.

Examples:
  jurat verify Main.java
  jurat verify --property no-runtime-exception --timeout 60s src/
  jurat verify --classpath lib/gson.jar:build/classes src/
  jurat verify --main org.example.Main app.jar
  jurat verify --method 'org.example.Text.trim(java.lang.String)' -p no-runtime-exception src/
  jurat verify --strategy search --timeout 10s Main.java
  jurat verify --witness-out witness.yml task.yml")]
pub struct VerifyArguments {
    /// Sources of the program, class files or jars, directories of either, or one task definition (.yml)
    #[arg(value_name = "PROGRAM", required_unless_present = "classpath")]
    pub program: Vec<PathBuf>,
    /// More classes of the program: class files, jars and directories of classes, with `:` between them; `DIR/*` is all jars of a directory
    #[arg(long, visible_alias = "class-path", value_name = "PATH")]
    pub classpath: Vec<OsString>,
    /// The main class; if absent, the property's, `Main`, or the first class with a `main`
    #[arg(long, value_name = "CLASS")]
    pub main: Option<String>,
    /// Instead of `main`, call this method with any arguments: 'pkg.Type.name(int,java.lang.String)'; without the parameters if
    /// only one method has the name. Neither with --main nor with --witness-out
    #[arg(long, value_name = "METHOD", conflicts_with_all = ["main", "witness_out"])]
    pub method: Option<MethodRequest>,
    /// The property: a file, `valid-assert` or `no-runtime-exception`; if absent, that of the task, else `valid-assert`
    #[arg(long, short, value_name = "PROPERTY")]
    pub property: Option<PathBuf>,
    /// Engine that decides
    #[arg(long, value_enum, default_value_t = VerifierArgument::AUTO)]
    pub engine: VerifierArgument,
    /// Strategy of Jurat's own engine
    #[arg(long, value_enum, default_value_t = StrategyArgument::Auto)]
    pub strategy: StrategyArgument,
    /// Wall time until the verdict: 90s, 5min, 1h
    #[arg(long, value_name = "TIME", default_value = "900s", value_parser = quantity::duration)]
    pub timeout: Duration,
    /// Memory of all processes together: 7GB, 500MiB; never more than the machine has
    #[arg(long, value_name = "SIZE", default_value = "15GB", value_parser = quantity::bytes)]
    pub memory: u64,
    /// Write a witness to this file: YAML 2.0 if its name ends in .yml or .yaml, else GraphML 1.0
    #[arg(long, value_name = "FILE")]
    pub witness_out: Option<PathBuf>,
    /// Write the result as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write every solver query of Jurat's own engine to this directory, with the answer: SMT-LIB 2.6, one file each
    #[arg(long, value_name = "DIR")]
    pub dump_queries: Option<PathBuf>,
}

/// How Jurat's own engine looks for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StrategyArgument {
    /// `search`, `prove` and `induct` in turns; the first answer counts
    Auto,
    /// All executions, merged where they meet, and induction
    Prove,
    /// Single executions, finds violations only: each takes another branch than an earlier one
    Search,
    /// Loops and recursion by induction, finds proofs only: one iteration or call stands for all
    Induct,
}

/// `jurat validate-all`.
#[derive(Debug, Args)]
#[command(after_help = "\
Interrupted and started again with the same --csv, it continues where it was.
Exit code: 0 if all tasks were looked at, whatever the verdicts; 2 could not run.

Examples:
  jurat validate-all --csv results.csv tasks/
  jurat validate-all --witness-name '{task}.graphml' --jobs 4 --json results.json tasks/")]
pub struct ValidateAllArguments {
    /// Directories; every task definition (.yml) below that has a witness beside it is validated
    #[arg(value_name = "DIR", required = true)]
    pub directories: Vec<PathBuf>,
    /// The name of the witness beside each task; `{task}` is the task's name without its ending
    #[arg(long, value_name = "NAME", default_value = "witness.graphml")]
    pub witness_name: String,
    /// Number of tasks to validate at once; the number of cores if absent
    #[arg(long, short, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Write a row for each task to this file as soon as it is finished; continue if rows are there
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write all rows and the summary as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// How to validate.
    #[command(flatten)]
    pub how: HowToValidate,
}

/// Numbers of cores or the like, given as one list.
pub type Numbers = Vec<u32>;

/// `jurat run`.
#[derive(Debug, Args)]
#[command(after_help = "\
Prints measurements as `name=value` lines, with the names and units of runexec. The command can read all
files; its writes are discarded, and /tmp and /run are private and empty. Of nested directories, the option
of the innermost one applies.
Exit code: 0 if the command was run, whatever came of it; 2 could not run.

Examples:
  jurat run --timelimit 900s --memlimit 15GB -- jbmc Main
  jurat run --cores 0-1 --output jbmc.log --json -- jbmc Main
  jurat run --read-only-dir / --hidden-dir /home --full-access-dir results -- ./verify.sh task.yml")]
pub struct RunArguments {
    /// The command and its arguments
    #[arg(value_name = "COMMAND", required = true, last = true)]
    pub command: Vec<OsString>,
    /// CPU time of all processes, after which they are killed: 900s, 15min
    #[arg(long, value_name = "TIME", value_parser = quantity::duration)]
    pub timelimit: Option<Duration>,
    /// CPU time of all processes, after which the command is asked to end (SIGTERM)
    #[arg(long, value_name = "TIME", value_parser = quantity::duration)]
    pub softtimelimit: Option<Duration>,
    /// Wall time after which all processes are killed; 30 s more than the CPU time if absent
    #[arg(long, value_name = "TIME", value_parser = quantity::duration)]
    pub walltimelimit: Option<Duration>,
    /// Memory of all processes, with the files that they write: 15GB, 500MiB
    #[arg(long, value_name = "SIZE", value_parser = quantity::bytes)]
    pub memlimit: Option<u64>,
    /// Processes and threads at once
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub processes: u32,
    /// Hardware threads to run on: 0-1,4
    #[arg(long, value_name = "LIST", value_parser = quantity::numbers)]
    pub cores: Option<Numbers>,
    /// NUMA nodes whose memory to use: 0
    #[arg(long, value_name = "LIST", value_parser = quantity::numbers)]
    pub memory_nodes: Option<Numbers>,
    /// File for the output, standard error included
    #[arg(long, short, value_name = "FILE", default_value = "output.log")]
    pub output: PathBuf,
    /// File to use as standard input; `-` passes on Jurat's own; empty if absent
    #[arg(long, value_name = "FILE")]
    pub input: Option<PathBuf>,
    /// Keep files that the command writes below the directory that it starts in, by name (wildcards allowed); may be repeated
    #[arg(long, value_name = "PATTERN")]
    pub result_files: Vec<String>,
    /// Directory for those files
    #[arg(long, value_name = "DIR", default_value = "output.files")]
    pub output_directory: PathBuf,
    /// Cut out the middle of an output that is larger than this
    #[arg(long, value_name = "SIZE", value_parser = quantity::bytes)]
    pub max_output_size: Option<u64>,
    /// Working directory of the command
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub dir: PathBuf,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// What the command sees of the machine.
    #[command(flatten)]
    pub surroundings: SurroundingsArguments,
}

/// What `validate` and `validate-all` share.
#[derive(Debug, Args)]
pub struct HowToValidate {
    /// The property: a file, `valid-assert` or `no-runtime-exception`; if absent, that of the task, else `valid-assert`
    #[arg(long, short, value_name = "PROPERTY")]
    pub property: Option<PathBuf>,
    /// Engine that decides
    #[arg(long, value_enum, default_value_t = EngineArgument::AUTO)]
    pub engine: EngineArgument,
    /// How claims about a statement are matched with its executions
    #[arg(long, value_enum, default_value_t = SemanticsArgument::Sequence)]
    pub semantics: SemanticsArgument,
    /// Wall time for one witness: 90s, 5min, 1h
    #[arg(long, value_name = "TIME", default_value = "90s", value_parser = quantity::duration)]
    pub timeout: Duration,
    /// Memory of all processes of one witness together: 7GB, 500MiB; never more than the machine has
    #[arg(long, value_name = "SIZE", default_value = "7GB", value_parser = quantity::bytes)]
    pub memory: u64,
    /// Answer Unknown instead of True if no claim could be checked
    #[arg(long)]
    pub require_claims: bool,
    /// Validate a witness even if it seems to be about another program
    #[arg(long)]
    pub force: bool,
}

/// How claims are matched with executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SemanticsArgument {
    /// The stored values are a subsequence of the claimed values
    Sequence,
    /// In the k-th call of a method its k-th claim holds: the published method monitor
    Counter,
    /// Each stored value is one of the claimed values
    Any,
}
