//! What both fuzz targets do with a file; the tests do the same with what fuzzing has found.

#[path = "../../crates/witness/tests/fuzz_findings/exercise.rs"]
mod exercise;

/// Does everything with a file that Jurat does with it.
pub fn exercise(bytes: Vec<u8>) {
    exercise::exercise(bytes);
}
