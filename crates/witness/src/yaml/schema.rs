//! The mappings that the YAML formats 2.0, 2.1 and 2.2 define: one table for each, read by the rules of lint.
//!
//! A table says which fields a mapping has, since which version, and what they hold. [`walk`] goes through a file along
//! these tables. What depends on several fields at once is not here but in a rule of its own.

use crate::yaml::document::{Document, Type, Yaml};
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

/// The text of a field, if it is a scalar.
fn text<'y>(node: &'y Yaml, field: &str) -> Option<&'y str> {
    node.get(field).and_then(Yaml::text)
}

const fn required(name: &'static str, holds: Holds, meaning: &'static str) -> Field {
    Field { name, is_required: true, since: Version::V2_0, holds, meaning }
}

const fn optional(name: &'static str, since: Version, holds: Holds, meaning: &'static str) -> Field {
    Field { name, is_required: false, since, holds, meaning }
}

const fn mapping(kind: Kind, name: &'static str, fields: &'static [Field]) -> Mapping {
    Mapping { kind, name, fields, is_open: false }
}

const fn word(name: &'static str, since: Version) -> Word {
    Word { name, since }
}

/// The types of entries.
pub(crate) static ENTRY_TYPES: &[Word] = &[
    word("invariant_set", Version::V2_0),
    word("violation_sequence", Version::V2_0),
    word("ghost_instrumentation", Version::V2_1),
];

/// The types of invariants.
static INVARIANT_TYPES: &[Word] = &[
    word("loop_invariant", Version::V2_0),
    word("location_invariant", Version::V2_0),
    word("loop_transition_invariant", Version::V2_1),
    word("location_transition_invariant", Version::V2_1),
    word("function_contract", Version::V2_1),
];

static LABELS: &[Word] = &[word("inductive", Version::V2_1)];

static WAYPOINT_TYPES: &[Word] = &[
    word("assumption", Version::V2_0),
    word("branching", Version::V2_0),
    word("function_enter", Version::V2_0),
    word("function_return", Version::V2_0),
    word("target", Version::V2_0),
];

static ACTIONS: &[Word] =
    &[word("follow", Version::V2_0), word("avoid", Version::V2_0), word("cycle", Version::V2_1)];

/// The languages of expressions; `java_expression` is of the Java profile.
static FORMATS: &[Word] = &[
    word("c_expression", Version::V2_0),
    word("java_expression", Version::V2_0),
    word("acsl_expression", Version::V2_0),
    word("ext_c_expression", Version::V2_1),
];

static DATA_MODELS: &[Word] = &[word("ILP32", Version::V2_0), word("LP64", Version::V2_0)];

/// The programming languages; `Java` is of the Java profile.
static LANGUAGES: &[Word] = &[word("C", Version::V2_0), word("Java", Version::V2_0)];

static SCOPES: &[Word] = &[word("global", Version::V2_0)];

const ANY_ENTRY: Holds = Holds::Either(|_, entry| {
    let entry_type = entry.get("entry_type").and_then(Yaml::text);
    if entry_type.is_some_and(|name| ENTRY_TYPES.iter().all(|word| word.name != name)) {
        Holds::Mapping(&OTHER_ENTRY)
    } else {
        Holds::Mapping(&ENTRY)
    }
});

static ENTRY: Mapping = mapping(
    Kind::Entry,
    "entry",
    &[
        required("entry_type", Holds::Word(ENTRY_TYPES), "what the entry holds, such as `invariant_set`"),
        required("metadata", Holds::Mapping(&METADATA), "who made the entry, when, and for which task"),
        required("content", CONTENT, "the list of invariants or of segments"),
    ],
);

/// An entry of an unknown type: of its fields only these two are known.
static OTHER_ENTRY: Mapping = Mapping {
    is_open: true,
    ..mapping(
        Kind::Entry,
        "entry",
        &[
            required("entry_type", Holds::Word(ENTRY_TYPES), "what the entry holds, such as `invariant_set`"),
            required("metadata", Holds::Mapping(&METADATA), "who made the entry, when, and for which task"),
        ],
    )
};

const CONTENT: Holds = Holds::Either(|entry, _| match text(entry, "entry_type") {
    Some("invariant_set") => Holds::List(&INVARIANT_ITEM),
    Some("violation_sequence") => SEGMENTS,
    Some("ghost_instrumentation") => Holds::Mapping(&GHOST_CONTENT),
    _ => Holds::Anything,
});

const SEGMENTS: Holds = Holds::List(&Holds::Mapping(&SEGMENT_ITEM));

static METADATA: Mapping = mapping(
    Kind::Metadata,
    "metadata",
    &[
        required("format_version", Holds::Text, "the version of the format as a string, such as `\"2.0\"`"),
        required("uuid", Holds::Text, "an identifier of this entry alone, in the form of RFC 4122"),
        required("creation_time", Holds::Text, "when the entry was made, such as `2026-01-31T12:00:00Z`"),
        required("producer", Holds::Mapping(&PRODUCER), "the tool that made the entry"),
        required("task", Holds::Mapping(&TASK), "the program and the property that the entry is about"),
    ],
);

static PRODUCER: Mapping = mapping(
    Kind::Producer,
    "producer",
    &[
        required("name", Holds::Text, "the name of the tool"),
        required("version", Holds::Text, "the version of the tool as a string"),
        optional("configuration", Version::V2_0, Holds::Text, "the configuration of the tool"),
        optional("command_line", Version::V2_0, Holds::Text, "the command that ran the tool"),
        optional("description", Version::V2_0, Holds::Text, "anything else about the tool"),
    ],
);

static TASK: Mapping = mapping(
    Kind::Task,
    "task",
    &[
        required("input_files", Holds::List(&Holds::Text), "the list of the program's files"),
        required(
            "input_file_hashes",
            Holds::Map(&Holds::Text),
            "the SHA-256 hash of each input file by its name",
        ),
        required("specification", Holds::Text, "the property, as SV-COMP writes it"),
        required("data_model", Holds::Word(DATA_MODELS), "`ILP32` or `LP64`; `LP64` for Java"),
        required("language", Holds::Word(LANGUAGES), "the programming language, `C` or `Java`"),
    ],
);

const INVARIANT_ITEM: Holds = Holds::Either(|_, item| {
    if item.get("contract").is_some() {
        Holds::Mapping(&CONTRACT_ITEM)
    } else {
        Holds::Mapping(&PLAIN_INVARIANT_ITEM)
    }
});

static PLAIN_INVARIANT_ITEM: Mapping = mapping(
    Kind::InvariantItem,
    "item of `content`",
    &[required(
        "invariant",
        INVARIANT_OR_CONTRACT,
        "the invariant, with its type, location, value and format",
    )],
);

/// The published way to write a contract; CPAchecker writes it as an `invariant`, and both are read.
static CONTRACT_ITEM: Mapping = mapping(
    Kind::InvariantItem,
    "item of `content`",
    &[required("contract", Holds::Mapping(&CONTRACT), "the contract of a function")],
);

const INVARIANT_OR_CONTRACT: Holds = Holds::Either(|_, invariant| match text(invariant, "type") {
    Some("function_contract") => Holds::Mapping(&CONTRACT),
    _ => Holds::Mapping(&INVARIANT),
});

static INVARIANT: Mapping = mapping(
    Kind::Invariant,
    "invariant",
    &[
        required("type", Holds::Word(INVARIANT_TYPES), "`loop_invariant` or `location_invariant`"),
        required("location", Holds::Mapping(&LOCATION), "where the invariant holds"),
        required("value", Holds::Text, "the expression that holds"),
        required("format", Holds::Word(FORMATS), "the language of the expression, such as `java_expression`"),
        optional(
            "labels",
            Version::V2_1,
            Holds::List(&Holds::Word(LABELS)),
            "what is known of the invariant",
        ),
    ],
);

static CONTRACT: Mapping = mapping(
    Kind::Contract,
    "contract",
    &[
        required("type", Holds::Word(INVARIANT_TYPES), "`function_contract`"),
        required("location", Holds::Mapping(&LOCATION), "where the function is"),
        optional("requires", Version::V2_0, Holds::Text, "what holds when the function is entered"),
        optional("ensures", Version::V2_0, Holds::Text, "what holds when the function returns"),
        required("format", Holds::Word(FORMATS), "the language of both expressions"),
        optional("labels", Version::V2_1, Holds::List(&Holds::Word(LABELS)), "what is known of the contract"),
    ],
);

static SEGMENT_ITEM: Mapping = mapping(
    Kind::SegmentItem,
    "item of `content`",
    &[required(
        "segment",
        Holds::List(&Holds::Mapping(&WAYPOINT_ITEM)),
        "the list of waypoints of the segment",
    )],
);

static WAYPOINT_ITEM: Mapping = mapping(
    Kind::WaypointItem,
    "item of `segment`",
    &[required("waypoint", Holds::Mapping(&WAYPOINT), "the waypoint, with its type, action and location")],
);

static WAYPOINT: Mapping = mapping(
    Kind::Waypoint,
    "waypoint",
    &[
        required("type", Holds::Word(WAYPOINT_TYPES), "what happens there, such as `assumption`"),
        required("action", Holds::Word(ACTIONS), "`follow` to pass the waypoint, `avoid` not to"),
        required("location", Holds::Mapping(&LOCATION), "where the waypoint is"),
        optional("constraint", Version::V2_0, CONSTRAINT, "what must hold for the waypoint to be passed"),
        optional("thread_id", Version::V2_2, Holds::Anything, "the thread that passes the waypoint"),
    ],
);

const CONSTRAINT: Holds = Holds::Either(|waypoint, _| match text(waypoint, "type") {
    Some("branching") => Holds::Mapping(&BRANCH),
    _ => Holds::Mapping(&EXPRESSION),
});

static BRANCH: Mapping = mapping(
    Kind::Constraint,
    "constraint",
    &[
        required("value", Holds::Scalar, "`true` or `false`, or the value of a `switch`"),
        optional("format", Version::V2_0, Holds::Word(FORMATS), "not needed for branches"),
    ],
);

static EXPRESSION: Mapping = mapping(
    Kind::Constraint,
    "constraint",
    &[
        required("value", Holds::Text, "the expression that must hold"),
        required("format", Holds::Word(FORMATS), "the language of the expression, such as `java_expression`"),
    ],
);

static LOCATION: Mapping = mapping(
    Kind::Location,
    "location",
    &[
        required("file_name", Holds::Text, "the input file"),
        required("line", Holds::Anything, "the line, from 1"),
        optional("column", Version::V2_0, Holds::Anything, "the column, from 1"),
        optional("function", Version::V2_0, Holds::Text, "the function, for people"),
    ],
);

static GHOST_CONTENT: Mapping = mapping(
    Kind::GhostContent,
    "content",
    &[
        required(
            "ghost_variables",
            Holds::List(&Holds::Mapping(&GHOST_VARIABLE)),
            "the list of ghost variables",
        ),
        required("ghost_updates", Holds::List(&Holds::Mapping(&GHOST_UPDATE)), "the list of their updates"),
    ],
);

static GHOST_VARIABLE: Mapping = mapping(
    Kind::GhostVariable,
    "ghost variable",
    &[
        required("name", Holds::Text, "a name that the program does not use"),
        required("type", Holds::Text, "a type of the programming language"),
        required("scope", Holds::Word(SCOPES), "`global`"),
        required("initial", Holds::Mapping(&EXPRESSION), "the value at the start, as `value` and `format`"),
    ],
);

static GHOST_UPDATE: Mapping = mapping(
    Kind::GhostUpdate,
    "ghost update",
    &[
        required("location", Holds::Mapping(&LOCATION), "where the update happens"),
        required("updates", Holds::List(&Holds::Mapping(&GHOST_ASSIGNMENT)), "the list of assignments"),
    ],
);

static GHOST_ASSIGNMENT: Mapping = mapping(
    Kind::GhostAssignment,
    "item of `updates`",
    &[
        required("variable", Holds::Text, "the ghost variable"),
        required("value", Holds::Text, "its new value"),
        required("format", Holds::Word(FORMATS), "the language of the value"),
    ],
);

static MAPPINGS: &[&Mapping] = &[
    &ENTRY,
    &METADATA,
    &PRODUCER,
    &TASK,
    &PLAIN_INVARIANT_ITEM,
    &INVARIANT,
    &CONTRACT,
    &SEGMENT_ITEM,
    &WAYPOINT_ITEM,
    &WAYPOINT,
    &EXPRESSION,
    &LOCATION,
    &GHOST_CONTENT,
    &GHOST_VARIABLE,
    &GHOST_UPDATE,
    &GHOST_ASSIGNMENT,
];

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
