//! What a competition is: plain data, that nobody here computes.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

pub use jurat_score::{CountedAnswers, WitnessKind};

/// A competition.
#[derive(Clone, Debug)]
pub struct Competition {
    /// The file that describes it.
    pub file: PathBuf,
    /// What it is called.
    pub name: String,
    /// Its short name with the year, with which the names of run definitions begin: `SV-COMP26`.
    pub label: String,
    /// What it is about, for people.
    pub description: Option<String>,
    /// By which rules points are given.
    pub rules: String,
    /// The file with the hashes that archives must have.
    pub checksums: Option<PathBuf>,
    /// How many runs are done at once.
    pub threads: NonZeroU32,
    /// For verifiers.
    pub verification: PartLimits,
    /// For validators of violation witnesses.
    pub violation: PartLimits,
    /// For validators of correctness witnesses.
    pub correctness: PartLimits,
    /// What verifiers compete in.
    pub categories: Vec<CompetitionCategory>,
    /// Several categories as one.
    pub metas: Vec<Meta>,
    /// Tasks that do not count, by the names of their files.
    pub void: Vec<String>,
    /// What was submitted.
    pub archives: Vec<Archive>,
    /// Who competes.
    pub verifiers: Vec<Verifier>,
    /// Who checks the witnesses.
    pub validators: Vec<Validator>,
}

/// What a run may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartLimits {
    /// CPU time, in whole seconds.
    pub time: Duration,
    /// Bytes.
    pub memory: u64,
    /// Hardware threads; any if absent.
    pub cores: Option<NonZeroU32>,
}

/// Tasks with the same property.
#[derive(Clone, Debug)]
pub struct CompetitionCategory {
    /// Its name.
    pub name: String,
    /// What is to be decided.
    pub property: PathBuf,
    /// The name of the property.
    pub property_name: String,
    /// The task definitions; wildcards are allowed.
    pub tasks: Vec<PathBuf>,
    /// Answers that count without a witness.
    pub without_witness: Vec<WitnessKind>,
}

/// Several categories as one.
#[derive(Clone, Debug)]
pub struct Meta {
    /// Its name.
    pub name: String,
    /// Its categories.
    pub categories: Vec<String>,
    /// Which answers count.
    pub counts: CountedAnswers,
}

/// What somebody has submitted. Several may take part with the same archive, and other options.
#[derive(Clone, Debug)]
pub struct Archive {
    /// For the names of files.
    pub id: String,
    /// The zip.
    pub file: PathBuf,
    /// What it must hash to, in small letters.
    pub sha256: Option<String>,
}

/// Who takes part, as verifier or as validator.
#[derive(Clone, Debug)]
pub struct Participant {
    /// For the names of files.
    pub id: String,
    /// For people.
    pub name: String,
    /// Where the tool is from: one of [`Competition::archives`].
    pub archive: usize,
    /// How the tool is called: the path of a description, which has a slash in it, or the name of a known tool.
    pub tool: String,
    /// What it is called with.
    pub options: Vec<String>,
    /// For people.
    pub about: About,
}

/// What the reports of a competition say about a participant.
#[derive(Clone, Default, Debug)]
pub struct About {
    /// The publication to cite.
    pub reference: Option<String>,
    /// Its page.
    pub url: Option<String>,
    /// Who represents it in the jury.
    pub jury_member: Option<String>,
    /// Where they are from.
    pub affiliation: Option<String>,
    /// What it does.
    pub technologies: Vec<String>,
}

/// Who competes.
#[derive(Clone, Debug)]
pub struct Verifier {
    /// Who it is.
    pub participant: Participant,
    /// The file that it leaves as its witness.
    pub witness: String,
    /// The categories in which it does not take part.
    pub opt_out: Vec<String>,
    /// Whether it only takes part, and is not ranked.
    pub hors_concours: bool,
}

/// Who checks witnesses.
#[derive(Clone, Debug)]
pub struct Validator {
    /// Who it is.
    pub participant: Participant,
    /// The witnesses that it understands.
    pub kinds: Vec<WitnessKind>,
    /// The option with which it gets a witness.
    pub witness_option: String,
}

impl Competition {
    /// What the run definition for a property is called.
    pub fn run_definition(&self, property_name: &str) -> String {
        format!("{}_{property_name}", self.label)
    }

    /// The limits of those who check witnesses of a kind.
    pub fn limits_of(&self, kind: WitnessKind) -> PartLimits {
        match kind {
            WitnessKind::Correctness => self.correctness,
            WitnessKind::Violation => self.violation,
        }
    }

    /// The categories in which a verifier takes part.
    pub fn categories_of<'a>(
        &'a self,
        verifier: &'a Verifier,
    ) -> impl Iterator<Item = &'a CompetitionCategory> {
        self.categories.iter().filter(|category| !verifier.opt_out.contains(&category.name))
    }

    /// All who take part.
    pub fn participants(&self) -> impl Iterator<Item = &Participant> {
        let validators = self.validators.iter().map(|validator| &validator.participant);
        self.verifiers.iter().map(|verifier| &verifier.participant).chain(validators)
    }
}
