//! `Verifier`: inputs and assumptions of programs that are to be judged.

use jurat_java::classes::{Code, Kind};

use super::Intrinsic::{Code as Replaced, Native};
use super::runtime::RUNTIME;
use super::{Method, Outcome, argument};
use crate::dynamic::Assembler;
use crate::exploration::InputKind;
use crate::heap::{Content, Object};
use crate::machine::{Done, Machine};
use crate::state::InputSource;
use crate::value::Value;

pub(crate) const VERIFIER: &str = "org.sosy_lab.sv_benchmarks.Verifier";

pub(super) const METHODS: &[Method] = &[
    // Its fields are for the methods that stand here.
    (VERIFIER, "<clinit>", "()V", Native(super::nothing)),
    (VERIFIER, "assume", "(Z)V", Native(assume)),
    (VERIFIER, "nondetBoolean", "()Z", Native(boolean)),
    (VERIFIER, "nondetByte", "()B", Native(byte)),
    (VERIFIER, "nondetChar", "()C", Native(char)),
    (VERIFIER, "nondetShort", "()S", Native(short)),
    (VERIFIER, "nondetInt", "()I", Native(int)),
    (VERIFIER, "nondetLong", "()J", Native(long)),
    (VERIFIER, "nondetFloat", "()F", Native(float)),
    (VERIFIER, "nondetDouble", "()D", Native(double)),
    (VERIFIER, "nondetString", "()Ljava/lang/String;", Replaced(string)),
    (RUNTIME, "stringLength", "()I", Native(string_length)),
    (RUNTIME, "stringCoder", "()I", Native(string_coder)),
    (RUNTIME, "makeString", "(II)Ljava/lang/String;", Native(make_string)),
];

fn assume(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let condition = machine.term(argument(arguments, 0)?)?;
    let zero = machine.pool().bits(32, 0);
    let is_false = machine.pool().same(condition, zero);
    let holds = machine.pool().not(is_false);
    machine.assume(holds)?;
    Ok(Done::Void)
}

fn boolean(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Boolean).map(Done::Value)
}

fn byte(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Byte).map(Done::Value)
}

fn char(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Char).map(Done::Value)
}

fn short(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Short).map(Done::Value)
}

fn int(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Int).map(Done::Value)
}

fn long(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Long).map(Done::Value)
}

fn float(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Float).map(Done::Value)
}

fn double(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    machine.input(InputKind::Double).map(Done::Value)
}

/// Length and coder first, so that each of them is one value however often the path is forked over it.
fn string() -> Code {
    let mut code = Assembler::default();
    code.call_static(RUNTIME, "stringLength", "()I").call_static(RUNTIME, "stringCoder", "()I");
    code.call_static(RUNTIME, "makeString", "(II)Ljava/lang/String;").give_back(Some(Kind::Reference));
    code.finish()
}

fn string_length(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let length = machine.asked_length()?;
    Ok(Done::Value(machine.value(length)))
}

fn string_coder(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let coder = machine.asked_coder();
    Ok(Done::Value(machine.value(coder)))
}

fn make_string(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = machine.world().known().string;
    machine.initialise(class)?;
    let (length, coder) = (argument(arguments, 0)?, argument(arguments, 1)?);
    let mut text = machine.text_of(length, coder, Machine::asked_units)?;
    // A run knows as many chars as its script has.
    if machine.engine.follow.is_none() {
        let bytes = machine.engine.originals.add();
        machine.give_chars(&mut text, bytes)?;
    }
    let fields = machine.text_fields(&text)?;
    let string = machine.add_object(Object { class, content: Content::Fields(fields) });
    machine.record_text(InputSource::Asked(InputKind::String), &text);
    Ok(Done::Value(Value::object(string)))
}
