//! What a run comes to: its status, whether that is right, and how many points it is worth, by the rules of BenchExec.

use std::fmt;

use crate::model::{Category, Exit, Expected, Measured, PropertyFile, RunLimits, Termination};

/// Answers that say too little to be worth more than how the run ended.
const UNSPECIFIC: [&str; 3] = ["done", "ERROR", "unknown"];

/// The status of a run.
///
/// `answer` is what the tool is understood to have said; absent if nobody could be asked, because it was never started.
/// A run beyond its limits has no answer, even if it ended by itself, but people can still see what it would have been.
pub fn status(answer: Option<&str>, measured: &Measured, limits: &RunLimits) -> String {
    let answer = answer.map(|answer| specific(answer, measured.exit));
    match (limit(measured, limits), answer) {
        (None, Some(answer)) => answer,
        (None, None) => "ERROR".to_owned(),
        (Some(limit), Some(answer)) if adds_to(&answer, limit) => format!("{limit} ({answer})"),
        (Some(limit), _) => limit.to_owned(),
    }
}

/// An unspecific answer is replaced by the way in which the tool ended.
fn specific(answer: &str, exit: Exit) -> String {
    if !UNSPECIFIC.contains(&answer) {
        return answer.to_owned();
    }
    match exit {
        Exit::Signal(6) => "ABORTED".to_owned(),
        Exit::Signal(11) => "SEGMENTATION FAULT".to_owned(),
        Exit::Signal(15) => "KILLED".to_owned(),
        Exit::Signal(signal) => format!("KILLED BY SIGNAL {signal}"),
        Exit::Code(code) if code != 0 && answer != "unknown" => format!("ERROR ({code})"),
        Exit::Code(_) => answer.to_owned(),
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
fn adds_to(answer: &str, limit: &str) -> bool {
    !answer.is_empty()
        && answer != limit
        && !UNSPECIFIC.contains(&answer)
        && !["KILLED", "KILLED BY SIGNAL 9"].contains(&answer)
}

/// What a status says about the property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// It holds.
    True,
    /// It does not.
    False,
    /// Nothing.
    Other,
}

impl Class {
    /// What this status says.
    pub fn of(status: &str) -> Class {
        match status {
            "true" => Class::True,
            "false" => Class::False,
            _ if status.starts_with("false(") && status.ends_with(')') => Class::False,
            _ => Class::Other,
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
pub fn category(status: &str, property: Option<&PropertyFile>, expected: Option<&Expected>) -> Category {
    let is = |expected| if expected { Category::Correct } else { Category::Wrong };
    let class = Class::of(status);
    match (class, property.and(expected)) {
        (Class::Other, _) => match status {
            "unknown" => Category::Unknown,
            "done" => Category::Missing,
            _ => Category::Error,
        },
        (Class::True | Class::False, None) => Category::Missing,
        (_, Some(Expected::True)) => is(class == Class::True),
        (_, Some(Expected::False { subproperty: None })) => is(class == Class::False),
        (Class::True, Some(Expected::False { .. })) => Category::Wrong,
        // Another part of the property may be violated as well, so this is neither right nor wrong.
        (Class::False, Some(expected)) => {
            if status == expected.to_string() {
                Category::Correct
            } else {
                Category::Unknown
            }
        }
    }
}

/// The points for a status by the rules of SV-COMP; absent if the property is none of SV-COMP.
pub fn score(status: &str, category: Category, property: Option<&PropertyFile>) -> Option<i32> {
    property.filter(|property| property.is_svcomp)?;
    Some(points(category, Class::of(status)))
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
