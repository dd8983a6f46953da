//! Numbers in texts that depend on the input.
//!
//! What the JDK does with each char of a text leads to a path for each form that a number can have. Where a text is too long for
//! that, or the number is a floating-point number, the result may be any number, or that there is none; it is the same each time
//! that the same string is asked for it. So a proof holds for all of them, and a violation that depends on one is only a guess,
//! until a virtual machine shows it.

use jurat_solver::{Sort, Term};

use super::Intrinsic::Shortcut;
use super::{Method, Outcome, argument};
use crate::heap::{Content, Elements};
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::value::{ObjectId, Reference, Value};

pub(super) const METHODS: &[Method] = &[
    ("java.lang.Integer", "parseInt", "(Ljava/lang/String;)I", Shortcut(parse_int)),
    ("java.lang.Long", "parseLong", "(Ljava/lang/String;)J", Shortcut(parse_long)),
    ("java.lang.Float", "parseFloat", "(Ljava/lang/String;)F", Shortcut(parse_float)),
    ("java.lang.Double", "parseDouble", "(Ljava/lang/String;)D", Shortcut(parse_double)),
];

/// What a string is as a number.
#[derive(Clone, Copy)]
pub(crate) struct Parsed {
    is_number: Term,
    number: Term,
}

/// What strings that depend on the input are as numbers, if somebody has asked: strings never change.
pub(crate) type AllParsed = rustc_hash::FxHashMap<(ObjectId, Sort), Parsed>;

fn parse_int(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    parse(machine, arguments, Sort::Bits(32))
}

fn parse_long(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    parse(machine, arguments, Sort::Bits(64))
}

fn parse_float(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    parse(machine, arguments, Sort::Float)
}

fn parse_double(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    parse(machine, arguments, Sort::Double)
}

fn parse(machine: &mut Machine<'_>, arguments: &[Value], sort: Sort) -> Outcome {
    let Some(string) = machine.reference(argument(arguments, 0)?)? else { return Ok(Done::Decline) };
    if !is_too_much(machine, Some(string), sort)? {
        return Ok(Done::Decline);
    }
    let Parsed { is_number, number } = parsed(machine, string, sort);
    if machine.decide(is_number)? {
        return Ok(Done::Value(machine.value(number)));
    }
    let class = machine.world().load("java.lang.NumberFormatException")?;
    Err(machine.raise_anew(class, Message::OPEN))
}

/// Whether the JDK's own code would lead too far. A run goes only one way.
fn is_too_much(machine: &mut Machine<'_>, string: Reference, sort: Sort) -> Result<bool, Halt> {
    if machine.engine.follow.is_some() {
        return Ok(false);
    }
    machine.look_into_argument(string)?;
    let slot = machine.world().known().string_value;
    let Some(&bytes) = machine.object(string)?.fields().get(slot as usize) else { return Ok(false) };
    let Value::Ref(bytes) = bytes else { return Ok(false) };
    let is_float = matches!(sort, Sort::Float | Sort::Double);
    Ok(match &machine.object(bytes)?.content {
        Content::Open(_) => true,
        Content::Array(Elements::Values(values)) => {
            is_float && values.iter().any(|value| matches!(value, Value::IntTerm(_)))
        }
        _ => false,
    })
}

fn parsed(machine: &mut Machine<'_>, string: ObjectId, sort: Sort) -> Parsed {
    if let Some(&parsed) = machine.engine.parsed.get(&(string, sort)) {
        return parsed;
    }
    let pool = machine.pool();
    let parsed = Parsed { is_number: pool.variable(Sort::Bool), number: pool.variable(sort) };
    machine.engine.guesses.extend([parsed.is_number, parsed.number]);
    machine.engine.parsed.insert((string, sort), parsed);
    parsed
}
