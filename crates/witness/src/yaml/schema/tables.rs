//! The tables: what each mapping of the format holds.

use jurat_text::yaml::Yaml;

use crate::yaml::schema::{Field, Holds, Kind, Mapping, Version, Word};

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
static ENTRY_TYPES: &[Word] = &[
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
pub(super) static FORMATS: &[Word] = &[
    word("c_expression", Version::V2_0),
    word("java_expression", Version::V2_0),
    word("acsl_expression", Version::V2_0),
    word("ext_c_expression", Version::V2_1),
];

static DATA_MODELS: &[Word] = &[word("ILP32", Version::V2_0), word("LP64", Version::V2_0)];

/// The programming languages; `Java` is of the Java profile.
static LANGUAGES: &[Word] = &[word("C", Version::V2_0), word("Java", Version::V2_0)];

static SCOPES: &[Word] = &[word("global", Version::V2_0)];

/// The start of every walk: an entry of any type.
pub(super) const ANY_ENTRY: Holds = Holds::Either(|_, entry| {
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

/// One table for each kind of mapping.
pub(super) static MAPPINGS: &[&Mapping] = &[
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
