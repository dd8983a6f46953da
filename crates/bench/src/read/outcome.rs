//! What a run came to, of all that its file says of it.

use std::time::Duration;

use super::{ColumnId, Number, ReadRun, ResultSet, number};
use crate::model::{Category, Status};

/// The columns of a file that say what its runs came to.
#[derive(Clone, Copy, Debug)]
pub struct OutcomeColumns {
    status: Option<ColumnId>,
    category: Option<ColumnId>,
    cpu_time: Option<ColumnId>,
    wall_time: Option<ColumnId>,
    memory: Option<ColumnId>,
}

/// What a run came to; what its file does not say is absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadOutcome {
    /// What it says.
    pub status: Option<Status>,
    /// Whether that is right.
    pub category: Option<Category>,
    /// CPU time.
    pub cpu_time: Option<Duration>,
    /// Time on the clock.
    pub wall_time: Option<Duration>,
    /// Bytes.
    pub memory: Option<u64>,
}

impl OutcomeColumns {
    /// Those of this file.
    pub fn of(set: &ResultSet) -> OutcomeColumns {
        OutcomeColumns {
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

    /// What a run of the file came to.
    pub fn outcome(&self, run: &ReadRun) -> ReadOutcome {
        let value = |column: Option<ColumnId>| run.value(column?);
        let time = |column| value(column).and_then(number).and_then(seconds);
        ReadOutcome {
            status: value(self.status).map(Status::parse),
            category: value(self.category).and_then(Category::named),
            cpu_time: time(self.cpu_time),
            wall_time: time(self.wall_time),
            memory: value(self.memory).and_then(number).and_then(bytes),
        }
    }
}

fn seconds(number: Number<'_>) -> Option<Duration> {
    let is_seconds = ["s", ""].contains(&number.unit);
    is_seconds.then(|| Duration::try_from_secs_f64(number.value).ok()).flatten()
}

#[expect(clippy::cast_sign_loss, reason = "casts of floats saturate")]
fn bytes(number: Number<'_>) -> Option<u64> {
    ["B", ""].contains(&number.unit).then_some(number.value as u64)
}
