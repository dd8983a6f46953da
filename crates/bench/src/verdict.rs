//! What a run comes to: its status, whether that is right, and how many points it is worth, by the rules of BenchExec.

use std::fmt;

use smol_str::{SmolStr, format_smolstr};

use crate::model::{
    AnswerClass, ExpectedVerdict, Measured, PropertyFile, ResultCategory, RunExit, RunLimits, RunStatus,
    RunTermination,
};

/// The status of a run.
///
/// `answer` is what the tool is understood to have said; absent if nobody could be asked, because it was never started.
/// A run beyond its limits has no answer, even if it ended by itself, but people can still see what it would have been.
pub fn status(answer: Option<RunStatus>, measured: &Measured, limits: &RunLimits) -> RunStatus {
    let answer = answer.map(|answer| specific(answer, measured.exit));
    match (limit(measured, limits), answer) {
        (None, Some(answer)) => answer,
        (None, None) => RunStatus::Error { reason: None },
        (Some(limit), Some(answer)) if adds_to(&answer, limit) => {
            RunStatus::Other(format_smolstr!("{limit} ({answer})"))
        }
        (Some(limit), _) => RunStatus::Other(SmolStr::new_static(limit)),
    }
}

/// Whether an answer says too little to be worth more than how the run ended.
fn is_unspecific(answer: &RunStatus) -> bool {
    matches!(answer, RunStatus::Done | RunStatus::Unknown | RunStatus::Error { reason: None })
}

/// An unspecific answer is replaced by the way in which the tool ended.
fn specific(answer: RunStatus, exit: RunExit) -> RunStatus {
    if !is_unspecific(&answer) {
        return answer;
    }
    match exit {
        RunExit::Signal(6) => RunStatus::Other(SmolStr::new_static("ABORTED")),
        RunExit::Signal(11) => RunStatus::Other(SmolStr::new_static("SEGMENTATION FAULT")),
        RunExit::Signal(15) => RunStatus::Other(SmolStr::new_static("KILLED")),
        RunExit::Signal(signal) => RunStatus::Other(format_smolstr!("KILLED BY SIGNAL {signal}")),
        RunExit::Code(code) if code != 0 && answer != RunStatus::Unknown => RunStatus::error(code),
        RunExit::Code(_) => answer,
    }
}

/// What the run has violated.
fn limit(measured: &Measured, limits: &RunLimits) -> Option<&'static str> {
    let is_beyond = |used, limit| matches!(limit, Some(limit) if used > limit);
    if is_beyond(measured.cpu_time, limits.time) || is_beyond(measured.wall_time, limits.wall_time) {
        return Some("TIMEOUT");
    }
    Some(match measured.termination? {
        RunTermination::CpuTime | RunTermination::CpuTimeSoft | RunTermination::WallTime => "TIMEOUT",
        RunTermination::Memory => "OUT OF MEMORY",
        RunTermination::FilesCount => "FILES-COUNT LIMIT",
        RunTermination::FilesSize => "FILES-SIZE LIMIT",
        RunTermination::Killed => "KILLED",
        RunTermination::Failed => "FAILED",
    })
}

/// Whether an answer says more than the limit; that the tool was killed is what a limit means.
fn adds_to(answer: &RunStatus, limit: &str) -> bool {
    match answer {
        RunStatus::Other(words) => ![limit, "", "KILLED", "KILLED BY SIGNAL 9"].contains(&words.as_str()),
        RunStatus::True
        | RunStatus::False { .. }
        | RunStatus::Unknown
        | RunStatus::Done
        | RunStatus::Error { .. } => !is_unspecific(answer),
    }
}

/// As BenchExec writes it, and as the status of a tool that is right.
impl fmt::Display for ExpectedVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExpectedVerdict::True => f.write_str("true"),
            ExpectedVerdict::False { subproperty: None } => f.write_str("false"),
            ExpectedVerdict::False { subproperty: Some(part) } => write!(f, "false({part})"),
        }
    }
}

/// Whether a status is right.
pub fn category(
    status: &RunStatus,
    property: Option<&PropertyFile>,
    expected: Option<&ExpectedVerdict>,
) -> ResultCategory {
    let is = |expected| if expected { ResultCategory::Correct } else { ResultCategory::Wrong };
    let violated = match status {
        RunStatus::Unknown => return ResultCategory::Unknown,
        RunStatus::Done => return ResultCategory::Missing,
        RunStatus::Error { .. } | RunStatus::Other(_) => return ResultCategory::Error,
        RunStatus::True => None,
        RunStatus::False { subproperty } => Some(subproperty.as_deref()),
    };
    match (violated, property.and(expected)) {
        (_, None) => ResultCategory::Missing,
        (violated, Some(ExpectedVerdict::True)) => is(violated.is_none()),
        (violated, Some(ExpectedVerdict::False { subproperty: None })) => is(violated.is_some()),
        (None, Some(ExpectedVerdict::False { .. })) => ResultCategory::Wrong,
        // Another part of the property may be violated as well, so this is neither right nor wrong.
        (Some(part), Some(ExpectedVerdict::False { subproperty })) => {
            if part == subproperty.as_deref() {
                ResultCategory::Correct
            } else {
                ResultCategory::Unknown
            }
        }
    }
}

/// The points for a status by the rules of SV-COMP; absent if the property is none of SV-COMP.
pub fn score(status: &RunStatus, category: ResultCategory, property: Option<&PropertyFile>) -> Option<i32> {
    property.filter(|property| property.is_svcomp)?;
    Some(points(category, status.class()))
}

/// The points for an answer.
pub const fn points(category: ResultCategory, class: AnswerClass) -> i32 {
    match (category, class) {
        (ResultCategory::Correct, AnswerClass::True) => 2,
        (ResultCategory::Correct, AnswerClass::False) => 1,
        (ResultCategory::Wrong, AnswerClass::True) => -32,
        (ResultCategory::Wrong, AnswerClass::False) => -16,
        (ResultCategory::Correct | ResultCategory::Wrong, AnswerClass::Other)
        | (
            ResultCategory::CorrectUnconfirmed
            | ResultCategory::Unknown
            | ResultCategory::Error
            | ResultCategory::Missing,
            _,
        ) => 0,
    }
}

/// The most points that a task can be worth; absent if nobody knows.
pub fn max_score(expected: Option<&ExpectedVerdict>, property: Option<&PropertyFile>) -> Option<i32> {
    property.filter(|property| property.is_svcomp)?;
    Some(match expected? {
        ExpectedVerdict::True => points(ResultCategory::Correct, AnswerClass::True),
        ExpectedVerdict::False { .. } => points(ResultCategory::Correct, AnswerClass::False),
    })
}
