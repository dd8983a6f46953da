//! `java.lang.System`, without what the JDK does when it starts.

use super::Intrinsic::{Native, Refused};
use super::properties::known;
use super::runtime::INITIALISE_SYSTEM;
use super::{Intrinsic, Method, Outcome, argument, nothing, null};
use crate::exploration::InputKind;
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const SYSTEM: &str = "java.lang.System";
/// Where newer JDKs keep what they have read of the properties.
const STATIC: &str = "jdk.internal.util.StaticProperty";
const PROPERTY: Intrinsic = Refused("a property of the system");
const CLOCK: Intrinsic = Refused("the clock");

pub(super) const METHODS: &[Method] = &[
    (SYSTEM, "<clinit>", "()V", Intrinsic::Code(INITIALISE_SYSTEM)),
    (SYSTEM, "setIn0", "(Ljava/io/InputStream;)V", Native(set_in)),
    (SYSTEM, "setOut0", "(Ljava/io/PrintStream;)V", Native(set_out)),
    (SYSTEM, "setErr0", "(Ljava/io/PrintStream;)V", Native(set_err)),
    (SYSTEM, "exit", "(I)V", Native(exit)),
    (SYSTEM, "gc", "()V", Native(nothing)),
    (SYSTEM, "getSecurityManager", "()Ljava/lang/SecurityManager;", Native(null)),
    (SYSTEM, "lineSeparator", "()Ljava/lang/String;", Native(line_separator)),
    (SYSTEM, "getenv", "(Ljava/lang/String;)Ljava/lang/String;", Native(environment)),
    (SYSTEM, "getenv", "", Refused("all variables of the environment")),
    // The standard streams are no terminal.
    (SYSTEM, "console", "", Native(null)),
    (SYSTEM, "nanoTime", "()J", Native(clock)),
    (SYSTEM, "currentTimeMillis", "()J", Native(clock)),
    (SYSTEM, "load", "", Refused("a native library")),
    (SYSTEM, "loadLibrary", "", Refused("a native library")),
    (STATIC, "<clinit>", "()V", Native(nothing)),
    (STATIC, "javaLocaleUseOldISOCodes", "()Ljava/lang/String;", Native(empty_string)),
    (STATIC, "javaHome", "", PROPERTY),
    (STATIC, "userHome", "", Native(|machine, _| property(machine, "user.home"))),
    (STATIC, "userDir", "", Native(|machine, _| property(machine, "user.dir"))),
    (STATIC, "userName", "", Native(|machine, _| property(machine, "user.name"))),
    (STATIC, "nativeEncoding", "", Native(|machine, _| property(machine, "native.encoding"))),
    (STATIC, "fileEncoding", "", Native(|machine, _| property(machine, "file.encoding"))),
    (STATIC, "jnuEncoding", "", Native(|machine, _| property(machine, "sun.jnu.encoding"))),
    (STATIC, "jdkSerialFilter", "", Native(null)),
    (STATIC, "libraryPath", "", PROPERTY),
    (STATIC, "javaIoTmpDir", "", Native(|machine, _| property(machine, "java.io.tmpdir"))),
    ("java.time.Clock", "currentInstant", "", CLOCK),
    ("jdk.internal.misc.VM", "getNanoTimeAdjustment", "", CLOCK),
];

/// A clock shows anything. A generator of random numbers mixes it into a number that may be any.
fn clock(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let caller = machine.caller();
    let class = machine.world().method(caller).class;
    if machine.world().class(class).name == "java.util.Random" {
        return Ok(Done::Value(Value::Long(0)));
    }
    machine.await_script()?;
    let (high, low) = (machine.input(InputKind::Random)?, machine.input(InputKind::Random)?);
    let (high, low) = (machine.term(high)?, machine.term(low)?);
    let time = machine.pool().concat(high, low);
    Ok(Done::Value(machine.value(time)))
}

/// A property that is the same wherever programs are judged.
fn property(machine: &mut Machine<'_>, name: &str) -> Outcome {
    let value = known(name).ok_or_else(Halt::malformed)?;
    Ok(Done::Value(Value::Ref(machine.string_of_jvm(value))))
}

fn empty_string(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Ref(machine.string_of_jvm(""))))
}

fn line_separator(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Ref(machine.string_of_jvm("\n"))))
}

/// How variables start that tell the virtual machine how to start: they may be set, and nothing else is.
const OF_THE_START: [&str; 5] = ["LC_", "LANG", "JAVA", "_JAVA", "JDK_"];

fn environment(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(name) = machine.reference(argument(arguments, 0)?)? else { return Ok(Done::ThrowObject(None)) };
    let name = machine.text(Some(name)).and_then(|units| String::from_utf16(&units).ok());
    let is_unset = |name: &String| !OF_THE_START.iter().any(|prefix| name.starts_with(prefix));
    match name.filter(is_unset) {
        Some(_) => Ok(Done::Value(Value::NULL)),
        None => Err(Halt::undecided("a variable of the environment")),
    }
}

fn exit(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Exit)
}

fn set_in(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    set(machine, arguments, "in", "Ljava/io/InputStream;")
}

fn set_out(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    set(machine, arguments, "out", "Ljava/io/PrintStream;")
}

fn set_err(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    set(machine, arguments, "err", "Ljava/io/PrintStream;")
}

/// The fields are final, so that the JDK writes them natively.
fn set(machine: &mut Machine<'_>, arguments: &[Value], name: &str, descriptor: &str) -> Outcome {
    let stream = argument(arguments, 0)?;
    let class = machine.world().known().system;
    let slot = machine.world().slot(SYSTEM, name, descriptor)?;
    machine.set_static(class, slot, stream)?;
    Ok(Done::Void)
}
