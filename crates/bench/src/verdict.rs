//! What a run comes to: its status, whether that is right, and how many points it is worth, by the rules of BenchExec.

use std::fmt;

use smol_str::{SmolStr, format_smolstr};

use crate::model::{Category, Class, Exit, Expected, Measured, PropertyFile, RunLimits, Status, Termination};

/// The status of a run.
///
/// `answer` is what the tool is understood to have said; absent if nobody could be asked, because it was never started.
/// A run beyond its limits has no answer, even if it ended by itself, but people can still see what it would have been.
pub fn status(answer: Option<Status>, measured: &Measured, limits: &RunLimits) -> Status {
    let answer = answer.map(|answer| specific(answer, measured.exit));
    match (limit(measured, limits), answer) {
        (None, Some(answer)) => answer,
        (None, None) => Status::Error { reason: None },
        (Some(limit), Some(answer)) if adds_to(&answer, limit) => {
            Status::Other(format_smolstr!("{limit} ({answer})"))
        }
        (Some(limit), _) => Status::Other(SmolStr::new_static(limit)),
    }
}

/// Whether an answer says too little to be worth more than how the run ended.
fn is_unspecific(answer: &Status) -> bool {
    matches!(answer, Status::Done | Status::Unknown | Status::Error { reason: None })
}

/// An unspecific answer is replaced by the way in which the tool ended.
fn specific(answer: Status, exit: Exit) -> Status {
    if !is_unspecific(&answer) {
        return answer;
    }
    match exit {
        Exit::Signal(6) => Status::Other(SmolStr::new_static("ABORTED")),
        Exit::Signal(11) => Status::Other(SmolStr::new_static("SEGMENTATION FAULT")),
        Exit::Signal(15) => Status::Other(SmolStr::new_static("KILLED")),
        Exit::Signal(signal) => Status::Other(format_smolstr!("KILLED BY SIGNAL {signal}")),
        Exit::Code(code) if code != 0 && answer != Status::Unknown => Status::error(code),
        Exit::Code(_) => answer,
    }
}

/// What the run has violated.
fn limit(measured: &Measured, limits: &RunLimits) -> Option<&'static str> {
    let is_beyond = |used, limit| matches!(limit, Some(limit) if used > limit);
    if is_beyond(measured.cpu_time, limits.time) || is_beyond(measured.wall_time, limits.wall_time) {
        return Some("TIMEOUT");
    }
    Some(match measured.termination? {
        Termination::CpuTime | Termination::CpuTimeSoft | Termination::WallTime => "TIMEOUT",
        Termination::Memory => "OUT OF MEMORY",
        Termination::FilesCount => "FILES-COUNT LIMIT",
        Termination::FilesSize => "FILES-SIZE LIMIT",
        Termination::Killed => "KILLED",
        Termination::Failed => "FAILED",
    })
}

/// Whether an answer says more than the limit; that the tool was killed is what a limit means.
fn adds_to(answer: &Status, limit: &str) -> bool {
    match answer {
        Status::Other(words) => ![limit, "", "KILLED", "KILLED BY SIGNAL 9"].contains(&words.as_str()),
        Status::True | Status::False { .. } | Status::Unknown | Status::Done | Status::Error { .. } => {
            !is_unspecific(answer)
        }
    }
}

/// As BenchExec writes it, and as the status of a tool that is right.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::True => f.write_str("true"),
            Expected::False { subproperty: None } => f.write_str("false"),
            Expected::False { subproperty: Some(part) } => write!(f, "false({part})"),
        }
    }
}

/// Whether a status is right.
pub fn category(status: &Status, property: Option<&PropertyFile>, expected: Option<&Expected>) -> Category {
    let is = |expected| if expected { Category::Correct } else { Category::Wrong };
    let violated = match status {
        Status::Unknown => return Category::Unknown,
        Status::Done => return Category::Missing,
        Status::Error { .. } | Status::Other(_) => return Category::Error,
        Status::True => None,
        Status::False { subproperty } => Some(subproperty.as_deref()),
    };
    match (violated, property.and(expected)) {
        (_, None) => Category::Missing,
        (violated, Some(Expected::True)) => is(violated.is_none()),
        (violated, Some(Expected::False { subproperty: None })) => is(violated.is_some()),
        (None, Some(Expected::False { .. })) => Category::Wrong,
        // Another part of the property may be violated as well, so this is neither right nor wrong.
        (Some(part), Some(Expected::False { subproperty })) => {
            if part == subproperty.as_deref() {
                Category::Correct
            } else {
                Category::Unknown
            }
        }
    }
}

/// The points for a status by the rules of SV-COMP; absent if the property is none of SV-COMP.
pub fn score(status: &Status, category: Category, property: Option<&PropertyFile>) -> Option<i32> {
    property.filter(|property| property.is_svcomp)?;
    Some(points(category, status.class()))
}

/// The points for an answer.
pub const fn points(category: Category, class: Class) -> i32 {
    match (category, class) {
        (Category::Correct, Class::True) => 2,
        (Category::Correct, Class::False) => 1,
        (Category::Wrong, Class::True) => -32,
        (Category::Wrong, Class::False) => -16,
        (Category::Correct | Category::Wrong, Class::Other)
        | (Category::CorrectUnconfirmed | Category::Unknown | Category::Error | Category::Missing, _) => 0,
    }
}

/// The most points that a task can be worth; absent if nobody knows.
pub fn max_score(expected: Option<&Expected>, property: Option<&PropertyFile>) -> Option<i32> {
    property.filter(|property| property.is_svcomp)?;
    Some(match expected? {
        Expected::True => points(Category::Correct, Class::True),
        Expected::False { .. } => points(Category::Correct, Class::False),
    })
}
