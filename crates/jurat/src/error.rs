//! Why a command could not run.

use std::io;
use std::path::PathBuf;

use jurat_bench::cores::CoresError;
use jurat_bench::job::JobError;
use jurat_bench::lines::LineFileError;
use jurat_bench::read::ReadError;
use jurat_bench::result::ResultError;
use jurat_bench::runner::RunnerError;
use jurat_bench::tool::ToolError;
use jurat_compete::answers::AnswersError;
use jurat_compete::participant::NotAdmitted;
use jurat_compete::runs::RunsError;
use jurat_compete::store::StoreError;
use jurat_exec::CommandStartError;
use jurat_java::{CompilerError, JdkError, ToolchainError};
use jurat_report::validate_all::NotResumable;
use jurat_score::rules::RulesError;
use jurat_text::file::FileProblem;
use jurat_validate::{Undecided, Unknown, UnknownProperty};

use crate::program::ProgramError;
use crate::task::TaskError;

/// Why a command could not run; each says what to do.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A witness could not be read.
    #[error("cannot read witness `{}`: {error}", path.display())]
    ReadWitness {
        /// The witness.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A witness is a directory.
    #[error("witness `{}` is a directory (hint: name the witness file in it)", path.display())]
    WitnessIsDirectory {
        /// The directory.
        path: PathBuf,
    },
    /// A program could not be read.
    #[error(transparent)]
    Program(ProgramError),
    /// There is an answer, and it is Unknown.
    #[error(transparent)]
    Unknown(Unknown),
    /// A task definition could not be used.
    #[error(transparent)]
    Task(#[from] TaskError),
    /// A property file could not be read.
    #[error(
        "cannot read property `{}`: {error} (hint: name a file, or `valid-assert` or `no-runtime-exception`)",
        path.display()
    )]
    ReadProperty {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A property starts with another class than the one that was given.
    #[error("the property starts with `{named}.main`, but --main is `{given}` (hint: leave --main out)")]
    OtherMain {
        /// The class of the property.
        named: String,
        /// The class that was given.
        given: String,
    },
    /// A property is none that Jurat checks.
    #[error("`{}`: {error}", path.display())]
    Property {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: UnknownProperty,
    },
    /// What the user wants to be in the results could not be read.
    #[error("cannot read the description `{}`: {error}", path.display())]
    ReadDescription {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The input of a command could not be read.
    #[error("cannot read the input `{}`: {error}", path.display())]
    ReadInput {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A directory of tasks could not be read.
    #[error("cannot look for tasks in `{}`: {error}", path.display())]
    ReadDirectory {
        /// The directory.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// There is nothing to validate.
    #[error("no task definition (.yml) has a witness `{witness_name}` beside it (hint: --witness-name)")]
    NoTasks {
        /// How witnesses are called.
        witness_name: String,
    },
    /// The results cannot be kept.
    #[error(transparent)]
    Lines(#[from] LineFileError),
    /// The results that are there cannot be continued.
    #[error("cannot use `{}`: {reason}", path.display())]
    Resume {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: NotResumable,
    },
    /// The system refuses threads or signal handlers.
    #[error("the system refuses what Jurat needs: {0}")]
    System(#[from] io::Error),
    /// There is no JDK.
    #[error(transparent)]
    Jdk(#[from] JdkError),
    /// Jurat could not prepare the JDK.
    #[error(transparent)]
    Toolchain(ToolchainError),
    /// A benchmark definition, or something that it refers to, cannot be used.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Definition(Vec<FileProblem>),
    /// A benchmark cannot be executed.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The tool of a benchmark cannot be used.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// Runs cannot have the cores that they need.
    #[error(transparent)]
    Cores(#[from] CoresError),
    /// Results of runs cannot be kept.
    #[error(transparent)]
    Results(#[from] ResultError),
    /// Runs cannot be done.
    #[error(transparent)]
    Runner(#[from] RunnerError),
    /// An archive of a competition is not admitted.
    #[error(transparent)]
    NotAdmitted(#[from] NotAdmitted),
    /// The results of a competition cannot be had.
    #[error(transparent)]
    Answers(#[from] AnswersError),
    /// A competition has begun otherwise than it is now described.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The runs of a competition cannot be done.
    #[error(transparent)]
    Runs(#[from] RunsError),
    /// A directory was given instead of result files, and has none.
    #[error("there are no result files in `{}` (hint: they end with .xml, .xml.bz2 or .xml.gz)", directory.display())]
    NoResultFiles {
        /// The directory.
        directory: PathBuf,
    },
    /// Result files cannot be used.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    ReadResults(Vec<ReadError>),
    /// An archive of logs cannot be unpacked.
    #[error("cannot unpack the logs in `{}`: {error}", path.display())]
    UnpackLogs {
        /// The archive.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A result could not be written.
    #[error("cannot write `{}`: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A small file could not be read.
    #[error("cannot read `{}`: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// `--rules` names neither rules nor a file.
    #[error(
        "`{name}` is neither the name of rules nor a file (hint: known are 2016 and 2026; `jurat score --help` shows a file)"
    )]
    UnknownRules {
        /// What was asked for.
        name: String,
    },
    /// A file of rules cannot be used.
    #[error("`{}`: {error}", path.display())]
    Rules {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: RulesError,
    },
    /// None of the result files has a place.
    #[error(
        "there is nothing to score: no result file is that of a verifier in a category (hint: `jurat score --help` says how files are placed){reasons}"
    )]
    NothingToScore {
        /// Why files were left out, each on a line of its own.
        reasons: String,
    },
    /// A command cannot be kept apart, or not be given what was asked for.
    #[error(transparent)]
    Start(#[from] CommandStartError),
    /// A limit that can never be reached, or the like.
    #[error("{0}")]
    Usage(&'static str),
    /// Woven sources would replace the program.
    #[error("`--emit-woven` would overwrite the source `{}` (hint: name another directory)", path.display())]
    WovenOverSource {
        /// The source.
        path: PathBuf,
    },
    /// `--explain` names no rule.
    #[error("no rule has the code or name `{code}` (hint: `jurat lint --list` shows all rules)")]
    UnknownRule {
        /// What was asked for.
        code: String,
    },
    /// The file is no witness at all.
    #[error("`{path}` is not a witness: {reason} (hint: `jurat lint {path}` says more)")]
    NotAWitness {
        /// The file.
        path: String,
        /// The first finding.
        reason: String,
    },
    /// Something that the target format requires is not known.
    #[error("cannot convert `{path}`: {reason}")]
    Convert {
        /// The witness.
        path: String,
        /// What is missing and how to give it.
        reason: String,
    },
}

impl From<ProgramError> for Error {
    fn from(error: ProgramError) -> Self {
        match error {
            ProgramError::Unreadable { .. } | ProgramError::NoClasses { .. } => Self::Program(error),
            ProgramError::TooLarge { .. } => Self::Unknown(Unknown::Program(error.to_string())),
            ProgramError::Exhausted(it) => {
                Self::Unknown(Undecided::limit(it, "while the program was read").into())
            }
        }
    }
}

impl From<ToolchainError> for Error {
    fn from(error: ToolchainError) -> Self {
        match error {
            ToolchainError::Compiler(CompilerError::Deadline) => {
                Self::Unknown(Undecided::Timeout { during: "while the JDK was prepared" }.into())
            }
            error => Self::Toolchain(error),
        }
    }
}
