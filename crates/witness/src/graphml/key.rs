//! The keys that the GraphML format 1.0 defines: one table, read by the reader, the writer and the rules.

use std::fmt;

/// A key of the format, or [`Key::Other`] for a tool's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[expect(missing_docs, reason = "the table below says what each key is")]
pub enum Key {
    FormatVersion,
    WitnessType,
    SourceCodeLang,
    Producer,
    Specification,
    ProgramFile,
    ProgramHash,
    Architecture,
    CreationTime,
    Entry,
    Sink,
    Violation,
    Invariant,
    InvariantScope,
    CycleHead,
    Assumption,
    AssumptionScope,
    ResultFunction,
    Control,
    StartLine,
    EndLine,
    StartOffset,
    EndOffset,
    EnterLoopHead,
    EnterFunction,
    ReturnFrom,
    ThreadId,
    CreateThread,
    OriginFile,
    Other,
}

/// A set of keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct KeySet(u32);

const _: () = assert!((Key::Other as u32) < u32::BITS, "every key has a bit");

/// What a key may be attached to: the `for` attribute of its declaration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "named after the GraphML elements")]
pub enum Domain {
    Graph,
    Node,
    Edge,
}

/// The type of a key's values: the `attr.type` attribute of its declaration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "named after the GraphML types")]
pub enum ValueType {
    String,
    Boolean,
    Int,
}

/// One row of the format's table of keys.
#[derive(Debug)]
pub struct KeyInfo {
    /// The key.
    pub key: Key,
    /// Its id, as used in `<data key="…">`.
    pub id: &'static str,
    /// What it is attached to.
    pub domain: Domain,
    /// The type of its values.
    pub value_type: ValueType,
    /// The `attr.name` that verifiers write where it differs from the id.
    pub attr_name: Option<&'static str>,
}

const fn row(
    key: Key,
    id: &'static str,
    domain: Domain,
    value_type: ValueType,
    attr_name: Option<&'static str>,
) -> KeyInfo {
    KeyInfo { key, id, domain, value_type, attr_name }
}

/// The table of the format, in the order of [`Key`].
pub static KEYS: &[KeyInfo] = &[
    row(Key::FormatVersion, "witness-format-version", Domain::Graph, ValueType::String, None),
    row(Key::WitnessType, "witness-type", Domain::Graph, ValueType::String, None),
    row(Key::SourceCodeLang, "sourcecodelang", Domain::Graph, ValueType::String, Some("sourcecodeLanguage")),
    row(Key::Producer, "producer", Domain::Graph, ValueType::String, None),
    row(Key::Specification, "specification", Domain::Graph, ValueType::String, None),
    row(Key::ProgramFile, "programfile", Domain::Graph, ValueType::String, Some("programFile")),
    row(Key::ProgramHash, "programhash", Domain::Graph, ValueType::String, Some("programHash")),
    row(Key::Architecture, "architecture", Domain::Graph, ValueType::String, None),
    row(Key::CreationTime, "creationtime", Domain::Graph, ValueType::String, Some("creationTime")),
    row(Key::Entry, "entry", Domain::Node, ValueType::Boolean, Some("isEntryNode")),
    row(Key::Sink, "sink", Domain::Node, ValueType::Boolean, Some("isSinkNode")),
    row(Key::Violation, "violation", Domain::Node, ValueType::Boolean, Some("isViolationNode")),
    row(Key::Invariant, "invariant", Domain::Node, ValueType::String, None),
    row(Key::InvariantScope, "invariant.scope", Domain::Node, ValueType::String, None),
    row(Key::CycleHead, "cyclehead", Domain::Node, ValueType::Boolean, Some("isCycleHead")),
    row(Key::Assumption, "assumption", Domain::Edge, ValueType::String, None),
    row(Key::AssumptionScope, "assumption.scope", Domain::Edge, ValueType::String, None),
    row(Key::ResultFunction, "assumption.resultfunction", Domain::Edge, ValueType::String, None),
    row(Key::Control, "control", Domain::Edge, ValueType::String, None),
    row(Key::StartLine, "startline", Domain::Edge, ValueType::Int, None),
    row(Key::EndLine, "endline", Domain::Edge, ValueType::Int, None),
    row(Key::StartOffset, "startoffset", Domain::Edge, ValueType::Int, None),
    row(Key::EndOffset, "endoffset", Domain::Edge, ValueType::Int, None),
    row(Key::EnterLoopHead, "enterLoopHead", Domain::Edge, ValueType::Boolean, None),
    row(Key::EnterFunction, "enterFunction", Domain::Edge, ValueType::String, None),
    row(Key::ReturnFrom, "returnFromFunction", Domain::Edge, ValueType::String, None),
    row(Key::ThreadId, "threadId", Domain::Edge, ValueType::String, None),
    row(Key::CreateThread, "createThread", Domain::Edge, ValueType::String, None),
    row(Key::OriginFile, "originfile", Domain::Edge, ValueType::String, Some("originFileName")),
];

/// Where [`Key::from_id`] looks; every `data` element of a witness asks.
static BY_SLOT: [Option<(&str, Key)>; N_SLOTS] = {
    let mut by_slot = [None; N_SLOTS];
    by_slot[slot(b"returnFrom")] = Some(("returnFrom", Key::ReturnFrom));
    let mut idx = 0;
    while idx < KEYS.len() {
        let slot = slot(KEYS[idx].id.as_bytes());
        assert!(by_slot[slot].is_none(), "no two keys share a slot");
        by_slot[slot] = Some((KEYS[idx].id, KEYS[idx].key));
        idx += 1;
    }
    by_slot
};

const N_SLOTS: usize = 128;

/// Length, first and last character tell all keys apart; the factors are the smallest without a collision.
const fn slot(id: &[u8]) -> usize {
    match id {
        [] => 0,
        [first, ..] => (id.len() + *first as usize * 26 + id[id.len() - 1] as usize) % N_SLOTS,
    }
}

impl Key {
    /// The key with this id. `returnFrom` is the name that all verifiers write for `returnFromFunction`.
    pub fn from_id(id: &str) -> Self {
        match BY_SLOT[slot(id.as_bytes())] {
            Some((known, key)) if known == id => key,
            _ => Self::Other,
        }
    }

    /// The key that declarations give this name, which may be its id.
    pub fn from_name(name: &str) -> Self {
        let has_name = |row: &&KeyInfo| row.attr_name.is_some_and(|usual| usual.eq_ignore_ascii_case(name));
        KEYS.iter().find(has_name).map_or_else(|| Self::from_id(name), |row| row.key)
    }

    /// The key's row; none for a tool's own key.
    pub fn info(self) -> Option<&'static KeyInfo> {
        KEYS.get(self as usize)
    }

    /// The id to show: that of the table.
    pub fn id(self) -> &'static str {
        self.info().map_or("(a key of the tool's own)", |row| row.id)
    }
}

impl KeySet {
    /// Adds a key; whether it is new.
    pub(crate) fn insert(&mut self, key: Key) -> bool {
        let is_new = !self.contains(key);
        self.0 |= 1 << key as u32;
        is_new
    }

    /// Whether the key is in the set.
    pub(crate) fn contains(self, key: Key) -> bool {
        self.0 & (1 << key as u32) != 0
    }
}

impl Domain {
    /// As written in the `for` attribute.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Graph => "graph",
            Self::Node => "node",
            Self::Edge => "edge",
        }
    }
}

impl ValueType {
    /// As written in the `attr.type` attribute.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Boolean => "boolean",
            Self::Int => "int",
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_enum() {
        for (idx, row) in KEYS.iter().enumerate() {
            assert_eq!(row.key as usize, idx, "{}", row.id);
        }
        assert_eq!(KEYS.len(), Key::Other as usize);
    }
}
