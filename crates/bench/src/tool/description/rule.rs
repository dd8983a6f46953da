//! What output means: a status, and when it is the right one.

use std::collections::BTreeMap;
use std::fmt;

use regex::Captures;
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use toml::Spanned;

use super::one_or_more::OneOrMore;
use super::pattern::{Pattern, first_group};
use super::template::{Split, split};
use crate::model::{RunExit, RunStatus};
use crate::tool::answer::{Output, ToolAnswer};

/// A status, and when it is the right one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rule {
    /// The status.
    is: Spanned<Template>,
    /// What has to hold, all of it.
    #[serde(default)]
    when: Conditions,
    /// What must not hold, not all of it.
    unless: Option<Conditions>,
}

/// Conditions on an answer. One that is absent holds.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Conditions {
    /// It ended with one of these codes.
    exit: Option<OneOrMore<i32>>,
    /// It ended by one of these signals.
    signal: Option<OneOrMore<i32>>,
    /// It was ended for its use of time.
    timeout: Option<bool>,
    /// It was called with this argument.
    argument: Option<String>,
    /// It wrote nothing.
    empty: Option<bool>,
    /// The last line, without blanks around it, has this.
    last_line: Option<Pattern>,
    /// For each of these, some line has it. Groups are those of the first line that has the last of them.
    line: Option<OneOrMore<Pattern>>,
}

/// A status, or what one is made of.
#[derive(Debug)]
enum Template {
    /// Text, with groups.
    Text(Vec<Split>),
    /// By the first group that took part.
    ByGroup(BTreeMap<String, RunStatus>),
}

impl Rule {
    /// Whether the status has only groups that there are; where and what is wrong, otherwise.
    pub(crate) fn check(&self) -> Result<(), (usize, String)> {
        let n_groups = self.when.grouping().map_or(0, Pattern::n_groups);
        let problem = match self.is.get_ref() {
            Template::ByGroup(_) if n_groups == 0 => {
                Some("a table needs a `line` or `last_line` with a group, such as `(TRUE|FALSE)`".to_owned())
            }
            Template::ByGroup(_) => None,
            Template::Text(pieces) => pieces.iter().find_map(|piece| match piece {
                Split::Text(_) => None,
                Split::Braced(number) => (!number.parse().is_ok_and(|number: usize| number <= n_groups))
                    .then(|| format!("no group `{{{number}}}`: `line` or `last_line` has {n_groups}")),
            }),
        };
        problem.map_or(Ok(()), |message| Err((self.is.span().start, message)))
    }

    /// The status, if this rule fits.
    pub(crate) fn status(&self, answer: &ToolAnswer<'_>, output: &Output) -> Option<RunStatus> {
        let fits = self.when.hold(answer, output);
        let fits = fits && !self.unless.as_ref().is_some_and(|unless| unless.hold(answer, output));
        let captures = fits.then(|| self.when.captures(output))?;
        match self.is.get_ref() {
            Template::Text(pieces) => Some(RunStatus::parse(&filled(pieces, captures.as_ref()))),
            Template::ByGroup(statuses) => statuses.get(captures.as_ref().map_or("", first_group)).cloned(),
        }
    }
}

impl Conditions {
    fn hold(&self, answer: &ToolAnswer<'_>, output: &Output) -> bool {
        let (code, signal) = match answer.exit {
            RunExit::Code(code) => (Some(code), None),
            RunExit::Signal(signal) => (None, Some(signal)),
        };
        let is_one = |number: Option<i32>, numbers: &Option<OneOrMore<i32>>| {
            numbers
                .as_ref()
                .is_none_or(|numbers| number.is_some_and(|number| numbers.as_slice().contains(&number)))
        };
        let has_line = |pattern: &Pattern| output.lines().any(|line| pattern.is_in(line));
        is_one(code, &self.exit)
            && is_one(signal, &self.signal)
            && self.timeout.is_none_or(|timeout| timeout == answer.was_timeout())
            && self.argument.as_ref().is_none_or(|argument| answer.command_line.contains(argument))
            && self.empty.is_none_or(|empty| empty == output.is_empty())
            && self
                .last_line
                .as_ref()
                .is_none_or(|pattern| output.last_line().is_some_and(|it| pattern.is_in(it)))
            && self.line.as_ref().is_none_or(|patterns| patterns.as_slice().iter().all(has_line))
    }

    /// The pattern whose groups the status can use.
    fn grouping(&self) -> Option<&Pattern> {
        self.line.as_ref().and_then(|patterns| patterns.as_slice().last()).or(self.last_line.as_ref())
    }

    fn captures<'o>(&self, output: &'o Output) -> Option<Captures<'o>> {
        match self.line.as_ref().and_then(|patterns| patterns.as_slice().last()) {
            Some(pattern) => output.lines().find_map(|line| pattern.captures(line)),
            None => output.last_line().and_then(|line| self.last_line.as_ref()?.captures(line)),
        }
    }
}

fn filled(pieces: &[Split], captures: Option<&Captures<'_>>) -> String {
    let group = |number: &str| captures?.get(number.parse().ok()?).map(|group| group.as_str());
    pieces
        .iter()
        .map(|piece| match piece {
            Split::Text(text) => text,
            Split::Braced(number) => group(number).unwrap_or_default(),
        })
        .collect()
}

impl<'de> Deserialize<'de> for Template {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TemplateVisitor)
    }
}

struct TemplateVisitor;

impl<'de> Visitor<'de> for TemplateVisitor {
    type Value = Template;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a status, or a table from groups to statuses")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Template, E> {
        split(text).map(Template::Text).map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Template, A::Error> {
        BTreeMap::deserialize(de::value::MapAccessDeserializer::new(map)).map(Template::ByGroup)
    }
}
