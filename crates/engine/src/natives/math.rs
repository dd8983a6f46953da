//! Functions of numbers that are not written in Java.
//!
//! Only functions whose result is exact are here. What the virtual machine gives for a sine or a logarithm may differ in the
//! last bit from one to the next.

use super::Intrinsic::{Native, Refused, Shortcut};
use super::{Intrinsic, Method, Outcome, argument};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const MATH: &str = "java.lang.Math";
const STRICT: &str = "java.lang.StrictMath";
const NOT_EXACT: &str = "a function of floating-point numbers that is not exact";
const INEXACT: Intrinsic = Refused(NOT_EXACT);

pub(super) const METHODS: &[Method] = &[
    (MATH, "sqrt", "(D)D", Native(sqrt)),
    (STRICT, "sqrt", "(D)D", Native(sqrt)),
    (MATH, "pow", "(DD)D", Native(pow)),
    (STRICT, "pow", "(DD)D", Native(pow)),
    (MATH, "fma", "(DDD)D", Native(fma)),
    (MATH, "fma", "(FFF)F", Native(fma)),
    (MATH, "sin", "(D)D", INEXACT),
    (MATH, "cos", "(D)D", INEXACT),
    (MATH, "tan", "(D)D", INEXACT),
    (MATH, "asin", "(D)D", INEXACT),
    (MATH, "acos", "(D)D", INEXACT),
    (MATH, "atan", "(D)D", INEXACT),
    (MATH, "atan2", "(DD)D", INEXACT),
    (MATH, "exp", "(D)D", INEXACT),
    (MATH, "log", "(D)D", Native(log)),
    (MATH, "log10", "(D)D", INEXACT),
    (MATH, "sinh", "(D)D", INEXACT),
    (MATH, "cosh", "(D)D", INEXACT),
    (MATH, "tanh", "(D)D", INEXACT),
    (MATH, "expm1", "(D)D", INEXACT),
    (MATH, "log1p", "(D)D", INEXACT),
    (MATH, "cbrt", "(D)D", Shortcut(cbrt)),
];

/// From this release on, virtual machines have code of their own for it.
const OWN_CBRT: u16 = 24;

/// Integers up to this one are doubles without rounding.
const LARGEST_EXACT: f64 = 9_007_199_254_740_992.0;

const ZERO: u64 = 0;
const NEGATIVE_ZERO: u64 = 1 << 63;

fn sqrt(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 0)? {
        Value::Double(double) => Ok(Done::Value(Value::Double(double.sqrt()))),
        value => {
            let term = machine.term(value)?;
            let root = machine.pool().fsqrt(term);
            Ok(Done::Value(machine.value(root)))
        }
    }
}

/// Older virtual machines run the JDK's code, which is exact about what it gives.
fn cbrt(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    if machine.world().release() >= OWN_CBRT {
        return Err(Halt::undecided(NOT_EXACT));
    }
    Ok(Done::Decline)
}

/// Only where the result is an integer that a double holds exactly.
fn pow(_: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (Value::Double(base), Value::Double(exponent)) = (argument(arguments, 0)?, argument(arguments, 1)?)
    else {
        return Err(Halt::undecided("a power that depends on the input"));
    };
    let power = exact_power(base, exponent);
    let power = power.ok_or_else(|| Halt::undecided("a power that is not exact"))?;
    Ok(Done::Value(Value::Double(power)))
}

fn exact_power(base: f64, exponent: f64) -> Option<f64> {
    if exponent.to_bits() == 1.0_f64.to_bits() {
        return Some(base);
    }
    if matches!(exponent.to_bits(), ZERO | NEGATIVE_ZERO) {
        return Some(1.0);
    }
    let is_small_integer = |number: f64| number.fract() == 0.0 && number.abs() <= LARGEST_EXACT;
    if !is_small_integer(base) || !is_small_integer(exponent) || !(0.0..=1074.0).contains(&exponent) {
        return None;
    }
    let mut power = 1.0;
    let mut left = exponent;
    while left > 0.0 {
        left -= 1.0;
        power *= base;
        if !is_small_integer(power) {
            return None;
        }
    }
    Some(power)
}

/// Large integers estimate the number of their digits by it, and correct the estimate.
fn log(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let caller = machine.caller();
    let class = machine.world().method(caller).class;
    match argument(arguments, 0)? {
        Value::Double(double) if machine.world().class(class).name == "java.math.BigInteger" => {
            Ok(Done::Value(Value::Double(double.ln())))
        }
        _ => Err(Halt::undecided(NOT_EXACT)),
    }
}

fn fma(_: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match (argument(arguments, 0)?, argument(arguments, 1)?, argument(arguments, 2)?) {
        (Value::Double(a), Value::Double(b), Value::Double(c)) => {
            Ok(Done::Value(Value::Double(a.mul_add(b, c))))
        }
        (Value::Float(a), Value::Float(b), Value::Float(c)) => Ok(Done::Value(Value::Float(a.mul_add(b, c)))),
        _ => Err(Halt::undecided("a multiplication and addition that depends on the input")),
    }
}
