//! `Verifier`: inputs and assumptions of programs that are to be judged.

use jurat_java::classes::{Code, Kind};
use jurat_solver::{Sort, Term};

use super::Intrinsic::{Code as Replaced, Native};
use super::runtime::RUNTIME;
use super::{Method, Outcome, argument};
use crate::dynamic::Assembler;
use crate::exploration::InputKind;
use crate::machine::{Done, Halt, Machine};
use crate::value::{Unknown, Value};

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

/// The most bytes that an array can have.
const LONGEST_ARRAY: u64 = i32::MAX as u64 - 2;

fn assume(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let condition = machine.term(argument(arguments, 0)?)?;
    let zero = machine.pool().bits(32, 0);
    let is_false = machine.pool().same(condition, zero);
    let holds = machine.pool().not(is_false);
    machine.assume(holds)?;
    Ok(Done::Void)
}

fn boolean(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Boolean)))
}

fn byte(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Byte)))
}

fn char(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Char)))
}

fn short(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Short)))
}

fn int(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Int)))
}

fn long(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Long)))
}

fn float(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Float)))
}

fn double(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(machine.input(InputKind::Double)))
}

/// Length and coder first, so that each of them is one value however often the path is forked over it.
fn string() -> Code {
    let mut code = Assembler::default();
    code.call_static(RUNTIME, "stringLength", "()I").call_static(RUNTIME, "stringCoder", "()I");
    code.call_static(RUNTIME, "makeString", "(II)Ljava/lang/String;").give_back(Some(Kind::Reference));
    code.finish()
}

/// Any length that a string can have.
fn string_length(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let pool = machine.pool();
    let length = pool.variable(Sort::Bits(32));
    let limit = pool.bits(32, LONGEST_ARRAY);
    let is_possible = pool.ule(length, limit);
    machine.assume(is_possible)?;
    Ok(Done::Value(machine.value(length)))
}

fn string_coder(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let coder = machine.pool().variable(Sort::Bits(1));
    let coder = machine.pool().zero_extend(coder, 32);
    Ok(Done::Value(machine.value(coder)))
}

fn make_string(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = machine.world().known().string;
    machine.initialise(class)?;
    let length_term = machine.term(argument(arguments, 0)?)?;
    let most = machine.engine.budget.string_length;
    let limit = machine.pool().bits(32, u64::from(most));
    let is_short = machine.pool().ule(length_term, limit);
    if !machine.decide(is_short)? {
        let coder = machine.int(argument(arguments, 1)?)?;
        return long_string(machine, coder, length_term);
    }
    let length = machine.int(argument(arguments, 0)?)?;
    let coder = machine.int(argument(arguments, 1)?)?;
    let length = usize::try_from(length).map_err(|_| Halt::malformed())?;
    if coder != 0 && length == 0 {
        // The empty string has only one form.
        return Ok(Done::EndPath);
    }
    let units: Vec<Term> = (0..length).map(|_| unit(machine, coder == 0)).collect();
    if coder != 0 {
        let is_wide = any_is_wide(machine, &units);
        machine.assume(is_wide)?;
    }
    let string = string_object(machine, coder, &units)?;
    let known_length = machine.pool().bits(32, length as u64);
    let mut terms = vec![known_length];
    terms.extend(units);
    machine.record(InputKind::String, terms.into());
    Ok(Done::Value(string))
}

/// A string of which only the length and the coder are known.
fn long_string(machine: &mut Machine<'_>, coder: i32, length: Term) -> Outcome {
    let known = machine.world().known();
    let (class, bytes_class) = (known.string, known.bytes);
    let (value_slot, coder_slot) = (known.string_value, known.string_coder);
    let pool = machine.pool();
    let distance = pool.bits(32, u64::from(coder != 0));
    let limit = pool.bits(32, LONGEST_ARRAY >> u64::from(coder != 0));
    let fits = pool.ule(length, limit);
    let n_bytes = pool.shl(length, distance);
    // What its chars are does not matter, only that the coder is right.
    let unit = pool.bits(16, if coder == 0 { u64::from(b'a') } else { 0x100 });
    machine.assume(fits)?;
    let n_bytes = machine.value(n_bytes);
    let array = machine.new_opaque_array(bytes_class, n_bytes, Unknown::LongString);
    let string = machine.new_object(class);
    machine.set_field(string, value_slot, Value::Ref(array))?;
    machine.set_field(string, coder_slot, Value::Int(coder))?;
    machine.record(InputKind::String, [length, unit].into());
    Ok(Done::Value(Value::Ref(string)))
}

/// A char, as 16 bits; a narrow one fits into eight.
fn unit(machine: &mut Machine<'_>, is_narrow: bool) -> Term {
    let pool = machine.pool();
    if is_narrow {
        let byte = pool.variable(Sort::Bits(8));
        pool.zero_extend(byte, 16)
    } else {
        pool.variable(Sort::Bits(16))
    }
}

/// Strings whose chars are all narrow have the other coder.
fn any_is_wide(machine: &mut Machine<'_>, units: &[Term]) -> Term {
    let pool = machine.pool();
    let narrowest = pool.bits(16, 0x100);
    let are_wide: Vec<Term> = units.iter().map(|unit| pool.ule(narrowest, *unit)).collect();
    pool.any(&are_wide)
}

fn string_object(machine: &mut Machine<'_>, coder: i32, units: &[Term]) -> Result<Value, Halt> {
    let known = machine.world().known();
    let (class, bytes_class) = (known.string, known.bytes);
    let (value_slot, coder_slot) = (known.string_value, known.string_coder);
    let mut bytes = Vec::new();
    for unit in units {
        let pool = machine.pool();
        bytes.push(pool.extract(*unit, 0, 8));
        if coder != 0 {
            bytes.push(pool.extract(*unit, 8, 8));
        }
    }
    let array = machine.new_array(bytes_class, bytes.len())?;
    for (index, byte) in bytes.into_iter().enumerate() {
        let int = machine.pool().sign_extend(byte, 32);
        let int = machine.value(int);
        machine.array_set(array, index, int)?;
    }
    let string = machine.new_object(class);
    machine.set_field(string, value_slot, Value::Ref(array))?;
    machine.set_field(string, coder_slot, Value::Int(coder))?;
    Ok(Value::Ref(string))
}
