//! Exceptions: stack traces are not kept.

use jurat_java::classes::{Code, Condition, Element, Kind, Operation, Relation, Shuffle};

use super::Intrinsic::{Code as Replaced, Native, Refused};
use super::runtime::RUNTIME;
use super::streams::{ERRORS, OUTPUT};
use super::{Method, Outcome, argument, itself};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::value::{Unknown, Value};

const THROWABLE: &str = "java.lang.Throwable";
const PRINTED: &str = "a stack trace that is written somewhere";

pub(super) const METHODS: &[Method] = &[
    (THROWABLE, "fillInStackTrace", "()Ljava/lang/Throwable;", Native(itself)),
    (THROWABLE, "fillInStackTrace", "(I)Ljava/lang/Throwable;", Native(itself)),
    (THROWABLE, "getStackTrace", "", Refused("a stack trace")),
    (THROWABLE, "setStackTrace", "", Refused("a stack trace")),
    (THROWABLE, "printStackTrace", "(Ljava/io/PrintStream;)V", Replaced(print)),
    (RUNTIME, "printTrace", "(Ljava/lang/Throwable;Ljava/io/PrintStream;)V", Native(print_trace)),
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
    code.load(Kind::Reference, 0).call_static(RUNTIME, DESCRIBE, DESCRIBED).give_back(None);
    code.finish()
}

/// The method that asks an exception, and all that belong to it, for their texts.
pub(super) const DESCRIBE: &str = "describe";
pub(super) const DESCRIBED: &str = "(Ljava/lang/Throwable;)V";

/// No exception is met twice, which was looked at before.
pub(super) fn describe() -> Code {
    const ARRAY: &str = "()[Ljava/lang/Throwable;";
    let mut code = Assembler::with_slots(1);
    let (test, body, end) = (code.label(), code.label(), code.label());
    code.load(Kind::Reference, 0);
    code.call_static("java.lang.String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;")
        .shuffle(Shuffle::Pop);
    code.load(Kind::Reference, 0).call_virtual(THROWABLE, "getSuppressed", ARRAY).store(Kind::Reference, 1);
    code.int(0).store(Kind::Int, 2).jump(test);
    code.place(body)
        .load(Kind::Reference, 1)
        .load(Kind::Int, 2)
        .push(Operation::LoadElement(Element::Reference));
    code.call_static(RUNTIME, DESCRIBE, DESCRIBED).push(Operation::Increment { slot: 2, by: 1 });
    code.place(test).load(Kind::Int, 2).load(Kind::Reference, 1).push(Operation::ArrayLength);
    code.branch(Condition::Ints(Relation::Less), body);
    code.load(Kind::Reference, 0).call_virtual(THROWABLE, "getCause", "()Ljava/lang/Throwable;");
    code.store(Kind::Reference, 3).load(Kind::Reference, 3).branch(Condition::Null(true), end);
    code.load(Kind::Reference, 3).call_static(RUNTIME, DESCRIBE, DESCRIBED).place(end).give_back(None);
    code.finish()
}

/// A trace on the standard output makes the output unknown; on the error output it does not matter.
fn print_trace(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let exception = machine.reference(argument(arguments, 0)?)?.ok_or_else(Halt::malformed)?;
    let Some(stream) = machine.reference(argument(arguments, 1)?)? else {
        return Ok(Done::ThrowObject(None));
    };
    machine.trace(exception)?;
    let class = machine.class_of(Some(stream))?;
    match machine.world().class(class).name.as_str() {
        ERRORS => {}
        OUTPUT => machine.print(None),
        _ => return Err(Halt::undecided(PRINTED)),
    }
    Ok(Done::Void)
}

/// The JVM describes what was null, in words that depend on how the program was compiled.
fn message_of_the_jvm(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Unknown(Unknown::Message)))
}
