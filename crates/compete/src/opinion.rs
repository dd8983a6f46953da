//! What a validator holds of a witness.

use jurat_bench::model::{AnswerClass, ResultCategory};

use crate::answers::TaskAnswer;

/// What a validator holds of a witness.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Opinion {
    /// It says the same as the verifier.
    Confirmed,
    /// It says the opposite.
    Refuted,
    /// It does not say.
    Unknown,
    /// It did not come to an end by itself.
    Error,
}

impl Opinion {
    /// All opinions, the best for the witness first.
    pub const ALL: [Opinion; 4] = [Opinion::Confirmed, Opinion::Refuted, Opinion::Unknown, Opinion::Error];

    /// What a validator holds of the witness of an answer, if this is what came of its run.
    pub fn new(answer: &TaskAnswer, validation: &TaskAnswer) -> Opinion {
        match (answer.result.status.class(), validation.result.status.class()) {
            _ if answer.result.status == validation.result.status => Opinion::Confirmed,
            (AnswerClass::True, AnswerClass::False) | (AnswerClass::False, AnswerClass::True) => {
                Opinion::Refuted
            }
            (_, AnswerClass::Other) if validation.result.category != ResultCategory::Unknown => {
                Opinion::Error
            }
            // Another part of the property is violated, or it does not know.
            _ => Opinion::Unknown,
        }
    }
}
