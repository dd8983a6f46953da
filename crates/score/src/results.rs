//! What runs came to, as the result files say: the input of everything else.

use jurat_bench::model::{ExpectedVerdict, RunResult, RunStatus};
use smol_str::SmolStr;

/// What counts of somebody who gave two answers to one question.
pub(crate) static NO_ANSWER: RunStatus = RunStatus::Unknown;

/// What the runs of a competition came to. The order of everything in it is without meaning.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The runs of verifiers.
    pub verifications: Vec<VerifierRuns>,
    /// The runs of validators and linters on the witnesses of verifiers.
    pub validations: Vec<ValidatorRuns>,
}

/// The runs of a verifier in a category.
#[derive(Clone, Debug)]
pub struct VerifierRuns {
    /// The verifier.
    pub verifier: String,
    /// A base category.
    pub category: String,
    /// One for each task.
    pub runs: Vec<VerifierRun>,
}

/// A run of a verifier.
#[derive(Clone, Debug)]
pub struct VerifierRun {
    /// What was to be decided.
    pub task: ScoredTask,
    /// What the answer should be; absent if nobody knows, which makes the task void.
    pub expected: Option<ExpectedVerdict>,
    /// What came of it. Its category is what BenchExec says, or whoever asked the validators before.
    pub result: RunResult,
}

/// What is to be decided: a program with a property.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ScoredTask {
    /// The task definition, or whatever else identifies the program.
    pub name: SmolStr,
    /// The name of the property; empty if the category alone says what is to be decided.
    pub property: SmolStr,
}

/// The runs of a validator, or a linter, on the witnesses of a verifier in a category.
#[derive(Clone, Debug)]
pub struct ValidatorRuns {
    /// The validator.
    pub validator: String,
    /// Whose witnesses it looked at.
    pub verifier: String,
    /// A base category.
    pub category: String,
    /// One for each witness.
    pub answers: Vec<ValidatorRun>,
}

/// A run of a validator.
#[derive(Clone, Debug)]
pub struct ValidatorRun {
    /// The task of the witness.
    pub task: ScoredTask,
    /// What came of it. The answer is about the program: the witness is confirmed if it equals the verifier's.
    pub result: RunResult,
    /// Whether the witness is right, if somebody has found that out before.
    pub witness: Option<WitnessClass>,
}

/// Whether a witness is right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum WitnessClass {
    /// It should be confirmed.
    Correct,
    /// It should be refuted.
    Wrong,
}
