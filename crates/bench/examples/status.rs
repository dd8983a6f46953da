//! What comes of runs: reads one run as JSON from each line, and writes its status, category and points as JSON.
//!
//! `tools/compare-benchexec-status` holds this against BenchExec.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;
use jurat_bench::model::{
    ExpectedVerdict, Measured, PropertyFile, RunExit, RunLimits, RunStatus, RunTermination,
};
use jurat_bench::verdict;
use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    answer: Option<String>,
    exit: RunExit,
    termination: Option<RunTermination>,
    /// Times are in milliseconds.
    cpu_time: u64,
    wall_time: u64,
    time_limit: Option<u64>,
    wall_time_limit: Option<u64>,
    is_svcomp: Option<bool>,
    expected: Option<bool>,
    subproperty: Option<String>,
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let case: Case = serde_json::from_str(&line?)?;
        writeln!(out, "{}", judged(&case))?;
    }
    Ok(())
}

fn judged(case: &Case) -> serde_json::Value {
    let limits = RunLimits {
        time: case.time_limit.map(Duration::from_millis),
        wall_time: case.wall_time_limit.map(Duration::from_millis),
        ..RunLimits::default()
    };
    let property = case.is_svcomp.map(|is_svcomp| PropertyFile {
        path: PathBuf::from("p.prp"),
        name: "p".to_owned(),
        is_svcomp,
    });
    let violated = || ExpectedVerdict::False { subproperty: case.subproperty.clone() };
    let expected = case.expected.map(|holds| if holds { ExpectedVerdict::True } else { violated() });
    let (property, expected) = (property.as_ref(), expected.as_ref());
    let status = verdict::status(case.answer.as_deref().map(RunStatus::parse), &measured(case), &limits);
    let category = verdict::category(&status, property, expected);
    json!({
        "status": status,
        "category": category,
        "score": verdict::score(&status, category, property),
        "max_score": verdict::max_score(expected, property),
    })
}

fn measured(case: &Case) -> Measured {
    Measured {
        wall_time: Duration::from_millis(case.wall_time),
        cpu_time: Duration::from_millis(case.cpu_time),
        ..Measured::nothing(Timestamp::UNIX_EPOCH, case.exit, case.termination)
    }
}
