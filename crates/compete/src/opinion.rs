//! What a validator holds of a witness.

use jurat_bench::model::{Category, Class};

use crate::answers::Answer;

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
    pub fn new(answer: &Answer, validation: &Answer) -> Opinion {
        match (answer.result.status.class(), validation.result.status.class()) {
            _ if answer.result.status == validation.result.status => Opinion::Confirmed,
            (Class::True, Class::False) | (Class::False, Class::True) => Opinion::Refuted,
            (_, Class::Other) if validation.result.category != Category::Unknown => Opinion::Error,
            // Another part of the property is violated, or it does not know.
            _ => Opinion::Unknown,
        }
    }
}
