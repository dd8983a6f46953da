//! What JBMC prints with `--json-ui`, as plain data. Knows JBMC's format and nothing else.
//!
//! JBMC prints one array. Its entries are objects that differ by their keys: messages, one list of results, the overall
//! status, and, if asked for, the list of functions. What is not read here is skipped without being stored, because the
//! traces of one answer can have tens of megabytes.

use serde::Deserialize;

use super::trace::Trace;
use crate::input::Input;

/// The answer of a run that came to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Output {
    /// `JBMC 6.6.0 (cbmc-6.6.0)`.
    pub version: String,
    /// In the order of the output.
    pub properties: Vec<Property>,
    /// Messages of the kind `ERROR`. JBMC goes on after some: a class file that it cannot read is a class without methods.
    pub errors: Vec<String>,
}

/// One property that JBMC looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    /// `java::Main.main:([Ljava/lang/String;)V.assertion.1`
    pub id: String,
    /// What is asserted.
    pub kind: Kind,
    /// `java::Main.main:([Ljava/lang/String;)V`; absent for places that are in no function.
    pub function: Option<String>,
    /// The source file below its package root, `pk/Main.java`; absent if the class file does not tell.
    pub file: Option<String>,
    /// Counted from 1; absent if the class file does not tell.
    pub line: Option<u32>,
    /// In JBMC's words.
    pub description: String,
    /// What JBMC says about it.
    pub status: Status,
}

/// What a property asserts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// That no `AssertionError` is thrown here.
    Assertion,
    /// That the loop ends within the bound.
    Unwinding,
    /// That the recursion ends within the bound.
    Recursion,
    /// That a method without code is not called.
    NoBody,
    /// Anything else.
    Other,
}

/// What JBMC says about a property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// It holds within the bound.
    Success,
    /// It does not hold; the inputs lead there.
    Failure(Vec<Input>),
    /// JBMC's word for why there is no answer.
    Undecided(String),
}

/// Why there is no answer in an output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// It is not, or not entirely, what JBMC prints; the reader's words.
    Unreadable(String),
    /// JBMC gave up; its own messages of the kind `ERROR`, perhaps none.
    GaveUp(Vec<String>),
}

/// Read the answer of a run.
pub fn parse(bytes: &[u8]) -> Result<Output, NoAnswer> {
    let mut output = Output { version: String::new(), properties: Vec::new(), errors: Vec::new() };
    let mut has_answer = false;
    for entry in entries(bytes).map_err(NoAnswer::Unreadable)? {
        if let Some(program) = entry.program {
            output.version = program;
        }
        if entry.message_type.as_deref() == Some("ERROR") {
            output.errors.extend(entry.message_text);
        }
        output.properties.extend(entry.result.unwrap_or_default().into_iter().map(property));
        has_answer |= entry.overall_status.is_some();
    }
    if has_answer { Ok(output) } else { Err(NoAnswer::GaveUp(output.errors)) }
}

/// All entries of an output.
pub(super) fn entries(bytes: &[u8]) -> Result<Vec<Entry>, String> {
    // Names of classes and methods can hold what is not UTF-8: class files write characters beyond 16 bits in two halves.
    serde_json::from_str(&String::from_utf8_lossy(bytes)).map_err(|error| error.to_string())
}

/// An entry of any sort.
#[derive(Deserialize)]
pub(super) struct Entry {
    program: Option<String>,
    #[serde(rename = "messageText")]
    pub(super) message_text: Option<String>,
    #[serde(rename = "messageType")]
    pub(super) message_type: Option<String>,
    result: Option<Vec<RawProperty>>,
    pub(super) functions: Option<Vec<RawFunction>>,
    #[serde(rename = "cProverStatus")]
    overall_status: Option<String>,
}

/// A function in the list of functions.
#[derive(Deserialize)]
pub(super) struct RawFunction {
    pub(super) name: String,
}

#[derive(Deserialize)]
struct RawProperty {
    property: String,
    #[serde(default)]
    description: String,
    #[serde(default, rename = "sourceLocation")]
    location: RawLocation,
    status: String,
    trace: Option<Trace>,
}

#[derive(Default, Deserialize)]
struct RawLocation {
    function: Option<String>,
    file: Option<String>,
    line: Option<String>,
}

fn property(raw: RawProperty) -> Property {
    let status = match raw.status.as_str() {
        "SUCCESS" => Status::Success,
        "FAILURE" => Status::Failure(raw.trace.map(Trace::into_inputs).unwrap_or_default()),
        _ => Status::Undecided(raw.status),
    };
    Property {
        kind: kind(&raw.property),
        id: raw.property,
        function: raw.location.function,
        file: raw.location.file,
        line: raw.location.line.and_then(|line| line.parse().ok()),
        description: raw.description,
        status,
    }
}

/// An id is the function's name, a dot, and what is asserted, mostly with a number. Functions have dots in their names as
/// well, but end in a descriptor.
fn kind(id: &str) -> Kind {
    if id.contains(".no-body.") {
        return Kind::NoBody;
    }
    let mut parts = id.rsplit('.');
    match (parts.next(), parts.next()) {
        (Some("recursion"), _) => Kind::Recursion,
        (_, Some("assertion")) => Kind::Assertion,
        (_, Some("unwind")) => Kind::Unwinding,
        _ => Kind::Other,
    }
}
