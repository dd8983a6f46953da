//! The runs of a competition: of its verifiers, and of its validators on the witnesses of the verifiers.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use jurat_bench::definition::{self, LimitOverrides, Selection};
use jurat_bench::tool::{Places, Tool};
use jurat_compete::answers::{self, Answer, Answers, State};
use jurat_compete::definition::{Definition, Witnesses, of_validator, of_verifier};
use jurat_compete::lint::{Look, kind_for, look};
use jurat_compete::model::{Competition, Participant, Verifier, WitnessKind};
use jurat_compete::outcome::{Validated, Verified};
use jurat_compete::participant::Admitted;
use jurat_compete::store::Store;

use crate::cli::bench::{BenchArguments, LimitArguments};
use crate::cli::surroundings::SurroundingsArguments;
use crate::commands::bench;
use crate::error::Error;
use crate::output;

/// What all runs of a competition need.
#[derive(Clone, Copy)]
pub(super) struct Runs<'a> {
    pub(super) competition: &'a Competition,
    pub(super) store: &'a Store,
    /// By archive.
    pub(super) admitted: &'a [Admitted],
}

impl<'a> Runs<'a> {
    /// Finds everything that can be wrong before any run starts.
    pub(super) fn check(self) -> Result<(), Error> {
        for participant in self.competition.participants() {
            let folder = &self.admitted[participant.archive].folder;
            let places = Places { definition: None, tool_directory: Some(folder) };
            let tool = Tool::find(&participant.tool, &places)?;
            output::remark(&format!("{}: {} {}\n", participant.id, tool.name(), tool.version()));
        }
        for verifier in &self.competition.verifiers {
            let file = self.store.keep(&self.definition_of(verifier))?;
            check_tasks(&file)?;
        }
        Ok(())
    }

    fn definition_of(self, verifier: &Verifier) -> Definition {
        of_verifier(self.competition, verifier, &self.store.definitions())
    }

    /// Lets every verifier do its tasks.
    pub(super) fn verify(self) -> Result<Vec<Verified<'a>>, Error> {
        let verifiers = self.competition.verifiers.iter();
        let verified = verifiers.map(|verifier| {
            output::remark(&format!("\n{} verifies\n", verifier.participant.name));
            let answers = self.benchmark(&self.definition_of(verifier), &verifier.participant)?;
            let looks = self.looks(verifier, &answers);
            Ok(Verified { verifier, answers, looks })
        });
        verified.collect()
    }

    /// The first look at the witnesses of a verifier.
    fn looks(self, verifier: &Verifier, answers: &Answers) -> Vec<Option<Look>> {
        let look_at = |answer: &Answer| {
            let kind = kind_for(&answer.status)?;
            Some(look(&answers.files_of(self.competition, answer).join(&verifier.witness), kind))
        };
        answers.answers.iter().map(look_at).collect()
    }

    /// Lets every validator look at the witnesses of a kind in which nothing is wrong at first sight.
    pub(super) fn validate(
        self,
        kind: WitnessKind,
        verified: &[Verified<'a>],
    ) -> Result<Vec<Validated<'a>>, Error> {
        let mut validated = Vec::new();
        for validator in self.competition.validators.iter().filter(|it| it.kinds.contains(&kind)) {
            for of in verified {
                let witnesses = self.witnesses(kind, of);
                let folder = self.store.definitions();
                let Some(definition) = of_validator(self.competition, validator, &witnesses, &folder) else {
                    continue;
                };
                self.store.keep(&definition)?;
                let names = [&validator.participant.name, &of.verifier.participant.name];
                output::remark(&format!("\n{} validates the {kind} witnesses of {}\n", names[0], names[1]));
                let answers = self.benchmark(&definition, &validator.participant)?;
                validated.push(Validated { validator, verifier: of.verifier, kind, answers });
            }
        }
        Ok(validated)
    }

    fn witnesses(self, kind: WitnessKind, of: &Verified<'a>) -> Witnesses<'a> {
        let mut tasks = vec![Vec::new(); self.competition.categories.len()];
        for (answer, look) in of.answers.answers.iter().zip(&of.looks) {
            if *look == Some(Look::Fine) && kind_for(&answer.status) == Some(kind) {
                tasks[answer.category].push(answer.task.clone());
            }
        }
        Witnesses { verifier: of.verifier, kind, folder: of.answers.files_folder(), tasks }
    }

    /// Does what is missing of a benchmark, and reads its answers.
    fn benchmark(self, definition: &Definition, participant: &Participant) -> Result<Answers, Error> {
        let results = self.store.results();
        let mut state = answers::state(&results, &definition.name)?;
        if !matches!(state, State::Complete(_)) {
            self.execute(definition, participant, state == State::Unfinished)?;
            state = answers::state(&results, &definition.name)?;
        }
        match state {
            State::Complete(base) => Ok(answers::read(self.competition, &base)?),
            State::Absent | State::Unfinished => {
                Err(Error::Incomplete { benchmark: definition.name.clone() })
            }
        }
    }

    fn execute(self, definition: &Definition, participant: &Participant, resume: bool) -> Result<(), Error> {
        let tool = &self.admitted[participant.archive].folder;
        bench::execute(&BenchArguments {
            definition: self.store.definitions().join(format!("{}.xml", definition.name)),
            threads: None,
            output: folder(&self.store.results()),
            name: None,
            run_definitions: Vec::new(),
            tasks: Vec::new(),
            resume,
            repeat: NonZeroU32::MIN,
            tool_directory: Some(tool.clone()),
            max_log_size: 20_000_000,
            no_compress_results: false,
            description: None,
            description_file: None,
            start_time: None,
            limits: LimitArguments::default(),
            surroundings: SurroundingsArguments {
                // Also where folders for temporary files are hidden, as competitions in tests are.
                read_only_dir: vec![self.store.root.clone()],
                ..SurroundingsArguments::default()
            },
        })
    }
}

/// All tasks are there, and those with the same property have different names, which files are called after.
fn check_tasks(file: &Path) -> Result<(), Error> {
    let selection = Selection {
        run_definitions: Vec::new(),
        tasks: Vec::new(),
        name: None,
        date: String::new(),
        log_folder: PathBuf::new(),
        limits: LimitOverrides::default(),
    };
    let loaded = definition::load(file, &selection).map_err(Error::Definition)?;
    for problem in &loaded.warnings {
        output::warning(&problem.to_string());
    }
    let mut seen: HashMap<_, &PathBuf> = HashMap::new();
    for id in loaded.benchmark.run_ids(NonZeroU32::MIN) {
        let task = &loaded.benchmark.run(id).identifier;
        if let Some(other) = seen.insert((id.run_set, task.file_name()), task) {
            return Err(Error::SameTask { tasks: Box::new([other.clone(), task.clone()]) });
        }
    }
    Ok(())
}

/// A path that is a folder even before it is there.
fn folder(path: &Path) -> PathBuf {
    path.join("")
}
