//! `Throwable.getMessage`: makes the messages that nobody had asked for before.

use jurat_java::classes::{Code, Condition, Invoke, Kind, Operation, Relation, Shuffle};

use super::Intrinsic::{Code as Replaced, Native};
use super::runtime::RUNTIME;
use super::throwable::THROWABLE;
use super::{Method, Outcome, argument};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::message::Form;
use crate::value::{Unknown, Value};

const BUILDER: &str = "java.lang.StringBuilder";
const STRING: &str = "Ljava/lang/String;";
const KEEP: &str = "(Ljava/lang/Throwable;Ljava/lang/String;)Ljava/lang/String;";

pub(super) const METHODS: &[Method] = &[
    (THROWABLE, "getMessage", "()Ljava/lang/String;", Replaced(get_message)),
    (RUNTIME, "madeMessage", "(Ljava/lang/Throwable;)Ljava/lang/String;", Native(made_message)),
    (RUNTIME, "intsOfMessage", "(Ljava/lang/Throwable;)I", Native(ints_of_message)),
    (RUNTIME, "textOfMessage", "(Ljava/lang/Throwable;I)Ljava/lang/String;", Native(text_of_message)),
    (RUNTIME, "intOfMessage", "(Ljava/lang/Throwable;I)I", Native(int_of_message)),
    (RUNTIME, "keepMessage", KEEP, Native(keep_message)),
];

/// What the JDK's method does, once the message was made if it has to be.
fn get_message() -> Code {
    const THIS: u16 = 0;
    const N_INTS: u16 = 1;
    const BUILT: u16 = 2;
    const INDEX: u16 = 3;
    let mut code = Assembler::with_slots(1);
    let (next, made, end) = (code.label(), code.label(), code.label());
    code.load(Kind::Reference, THIS);
    code.call_static(RUNTIME, "intsOfMessage", "(Ljava/lang/Throwable;)I").store(Kind::Int, N_INTS);
    code.load(Kind::Int, N_INTS).branch(Condition::Zero(Relation::Less), end);
    code.new_object(BUILDER).call(Invoke::Special, BUILDER, "<init>", "()V").store(Kind::Reference, BUILT);
    code.int(0).store(Kind::Int, INDEX);
    code.place(next).load(Kind::Reference, BUILT).load(Kind::Reference, THIS).load(Kind::Int, INDEX);
    code.call_static(RUNTIME, "textOfMessage", "(Ljava/lang/Throwable;I)Ljava/lang/String;");
    append(&mut code, STRING);
    code.load(Kind::Int, INDEX).load(Kind::Int, N_INTS);
    code.branch(Condition::Ints(Relation::GreaterOrEqual), made);
    code.load(Kind::Reference, BUILT).load(Kind::Reference, THIS).load(Kind::Int, INDEX);
    code.call_static(RUNTIME, "intOfMessage", "(Ljava/lang/Throwable;I)I");
    append(&mut code, "I");
    code.push(Operation::Increment { slot: INDEX, by: 1 }).jump(next);
    code.place(made).load(Kind::Reference, THIS).load(Kind::Reference, BUILT);
    code.call_virtual(BUILDER, "toString", "()Ljava/lang/String;");
    code.call_static(RUNTIME, "keepMessage", KEEP).give_back(Some(Kind::Reference));
    code.place(end).load(Kind::Reference, THIS);
    code.call_static(RUNTIME, "madeMessage", "(Ljava/lang/Throwable;)Ljava/lang/String;");
    code.give_back(Some(Kind::Reference));
    code.finish()
}

fn append(code: &mut Assembler, descriptor: &str) {
    code.call_virtual(BUILDER, "append", &format!("({descriptor})Ljava/lang/StringBuilder;"));
    code.shuffle(Shuffle::Pop);
}

/// How many ints a message has that has yet to be made, or -1.
fn ints_of_message(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let form = form(machine, argument(arguments, 0)?)?;
    let n_ints = form.map_or(Ok(-1), |(_, ints)| i32::try_from(ints.len()));
    n_ints.map(|n_ints| Done::Value(Value::Int(n_ints))).map_err(|_| Halt::malformed())
}

fn text_of_message(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let index = index(machine, arguments)?;
    let form = form(machine, argument(arguments, 0)?)?;
    let text = *form.and_then(|(texts, _)| texts.get(index)).ok_or_else(Halt::malformed)?;
    Ok(Done::Value(Value::Ref(machine.string(text))))
}

fn int_of_message(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let index = index(machine, arguments)?;
    let form = form(machine, argument(arguments, 0)?)?;
    form.and_then(|(_, ints)| ints.get(index)).map(|int| Done::Value(*int)).ok_or_else(Halt::malformed)
}

/// The message of an exception that need not be made.
fn made_message(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    message(machine, argument(arguments, 0)?).map(Done::Value)
}

/// The message was made: it is that of the exception from now on.
fn keep_message(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (exception, message) = (machine.reference(argument(arguments, 0)?)?, argument(arguments, 1)?);
    let slot = machine.world().known().throwable_message;
    machine.set_field(exception, slot, message)?;
    Ok(Done::Value(message))
}

fn index(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<usize, Halt> {
    usize::try_from(machine.int(argument(arguments, 1)?)?).map_err(|_| Halt::malformed())
}

type Parts<'m> = (&'m [&'static str], &'m [Value]);

/// What the message of an exception is to be made of, if it has yet to be made.
fn form<'m>(machine: &'m mut Machine<'_>, exception: Value) -> Result<Option<Parts<'m>>, Halt> {
    let Value::Unknown(Unknown::Form(id)) = message(machine, exception)? else { return Ok(None) };
    Ok(match machine.engine.forms.get(id) {
        Form::Ints { texts, ints } => Some((texts, ints)),
        Form::Either { .. } => None,
    })
}

/// The message of an exception. If it is one of several exceptions or messages, and one has yet to be made or is not known, each has
/// a path of its own. States may meet between any two calls, so each call looks again.
fn message(machine: &mut Machine<'_>, exception: Value) -> Result<Value, Halt> {
    let slot = machine.world().known().throwable_message;
    let mut messages = Vec::new();
    for alternative in &*machine.alternatives(exception)? {
        messages.push((alternative.guard, machine.get_field(alternative.reference, slot)?));
    }
    if !messages.iter().any(|(_, message)| message.is_unknown()) {
        return machine.combine(&messages);
    }
    let one = machine.reference(exception)?;
    let mut message = machine.get_field(one, slot)?;
    while let Value::Unknown(Unknown::Form(id)) = message {
        let &Form::Either { condition, then, otherwise } = machine.engine.forms.get(id) else { break };
        message = if machine.decide(condition)? { then } else { otherwise };
    }
    Ok(message)
}
