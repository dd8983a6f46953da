//! Exceptions: stack traces are not kept.

use jurat_java::classes::{Code, Condition, Element, Kind, Operation, Relation, Shuffle};

use super::Intrinsic::{Code as Replaced, Native, Refused};
use super::runtime::RUNTIME;
use super::streams::{ERRORS, OUTPUT};
use super::{Method, Outcome, argument, itself};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Unknown, Value};

pub(super) const THROWABLE: &str = "java.lang.Throwable";
const PRINTED: &str = "a stack trace that is written somewhere";

pub(super) const METHODS: &[Method] = &[
    (THROWABLE, "fillInStackTrace", "()Ljava/lang/Throwable;", Native(itself)),
    (THROWABLE, "fillInStackTrace", "(I)Ljava/lang/Throwable;", Native(itself)),
    (THROWABLE, "getStackTrace", "", Refused("a stack trace")),
    (THROWABLE, "setStackTrace", "", Refused("a stack trace")),
    (THROWABLE, "printStackTrace", "(Ljava/io/PrintStream;)V", Replaced(print)),
    (RUNTIME, "printTrace", "(Ljava/lang/Throwable;Ljava/io/PrintStream;)V", Native(print_trace)),
    (RUNTIME, "noneDescribed", "()[Ljava/lang/Object;", Native(none_described)),
    (RUNTIME, "isDescribed", "(Ljava/lang/Throwable;[Ljava/lang/Object;)Z", Native(is_described)),
    (THROWABLE, "printStackTrace", "(Ljava/io/PrintWriter;)V", Refused(PRINTED)),
    (
        "java.lang.NullPointerException",
        "getExtendedNPEMessage",
        "()Ljava/lang/String;",
        Native(message_of_the_jvm),
    ),
];

/// The lines of a stack trace are not kept, but the texts of the exceptions may be the program's own work.
fn print() -> Code {
    let mut code = Assembler::with_slots(2);
    code.load(Kind::Reference, 0).load(Kind::Reference, 1);
    code.call_static(RUNTIME, "printTrace", "(Ljava/lang/Throwable;Ljava/io/PrintStream;)V");
    code.load(Kind::Reference, 0).call_static(RUNTIME, "noneDescribed", "()[Ljava/lang/Object;");
    code.call_static(RUNTIME, DESCRIBE, DESCRIBED).give_back(None);
    code.finish()
}

/// The method that the JVM calls when an exception has left `main`.
pub(crate) const LAST_WORDS: (&str, &str, &str) = (RUNTIME, "lastWords", "(Ljava/lang/Throwable;)V");

pub(super) fn say_last_words() -> Code {
    const STREAM: &str = "Ljava/io/PrintStream;";
    let mut code = Assembler::with_slots(1);
    code.get(true, "java.lang.System", "err", STREAM).text("Exception in thread \"main\" ");
    code.call_virtual("java.io.PrintStream", "print", "(Ljava/lang/String;)V");
    code.load(Kind::Reference, 0).get(true, "java.lang.System", "err", STREAM);
    code.call_virtual(THROWABLE, "printStackTrace", "(Ljava/io/PrintStream;)V").give_back(None);
    code.finish()
}

/// The method that asks an exception, and all that belong to it, for their texts.
pub(super) const DESCRIBE: &str = "describe";
pub(super) const DESCRIBED: &str = "(Ljava/lang/Throwable;[Ljava/lang/Object;)V";

/// The second argument has those that were described. One that is met again is asked for its own text only.
pub(super) fn describe() -> Code {
    const ARRAY: &str = "()[Ljava/lang/Throwable;";
    let mut code = Assembler::with_slots(2);
    let (test, body, end) = (code.label(), code.label(), code.label());
    code.load(Kind::Reference, 0);
    code.call_static("java.lang.String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;")
        .shuffle(Shuffle::Pop);
    code.load(Kind::Reference, 0).load(Kind::Reference, 1);
    code.call_static(RUNTIME, "isDescribed", "(Ljava/lang/Throwable;[Ljava/lang/Object;)Z");
    code.branch(Condition::Zero(Relation::NotEqual), end);
    code.load(Kind::Reference, 0).call_virtual(THROWABLE, "getSuppressed", ARRAY).store(Kind::Reference, 2);
    code.int(0).store(Kind::Int, 3).jump(test);
    code.place(body)
        .load(Kind::Reference, 2)
        .load(Kind::Int, 3)
        .push(Operation::LoadElement(Element::Reference));
    code.load(Kind::Reference, 1).call_static(RUNTIME, DESCRIBE, DESCRIBED);
    code.push(Operation::Increment { slot: 3, by: 1 });
    code.place(test).load(Kind::Int, 3).load(Kind::Reference, 2).push(Operation::ArrayLength);
    code.branch(Condition::Ints(Relation::Less), body);
    code.load(Kind::Reference, 0).call_virtual(THROWABLE, "getCause", "()Ljava/lang/Throwable;");
    code.store(Kind::Reference, 4).load(Kind::Reference, 4).branch(Condition::Null(true), end);
    code.load(Kind::Reference, 4).load(Kind::Reference, 1).call_static(RUNTIME, DESCRIBE, DESCRIBED);
    code.place(end).give_back(None);
    code.finish()
}

/// More exceptions than this are not kept apart.
const MOST_DESCRIBED: usize = 64;

fn none_described(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let class = machine.world().known().objects;
    machine.new_array(class, MOST_DESCRIBED).map(|array| Done::Value(Value::Ref(array)))
}

/// Whether the exception is in the list. It is from now on.
fn is_described(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let exception = machine.reference(argument(arguments, 0)?)?;
    let list = machine.reference(argument(arguments, 1)?)?;
    for index in 0..MOST_DESCRIBED {
        let described = machine.array_get(list, index)?;
        if machine.reference(described)?.is_none() {
            machine.array_set(list, index, Value::Ref(exception))?;
            return Ok(Done::Value(Value::Int(0)));
        }
        let is_it = machine.same_references(described, Value::Ref(exception))?;
        if machine.decide(is_it)? {
            return Ok(Done::Value(Value::Int(1)));
        }
    }
    Err(Halt::undecided("a stack trace of very many exceptions"))
}

/// A trace on the standard output makes the output unknown; on the error output it does not matter.
fn print_trace(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let exception = machine.reference(argument(arguments, 0)?)?.ok_or_else(Halt::malformed)?;
    let Some(stream) = machine.reference(argument(arguments, 1)?)? else {
        return Ok(Done::ThrowObject(None));
    };
    machine.trace(exception)?;
    let class = machine.class_of(Some(stream))?;
    let name = machine.world().class(class).name.clone();
    match name.as_str() {
        ERRORS | OUTPUT if is_closed(machine, Some(stream))? => {
            return Err(Halt::undecided("a stack trace on a closed stream"));
        }
        ERRORS => {}
        OUTPUT => machine.print(None),
        _ => return Err(Halt::undecided(PRINTED)),
    }
    Ok(Done::Void)
}

fn is_closed(machine: &mut Machine<'_>, stream: Reference) -> Result<bool, Halt> {
    let slot = machine.world().slot("java.io.PrintStream", "closing", "Z")?;
    let is_closing = machine.get_field(stream, slot)?;
    Ok(machine.int(is_closing)? != 0)
}

/// The JVM describes what was null, in words that depend on how the program was compiled.
fn message_of_the_jvm(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Unknown(Unknown::Message)))
}
