//! What the manifest of a benchmark keeps about its inputs and its machine.

use std::collections::BTreeMap;
use std::fs;
use std::io;

use jurat_bench::result::SystemInfo;
use serde::Deserialize;

use crate::answers::{Answers, with_ending};

/// What was used for a benchmark.
#[derive(Clone, Debug, Deserialize)]
pub struct Record {
    /// Which Jurat has done the runs.
    pub generator: String,
    /// Where they were done.
    pub system: SystemInfo,
    /// The SHA-256 of all files of its tasks. Paths are relative to the directory of its definition.
    pub task_files: BTreeMap<String, String>,
}

impl Answers {
    /// What was used for the runs.
    pub fn record(&self) -> io::Result<Record> {
        let text = fs::read(with_ending(&self.base, ".manifest.json"))?;
        Ok(serde_json::from_slice(&text)?)
    }
}
