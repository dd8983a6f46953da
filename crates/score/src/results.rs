//! What runs came to, as the result files say: the input of everything else.

use std::time::Duration;

use jurat_bench::model::{self, Expected, Status};
use smol_str::SmolStr;

/// What counts of somebody who gave two answers to one question.
pub(crate) static NO_ANSWER: Status = Status::Unknown;

/// What the runs of a competition came to. The order of everything in it is without meaning.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// The runs of verifiers.
    pub verifications: Vec<Verification>,
    /// The runs of validators and linters on the witnesses of verifiers.
    pub validations: Vec<Validation>,
}

/// The runs of a verifier in a category.
#[derive(Clone, Debug)]
pub struct Verification {
    /// The verifier.
    pub verifier: String,
    /// A base category.
    pub category: String,
    /// One for each task.
    pub runs: Vec<Run>,
}

/// What a run of a verifier came to.
#[derive(Clone, Debug)]
pub struct Run {
    /// What was to be decided.
    pub task: Task,
    /// What the answer should be; absent if nobody knows, which makes the task void.
    pub expected: Option<Expected>,
    /// The answer, or why there is none.
    pub status: Status,
    /// Whether the answer is right, as BenchExec says, or whoever asked the validators before.
    pub category: model::Category,
    /// CPU time; absent if it was not measured.
    pub cpu_time: Option<Duration>,
}

/// What is to be decided: a program with a property.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Task {
    /// The task definition, or whatever else identifies the program.
    pub name: SmolStr,
    /// The name of the property; empty if the category alone says what is to be decided.
    pub property: SmolStr,
}

/// The runs of a validator, or a linter, on the witnesses of a verifier in a category.
#[derive(Clone, Debug)]
pub struct Validation {
    /// The validator.
    pub validator: String,
    /// Whose witnesses it looked at.
    pub verifier: String,
    /// A base category.
    pub category: String,
    /// One for each witness.
    pub answers: Vec<Answer>,
}

/// What a run of a validator came to.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The task of the witness.
    pub task: Task,
    /// The answer, which is about the program: the witness is confirmed if it equals the verifier's.
    pub status: Status,
    /// CPU time; absent if it was not measured.
    pub cpu_time: Option<Duration>,
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
