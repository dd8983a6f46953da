//! Text with values in braces.

use std::path::Path;

use serde::de::{Deserialize, Deserializer, Error};

use super::value::Value;
use crate::tool::error::ToolError;
use crate::tool::paths::{directory, text};

/// Text with values in braces, such as `--timeout={timelimit}`. A brace itself is written twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Template {
    pieces: Vec<Piece>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Text(String),
    Value(Value),
}

impl Template {
    pub(crate) fn parse(text: &str) -> Result<Template, String> {
        let pieces = split(text)?.into_iter().map(|piece| match piece {
            Split::Text(text) => Ok(Piece::Text(text)),
            Split::Braced(inner) => Value::parse(&inner).map(Piece::Value),
        });
        Ok(Template { pieces: pieces.collect::<Result<_, _>>()? })
    }

    pub(crate) fn values(&self) -> impl Iterator<Item = &Value> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Text(_) => None,
            Piece::Value(value) => Some(value),
        })
    }

    /// The arguments that come of it: as many as its values have together, one each if all are single. The inner
    /// error is the value that is absent.
    pub(crate) fn render<E>(
        &self,
        mut values: impl FnMut(&Value) -> Result<Option<Vec<String>>, E>,
    ) -> Result<Result<Vec<String>, Value>, E> {
        let mut arguments = vec![String::new()];
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => arguments.iter_mut().for_each(|argument| argument.push_str(text)),
                Piece::Value(value) => match values(value)? {
                    None => return Ok(Err(value.clone())),
                    Some(list) => {
                        arguments = arguments
                            .iter()
                            .flat_map(|argument| list.iter().map(move |item| format!("{argument}{item}")))
                            .collect();
                    }
                },
            }
        }
        Ok(Ok(arguments))
    }
}

impl<'de> Deserialize<'de> for Template {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Template::parse(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// A template that is the same for all runs: it has no values but `{executable}` and `{tool_directory}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FixedTemplate(Template);

impl FixedTemplate {
    pub(crate) fn render(&self, executable: &Path) -> Result<String, ToolError> {
        let rendered = self.0.render(|value| match value {
            Value::Executable => text(executable).map(|text| Some(vec![text])),
            Value::ToolDirectory => text(directory(executable)).map(|text| Some(vec![text])),
            _ => Ok(None),
        })?;
        Ok(rendered.map(|texts| texts.concat()).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for FixedTemplate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let template = Template::deserialize(deserializer)?;
        let other =
            template.values().find(|value| !matches!(value, Value::Executable | Value::ToolDirectory));
        match other {
            None => Ok(FixedTemplate(template)),
            Some(value) => Err(D::Error::custom(format!(
                "`{{{value}}}` belongs to a run, expected `{{executable}}` or `{{tool_directory}}`"
            ))),
        }
    }
}

/// A piece of a text with braces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Split {
    Text(String),
    /// What stands between the braces.
    Braced(String),
}

/// Splits a text at its braces.
pub(crate) fn split(text: &str) -> Result<Vec<Split>, String> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        plain.push_str(&rest[..at]);
        let brace = &rest[at..=at];
        let after = &rest[at + 1..];
        if let Some(after) = after.strip_prefix(brace) {
            plain.push_str(brace);
            rest = after;
            continue;
        }
        let end = after.find('}').filter(|_| brace == "{");
        let end = end.ok_or_else(|| {
            format!("a single `{brace}` in `{text}` (hint: a value is `{{name}}`, a brace itself is `{brace}{brace}`)")
        })?;
        if !plain.is_empty() {
            pieces.push(Split::Text(std::mem::take(&mut plain)));
        }
        pieces.push(Split::Braced(after[..end].to_owned()));
        rest = &after[end + 1..];
    }
    plain.push_str(rest);
    if !plain.is_empty() {
        pieces.push(Split::Text(plain));
    }
    Ok(pieces)
}
