//! The mappings that the YAML formats 2.0, 2.1 and 2.2 define: one table for each, read by the rules of lint.
//!
//! A table says which fields a mapping has, since which version, and what they hold. [`walk`] goes through a file along
//! these tables. What depends on several fields at once is not here but in a rule of its own.

mod tables;

use jurat_text::yaml::{Document, Type, Yaml};

use self::tables::{ANY_ENTRY, MAPPINGS};
use crate::yaml::lift::entries;

/// The versions of the format that are in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub(crate) enum Version {
    V2_0,
    V2_1,
    V2_2,
}

/// The mappings of the format, for rules that look at some of them only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Kind {
    Entry,
    Metadata,
    Producer,
    Task,
    InvariantItem,
    Invariant,
    Contract,
    SegmentItem,
    WaypointItem,
    Waypoint,
    Constraint,
    Location,
    GhostContent,
    GhostVariable,
    GhostUpdate,
    GhostAssignment,
}

/// A mapping of the format.
#[derive(Debug)]
pub(crate) struct Mapping {
    pub(crate) kind: Kind,
    /// For messages.
    pub(crate) name: &'static str,
    pub(crate) fields: &'static [Field],
    /// Whether other fields say nothing about a mistake, because the mapping is of no known type.
    pub(crate) is_open: bool,
}

/// A field of a mapping.
#[derive(Debug)]
pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) is_required: bool,
    /// The first version that has it, where its mapping does not need a later one anyway.
    pub(crate) since: Version,
    pub(crate) holds: Holds,
    /// What it is, for those who forgot it.
    pub(crate) meaning: &'static str,
}

/// What a field or an item of a list holds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Holds {
    /// Whatever a rule of its own allows.
    Anything,
    /// A string.
    Text,
    /// A string, a boolean or an integer.
    Scalar,
    /// One of these words.
    Word(&'static [Word]),
    /// A mapping with a table.
    Mapping(&'static Mapping),
    /// A list of such values.
    List(&'static Holds),
    /// A mapping from names, which the file chooses, to such values.
    Map(&'static Holds),
    /// What depends on the mapping that has the field (first) or on the value (second).
    Either(fn(&Yaml, &Yaml) -> Holds),
}

/// A word of the format.
#[derive(Debug)]
pub(crate) struct Word {
    pub(crate) name: &'static str,
    pub(crate) since: Version,
}

/// Whether a version of the format has this number.
pub fn is_version(number: &str) -> bool {
    Version::from_number(number).is_some()
}

/// Whether the formats, or the Java profile, have expressions of this format.
pub fn is_expression_format(name: &str) -> bool {
    tables::FORMATS.iter().any(|word| word.name == name)
}

impl Version {
    /// The version with this number.
    pub(crate) fn from_number(number: &str) -> Option<Self> {
        match number {
            "2.0" => Some(Self::V2_0),
            "2.1" => Some(Self::V2_1),
            "2.2" => Some(Self::V2_2),
            _ => None,
        }
    }

    /// As written in witnesses.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::V2_0 => "2.0",
            Self::V2_1 => "2.1",
            Self::V2_2 => "2.2",
        }
    }
}

impl Kind {
    /// Every kind, in the order of the enum.
    pub(crate) const ALL: &'static [Self] = &[
        Self::Entry,
        Self::Metadata,
        Self::Producer,
        Self::Task,
        Self::InvariantItem,
        Self::Invariant,
        Self::Contract,
        Self::SegmentItem,
        Self::WaypointItem,
        Self::Waypoint,
        Self::Constraint,
        Self::Location,
        Self::GhostContent,
        Self::GhostVariable,
        Self::GhostUpdate,
        Self::GhostAssignment,
    ];
}

impl Mapping {
    /// The field with this name.
    pub(crate) fn field(&self, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

impl Holds {
    /// What a value in a mapping should hold, alternatives decided.
    pub(crate) fn decide(self, owner: &Yaml, value: &Yaml) -> Self {
        match self {
            Self::Either(choose) => choose(owner, value),
            _ => self,
        }
    }

    /// What was expected, where the value is of another type; nothing is expected of aliases.
    pub(crate) fn expected(self, value: &Yaml) -> Option<&'static str> {
        let found = value.type_of();
        let (expected, fits) = match self {
            Self::Anything | Self::Either(_) => return None,
            Self::Text | Self::Word(_) => ("a string", found == Type::String),
            Self::Scalar => (
                "a string, a boolean or an integer",
                matches!(found, Type::String | Type::Boolean | Type::Integer),
            ),
            Self::Mapping(_) | Self::Map(_) => ("a mapping", found == Type::Mapping),
            Self::List(_) => ("a list", found == Type::Sequence),
        };
        (!fits && found != Type::Alias).then_some(expected)
    }
}

/// Visits every mapping that has a table, in the order of the file.
pub(crate) fn walk<'d>(document: &'d Document, mut visit: impl FnMut(&'static Mapping, &'d Yaml)) {
    let mut todo: Vec<(Holds, &'d Yaml, &'d Yaml)> =
        entries(document).iter().rev().map(|entry| (ANY_ENTRY, entry, entry)).collect();
    while let Some((holds, owner, value)) = todo.pop() {
        match holds.decide(owner, value) {
            Holds::Mapping(mapping) if value.type_of() == Type::Mapping => {
                visit(mapping, value);
                todo.extend(value.entries().iter().rev().filter_map(|(key, inner)| {
                    let field = mapping.field(key.text()?)?;
                    Some((field.holds, value, inner))
                }));
            }
            Holds::List(items) => todo.extend(value.items().iter().rev().map(|item| (*items, value, item))),
            Holds::Anything
            | Holds::Text
            | Holds::Scalar
            | Holds::Word(_)
            | Holds::Mapping(_)
            | Holds::Map(_)
            | Holds::Either(_) => {}
        }
    }
}

/// The mappings in which a field with this name exists.
pub(crate) fn owners(field: &str) -> impl Iterator<Item = &'static Mapping> {
    MAPPINGS.iter().copied().filter(move |mapping| mapping.field(field).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_stand_in_the_order_of_the_enum() {
        for (idx, kind) in Kind::ALL.iter().enumerate() {
            assert_eq!(*kind as usize, idx, "{kind:?}");
        }
    }

    #[test]
    fn every_kind_has_a_table() {
        for kind in Kind::ALL {
            assert!(MAPPINGS.iter().any(|mapping| mapping.kind == *kind), "{kind:?}");
        }
    }
}
