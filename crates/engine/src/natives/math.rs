//! Functions of numbers that are not written in Java.
//!
//! What the virtual machine gives for a sine or a logarithm may differ in the last bit from one to the next. So these are terms
//! of the solver, which knows what the documentation promises of them, also where their arguments are known. `StrictMath` has
//! other functions, whose last bits are not those of `Math`: terms for both would be the same ones, and claim that they are.

use jurat_solver::{Function, FunctionOfTwo};

use super::Intrinsic::{Native, Shortcut};
use super::{Method, Outcome, argument};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const MATH: &str = "java.lang.Math";
const STRICT: &str = "java.lang.StrictMath";

/// A function of `java.lang.Math` with one argument.
macro_rules! function {
    ($name:ident) => {
        Native(|machine, arguments| apply(machine, arguments, Function::$name))
    };
}

pub(super) const METHODS: &[Method] = &[
    (MATH, "sqrt", "(D)D", Native(sqrt)),
    (STRICT, "sqrt", "(D)D", Native(sqrt)),
    (MATH, "pow", "(DD)D", Native(|machine, arguments| apply_to_two(machine, arguments, FunctionOfTwo::Pow))),
    (STRICT, "pow", "(DD)D", Native(strict_pow)),
    (MATH, "fma", "(DDD)D", Native(fma)),
    (MATH, "fma", "(FFF)F", Native(fma)),
    (MATH, "sin", "(D)D", function!(Sin)),
    (MATH, "cos", "(D)D", function!(Cos)),
    (MATH, "tan", "(D)D", function!(Tan)),
    (MATH, "asin", "(D)D", function!(Asin)),
    (MATH, "acos", "(D)D", function!(Acos)),
    (MATH, "atan", "(D)D", function!(Atan)),
    (
        MATH,
        "atan2",
        "(DD)D",
        Native(|machine, arguments| apply_to_two(machine, arguments, FunctionOfTwo::Atan2)),
    ),
    (MATH, "exp", "(D)D", function!(Exp)),
    (MATH, "log", "(D)D", Native(log)),
    (MATH, "log10", "(D)D", function!(Log10)),
    (MATH, "sinh", "(D)D", function!(Sinh)),
    (MATH, "cosh", "(D)D", function!(Cosh)),
    (MATH, "tanh", "(D)D", function!(Tanh)),
    (MATH, "expm1", "(D)D", function!(Expm1)),
    (MATH, "log1p", "(D)D", function!(Log1p)),
    (MATH, "cbrt", "(D)D", Shortcut(cbrt)),
    (MATH, "hypot", "(DD)D", Shortcut(hypot)),
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

/// The term of a function, or its value where every bit is prescribed.
fn apply(machine: &mut Machine<'_>, arguments: &[Value], function: Function) -> Outcome {
    let argument = machine.term(argument(arguments, 0)?)?;
    let term = machine.pool().function(function, argument);
    Ok(Done::Value(machine.value(term)))
}

fn apply_to_two(machine: &mut Machine<'_>, arguments: &[Value], function: FunctionOfTwo) -> Outcome {
    let (first, second) = (machine.term(argument(arguments, 0)?)?, machine.term(argument(arguments, 1)?)?);
    let term = machine.pool().function_of_two(function, first, second);
    Ok(Done::Value(machine.value(term)))
}

/// Older virtual machines run the JDK's code, which is exact about what it gives.
fn cbrt(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let is_known = matches!(argument(arguments, 0)?, Value::Double(_));
    if is_known && machine.world().release() < OWN_CBRT {
        return Ok(Done::Decline);
    }
    apply(machine, arguments, Function::Cbrt)
}

/// All virtual machines run the JDK's code, but on terms it would lead too far.
fn hypot(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    if let (Value::Double(_), Value::Double(_)) = (argument(arguments, 0)?, argument(arguments, 1)?) {
        return Ok(Done::Decline);
    }
    apply_to_two(machine, arguments, FunctionOfTwo::Hypot)
}

/// Only where the result is an integer that a double holds exactly.
fn strict_pow(_: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
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
        _ => apply(machine, arguments, Function::Log),
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
