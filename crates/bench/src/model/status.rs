//! What a run says: an answer, or why there is none. Made once of the words of a tool or of a result file, and written once
//! as BenchExec's words.

use std::fmt::{self, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smol_str::{SmolStr, ToSmolStr as _};

/// What a run says. Whatever words it was made of are those that it is written as.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Status {
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
pub enum Class {
    /// It holds.
    True,
    /// It does not.
    False,
    /// Nothing.
    Other,
}

impl Status {
    /// The status of these words; all words are some.
    pub fn parse(words: &str) -> Status {
        let within = |start: &str| words.strip_prefix(start)?.strip_suffix(')').map(SmolStr::new);
        match words {
            "true" => Status::True,
            "false" => Status::False { subproperty: None },
            "unknown" => Status::Unknown,
            "done" => Status::Done,
            "ERROR" => Status::Error { reason: None },
            _ => match (within("false("), within("ERROR (")) {
                (Some(part), _) => Status::False { subproperty: Some(part) },
                (None, Some(reason)) => Status::Error { reason: Some(reason) },
                (None, None) => Status::Other(SmolStr::new(words)),
            },
        }
    }

    /// Something went wrong.
    pub fn error(reason: impl Display) -> Status {
        Status::Error { reason: Some(reason.to_smolstr()) }
    }

    /// What it says about the property.
    pub fn class(&self) -> Class {
        match self {
            Status::True => Class::True,
            Status::False { .. } => Class::False,
            Status::Unknown | Status::Done | Status::Error { .. } | Status::Other(_) => Class::Other,
        }
    }

    /// As BenchExec writes it.
    pub fn words(&self) -> SmolStr {
        match self {
            Status::Other(words) => words.clone(),
            _ => self.to_smolstr(),
        }
    }
}

impl Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Status::True => f.write_str("true"),
            Status::False { subproperty: None } => f.write_str("false"),
            Status::False { subproperty: Some(part) } => write!(f, "false({part})"),
            Status::Unknown => f.write_str("unknown"),
            Status::Done => f.write_str("done"),
            Status::Error { reason: None } => f.write_str("ERROR"),
            Status::Error { reason: Some(reason) } => write!(f, "ERROR ({reason})"),
            Status::Other(words) => f.write_str(words),
        }
    }
}

impl From<&str> for Status {
    fn from(words: &str) -> Status {
        Status::parse(words)
    }
}

impl Serialize for Status {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Status {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|words| Status::parse(&words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_is_written_as_it_was_read() {
        let part = |part: &str| Status::False { subproperty: Some(part.into()) };
        let reason = |reason: &str| Status::Error { reason: Some(reason.into()) };
        for (words, expected, class) in [
            ("true", Status::True, Class::True),
            ("false", Status::False { subproperty: None }, Class::False),
            ("false(valid-free)", part("valid-free"), Class::False),
            ("false()", part(""), Class::False),
            ("false(a)(b)", part("a)(b"), Class::False),
            ("false(", Status::Other("false(".into()), Class::Other),
            ("FALSE", Status::Other("FALSE".into()), Class::Other),
            ("unknown", Status::Unknown, Class::Other),
            ("done", Status::Done, Class::Other),
            ("ERROR", Status::Error { reason: None }, Class::Other),
            ("ERROR (3)", reason("3"), Class::Other),
            ("ERROR (recursion) ", Status::Other("ERROR (recursion) ".into()), Class::Other),
            ("ERROR(3)", Status::Other("ERROR(3)".into()), Class::Other),
            ("TIMEOUT (false(a))", Status::Other("TIMEOUT (false(a))".into()), Class::Other),
            ("", Status::Other("".into()), Class::Other),
        ] {
            let status = Status::parse(words);
            assert_eq!((&status, status.class()), (&expected, class), "{words}");
            assert_eq!(status.words(), words);
            assert_eq!(serde_json::to_value(&status).unwrap(), words);
        }
    }
}
