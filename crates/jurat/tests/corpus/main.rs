//! Answers to all programs of the corpus.

#[path = "../common/mod.rs"]
mod common;
mod validate_corpus;
mod validate_mutants;
mod verify_corpus;
mod violation_round_trip;
