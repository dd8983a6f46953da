//! Walks the witnesses of `corpus/fuzz`: those on which Jurat once panicked or broke a promise, and where fuzzing starts.

mod exercise;

use std::path::Path;

fn is_mended(path: &Path) -> datatest_stable::Result<()> {
    exercise::exercise(std::fs::read(path)?);
    Ok(())
}

datatest_stable::harness! {
    { test = is_mended, root = "../../corpus/fuzz", pattern = r"\.(graphml|yml)$" },
}
