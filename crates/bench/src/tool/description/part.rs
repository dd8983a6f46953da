//! A part of a command line: an argument, or some that come and go together.

use std::fmt;

use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};

use super::template::Template;
use super::value::Value;

/// A part of a command line. It is written as
/// - a text: an argument, whose values must be there,
/// - a list of texts: arguments that vanish together if a value is absent,
/// - a table: the same with conditions.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) arguments: Vec<Template>,
    /// Whether it vanishes if a value is absent. Otherwise the tool cannot be called then.
    pub(crate) is_optional: bool,
    pub(crate) condition: Condition,
}

/// When a part vanishes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Condition {
    /// If its first argument is among the options.
    pub(crate) once: bool,
    /// If one of these is among the options.
    pub(crate) unless_options: Vec<String>,
    /// If this value is there.
    pub(crate) without: Option<Value>,
}

/// The table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    add: Vec<Template>,
    #[serde(default)]
    once: bool,
    #[serde(default)]
    unless_options: Vec<String>,
    without: Option<Value>,
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(PartVisitor)
    }
}

struct PartVisitor;

impl<'de> Visitor<'de> for PartVisitor {
    type Value = Part;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an argument, a list of arguments, or a table with `add`")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Part, E> {
        let argument = Template::parse(text).map_err(E::custom)?;
        Ok(Part { arguments: vec![argument], is_optional: false, condition: Condition::default() })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, sequence: A) -> Result<Part, A::Error> {
        let arguments = Vec::deserialize(de::value::SeqAccessDeserializer::new(sequence))?;
        Ok(Part { arguments, is_optional: true, condition: Condition::default() })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Part, A::Error> {
        let table = Table::deserialize(de::value::MapAccessDeserializer::new(map))?;
        let Table { add, once, unless_options, without } = table;
        Ok(Part { arguments: add, is_optional: true, condition: Condition { once, unless_options, without } })
    }
}
