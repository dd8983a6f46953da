//! What arrives at the standard output. Text that depends on the input makes the whole output unknown.

use super::Intrinsic::Native;
use super::object::non_null;
use super::runtime::RUNTIME;
use super::{Method, Outcome, argument, nothing};
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::value::Value;

pub(super) const METHODS: &[Method] = &[
    (RUNTIME, "print", "(Ljava/lang/String;)V", Native(string)),
    (RUNTIME, "print", "(Z)V", Native(boolean)),
    (RUNTIME, "print", "(C)V", Native(char)),
    (RUNTIME, "print", "(I)V", Native(number)),
    (RUNTIME, "print", "(J)V", Native(number)),
    (RUNTIME, "print", "(F)V", Native(unknown)),
    (RUNTIME, "print", "(D)V", Native(unknown)),
    (RUNTIME, "print", "([C)V", Native(chars)),
    (RUNTIME, "write", "(I)V", Native(byte)),
    (RUNTIME, "write", "([B)V", Native(bytes)),
    (RUNTIME, "write", "([BII)V", Native(part_of_bytes)),
    (RUNTIME, "forget", "(Ljava/lang/String;)V", Native(nothing)),
    (RUNTIME, "forget", "(Z)V", Native(nothing)),
    (RUNTIME, "forget", "(C)V", Native(nothing)),
    (RUNTIME, "forget", "(I)V", Native(nothing)),
    (RUNTIME, "forget", "(J)V", Native(nothing)),
    (RUNTIME, "forget", "(F)V", Native(nothing)),
    (RUNTIME, "forget", "(D)V", Native(nothing)),
    (RUNTIME, "forget", "([C)V", Native(forget_array)),
    (RUNTIME, "forget", "([B)V", Native(forget_array)),
    (RUNTIME, "forget", "([BII)V", Native(forget_part)),
    (RUNTIME, "isKnown", "(F)Z", Native(is_known)),
    (RUNTIME, "isKnown", "(D)Z", Native(is_known)),
];

fn print(machine: &mut Machine<'_>, text: Option<&[u16]>) -> Outcome {
    machine.print(text);
    Ok(Done::Void)
}

fn print_str(machine: &mut Machine<'_>, text: &str) -> Outcome {
    let units: Vec<u16> = text.encode_utf16().collect();
    print(machine, Some(&units))
}

fn string(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Ref(None) => print_str(machine, "null"),
        Value::Ref(string) => {
            let text = machine.text(string);
            print(machine, text.as_deref())
        }
        // The output is not worth a path for each of them.
        _ => print(machine, None),
    }
}

fn boolean(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Int(value) => print_str(machine, if value == 0 { "false" } else { "true" }),
        _ => print(machine, None),
    }
}

fn char(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Int(value) => print(machine, Some(&[unit(value)])),
        _ => print(machine, None),
    }
}

/// The lower half of an int.
fn unit(value: i32) -> u16 {
    value.cast_unsigned() as u16
}

fn number(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Int(value) => print_str(machine, &value.to_string()),
        Value::Long(value) => print_str(machine, &value.to_string()),
        _ => print(machine, None),
    }
}

fn unknown(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    print(machine, None)
}

fn is_known(_: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let is_known = matches!(argument(arguments, 0)?, Value::Float(_) | Value::Double(_));
    Ok(Done::Value(Value::Int(is_known.into())))
}

fn chars(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match non_null(machine, argument(arguments, 0)?)? {
        Ok(array) => {
            let units = known_ints(machine, array)?;
            let units: Option<Vec<u16>> = units.map(|ints| ints.into_iter().map(unit).collect());
            print(machine, units.as_deref())
        }
        Err(done) => Ok(done),
    }
}

fn forget_array(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    Ok(non_null(machine, argument(arguments, 0)?)?.err().unwrap_or(Done::Void))
}

/// Only the lowest eight bits are written. Several of them may make one character.
fn byte(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Int(value) if (0..128).contains(&(value & 0xFF)) => {
            print(machine, Some(&[unit(value & 0xFF)]))
        }
        _ => print(machine, None),
    }
}

/// What is written at once is taken for whole characters.
fn print_bytes(machine: &mut Machine<'_>, bytes: Option<Vec<i32>>) -> Outcome {
    let bytes: Option<Vec<u8>> =
        bytes.map(|ints| ints.into_iter().map(|int| int.cast_unsigned() as u8).collect());
    match bytes.and_then(|bytes| String::from_utf8(bytes).ok()) {
        Some(text) => print_str(machine, &text),
        None => print(machine, None),
    }
}

fn bytes(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match non_null(machine, argument(arguments, 0)?)? {
        Ok(array) => {
            let ints = known_ints(machine, array)?;
            print_bytes(machine, ints)
        }
        Err(done) => Ok(done),
    }
}

/// The buffer of a standard stream holds that many bytes in every JDK.
const SMALLEST_BUFFER: i32 = 128;

/// Nothing is thrown, or the answer is not known here.
fn check_part(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Option<Done>, Halt> {
    let array = match non_null(machine, argument(arguments, 0)?)? {
        Ok(array) => Some(array),
        Err(done) => return Ok(Some(done)),
    };
    let length = machine.array_length(array)?;
    let (at, count) = (machine.int(argument(arguments, 1)?)?, machine.int(argument(arguments, 2)?)?);
    let end = usize::try_from(at).ok().zip(usize::try_from(count).ok()).map(|(at, count)| at + count);
    match end {
        Some(end) if end <= length => Ok(None),
        // They are copied into a buffer. More than fit there go another way, with another exception.
        _ if count < SMALLEST_BUFFER => {
            let class = machine.world().known().array_index;
            Err(machine.raise(class, Message::OPEN))
        }
        _ => Err(Halt::undecided("bytes outside of an array that are written")),
    }
}

fn part_of_bytes(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    if let Some(done) = check_part(machine, arguments)? {
        return Ok(done);
    }
    let array = machine.reference(argument(arguments, 0)?)?.ok_or_else(Halt::malformed)?;
    let mut number = |index| -> Result<usize, Halt> {
        let number = machine.int(argument(arguments, index)?)?;
        usize::try_from(number).map_err(|_| Halt::malformed())
    };
    let (at, count) = (number(1)?, number(2)?);
    let ints = known_ints(machine, array)?.unwrap_or_default();
    let part = ints.get(at..at + count).map(<[i32]>::to_vec);
    print_bytes(machine, part)
}

fn forget_part(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    Ok(check_part(machine, arguments)?.unwrap_or(Done::Void))
}

fn known_ints(machine: &Machine<'_>, array: crate::value::ObjectId) -> Result<Option<Vec<i32>>, Halt> {
    let elements = machine.elements(Some(array))?;
    Ok(elements.values().map(|value| if let Value::Int(int) = value { Some(int) } else { None }).collect())
}
