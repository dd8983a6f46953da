//! Strings.

use jurat_java::classes::{Code, Kind};
use jurat_solver::Term;

use super::Intrinsic::{Code as Replaced, Native, Shortcut};
use super::{Method, Outcome, argument, zero};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Value};

const STRING: &str = "java.lang.String";

pub(super) const METHODS: &[Method] = &[
    (STRING, "intern", "()Ljava/lang/String;", Native(intern)),
    (STRING, "getBytes", "()[B", Shortcut(get_bytes)),
    (STRING, "<init>", "([B)V", Shortcut(of_bytes)),
    (STRING, "contains", "(Ljava/lang/CharSequence;)Z", Shortcut(contains)),
    ("java.lang.StringUTF16", "isBigEndian", "()Z", Native(zero)),
    ("java.nio.charset.Charset", "defaultCharset", CHARSET, Replaced(default_charset)),
];

/// The string with the same text that every literal with this text is.
fn intern(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let string = machine.reference(argument(arguments, 0)?)?;
    let (bytes, coder) = content(machine, string)?;
    let mut known = Vec::new();
    for byte in machine.all_elements(bytes)? {
        known.push(machine.int(byte)?.cast_unsigned() as u8);
    }
    let units: Vec<u16> = if coder == 0 {
        known.iter().map(|byte| u16::from(*byte)).collect()
    } else {
        known.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect()
    };
    let literal = machine.world().intern(&units);
    let canonical = machine.literal(literal);
    // The first string that asks becomes the canonical one. Only a copy of that, which has the same array, comes later.
    let (canonical_bytes, _) = content(machine, canonical)?;
    if bytes != canonical_bytes {
        machine.engine.shared.ambiguous.extend(string);
    }
    Ok(Done::Value(Value::Ref(canonical)))
}

/// The array of a string, and whether it holds bytes (0) or chars (1).
fn content(machine: &mut Machine<'_>, string: Reference) -> Result<(Reference, i32), Halt> {
    machine.look_into(string)?;
    let known = machine.world().known();
    let (value_slot, coder_slot) = (known.string_value, known.string_coder);
    let bytes = machine.get_field(string, value_slot)?;
    let coder = machine.get_field(string, coder_slot)?;
    Ok((machine.reference(bytes)?, machine.int(coder)?))
}

/// `()Ljava/nio/charset/Charset;`.
pub(super) const CHARSET: &str = "()Ljava/nio/charset/Charset;";

/// Programs are judged where texts are encoded as UTF-8.
pub(super) fn default_charset() -> Code {
    const UTF_8: &str = "sun.nio.cs.UTF_8";
    let mut code = Assembler::with_slots(1);
    code.get(true, UTF_8, "INSTANCE", "Lsun/nio/cs/UTF_8;").give_back(Some(Kind::Reference));
    code.finish()
}

/// UTF-8 leaves ASCII as it is.
fn is_ascii(machine: &mut Machine<'_>, bytes: Reference) -> Result<bool, Halt> {
    for byte in machine.all_elements(bytes)? {
        let is_ascii = match byte {
            Value::Int(byte) => byte >= 0,
            byte => {
                let byte = machine.term(byte)?;
                let zero = machine.pool().bits(32, 0);
                let is_ascii = machine.pool().sle(zero, byte);
                machine.decide(is_ascii)?
            }
        };
        if !is_ascii {
            return Ok(false);
        }
    }
    Ok(true)
}

fn get_bytes(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let string = machine.reference(argument(arguments, 0)?)?;
    let (bytes, coder) = content(machine, string)?;
    if coder != 0 || !is_ascii(machine, bytes)? {
        return Ok(Done::Decline);
    }
    machine.clone_object(bytes).map(|copy| Done::Value(Value::Ref(copy)))
}

fn of_bytes(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let string = machine.reference(argument(arguments, 0)?)?;
    let bytes = machine.reference(argument(arguments, 1)?)?;
    if bytes.is_none() {
        return Ok(Done::ThrowObject(None));
    }
    if !is_ascii(machine, bytes)? {
        return Ok(Done::Decline);
    }
    let known = machine.world().known();
    let (value_slot, coder_slot) = (known.string_value, known.string_coder);
    let copy = machine.clone_object(bytes)?;
    machine.set_field(string, value_slot, Value::Ref(copy))?;
    machine.set_field(string, coder_slot, Value::Int(0))?;
    Ok(Done::Void)
}

/// A known text in one that depends on the input: one condition, instead of a path for each place where it may begin.
fn contains(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Value::Ref(wanted) = argument(arguments, 1)? else { return Ok(Done::Decline) };
    let Some(wanted) = known_string(machine, wanted) else { return Ok(Done::Decline) };
    let string = machine.reference(argument(arguments, 0)?)?;
    if machine.text(string).is_some() {
        return Ok(Done::Decline);
    }
    let (bytes, coder) = content(machine, string)?;
    if machine.object(bytes)?.elements().is_none() {
        // It is longer than the budget allows.
        return Ok(Done::Decline);
    }
    let units = units(machine, bytes, coder)?;
    let pool = machine.pool();
    let mut places = Vec::new();
    for place in units.windows(wanted.len().max(1)) {
        let pairs = place.iter().zip(&wanted);
        let same: Vec<Term> = pairs
            .map(|(unit, wanted)| {
                let wanted = pool.bits(16, u64::from(*wanted));
                pool.same(*unit, wanted)
            })
            .collect();
        places.push(pool.all(&same));
    }
    let is_there = pool.any(&places);
    Ok(Done::Value(machine.truth(is_there)))
}

/// The units of a string that is known and not empty.
fn known_string(machine: &Machine<'_>, string: Reference) -> Option<Vec<u16>> {
    let is_string = machine.class_of(string).ok()? == machine.engine.world.known().string;
    machine.text(string).filter(|units| is_string && !units.is_empty())
}

/// The chars of a string, 16 bits each.
fn units(machine: &mut Machine<'_>, bytes: Reference, coder: i32) -> Result<Vec<Term>, Halt> {
    let mut terms = Vec::new();
    for byte in machine.all_elements(bytes)? {
        let byte = machine.term(byte)?;
        terms.push(machine.pool().extract(byte, 0, 8));
    }
    let pool = machine.pool();
    Ok(if coder == 0 {
        terms.into_iter().map(|byte| pool.zero_extend(byte, 16)).collect()
    } else {
        terms.chunks_exact(2).map(|pair| pool.concat(pair[1], pair[0])).collect()
    })
}
