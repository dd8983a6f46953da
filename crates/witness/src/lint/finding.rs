//! What a rule found.

use jurat_text::span::Span;

use crate::lint::rule::Rule;

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; the witness is as good without it.
    Info,
    /// Breaks the format, or means something else than the producer had in mind.
    Warning,
    /// The witness cannot be read, or says nothing.
    Error,
}

/// A place in a witness that breaks a rule.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The rule.
    pub rule: &'static Rule,
    /// How bad it is; the rule's own severity unless the rule says otherwise.
    pub severity: Severity,
    /// Where.
    pub span: Span,
    /// What was found and what was expected: lower case, no final stop, names in backticks.
    pub message: String,
    /// What to do about it.
    pub help: String,
}

impl Severity {
    /// One word for people.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}
