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
        Value::Float(float) if float.is_nan() => {
            bits_of_nan(machine, Value::Int(f32::NAN.to_bits().cast_signed()))
        }
        Value::Float(float) => Ok(Done::Value(Value::Int(float.to_bits().cast_signed()))),
        value => bits_of(machine, value),
    }
}

fn double_to_raw_bits(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Double(double) if double.is_nan() => {
            bits_of_nan(machine, Value::Long(f64::NAN.to_bits().cast_signed()))
        }
        Value::Double(double) => Ok(Done::Value(Value::Long(double.to_bits().cast_signed()))),
        value => bits_of(machine, value),
    }
}

/// There are many NaNs. Which of them one is, neither terms say nor the rules of arithmetic. Some of the JDK's own methods
/// look at the bits without it mattering to them.
fn bits_of_nan(machine: &mut Machine<'_>, one_of_them: Value) -> Outcome {
    let caller = machine.caller();
    let world = machine.world();
    let method = world.method(caller);
    let is_indifferent = match &*world.class(method.class).name {
        "java.lang.Math" => method.name != "copySign",
        "java.lang.Double" | "java.lang.Float" => method.name.ends_with("Bits"),
        "jdk.internal.util.ArraysSupport" => true,
        class => class.starts_with("jdk.internal.math.") || class.starts_with("java.lang.FdLibm"),
    };
    if is_indifferent { Ok(Done::Value(one_of_them)) } else { Err(Halt::undecided(BITS_OF_NAN)) }
}

pub(super) const BITS_OF_NAN: &str = "the bits of a number that is not a number";

/// Terms know only one NaN.
fn bits_of(machine: &mut Machine<'_>, value: Value) -> Outcome {
    let term = machine.term(value)?;
    let is_nan = machine.pool().is_nan(term);
    if machine.decide(is_nan)? {
        return Err(Halt::undecided(BITS_OF_NAN));
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
