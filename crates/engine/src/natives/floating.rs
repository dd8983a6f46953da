//! The bits of floating-point numbers.

use super::Intrinsic::Native;
use super::{Method, Outcome, argument};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

pub(super) const METHODS: &[Method] = &[
    ("java.lang.Float", "floatToRawIntBits", "(F)I", Native(float_to_raw_bits)),
    ("java.lang.Float", "intBitsToFloat", "(I)F", Native(bits_to_float)),
    ("java.lang.Double", "doubleToRawLongBits", "(D)J", Native(double_to_raw_bits)),
    ("java.lang.Double", "longBitsToDouble", "(J)D", Native(bits_to_double)),
];

fn float_to_raw_bits(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Float(float) => Ok(Done::Value(Value::Int(float.to_bits().cast_signed()))),
        value => bits_of(machine, value),
    }
}

fn double_to_raw_bits(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Double(double) => Ok(Done::Value(Value::Long(double.to_bits().cast_signed()))),
        value => bits_of(machine, value),
    }
}

/// There are many NaNs, and terms do not say which of them one is.
fn bits_of(machine: &mut Machine<'_>, value: Value) -> Outcome {
    let term = machine.term(value)?;
    let is_nan = machine.pool().is_nan(term);
    if machine.decide(is_nan)? {
        return Err(Halt::undecided("the bits of a number that is not a number"));
    }
    let bits = machine.pool().float_bits(term);
    Ok(Done::Value(machine.value(bits)))
}

fn bits_to_float(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Int(bits) => Ok(Done::Value(Value::Float(f32::from_bits(bits.cast_unsigned())))),
        value => number_of(machine, value),
    }
}

fn bits_to_double(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Long(bits) => Ok(Done::Value(Value::Double(f64::from_bits(bits.cast_unsigned())))),
        value => number_of(machine, value),
    }
}

fn number_of(machine: &mut Machine<'_>, value: Value) -> Outcome {
    let term = machine.term(value)?;
    let number = machine.pool().bits_float(term);
    Ok(Done::Value(machine.value(number)))
}
