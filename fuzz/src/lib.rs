//! What the fuzz targets do with a file; the tests do the same with what fuzzing has found.

#[path = "../../crates/bench/tests/fuzz_findings/exercise.rs"]
mod results;
#[path = "../../crates/witness/tests/fuzz_findings/exercise.rs"]
mod witness;

/// Does everything with a witness that Jurat does with it.
pub fn witness(bytes: Vec<u8>) {
    witness::exercise(bytes);
}

/// Reads a result file, plain, packed and damaged.
pub fn results(bytes: &[u8]) {
    results::exercise(bytes);
}
