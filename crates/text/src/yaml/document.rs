//! A YAML file as it was written: a tree of nodes with their places.

use std::sync::Arc;

use smol_str::SmolStr;

use crate::span::Span;

/// The contents of a YAML file; of several documents only the first.
#[derive(Clone, Debug)]
pub struct Document {
    /// The whole text of the file.
    pub text: Arc<String>,
    /// The root; absent in an empty or unreadable file.
    pub root: Option<Yaml>,
    /// Whether reading stopped before the end, so that what is absent may only be unread.
    pub is_cut: bool,
}

/// A node of the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Yaml {
    /// Where it was written.
    pub span: Span,
    /// What it holds.
    pub value: YamlValue,
}

/// The contents of a node.
#[derive(Clone, Debug, PartialEq)]
pub enum YamlValue {
    /// A scalar.
    Scalar {
        /// Its text, quotes and escapes resolved.
        text: SmolStr,
        /// Whether it was written without quotes, so that `1` is a number and `true` a boolean.
        is_plain: bool,
    },
    /// A list.
    Sequence(Vec<Yaml>),
    /// Keys and values in the order of the file, duplicates included.
    Mapping(Vec<(Yaml, Yaml)>),
    /// A reference to another node, never followed.
    Alias,
}

/// What a scalar is by YAML's core schema.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "named after YAML's types")]
pub enum Type {
    Null,
    Boolean,
    Integer,
    Float,
    String,
    Sequence,
    Mapping,
    Alias,
}

impl Yaml {
    /// The value of a mapping's key; of a repeated key the first.
    pub fn get(&self, key: &str) -> Option<&Self> {
        self.entries().iter().find(|(name, _)| name.text() == Some(key)).map(|(_, value)| value)
    }

    /// The keys and values of a mapping; none of anything else.
    pub fn entries(&self) -> &[(Self, Self)] {
        match &self.value {
            YamlValue::Mapping(entries) => entries,
            YamlValue::Scalar { .. } | YamlValue::Sequence(_) | YamlValue::Alias => &[],
        }
    }

    /// The items of a list; none of anything else.
    pub fn items(&self) -> &[Self] {
        match &self.value {
            YamlValue::Sequence(items) => items,
            YamlValue::Scalar { .. } | YamlValue::Mapping(_) | YamlValue::Alias => &[],
        }
    }

    /// The text of a scalar of any type.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            YamlValue::Scalar { text, .. } => Some(text),
            YamlValue::Sequence(_) | YamlValue::Mapping(_) | YamlValue::Alias => None,
        }
    }

    /// The type by YAML's core schema.
    pub fn type_of(&self) -> Type {
        match &self.value {
            YamlValue::Scalar { text, is_plain: true } => plain_type(text),
            YamlValue::Scalar { .. } => Type::String,
            YamlValue::Sequence(_) => Type::Sequence,
            YamlValue::Mapping(_) => Type::Mapping,
            YamlValue::Alias => Type::Alias,
        }
    }

    /// The value of an integer.
    pub fn integer(&self) -> Option<i64> {
        match self.type_of() {
            Type::Integer => self.text().and_then(|text| text.parse().ok()),
            _ => None,
        }
    }
}

impl Type {
    /// For messages, with its article.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Null => "nothing",
            Self::Boolean => "a boolean",
            Self::Integer => "an integer",
            Self::Float => "a number",
            Self::String => "a string",
            Self::Sequence => "a list",
            Self::Mapping => "a mapping",
            Self::Alias => "an alias",
        }
    }
}

fn plain_type(text: &str) -> Type {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => Type::Null,
        "true" | "True" | "TRUE" | "false" | "False" | "FALSE" => Type::Boolean,
        _ => {
            let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
            let starts_like_number = unsigned.starts_with(|c: char| c.is_ascii_digit() || c == '.');
            if !unsigned.is_empty() && unsigned.bytes().all(|byte| byte.is_ascii_digit()) {
                Type::Integer
            } else if starts_like_number && text.parse::<f64>().is_ok() {
                Type::Float
            } else {
                Type::String
            }
        }
    }
}
