//! The runs of a competition: of its verifiers, and of its validators on the witnesses of the verifiers.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ffi::{OsStr, OsString};
use std::num::NonZeroU32;
use std::path::{self, Path, PathBuf};

use jurat_bench::cores::{self, CoreAssignment, CoresError};
use jurat_bench::definition::{self, LimitOverrides, Loaded, Selection};
use jurat_bench::job::{Job, JobError, Start, Warn};
use jurat_bench::runner::{BenchmarkRunner, RunnerError, RunnerEvent, Surroundings, execute};
use jurat_bench::tool::{Places, Tool, ToolError};
use jurat_exec::{Mode, Network};
use jurat_text::file::FileProblem;
use thiserror::Error;

use crate::answers::{self, Answers, AnswersError, State, TaskAnswer};
use crate::definition::{Definition, Witnesses, of_validator, of_verifier};
use crate::lint::{Look, kind_for, look};
use crate::model::{Competition, PartLimits, Participant, Verifier, WitnessKind};
use crate::outcome::{Validated, Verified};
use crate::participant::Admitted;
use crate::store::{Store, StoreError};

/// Bytes of each log that are kept.
const MOST_LOG: u64 = 20_000_000;

/// What all runs of a competition need.
#[derive(Clone, Copy)]
pub struct Runs<'a> {
    /// What is held.
    pub competition: &'a Competition,
    /// Where.
    pub store: &'a Store,
    /// By archive.
    pub admitted: &'a [Admitted],
    /// Who is told.
    pub audience: &'a dyn Audience,
}

/// Who is told how far a competition has come.
pub trait Audience: Sync {
    /// Something that is no result.
    fn remark(&self, words: &str);
    /// Something to know before relying on the results.
    fn warn(&self, words: &str);
    /// So many runs are about to be done: who is told what happens to them.
    fn watch(&self, n_runs: usize) -> RunWatcher;
}

/// Who is told what happens to runs.
pub type RunWatcher = Box<dyn FnMut(&BenchmarkRunner, RunnerEvent)>;

/// Why the runs of a competition cannot be done.
#[derive(Debug, Error)]
pub enum RunsError {
    /// The definition of a part, or something that it refers to, cannot be used.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Definition(Vec<FileProblem>),
    /// A tool cannot be used.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// Runs cannot have the cores that they need.
    #[error(transparent)]
    Cores(#[from] CoresError),
    /// A benchmark cannot be executed.
    #[error(transparent)]
    Job(#[from] JobError),
    /// Runs cannot be done.
    #[error(transparent)]
    Runner(#[from] RunnerError),
    /// Results cannot be had.
    #[error(transparent)]
    Answers(#[from] AnswersError),
    /// The competition has begun otherwise than it is now described.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Runs are missing, although all were done.
    #[error("the results of `{benchmark}` are not complete (hint: --resume does what is missing)")]
    Incomplete {
        /// The benchmark.
        benchmark: String,
    },
    /// Two tasks would have the same files.
    #[error("the tasks `{}` and `{}` have the same name (hint: a task is in one category, and files of tasks with the same property have different names)", tasks[0].display(), tasks[1].display())]
    SameTask {
        /// The tasks.
        tasks: Box<[PathBuf; 2]>,
    },
    /// It leaves out what it does not have.
    #[error("{}: `void` names `{task}`, which is no task of any verifier (hint: tasks are named as their files, `a.yml`)", file.display())]
    NoVoidTask {
        /// The description of the competition.
        file: PathBuf,
        /// The name.
        task: String,
    },
}

impl<'a> Runs<'a> {
    /// Finds everything that can be wrong before any run starts.
    pub fn check(self) -> Result<(), RunsError> {
        for participant in self.competition.participants() {
            let directory = &self.admitted[participant.archive].directory;
            let places = Places { definition: None, tool_directory: Some(directory) };
            let tool = Tool::find(&participant.tool, &places)?;
            self.audience.remark(&format!("{}: {} {}\n", participant.id, tool.name(), tool.version()));
        }
        let mut tasks = HashSet::new();
        for verifier in &self.competition.verifiers {
            tasks.extend(self.check_tasks(&self.part_of(verifier)?)?);
        }
        if let Some(task) = self.competition.void.iter().find(|task| !tasks.contains(OsStr::new(task))) {
            return Err(RunsError::NoVoidTask { file: self.competition.file.clone(), task: task.clone() });
        }
        let Competition { verification, violation, correctness, .. } = self.competition;
        for cores in BTreeSet::from([verification.cores, violation.cores, correctness.cores]) {
            self.places(cores)?;
        }
        Ok(())
    }

    /// All tasks are there, and those with the same property have different names, which files are called after. These names.
    fn check_tasks(self, part: &Part<'_>) -> Result<HashSet<OsString>, RunsError> {
        let loaded = part.load()?;
        for problem in &loaded.warnings {
            self.audience.warn(&problem.to_string());
        }
        let mut seen: HashMap<_, &PathBuf> = HashMap::new();
        for id in loaded.benchmark.run_ids(NonZeroU32::MIN) {
            let task = &loaded.benchmark.run(id).identifier;
            if let Some(other) = seen.insert((id.run_set, task.file_name()), task) {
                return Err(RunsError::SameTask { tasks: Box::new([other.clone(), task.clone()]) });
            }
        }
        Ok(seen.into_keys().filter_map(|(_, name)| name.map(OsStr::to_owned)).collect())
    }

    fn part_of(self, verifier: &'a Verifier) -> Result<Part<'a>, RunsError> {
        let definition = of_verifier(self.competition, verifier, &self.store.definitions());
        self.part(&verifier.participant, self.competition.verification, definition)
    }

    /// Lets every verifier do its tasks.
    pub fn verify(self) -> Result<Vec<Verified<'a>>, RunsError> {
        let verifiers = &self.competition.verifiers;
        let parts = verifiers.iter().map(|verifier| self.part_of(verifier));
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        self.execute("Verification", &parts)?;
        let verified = verifiers.iter().zip(&parts).map(|(verifier, part)| {
            let answers = self.answers(part)?;
            let looks = self.looks(verifier, &answers);
            Ok(Verified { verifier, answers, looks })
        });
        verified.collect()
    }

    /// The first look at the witnesses of a verifier.
    fn looks(self, verifier: &Verifier, answers: &Answers) -> Vec<Option<Look>> {
        let look_at = |answer: &TaskAnswer| {
            let kind = kind_for(&answer.result.status)?;
            Some(look(&answers.files_of(self.competition, answer).join(&verifier.witness), kind))
        };
        answers.answers.iter().map(look_at).collect()
    }

    /// Lets every validator look at the witnesses in which nothing is wrong at first sight.
    pub fn validate(self, verified: &[Verified<'a>]) -> Result<Vec<Validated<'a>>, RunsError> {
        let directory = self.store.definitions();
        let mut parts = Vec::new();
        let mut whose = Vec::new();
        for kind in [WitnessKind::Violation, WitnessKind::Correctness] {
            let limits = self.competition.limits_of(kind);
            for validator in self.competition.validators.iter().filter(|it| it.kinds.contains(&kind)) {
                for of in verified {
                    let witnesses = self.witnesses(kind, of);
                    if let Some(definition) =
                        of_validator(self.competition, validator, &witnesses, &directory)
                    {
                        parts.push(self.part(&validator.participant, limits, definition)?);
                        whose.push((validator, of.verifier, kind));
                    }
                }
            }
        }
        self.execute("Validation", &parts)?;
        let validated = whose.into_iter().zip(&parts).map(|((validator, verifier, kind), part)| {
            Ok(Validated { validator, verifier, kind, answers: self.answers(part)? })
        });
        validated.collect()
    }

    fn witnesses(self, kind: WitnessKind, of: &Verified<'a>) -> Witnesses<'a> {
        let mut tasks = vec![Vec::new(); self.competition.categories.len()];
        for (answer, look) in of.answers.answers.iter().zip(&of.looks) {
            if *look == Some(Look::Fine) && kind_for(&answer.result.status) == Some(kind) {
                tasks[answer.category].push(answer.task.clone());
            }
        }
        Witnesses { verifier: of.verifier, kind, directory: of.answers.files_directory(), tasks }
    }

    /// A part of the competition, whose definition is kept.
    fn part(
        self,
        participant: &'a Participant,
        limits: PartLimits,
        definition: Definition,
    ) -> Result<Part<'a>, RunsError> {
        let file = self.store.keep(&definition)?;
        Ok(Part { name: definition.name, file, participant, cores: limits.cores })
    }

    /// Does what is missing of some parts. Those whose runs have equally many cores share them, so that none is idle before
    /// the last run of all.
    fn execute(self, title: &str, parts: &[Part<'_>]) -> Result<(), RunsError> {
        for parts in parts.chunk_by(|one, other| one.cores == other.cores) {
            let mut missing = Vec::new();
            let mut n_runs = 0;
            for part in parts {
                let state = answers::state(&self.store.results(), &part.name)?;
                if !matches!(state, State::Complete(_)) {
                    n_runs += part.load()?.benchmark.run_ids(NonZeroU32::MIN).count();
                    missing.push(self.job(part, state == State::Unfinished));
                }
            }
            if !missing.is_empty() {
                self.audience.remark(&format!("\n{title}: {n_runs} runs\n"));
                let places = self.places(parts[0].cores)?;
                let warn: Warn<'_> = &|words| self.audience.warn(words);
                let begin =
                    |job: Job| -> Result<BenchmarkRunner, RunsError> { Ok(job.prepare(warn)?.begin(warn)?) };
                let mut watch = self.audience.watch(n_runs);
                execute(missing.into_iter().map(begin), &places, |runner, event| -> Result<(), RunsError> {
                    watch(runner, event);
                    Ok(())
                })?;
            }
        }
        Ok(())
    }

    /// The answers of a part that is done.
    fn answers(self, part: &Part<'_>) -> Result<Answers, RunsError> {
        match answers::state(&self.store.results(), &part.name)? {
            State::Complete(base) => Ok(answers::read(self.competition, &base)?),
            State::Absent | State::Unfinished => Err(RunsError::Incomplete { benchmark: part.name.clone() }),
        }
    }

    /// What each of the runs at once may use.
    fn places(self, cores: Option<NonZeroU32>) -> Result<Vec<CoreAssignment>, RunsError> {
        let places = cores::places(self.competition.threads, cores)?;
        places.warnings.iter().for_each(|warning| self.audience.warn(warning));
        Ok(places.assignments)
    }

    fn job(self, part: &Part<'_>, resume: bool) -> Job {
        let root = &self.store.root;
        // Also where directories for temporary files are hidden, as competitions in tests are.
        let shown = path::absolute(root).unwrap_or_else(|_| root.clone());
        Job {
            definition: part.file.clone(),
            run_definitions: Vec::new(),
            tasks: Vec::new(),
            name: None,
            limits: LimitOverrides::default(),
            threads: None,
            repetitions: NonZeroU32::MIN,
            output: directory(&self.store.results()),
            compress: true,
            description: None,
            start: if resume { Start::Resume } else { Start::Now },
            tool_directory: Some(self.admitted[part.participant.archive].directory.clone()),
            surroundings: Surroundings {
                directories: vec![(shown, Mode::ReadOnly)],
                network: Network::Loopback,
                most_log: Some(MOST_LOG),
                ..Surroundings::default()
            },
        }
    }
}

/// A part of a competition: one benchmark.
struct Part<'a> {
    name: String,
    /// Its definition.
    file: PathBuf,
    participant: &'a Participant,
    /// What each of its runs uses; any if absent.
    cores: Option<NonZeroU32>,
}

impl Part<'_> {
    /// Its definition, with all tasks.
    fn load(&self) -> Result<Loaded, RunsError> {
        let selection = Selection {
            run_definitions: Vec::new(),
            tasks: Vec::new(),
            name: None,
            date: String::new(),
            log_directory: PathBuf::new(),
            limits: LimitOverrides::default(),
        };
        definition::load(&self.file, &selection).map_err(RunsError::Definition)
    }
}

/// A path that is a directory even before it is there.
fn directory(path: &Path) -> PathBuf {
    path.join("")
}
