//! Values of columns, found in the output.

use std::collections::BTreeMap;

use regex::escape;
use serde::de::{Deserialize, Deserializer, Error};

use super::pattern::{Pattern, value};
use crate::tool::answer::Output;

/// A regular expression with a place for what the definition of a benchmark asks for: `^{column}: (.*)`. Other braces
/// belong to the expression.
#[derive(Clone, Debug)]
pub(crate) struct ColumnPattern {
    before: String,
    after: String,
}

const PLACE: &str = "{column}";

impl<'de> Deserialize<'de> for ColumnPattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let (before, after) =
            text.split_once(PLACE).ok_or_else(|| D::Error::custom(format!("no `{PLACE}` in `{text}`")))?;
        let pattern = ColumnPattern { before: before.to_owned(), after: after.to_owned() };
        pattern.of("x").map_err(D::Error::custom)?;
        Ok(pattern)
    }
}

impl ColumnPattern {
    fn of(&self, column: &str) -> Result<Pattern, String> {
        Pattern::parse(&format!("{}{}{}", self.before, escape(column), self.after))
    }
}

/// How columns are found.
#[derive(Debug)]
pub(crate) struct Columns {
    pub(crate) listed: BTreeMap<String, Pattern>,
    pub(crate) others: Option<ColumnPattern>,
}

impl Columns {
    /// The value of a column. One that the description does not know is a regular expression with a group.
    pub(crate) fn value(&self, output: &Output, column: &str) -> Option<String> {
        if let Some(pattern) = self.listed.get(column) {
            return found(output, pattern);
        }
        let pattern = match &self.others {
            Some(others) => others.of(column).ok()?,
            None => Pattern::parse(column).ok().filter(|pattern| pattern.n_groups() > 0)?,
        };
        found(output, &pattern)
    }
}

fn found(output: &Output, pattern: &Pattern) -> Option<String> {
    let captures = output.lines().find_map(|line| pattern.captures(line))?;
    Some(value(pattern, &captures).trim().to_owned())
}
