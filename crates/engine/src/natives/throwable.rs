//! Exceptions: stack traces are not kept.

use jurat_java::classes::{Code, Kind, Shuffle};

use super::Intrinsic::{Code as Replaced, Native, Refused};
use super::{Method, Outcome, itself};
use crate::dynamic::Assembler;
use crate::machine::{Done, Machine};
use crate::value::{Unknown, Value};

const THROWABLE: &str = "java.lang.Throwable";
const PRINTED: &str = "a stack trace that is written somewhere";

pub(super) const METHODS: &[Method] = &[
    (THROWABLE, "fillInStackTrace", "()Ljava/lang/Throwable;", Native(itself)),
    (THROWABLE, "fillInStackTrace", "(I)Ljava/lang/Throwable;", Native(itself)),
    (THROWABLE, "getStackTrace", "", Refused("a stack trace")),
    (THROWABLE, "setStackTrace", "", Refused("a stack trace")),
    (THROWABLE, "printStackTrace", "()V", Replaced(print)),
    (THROWABLE, "printStackTrace", "(Ljava/io/PrintStream;)V", Refused(PRINTED)),
    (THROWABLE, "printStackTrace", "(Ljava/io/PrintWriter;)V", Refused(PRINTED)),
    (
        "java.lang.NullPointerException",
        "getExtendedNPEMessage",
        "()Ljava/lang/String;",
        Native(message_of_the_jvm),
    ),
];

/// What goes to the standard error output is not kept, but the text of the exception may be the program's own work.
fn print() -> Code {
    let mut code = Assembler::with_slots(1);
    code.load(Kind::Reference, 0);
    code.call_virtual("java.lang.Object", "toString", "()Ljava/lang/String;").shuffle(Shuffle::Pop);
    code.give_back(None);
    code.finish()
}

/// The JVM describes what was null, in words that depend on how the program was compiled.
fn message_of_the_jvm(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Unknown(Unknown::Message)))
}
