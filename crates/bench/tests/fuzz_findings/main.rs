//! Walks the result files of `corpus/fuzz`: those from which fuzzing starts, and those that were once read wrongly.

mod exercise;

use std::path::Path;

fn is_read(path: &Path) -> datatest_stable::Result<()> {
    exercise::exercise(&std::fs::read(path)?);
    Ok(())
}

datatest_stable::harness! {
    { test = is_read, root = "../../corpus/fuzz", pattern = r"\.xml(\.\w+)?$" },
}
