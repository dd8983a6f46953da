//! Strings.

use super::Intrinsic::Native;
use super::{Method, Outcome, argument, zero};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

pub(super) const METHODS: &[Method] = &[
    ("java.lang.String", "intern", "()Ljava/lang/String;", Native(intern)),
    ("java.lang.StringUTF16", "isBigEndian", "()Z", Native(zero)),
];

fn intern(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let string = machine.reference(argument(arguments, 0)?)?;
    let units = machine.text(string).ok_or_else(|| Halt::undecided("`intern` of a string that depends on the input"))?;
    let literal = machine.world().intern(&units);
    Ok(Done::Value(Value::Ref(machine.literal(literal))))
}
