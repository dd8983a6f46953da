//! Pages of `jurat table` of made-up results, with the same data as JSON.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;

use super::results::{TOOLS, write_plain};
use super::{JURAT, command, text};

/// A page, and the same data as JSON.
pub(crate) struct Made {
    pub(crate) directory: TempDir,
    pub(crate) page: PathBuf,
    pub(crate) json: Value,
    /// What was said on standard error.
    pub(crate) warnings: String,
}

/// The page of the first tools on so many tasks.
pub(crate) fn made(n_tools: usize, n_tasks: usize) -> Made {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let results: Vec<PathBuf> =
        TOOLS[..n_tools].iter().map(|tool| write_plain(directory.path(), tool, n_tasks)).collect();
    page_of(directory, &results)
}

/// The page of result files in a directory.
pub(crate) fn page_of(directory: TempDir, results: &[PathBuf]) -> Made {
    let (page, json) = (directory.path().join("page.html"), directory.path().join("table.json"));
    let mut table = command(JURAT);
    table.arg("table").args(results).arg("-o").arg(&page).arg("--json").arg(&json);
    let output = table.output().expect("jurat starts");
    let warnings = text(&output.stderr);
    assert!(output.status.success(), "{warnings}");
    let json =
        serde_json::from_str(&fs::read_to_string(&json).expect("the JSON was written")).expect("it is JSON");
    Made { directory, page, json, warnings }
}

impl Made {
    pub(crate) fn tasks(&self) -> &[Value] {
        self.json["tasks"].as_array().expect("there are rows")
    }

    pub(crate) fn run_sets(&self) -> &[Value] {
        self.json["run_sets"].as_array().expect("there are run sets")
    }

    /// The numbers in a column of a run set, with their rows.
    pub(crate) fn column(&self, run_set: usize, title: &str) -> Vec<(usize, f64)> {
        let number = |task: &Value| task["runs"][run_set]["values"][title].as_str()?.parse().ok();
        self.tasks().iter().enumerate().filter_map(|(row, task)| Some((row, number(task)?))).collect()
    }

    /// The category of a run.
    pub(crate) fn category(&self, run_set: usize, row: usize) -> Option<&str> {
        self.tasks()[row]["runs"][run_set]["values"]["category"].as_str()
    }
}
