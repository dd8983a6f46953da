//! Regular expressions in descriptions.

use regex::{Captures, Regex};
use serde::de::{Deserialize, Deserializer, Error};

/// A regular expression that is looked for in a line.
#[derive(Clone, Debug)]
pub(crate) struct Pattern(Regex);

impl Pattern {
    pub(crate) fn parse(text: &str) -> Result<Pattern, String> {
        // The error draws the expression on lines of its own; its last line is the reason.
        let reason = |error: regex::Error| {
            error.to_string().lines().last().unwrap_or_default().trim_start_matches("error: ").to_owned()
        };
        Regex::new(text)
            .map(Pattern)
            .map_err(|error| format!("`{text}` is no regular expression: {}", reason(error)))
    }

    pub(crate) fn captures<'t>(&self, line: &'t str) -> Option<Captures<'t>> {
        self.0.captures(line)
    }

    pub(crate) fn is_in(&self, line: &str) -> bool {
        self.0.is_match(line)
    }

    /// Without the whole.
    pub(crate) fn n_groups(&self) -> usize {
        self.0.captures_len() - 1
    }
}

impl<'de> Deserialize<'de> for Pattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Pattern::parse(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// The first group that took part in a match; empty if none did.
pub(crate) fn first_group<'t>(captures: &Captures<'t>) -> &'t str {
    captures.iter().skip(1).flatten().next().map_or("", |group| group.as_str())
}

/// What a pattern was meant to find: its first group that took part, or all of it if it has no groups.
pub(crate) fn value<'t>(pattern: &Pattern, captures: &Captures<'t>) -> &'t str {
    match pattern.n_groups() {
        0 => captures.get(0).map_or("", |whole| whole.as_str()),
        _ => first_group(captures),
    }
}
