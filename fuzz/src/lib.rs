//! What both fuzz targets do with a file; the tests do the same with what fuzzing has found.

#[path = "../../crates/witness/tests/fuzz_findings/exercise.rs"]
mod exercise;

pub use exercise::exercise;
