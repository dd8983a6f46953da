//! Texts that can be conditions at all: they mean the same to us and to javac, and call nothing but methods that tell.
//!
//! The name alone does not say whose method it is. What a condition really runs is looked at when it is compiled, in
//! `effects`.

use jurat_witness::expr::Mentions;

use crate::checks::Dropped;

/// javac follows operators by recursion, and its stack ends somewhere beyond this.
const MAX_LENGTH: usize = 8000;

/// Methods of the JDK that tell something.
const TELLING: &[&str] = &[
    "abs",
    "charAt",
    "compareTo",
    "contains",
    "containsKey",
    "endsWith",
    "equals",
    "floorMod",
    "get",
    "indexOf",
    "intValue",
    "isEmpty",
    "isNaN",
    "length",
    "longValue",
    "max",
    "min",
    "size",
    "startsWith",
];

/// Why a text may mean something else to javac, before it is parsed.
pub(super) fn misread(text: &str) -> Option<Dropped> {
    let not_java = |message: &str| Some(Dropped::NotJava(message.to_owned()));
    if text.len() > MAX_LENGTH {
        return Some(Dropped::Unsupported("conditions of more than 8000 bytes"));
    }
    // Escapes are replaced before anything else, also where they close a literal.
    if text.contains("\\u") {
        return not_java("found a Unicode escape, expected the character itself");
    }
    // The condition is written on one line.
    if text.contains("\"\"\"") {
        return Some(Dropped::Unsupported("text blocks"));
    }
    None
}

/// A call of a method that surely is none of those that tell.
pub(super) fn unknown_call(text: &str, mentions: &Mentions) -> Option<Dropped> {
    let mut calls = mentions.calls.iter().map(|span| span.of(text));
    calls.find(|name| !TELLING.contains(name)).map(|name| Dropped::Call(name.to_owned()))
}
