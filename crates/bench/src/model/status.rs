//! What a run says: an answer, or why there is none. Made once of the words of a tool or of a result file, and written once
//! as BenchExec's words.

use std::fmt::{self, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smol_str::{SmolStr, ToSmolStr as _};

/// What a run says. Whatever words it was made of are those that it is written as.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RunStatus {
    /// The property holds: `true`.
    True,
    /// It does not: `false`, or `false(…)`.
    False {
        /// The part of the property that does not hold.
        subproperty: Option<SmolStr>,
    },
    /// The tool does not know: `unknown`.
    Unknown,
    /// The tool did what it was to do, and has no answers: `done`.
    Done,
    /// Something went wrong: `ERROR`, or `ERROR (…)`.
    Error {
        /// What.
        reason: Option<SmolStr>,
    },
    /// No answer for another reason: `TIMEOUT`, `OUT OF MEMORY`, or whatever else a tool says.
    Other(SmolStr),
}

/// What a status says about the property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerClass {
    /// It holds.
    True,
    /// It does not.
    False,
    /// Nothing.
    Other,
}

impl RunStatus {
    /// The status of these words; all words are some.
    pub fn parse(words: &str) -> RunStatus {
        let within = |start: &str| words.strip_prefix(start)?.strip_suffix(')').map(SmolStr::new);
        match words {
            "true" => RunStatus::True,
            "false" => RunStatus::False { subproperty: None },
            "unknown" => RunStatus::Unknown,
            "done" => RunStatus::Done,
            "ERROR" => RunStatus::Error { reason: None },
            _ => match (within("false("), within("ERROR (")) {
                (Some(part), _) => RunStatus::False { subproperty: Some(part) },
                (None, Some(reason)) => RunStatus::Error { reason: Some(reason) },
                (None, None) => RunStatus::Other(SmolStr::new(words)),
            },
        }
    }

    /// Something went wrong.
    pub fn error(reason: impl Display) -> RunStatus {
        RunStatus::Error { reason: Some(reason.to_smolstr()) }
    }

    /// What it says about the property.
    pub fn class(&self) -> AnswerClass {
        match self {
            RunStatus::True => AnswerClass::True,
            RunStatus::False { .. } => AnswerClass::False,
            RunStatus::Unknown | RunStatus::Done | RunStatus::Error { .. } | RunStatus::Other(_) => {
                AnswerClass::Other
            }
        }
    }

    /// As BenchExec writes it.
    pub fn words(&self) -> SmolStr {
        match self {
            RunStatus::Other(words) => words.clone(),
            _ => self.to_smolstr(),
        }
    }
}

impl Display for RunStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunStatus::True => f.write_str("true"),
            RunStatus::False { subproperty: None } => f.write_str("false"),
            RunStatus::False { subproperty: Some(part) } => write!(f, "false({part})"),
            RunStatus::Unknown => f.write_str("unknown"),
            RunStatus::Done => f.write_str("done"),
            RunStatus::Error { reason: None } => f.write_str("ERROR"),
            RunStatus::Error { reason: Some(reason) } => write!(f, "ERROR ({reason})"),
            RunStatus::Other(words) => f.write_str(words),
        }
    }
}

impl From<&str> for RunStatus {
    fn from(words: &str) -> RunStatus {
        RunStatus::parse(words)
    }
}

impl Serialize for RunStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RunStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|words| RunStatus::parse(&words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_is_written_as_it_was_read() {
        let part = |part: &str| RunStatus::False { subproperty: Some(part.into()) };
        let reason = |reason: &str| RunStatus::Error { reason: Some(reason.into()) };
        for (words, expected, class) in [
            ("true", RunStatus::True, AnswerClass::True),
            ("false", RunStatus::False { subproperty: None }, AnswerClass::False),
            ("false(valid-free)", part("valid-free"), AnswerClass::False),
            ("false()", part(""), AnswerClass::False),
            ("false(a)(b)", part("a)(b"), AnswerClass::False),
            ("false(", RunStatus::Other("false(".into()), AnswerClass::Other),
            ("FALSE", RunStatus::Other("FALSE".into()), AnswerClass::Other),
            ("unknown", RunStatus::Unknown, AnswerClass::Other),
            ("done", RunStatus::Done, AnswerClass::Other),
            ("ERROR", RunStatus::Error { reason: None }, AnswerClass::Other),
            ("ERROR (3)", reason("3"), AnswerClass::Other),
            ("ERROR (recursion) ", RunStatus::Other("ERROR (recursion) ".into()), AnswerClass::Other),
            ("ERROR(3)", RunStatus::Other("ERROR(3)".into()), AnswerClass::Other),
            ("TIMEOUT (false(a))", RunStatus::Other("TIMEOUT (false(a))".into()), AnswerClass::Other),
            ("", RunStatus::Other("".into()), AnswerClass::Other),
        ] {
            let status = RunStatus::parse(words);
            assert_eq!((&status, status.class()), (&expected, class), "{words}");
            assert_eq!(status.words(), words);
            assert_eq!(serde_json::to_value(&status).unwrap(), words);
        }
    }
}
