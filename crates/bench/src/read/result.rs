//! What came of a run, of all that its file says of it.

use std::path::PathBuf;
use std::time::Duration;

use smol_str::SmolStr;

use super::{ColumnId, NumberWithUnit, ReadRun, ResultSet, number};
use crate::model::{ExpectedVerdict, PropertyFile, ResultCategory, RunResult, RunStatus};
use crate::verdict;

/// The columns of a file that say what came of its runs.
#[derive(Clone, Copy, Debug)]
pub struct ResultColumns {
    status: Option<ColumnId>,
    category: Option<ColumnId>,
    cpu_time: Option<ColumnId>,
    wall_time: Option<ColumnId>,
    memory: Option<ColumnId>,
}

impl ResultColumns {
    /// Those of this file.
    pub fn of(set: &ResultSet) -> ResultColumns {
        ResultColumns {
            status: set.column("status"),
            category: set.column("category"),
            cpu_time: set.column("cputime"),
            wall_time: set.column("walltime"),
            memory: set.column("memory"),
        }
    }

    /// Whether any run has a status.
    pub fn has_status(&self) -> bool {
        self.status.is_some()
    }

    /// What came of a run of the file. A run without a status was aborted; one without a category has that of its status.
    pub fn result(&self, run: &ReadRun) -> RunResult {
        let status = self.status(run).unwrap_or(RunStatus::Other(SmolStr::new_static("aborted")));
        RunResult {
            category: self.category(run).unwrap_or_else(|| category(&status, run.expected.as_ref())),
            status,
            cpu_time: time(run, self.cpu_time),
        }
    }

    /// What a run says.
    pub fn status(&self, run: &ReadRun) -> Option<RunStatus> {
        value(run, self.status).map(RunStatus::parse)
    }

    /// Whether that is right, as the file says.
    pub fn category(&self, run: &ReadRun) -> Option<ResultCategory> {
        value(run, self.category).and_then(ResultCategory::named)
    }

    /// Wall time.
    pub fn wall_time(&self, run: &ReadRun) -> Option<Duration> {
        time(run, self.wall_time)
    }

    /// Bytes.
    pub fn memory(&self, run: &ReadRun) -> Option<u64> {
        value(run, self.memory).and_then(number).and_then(bytes)
    }
}

/// Whether a status is right by the rules of SV-COMP. There is a property, or else there would be no verdict to expect.
pub fn category(status: &RunStatus, expected: Option<&ExpectedVerdict>) -> ResultCategory {
    let property = PropertyFile { path: PathBuf::new(), name: String::new(), is_svcomp: true };
    verdict::category(status, Some(&property), expected)
}

/// An empty value is no value.
fn value(run: &ReadRun, column: Option<ColumnId>) -> Option<&str> {
    run.value(column?).filter(|value| !value.is_empty())
}

fn time(run: &ReadRun, column: Option<ColumnId>) -> Option<Duration> {
    value(run, column).and_then(number).and_then(seconds)
}

fn seconds(number: NumberWithUnit<'_>) -> Option<Duration> {
    let is_seconds = ["s", ""].contains(&number.unit);
    is_seconds.then(|| Duration::try_from_secs_f64(number.value).ok()).flatten()
}

#[expect(clippy::cast_sign_loss, reason = "casts of floats saturate")]
fn bytes(number: NumberWithUnit<'_>) -> Option<u64> {
    ["B", ""].contains(&number.unit).then_some(number.value as u64)
}
