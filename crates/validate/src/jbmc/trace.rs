//! The inputs of an execution that JBMC found: what `Verifier.nondet…` returned, call by call.
//!
//! A trace is a list of steps. A call of `nondetInt` is a step of its own and is followed by an assignment to
//! `org.sosy_lab.sv_benchmarks.Verifier.nondetInt:()I#return_value`, whose `binary` is exact. A string is a pointer; its
//! characters are the last array that was assigned during the call.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, SeqAccess, Visitor};

use crate::input::Input;

/// A trace, read to its end, of which only the inputs are kept.
#[derive(Default)]
pub(super) struct Trace {
    inputs: Vec<Input>,
    /// Inside of a call of `nondetString`: what was seen of the string.
    string: RawString,
}

#[derive(Default)]
struct RawString {
    characters: Option<Vec<u16>>,
    length: Option<u64>,
}

#[derive(Deserialize)]
struct Step {
    #[serde(rename = "stepType")]
    kind: String,
    function: Option<Function>,
    lhs: Option<String>,
    value: Option<Value>,
}

#[derive(Deserialize)]
struct Function {
    identifier: String,
}

#[derive(Deserialize)]
struct Value {
    name: String,
    binary: Option<String>,
    elements: Option<Vec<Element>>,
}

#[derive(Deserialize)]
struct Element {
    value: Box<Value>,
}

const NONDET: &str = "org.sosy_lab.sv_benchmarks.Verifier.nondet";

impl Trace {
    pub(super) fn into_inputs(self) -> Vec<Input> {
        self.inputs
    }

    fn read(&mut self, step: Step) {
        match (step.kind.as_str(), step.function, step.lhs, step.value) {
            ("function-call", Some(function), ..) => self.enter(&function.identifier),
            ("assignment", _, Some(target), Some(value)) => self.assign(&target, &value),
            _ => {}
        }
    }

    fn enter(&mut self, function: &str) {
        if function.strip_prefix("java::").is_some_and(|name| name.starts_with(NONDET)) {
            // Until the call returns, nothing is known about it.
            self.inputs.push(Input::Unknown);
            self.string = RawString::default();
        }
    }

    fn assign(&mut self, target: &str, value: &Value) {
        let called = target.strip_prefix(NONDET).and_then(|rest| rest.strip_suffix("#return_value"));
        if let Some(method) = called {
            let input =
                if method.starts_with("String:") { self.string.finish() } else { scalar(method, value) };
            if let (Some(last), Some(input)) = (self.inputs.last_mut(), input) {
                *last = input;
            }
        } else if value.name == "array" {
            self.string.characters = characters(value);
        } else if target.ends_with(".length") {
            self.string.length = bits(value, 32);
        }
    }
}

impl RawString {
    /// The string, unless something does not fit together.
    fn finish(&mut self) -> Option<Input> {
        let characters = self.characters.take()?;
        (self.length.take()? == characters.len() as u64).then_some(Input::String(characters))
    }
}

/// A value of the type that the rest of the method's name tells: `Int:()I`.
fn scalar(method: &str, value: &Value) -> Option<Input> {
    let bits = |width| bits(value, width);
    Some(match method.split(':').next()? {
        "Boolean" => Input::Boolean(bits(8)? != 0),
        "Byte" => Input::Byte((bits(8)? as u8).cast_signed()),
        "Char" => Input::Char(bits(16)? as u16),
        "Short" => Input::Short((bits(16)? as u16).cast_signed()),
        "Int" => Input::Int((bits(32)? as u32).cast_signed()),
        "Long" => Input::Long(bits(64)?.cast_signed()),
        "Float" => Input::Float(bits(32)? as u32),
        "Double" => Input::Double(bits(64)?),
        _ => return None,
    })
}

fn characters(value: &Value) -> Option<Vec<u16>> {
    value.elements.as_ref()?.iter().map(|element| bits(&element.value, 16).map(|bits| bits as u16)).collect()
}

/// The bits of a value of this width, in two's complement.
fn bits(value: &Value, width: usize) -> Option<u64> {
    let binary = value.binary.as_deref()?;
    if binary.len() == width { u64::from_str_radix(binary, 2).ok() } else { None }
}

impl<'de> Deserialize<'de> for Trace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Trace, D::Error> {
        deserializer.deserialize_seq(Steps)
    }
}

/// Reads step by step, so that a long trace is never in memory as a whole.
struct Steps;

impl<'de> Visitor<'de> for Steps {
    type Value = Trace;

    fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("the steps of a trace")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut steps: A) -> Result<Trace, A::Error> {
        let mut trace = Trace::default();
        while let Some(step) = steps.next_element()? {
            trace.read(step);
        }
        Ok(trace)
    }
}
