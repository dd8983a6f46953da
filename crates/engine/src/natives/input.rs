//! `System.in`: a class of the engine's own, whose methods read the bytes of the standard input.
//!
//! It stands for a `BufferedInputStream` over a file: everything is available from the start, so that several bytes are read at
//! once if there are so many. What depends on the size of its buffer (`mark`, `reset`, `skip`, and how many bytes a newer JDK
//! passes on at once) is not modelled.

use jurat_java::classes::{
    Class, Code, Condition, Field, Flags, Invoke, Kind, Method as ClassMethod, Operation, Relation, Shuffle,
};
use jurat_solver::Term;

use super::Intrinsic::{Native, Refused};
use super::reader::{field, is_exactly};
use super::runtime::{RUNTIME, helper_class, helper_method};
use super::streams::unreachable_code;
use super::{Intrinsic, Method, Outcome, argument, one};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine, Wanted};
use crate::value::{Reference, Value};

/// The class of `System.in`.
pub(super) const INPUT: &str = "<input>";

const BUFFER: Intrinsic = Refused("the buffer of the standard input");

pub(super) const METHODS: &[Method] = &[
    (INPUT, "transferTo", "", BUFFER),
    (INPUT, "mark", "", BUFFER),
    (INPUT, "reset", "", BUFFER),
    (INPUT, "skip", "", BUFFER),
    (INPUT, "skipNBytes", "", BUFFER),
    (INPUT, "markSupported", "()Z", Native(one)),
    (RUNTIME, "inputByte", "(Ljava/lang/Object;)I", Native(read_byte)),
    (RUNTIME, "inputBytes", "(Ljava/lang/Object;[BII)I", Native(read_bytes)),
    (RUNTIME, "inputLeft", "(Ljava/lang/Object;)I", Native(available)),
    (RUNTIME, "outOfBounds", "()V", Refused("reading the standard input into what an array does not have")),
];

/// Where the next byte is read: so many were asked for, whether there were as many or not.
const POSITION: &str = "position";

/// What a `Scanner` has said of what comes next: that there is a word, of which type that is, that there is a line.
pub(super) const FACTS: [&str; 3] = [TOKEN, TYPE, LINE];
pub(super) const TOKEN: &str = "token";
pub(super) const TYPE: &str = "type";
pub(super) const LINE: &str = "line";
/// The `Scanner` that has said so.
const ASKED: &str = "asked";
const ANYTHING: &str = "Ljava/lang/Object;";

/// Whether it is the standard input that the JVM has started with.
pub(super) fn is_standard(machine: &mut Machine<'_>, stream: Reference) -> Result<bool, Halt> {
    is_exactly(machine, stream, INPUT)
}

pub(super) fn is_closed(machine: &mut Machine<'_>, stream: Reference) -> Result<bool, Halt> {
    let is_closed = field(machine, stream, (BUFFERED, CLOSED, "I"))?;
    Ok(machine.int(is_closed)? != 0)
}

pub(super) fn position(machine: &mut Machine<'_>, stream: Reference) -> Result<Term, Halt> {
    let position = field(machine, stream, (INPUT, POSITION, "J"))?;
    machine.term(position)
}

pub(super) fn set_position(machine: &mut Machine<'_>, stream: Reference, position: Term) -> Result<(), Halt> {
    let slot = machine.world().slot(INPUT, POSITION, "J")?;
    let position = machine.value(position);
    machine.set_field(stream, slot, position)
}

pub(super) fn asked(machine: &mut Machine<'_>, stream: Reference) -> Result<Reference, Halt> {
    let asked = field(machine, stream, (INPUT, ASKED, ANYTHING))?;
    machine.reference(asked)
}

pub(super) fn fact(machine: &mut Machine<'_>, stream: Reference, name: &str) -> Result<Value, Halt> {
    field(machine, stream, (INPUT, name, "I"))
}

/// Notes what a `Scanner` has said.
pub(super) fn state(
    machine: &mut Machine<'_>,
    stream: Reference,
    asked: Reference,
    facts: [Value; 3],
) -> Result<(), Halt> {
    let slot = machine.world().slot(INPUT, ASKED, ANYTHING)?;
    machine.set_field(stream, slot, Value::Ref(asked))?;
    for (name, fact) in FACTS.into_iter().zip(facts) {
        let slot = machine.world().slot(INPUT, name, "I")?;
        machine.set_field(stream, slot, fact)?;
    }
    Ok(())
}

fn stream(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Reference, Halt> {
    machine.reference(argument(arguments, 0)?)
}

fn advance(machine: &mut Machine<'_>, stream: Reference, position: Term, count: usize) -> Result<(), Halt> {
    let pool = machine.pool();
    let count = pool.bits(64, count as u64);
    let next = pool.add(position, count);
    set_position(machine, stream, next)
}

fn read_byte(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let stream = stream(machine, arguments)?;
    let position = position(machine, stream)?;
    let byte = machine.input_byte(position)?;
    advance(machine, stream, position, 1)?;
    Ok(Done::Value(byte))
}

/// The bytes are there, and at least one is wanted.
fn read_bytes(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let stream = stream(machine, arguments)?;
    let position = position(machine, stream)?;
    let array = machine.reference(argument(arguments, 1)?)?;
    let mut number = |index| {
        let number = machine.int(argument(arguments, index)?)?;
        usize::try_from(number).map_err(|_| Halt::malformed())
    };
    let (from, count) = (number(2)?, number(3)?);
    let read = machine.input_bytes(position, Wanted { array, from, count })?;
    advance(machine, stream, position, count)?;
    Ok(Done::Value(read))
}

/// What is left, as far as an int can tell.
fn available(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let stream = stream(machine, arguments)?;
    let position = position(machine, stream)?;
    let left = machine.input_left(position)?;
    let pool = machine.pool();
    let most = pool.bits(64, i32::MAX as u64);
    let is_less = pool.slt(left, most);
    let told = pool.ite(is_less, left, most);
    let told = pool.extract(told, 0, 32);
    Ok(Done::Value(machine.value(told)))
}

pub(super) fn input_class() -> Class {
    let mut class = helper_class(INPUT, BUFFERED);
    let field = |name: &str, descriptor: &str| Field {
        name: name.into(),
        descriptor: descriptor.into(),
        flags: Flags(0x0001),
        constant: None,
    };
    class.fields = FACTS.map(|fact| field(fact, "I")).to_vec();
    class.fields.extend([field(POSITION, "J"), field(ASKED, ANYTHING)]);
    for (name, descriptor) in [
        ("transferTo", "(Ljava/io/OutputStream;)J"),
        ("mark", "(I)V"),
        ("reset", "()V"),
        ("skip", "(J)J"),
        ("skipNBytes", "(J)V"),
        ("markSupported", "()Z"),
    ] {
        // The table has what stands for the code.
        class.methods.push(helper_method(name, descriptor, unreachable_code()));
    }
    class.methods.push(helper_method("read", "()I", ask("inputByte")));
    class.methods.push(helper_method("available", "()I", ask("inputLeft")));
    class.methods.push(helper_method("read", "([B)I", read_array()));
    class.methods.push(helper_method("read", "([BII)I", read_part()));
    class.methods.extend(IN_TERMS_OF_READ.map(pass_on));
    class.methods.push(helper_method("close", "()V", close()));
    class
}

const BUFFERED: &str = "java.io.BufferedInputStream";
/// A field of the stream that is 0 as long as nothing was read: here it says whether the stream was closed.
const CLOSED: &str = "pos";

fn close() -> Code {
    let mut code = Assembler::with_slots(1);
    code.load(Kind::Reference, 0).int(1).put(false, BUFFERED, CLOSED, "I").give_back(None);
    code.finish()
}

/// Throws an exception unless the stream is open.
fn ensure_open(code: &mut Assembler) {
    let is_open = code.label();
    code.load(Kind::Reference, 0).get(false, BUFFERED, CLOSED, "I");
    code.branch(Condition::Zero(Relation::Equal), is_open);
    code.new_object("java.io.IOException").text("Stream closed");
    code.call(Invoke::Special, "java.io.IOException", "<init>", "(Ljava/lang/String;)V");
    code.push(Operation::Throw).place(is_open);
}

/// What a method of the engine's says of the stream.
fn ask(native: &str) -> Code {
    let mut code = Assembler::with_slots(1);
    ensure_open(&mut code);
    code.load(Kind::Reference, 0).call_static(RUNTIME, native, "(Ljava/lang/Object;)I");
    code.give_back(Some(Kind::Int));
    code.finish()
}

/// Its length is asked for first, so that it must not be null.
fn read_array() -> Code {
    let mut code = Assembler::with_slots(2);
    code.load(Kind::Reference, 0).load(Kind::Reference, 1).int(0);
    code.load(Kind::Reference, 1).push(Operation::ArrayLength);
    code.call_virtual(INPUT, "read", "([BII)I").give_back(Some(Kind::Int));
    code.finish()
}

/// That the stream is open comes first, then whether the array has the part, then whether it is empty.
fn read_part() -> Code {
    const CHECK: &str = "(III)I";
    let mut code = Assembler::with_slots(4);
    let (is_outside, is_some) = (code.label(), code.label());
    ensure_open(&mut code);
    // What the array has no place for is known by the same sums as in the JDK.
    code.load(Kind::Reference, 1).push(Operation::ArrayLength).shuffle(Shuffle::Pop);
    let start = code.label();
    let end = code.label();
    code.place(start).load(Kind::Int, 2).load(Kind::Int, 3);
    code.load(Kind::Reference, 1).push(Operation::ArrayLength);
    code.call_static("java.util.Objects", "checkFromIndexSize", CHECK);
    code.shuffle(Shuffle::Pop).place(end);
    code.load(Kind::Int, 3).branch(Condition::Zero(Relation::NotEqual), is_some);
    code.int(0).give_back(Some(Kind::Int));
    code.place(is_some)
        .load(Kind::Reference, 0)
        .load(Kind::Reference, 1)
        .load(Kind::Int, 2)
        .load(Kind::Int, 3);
    code.call_static(RUNTIME, "inputBytes", "(Ljava/lang/Object;[BII)I").give_back(Some(Kind::Int));
    // Releases differ in what the exception says.
    code.place(is_outside).call_static(RUNTIME, "outOfBounds", "()V").push(Operation::Throw);
    code.catch(start, end, is_outside);
    code.finish()
}

/// Methods that the class of all streams has in terms of `read`.
const IN_TERMS_OF_READ: [(&str, &str); 3] =
    [("readAllBytes", "()[B"), ("readNBytes", "(I)[B"), ("readNBytes", "([BII)I")];

fn pass_on((name, descriptor): (&str, &str)) -> ClassMethod {
    let mut code = Assembler::with_slots(4);
    code.load(Kind::Reference, 0);
    match descriptor {
        "(I)[B" => drop(code.load(Kind::Int, 1)),
        "([BII)I" => drop(code.load(Kind::Reference, 1).load(Kind::Int, 2).load(Kind::Int, 3)),
        _ => {}
    }
    code.call(Invoke::Special, "java.io.InputStream", name, descriptor);
    let result = if descriptor.ends_with("[B") { Kind::Reference } else { Kind::Int };
    code.give_back(Some(result));
    helper_method(name, descriptor, code.finish())
}
